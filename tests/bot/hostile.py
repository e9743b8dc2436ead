"""Texts that somebody types or sends in order to have the bot post something else than text."""

from hypothesis import strategies as st

EVIL = "evil.example"
PARTS = (
    "[", "](", "]", "(", ")", f"https://{EVIL}", f"[free](https://{EVIL})", f"<https://{EVIL}>", f"{EVIL}.gg/x",
    "discord.gg/abc", "<@1>", "<@&1>", "<#1>", "@everyone", "@here", "<t:0:R>", "</help:1>", "<:a:1>", ":skull:", "||",
    "**", "*", "__", "_", "~~", "`", "```", "# ", "-# ", "> ", ">>> ", "- ", "+ ", "1. ", "2) ", "\n", "\\", "\x1b[31m",
    "\x9b1m", "\u202e", "\u200b", "\u200d", "\u2060", "\ufeff", "\u2028", "\u3164", "\U000e0041", "\x00", "\r", "\t",
    "a", " ", "稲妻", "1", "/",
)  # fmt: skip
hostile = st.lists(st.one_of(st.sampled_from(PARTS), st.text(max_size=3)), min_size=1, max_size=12).map("".join)
EXAMPLES = (
    f"[Bob](https://{EVIL})",
    f"**[x](https://{EVIL})**",
    f"# heading\n> quote\n-# small\n- list\n1. list https://{EVIL}",
    "||spoiler|| `code` ```block``` <@1> @everyone :skull: <t:0:R>",
    "\x1b[31mred\u202eder\u200b\\",
    f"\\[x](https://{EVIL})\\",
    "discord.gg/abc",
)
