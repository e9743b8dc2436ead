# ruff: noqa: E501 (tables of words)
"""Models of how people mistype card names, to make queries that no tuning has seen.

What is here: for every kind of query of ``../shared/names`` a generator over other names, with its own seed, and lines
that should find nothing. What is not: the judged set itself, which lies in ``../shared``.
"""

import random
import re
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from rulings.lookup.normalise import fold_english, fold_japanese
from rulings.lookup.readings import align, is_kana
from rulings.lookup.records import NameRecord

KEYS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
HEPBURN = dict(
    zip(
        "あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわをんがぎぐげござじずぜぞだぢづでどばびぶべぼぱぴぷぺぽ",
        "a i u e o ka ki ku ke ko sa shi su se so ta chi tsu te to na ni nu ne no ha hi fu he ho ma mi mu me mo ya yu yo"
        " ra ri ru re ro wa o n ga gi gu ge go za ji zu ze zo da ji zu de do ba bi bu be bo pa pi pu pe po".split(),
        strict=True,
    )
)
LOOKALIKES = ["ロ口", "エ工", "カ力", "タ夕", "ニ二", "ハ八", "ト卜", "へヘ", "べベ", "ペぺ", "り リ".replace(" ", ""), "ー一", "未末", "土士", "人入",
              "千干", "大犬", "太犬", "王玉", "白自", "日目", "石右", "師帥", "墓幕", "崇祟", "徴微", "遺遣", "候侯", "烏鳥", "爪瓜",
              "薄簿", "護穫", "獲穫", "掘堀", "郡群", "復複", "持待", "季委", "免兔", "熊態", "縁緑", "網綱", "裁栽", "疾痴", "僧憎"]  # fmt: skip
VOICED = dict(zip("かきくけこさしすせそたちつてとはひふへほカキクケコサシスセソタチツテトハヒフヘホ",
                  "がぎぐげござじずぜぞだぢづでどばびぶべぼガギグゲゴザジズゼゾダヂヅデドバビブベボ", strict=True))  # fmt: skip
VOICED |= {b: a for a, b in VOICED.items()}
CHAT_EN = """can someone lend me a charger|the pizza arrives at seven|my bus is stuck in traffic|did the landlord call back
happy birthday to your sister|we need more chairs upstairs|the printer is out of toner|what time does the shop close
i lost my sleeves somewhere|haha that is so true|brb dinner|nobody reads the announcements|gg wp everyone
the elevator is broken again|please mute your microphone|how do i reset my password|is parking free on sunday
my dentist moved the appointment|see you at the train station|who wants coffee|the meeting was postponed
update your drivers first|this playlist is great|my phone is at two percent|lol what a weekend|any vegetarians here
two factor authentication|credit card statement|vacuum cleaner bags|laundry detergent|bluetooth headphones
weather forecast|spreadsheet template|garage door opener|rental agreement|javascript framework|cloud storage plan
Blue-Eyes White Dragon|Pikachu|Mewtwo EX|Jaina Proudmoore|Mario Kart|Ash Blossom|Charizard|Sephiroth Boss Fight Guide
Super Smash Brothers|Counter Strike|Final Boss Rush Mode|Elden Ring|Cloud Strife Buster|Professor Oak|Dark Magician Girl
qazwsx edc|asdf asdf|lkjhgfdsa|mnbvcxz|wqeqwe|xcvxcv bnm|blorptastic gribble|frumious zantwick|ggggggg|hahahaha""".split(
    "\n"
)
CHAT_JA = """明日の集合は何時ですか|充電器を貸してください|昨日のドラマ見た人いる|駐車場が満車でした|風邪ひいたので休みます
おはようございます|ありがとうございます|お疲れ様でした|了解です|ちょっと待って|マイク切れてるよ|音が聞こえない|画面共有できますか
コーヒー買ってくる|猫がかわいい|財布なくした|終電逃した|今日は暑いですね|髪切った|宿題終わらない|来週テストだ|引っ越しました
冷蔵庫|掃除機|運転免許|健康診断|住民税|保険証|自動販売機|携帯電話|新幹線|銀行口座|郵便番号|履歴書|プログラミング|エアコン
スーパーマリオ|ポケットモンスター|ドラゴンクエスト|リザードン|遊戯王|ブラックマジシャンガール|名探偵コナン|太鼓の達人|桃鉄
あああ|いいいい|ほげ|ふがふが|ｗｗｗ|うおおおお|あばばば|てすと|ｑｗｅｒｔｙ|えええええ|ぬぬぬぬ|ピヨピヨ""".split("\n")
EVERYDAY_EN = """plumber dentist invoice mortgage refrigerator barista intern receptionist homework spreadsheet umbrella sandwich
laptop deadline taxpayer librarian electrician podcast grandma bicycle dishwasher sofa pancake committee schedule password
mailman paperwork coupon janitor podiatrist kindergarten cupcake selfie hairdresser insurance broccoli treadmill warranty
cafeteria lawnmower discount stapler mustache subscription breakfast napkin carpet parking salary budget manager secretary
lawyer tourist traffic sneakers toilet pillow blanket mattress vacuum internet website browser keyboard printer scanner
battery charger telephone calendar birthday wedding divorce nephew uncle babysitter teenager student professor homework
exam textbook backpack pencil eraser calculator headphones radio television cinema popcorn burger noodle salad cheese yogurt
microwave toaster freezer kettle blender fork spoon plate mug bottle diet vitamin pharmacy hospital nurse surgery therapy
yoga football tennis golf hockey swimming jogging bowling karaoke casino lottery bank credit cash coin wallet receipt refund
grocery supermarket mall boutique denim sweater jacket raincoat sunglasses lipstick shampoo toothbrush towel bathtub faucet
plumbing garage driveway sidewalk suburb apartment landlord tenant lease rent furniture drawer closet curtain lamp outlet
airport luggage passport ticket subway taxi truck scooter highway bridge tunnel elevator escalator lobby office cubicle
meeting memo agenda union strike pension retirement resume interview promotion bonus audit tax fee loan debt bankruptcy
politics election senator mayor governor lobbyist newspaper magazine journalist editor novel poetry comedy musical ballet
orchestra violin trumpet guitar piano drummer jazz disco sculpture museum gallery tourist souvenir hotel motel hostel picnic
beer wine cocktail coffee espresso tea juice soda bakery butcher florist grocer tailor carpenter mason welder mechanic
programmer developer designer analyst consultant accountancy marketing advertising franchise startup robotics algorithm
database server router modem firewall virus cookie download upload stream channel playlist hashtag follower influencer
vegan gluten protein calorie recipe cuisine buffet waiter chef menu tip dessert pudding muffin donut bagel cereal oatmeal
""".split()
EVERYDAY_JA = """歯医者 請求書 住宅 受付 宿題 傘 会社 部長 印刷機 自転車 洗剤 定期券 弁護士 掃除当番 体温計 公園 新聞 切符 書類 眼鏡 名刺
領収書 残業 出張 給食 体操 宅配便 免許 銀行員 漫画家 看板 電話 郵便 布団 座布団 昼寝 遠足 部活 卒業式 入学 受験 英会話 塾 時間割 黒板
消しゴム 鉛筆 定規 電卓 携帯 充電器 充電池 画面 動画 配信者 検索 広告 営業 経理 人事 総務 社員 社長室 上司 同僚 新入社員 給与 賞与 年金
税金 市役所 住民票 印鑑 通帳 口座 貯金 家計簿 家賃 大家 引越し 洗濯物 台所 流し台 換気扇 炊飯器 食器 茶碗 箸置き 味噌汁 納豆 豆腐 焼肉
寿司 天丼 牛丼 餃子 拉麺 定食 居酒屋 喫茶店 珈琲 紅茶 牛乳 砂糖 醤油 八百屋 魚屋 花屋 床屋 美容院 病院 薬局 看護師 注射 風邪薬 花粉症
健康 体重計 筋肉痛 散歩 水泳 野球 卓球 相撲 競馬 宝くじ 映画館 動物園 水族館 遊園地 温泉街 民宿 空港 飛行機 旅券 電車賃 改札 駅員 地下鉄
高速道路 信号機 横断歩道 駐輪 自動車 免税店 土産 写真館 葉書 切手 小包 宅急便 回覧 町内会 盆踊り 花火大会 初詣 年賀状 大掃除""".split()


@dataclass(frozen=True, slots=True)
class Query:
    """One query with every right answer."""

    query: str
    want: tuple[str, ...]
    kind: str
    lang: str


def edit(text: str, rng: random.Random, letters: str) -> str:
    """One mistyped letter: wrong (mostly a neighbour), missing, extra or swapped."""
    at = rng.randrange(len(text))
    way = rng.choice("wwmes")
    near = next((row[max(0, i - 1) : i + 2] for row in KEYS if (i := row.find(text[at].lower())) >= 0), letters)
    new = rng.choice(near if rng.random() < 0.6 else letters)
    if way == "w":
        return text[:at] + new + text[at + 1 :]
    if way == "m" and len(text) > 2:
        return text[:at] + text[at + 1 :]
    if way == "e":
        return text[:at] + (text[at] if rng.random() < 0.4 else new) + text[at:]
    return text[:at] + text[at : at + 2][::-1] + text[at + 2 :]


def edits(text: str, count: int, rng: random.Random, letters: str) -> str:
    """Several mistyped letters."""
    for _ in range(count):
        text = edit(text, rng, letters)
    return text


ABC = "abcdefghijklmnopqrstuvwxyz"
SOUNDS = [("ph", "f"), ("f", "ph"), ("c", "k"), ("k", "c"), ("ck", "k"), ("s", "c"), ("ie", "ei"), ("ei", "ie"), ("y", "i"), ("i", "y"),
          ("ea", "ee"), ("ee", "ea"), ("a", "e"), ("e", "a"), ("o", "u"), ("tion", "shun"), ("qu", "kw"), ("x", "ks"), ("z", "s"), ("s", "z"),
          ("ll", "l"), ("tt", "t"), ("ss", "s"), ("l", "ll"), ("gh", "g"), ("er", "or"), ("or", "er"), ("ous", "us"), ("j", "g")]  # fmt: skip


def phonetic(text: str, rng: random.Random) -> str:
    """A spelling by ear: one or two sounds written otherwise."""
    for _ in range(rng.choice((1, 1, 2))):
        usable = [pair for pair in SOUNDS if pair[0] in text]
        if usable:
            old, new = rng.choice(usable)
            at = rng.choice([m.start() for m in re.finditer(old, text)])
            text = text[:at] + new + text[at + len(old) :]
    return text


def split_badly(text: str, rng: random.Random) -> str:
    """Spaces in wrong places."""
    joined = text.replace(" ", "")
    cuts = sorted(rng.sample(range(2, len(joined) - 1), k=min(len(joined) - 4, max(1, text.count(" ")))))
    return " ".join(joined[a:b] for a, b in zip([0, *cuts], [*cuts, len(joined)], strict=True))


def english(name: str, rng: random.Random) -> Iterator[tuple[str, str]]:
    """Kinds and queries for one English name."""
    plain = fold_english(name)
    words = plain.split()
    letters = len(plain.replace(" ", ""))
    yield "en_exact", name
    yield "en_variant", rng.choice((name.upper(), name.lower(), name.replace(" ", "_"), plain.replace(" ", ""), name.replace("'", ""),
        name.replace(",", ""), unicodedata.normalize("NFKD", name), name.replace(" ", "-"), "".join(chr(ord(c) + 0xFEE0) if "!" <= c <= "~" else c for c in name)))  # fmt: skip
    if letters >= 5:
        yield "en_typo1", edit(rng.choice((name, plain)), rng, ABC)
        yield "en_phonetic", phonetic(plain, rng)
    if letters >= 9:
        yield "en_typo2", edits(plain, 2, rng, ABC)
    if letters >= 10:
        yield "en_heavy", edits(plain, rng.choice((4, 4, 5, 6)) if letters >= 13 else 4, rng, ABC)
    if letters >= 7:
        yield "en_split", split_badly(plain, rng)
    if len(words) >= 3:
        drop = rng.randrange(len(words))
        kept = " ".join(w for i, w in enumerate(words) if i != drop)
        yield "en_words", kept
        yield "en_combo", edit(kept, rng, ABC)
    if len(words) >= 2 and letters >= 9:
        yield "en_words", " ".join(w[: max(3, len(w) // 2)] for w in words)
        yield "en_words", " ".join(rng.sample(words, len(words)))
        yield "en_combo", edit(" ".join(rng.sample(words, len(words))), rng, ABC)
    if "," in name:
        short = name.split(",")[0]
        yield "en_short", short
        if len(short) >= 5:
            yield "en_short_typo", edit(short.lower(), rng, ABC)
    cut = rng.randint(3, 8)
    yield "en_prefix", plain[:cut].strip()
    yield "en_prefix_typo", edit(plain.replace(" ", "")[: rng.randint(6, 10)], rng, ABC)


def romaji(reading: str) -> str:
    """Plain Hepburn without long vowels' marks."""
    out = ""
    for at, kana in enumerate(reading):
        if kana in "ゃゅょぁぃぅぇぉ" and out:
            small = {"ゃ": "ya", "ゅ": "yu", "ょ": "yo", "ぁ": "a", "ぃ": "i", "ぅ": "u", "ぇ": "e", "ぉ": "o"}[kana]
            out = out[:-1] + (small[1:] if out.endswith(("shi", "chi", "ji")) and len(small) > 1 else small)
        elif kana == "っ":
            out += HEPBURN.get(reading[at + 1 : at + 2], "")[:1]
        elif kana == "ー":
            out += out[-1:]
        elif kana == "ゔ":
            out += "vu"
        else:
            out += HEPBURN.get(kana, kana)
    return out


def swap_lookalike(name: str, rng: random.Random) -> str | None:
    """One sign for another that looks like it, or voicing lost or added."""
    places = [(i, pair) for i, c in enumerate(name) for pair in LOOKALIKES if c in pair]
    if places and rng.random() < 0.6:
        at, pair = rng.choice(places)
        return name[:at] + pair.replace(name[at], "")[:1] + name[at + 1 :]
    voiced = [i for i, c in enumerate(name) if c in VOICED]
    if not voiced:
        return None
    at = rng.choice(voiced)
    return name[:at] + VOICED[name[at]] + name[at + 1 :]


def japanese_edit(name: str, rng: random.Random, signs: str) -> str:
    """One wrong, missing, extra or swapped sign."""
    at = rng.randrange(len(name))
    way = rng.choice("wmes")
    if way == "w":
        return name[:at] + rng.choice(signs) + name[at + 1 :]
    if way == "m" and len(name) > 2:
        return name[:at] + name[at + 1 :]
    if way == "e":
        return name[:at] + (name[at] if rng.random() < 0.5 else rng.choice(signs)) + name[at:]
    return name[:at] + name[at : at + 2][::-1] + name[at + 2 :]


def japanese(name: str, reading: str, rng: random.Random, signs: str) -> Iterator[tuple[str, str]]:
    """Kinds and queries for one Japanese name."""
    flat = unicodedata.normalize("NFKC", name)
    yield "ja_exact", name
    hiragana = "".join(chr(ord(c) - 0x60) if "ァ" <= c <= "ヶ" else c for c in flat)
    katakana = "".join(chr(ord(c) + 0x60) if "ぁ" <= c <= "ゖ" else c for c in flat)
    yield "ja_variant", rng.choice((hiragana, katakana, re.sub("[・、＝]", "", flat), flat.replace("ー", "-"), flat.replace("、", ","),
        flat.replace("ヴァ", "バ").replace("ヴ", "ブ"), " ".join(flat), flat.replace("ー", "―")))  # fmt: skip
    if len(flat) >= 4:
        yield "ja_edit", japanese_edit(flat, rng, signs)
    if len(flat) >= 6:
        yield "ja_edit2", japanese_edit(japanese_edit(flat, rng, signs), rng, signs)
    if len(flat) >= 6:
        damaged = flat
        for _ in range(rng.choice((3, 3, 4))):
            damaged = (swap_lookalike(damaged, rng) if rng.random() < 0.4 else None) or japanese_edit(
                damaged, rng, signs
            )
        yield "ja_heavy", damaged
    if len(flat) >= 3 and (swapped := swap_lookalike(flat, rng)):
        yield "ja_lookalike", swapped
    aligned = align(fold_japanese(name), reading) or []
    kanji = [i for i, (run, _) in enumerate(aligned) if not is_kana(run)]
    if kanji and len(aligned) > 1:
        at = rng.choice(kanji)
        yield "ja_partkana", "".join(kana if i == at else run for i, (run, kana) in enumerate(aligned))
        okurigana = [i for i in kanji if i + 1 < len(aligned) and aligned[i + 1][0][0] in "きりしちいみけせめえ"]
        if okurigana:
            at = rng.choice(okurigana)
            yield "ja_okurigana", "".join(run[1:] if i == at + 1 else run for i, (run, _) in enumerate(aligned))
    yield "ja_reading", reading
    if len(reading) >= 6:
        yield (
            "ja_reading_typo",
            japanese_edit(reading, rng, "あいうえおかきくけこさしすせそたちつてとなにのはまみむらりるれろん"),
        )
    latin = romaji(reading)
    yield "ja_romaji", latin
    if len(latin) >= 8:
        yield "ja_romaji_typo", edit(latin, rng, ABC)
    if "、" in name:
        short = name.split("、")[-1]
        if len(short) >= 2:
            yield "ja_short", short
        if len(short) >= 5:
            yield (
                "ja_short_typo",
                japanese_edit(short, rng, "アイウエオカキクケコサシスセソタチツテトナニノハマミムラリルレロン"),
            )
    if len(flat) >= 4:
        yield "ja_prefix", flat[: rng.randint(2, min(5, len(flat) - 1))]


def mash(rng: random.Random) -> str:
    """What a cat types."""
    row = rng.choice([*KEYS, ABC])
    at = rng.randrange(len(row) - 2)
    run = row[at : at + rng.randint(3, 9)] * rng.choice((1, 1, 2))
    return run if rng.random() < 0.5 else "".join(rng.choice(row) for _ in range(rng.randint(4, 10)))


def kana_mash(rng: random.Random) -> str:
    """Kana without sense."""
    signs = rng.choice(
        (
            "あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわん",
            "アイウエオカキクケコサシスセソ",
        )
    )
    word = "".join(rng.choice(signs) for _ in range(rng.randint(2, 4)))
    return rng.choice((word * 2, word + word[-1] * 3, word, word + "".join(rng.sample(signs, 3))))


def fakes(records: Sequence[NameRecord], rng: random.Random, count: int) -> Iterator[Query]:
    """Made-up card names: a real one with one word of another kind in the place of its own."""
    names = {fold_english(r.english) for r in records} | {fold_english(f) for r in records for f in r.faces}
    words = sorted({w for n in names for w in n.split() if len(w) >= 4})
    rows = [r for r in records if len(r.english.split()) >= 2]
    made = 0
    while made < count:
        parts = rng.choice(rows).english.split()
        long = [i for i, w in enumerate(parts) if len(w) >= 4 and w[0].isupper()]
        if not long:
            continue
        parts[rng.choice(long)] = rng.choice(EVERYDAY_EN if made % 2 else words).title()
        if fold_english(" ".join(parts)) not in names:
            made += 1
            yield Query(" ".join(parts), (), "nothing_hard", "en")
    written = {n for r in records for n in r.japanese}
    rows = [r for r in records if r.japanese and re.search("[一-鿿]{2}", r.japanese[0]) and len(r.japanese[0]) >= 4]
    compounds = sorted({w for r in rows for w in re.findall("[一-鿿]{2,3}", r.japanese[0])})
    for turn in range(count if rows else 0):
        name = rng.choice(rows).japanese[0]
        found = rng.choice(list(re.finditer("[一-鿿]{2,}", name)))
        if len(found[0]) == len(name):
            continue
        new = rng.choice(EVERYDAY_JA if turn % 2 else compounds)
        fake = name[: found.start()] + new + name[found.end() :]
        if fake not in written:
            yield Query(fake, (), "nothing_hard", "ja")


def make_queries(
    records: Sequence[NameRecord], seed: int, names: int, avoid: Callable[[NameRecord], bool]
) -> list[Query]:
    """Queries of all kinds over names drawn at random.

    Shape: records, seed, how many cards to draw, cards to leave alone -> queries with their right answers.
    """
    rng = random.Random(seed)
    by_key: dict[str, set[str]] = {}
    for record in records:
        for key in {fold_english(record.english), *map(fold_english, record.faces)}:
            by_key.setdefault(key, set()).add(record.english)
        for name, reading in record.readings:
            by_key.setdefault(fold_japanese(name), set()).add(record.english)
            by_key.setdefault(reading, set()).add(record.english)
    drawn = [r for r in records if not avoid(r) and not r.marks]
    queries = []
    for record in rng.sample(drawn, names):
        for kind, query in english(rng.choice((record.english, *record.faces)), rng):
            queries.append(Query(query, tuple(by_key.get(fold_english(query)) or {record.english}), kind, "en"))
    signs = "".join(name for r in rng.sample(drawn, 500) for name in r.japanese)
    with_reading = [r for r in drawn if r.readings]
    for record in rng.sample(with_reading, min(names, len(with_reading))):
        name, reading = record.readings[0]
        same = by_key[fold_japanese(name)] | by_key[reading]
        for kind, query in japanese(name, reading, rng, signs):
            queries.append(Query(query, tuple(by_key.get(fold_japanese(query), set()) | same), kind, "ja"))
    for kind, lines, lang in (("nothing", CHAT_EN, "en"), ("nothing", CHAT_JA, "ja")):
        queries += [Query(text, (), kind, lang) for line in lines for text in line.split("|")]
    queries += [Query(text, (), "nothing", "en") for text in (mash(rng) for _ in range(names // 8))]
    queries += [Query(text, (), "nothing", "ja") for text in (kana_mash(rng) for _ in range(names // 8))]
    queries += [
        Query(" ".join(rng.sample(EVERYDAY_EN, rng.choice((1, 2, 2, 3)))), (), "nothing", "en")
        for _ in range(names // 6)
    ]
    queries += [
        Query("の".join(rng.sample(EVERYDAY_JA, rng.choice((1, 2)))), (), "nothing", "ja") for _ in range(names // 6)
    ]
    return queries + list(fakes(records, rng, names))
