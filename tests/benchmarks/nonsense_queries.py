# ruff: noqa: E501 (tables of words)
"""Lines that name no card: talk, other games, words, mashed keys, and made-up card names.

What is here: our own lines, and made-up names built from real ones. What is not: mistyped names (``mistyping_english``,
``mistyping_japanese``). No line of the judged set is among them.
"""

import random
import re
from collections.abc import Iterator, Sequence
from typing import Final

from rulings.lookup.cards.normalise import fold_english
from rulings.lookup.cards.records import NameRecord

KEYS: Final = ("qwertyuiop", "asdfghjkl", "zxcvbnm", "abcdefghijklmnopqrstuvwxyz")
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

FAKES_EN: Final = """Lightning Dolt|Birds of Parking|Counterspelling Bee|Dark Ritalin|Swords to Ploughmen's Lunch|Sheoldred's Dentist|Goblin Barista
Wrath of Godfrey|Force of Wifi|Tarmogolf|Snapcaster Image|Thoughtsneeze|Brainstorming Session|Ponderosa|Preordainment
Ancestral Reboot|Black Locust|Mox Sapling|Time Wart|Time Stalk|Demonic Tutorial|Vampiric Tooth|Mystical Tumor|Sol Earring
Mana Crib|Mana Faulty|Lotus Pedal|Chrome Box|Path to Exams|Fatal Plush|Liliana of the Mall|Jace, the Mind Reader's Digest
Karn, Deliberated|Ugin, the Spirit Airlines|Teferi, Hero of Domestic Chores|Chandra, Torch of Appliance|Nissa, Who Shakes the Cocktail
Emrakul, the Onions Torn|Ulamog, the Ceaseless Hangover|Elesh Norn, Mother of Mechanics|Atraxa, Praetors' Juice|Urza, Lord High Accountant
Island of Wet Socks|Forest of Filing Cabinets|Swamp Cooler|Mountain Bikers|Plains of Mild Discomfort|Cathedral of Coupons
Dragon of the Frozen Pizza|Angel of the Night Shift|Demon of Customer Service|Sphinx of Silly Questions|Zombie Bus Driver|Vampire Dentist
Elvish Influencer|Merfolk Plumber|Goblin Tax Evader|Dwarven Vacuum Cleaner|Faerie Receptionist|Giant Toaster|Wurm of Bureaucracy|Sliver Salesman
Sword of Salt and Pepper|Sword of Bread and Butter|Ring of Overdue Rent|Staff of Human Resources|Orb of Spoilers|Helm of the Bicycle Courier
Aura of Awkward Silence|Curse of Slow Internet|Rite of Paperwork|Ritual of Monday Mornings|Charm of the Dry Cleaner|Command the Dishwasher
Reckless Commuter|Stubborn Printer|Grumpy Librarian|Inspired Intern|Ravenous Roommate|Sleepless Barista|Embarrassed Uncle|Anxious Homeowner
Murderous Babysitter|Cruel Landlord|Wandering Mailman|Ancient Dishwasher|Eternal Homework|Infinite Meetings|Sudden Invoice|Swift Refund
Boros Barbecue|Azorius Parking Permit|Simic Smoothie|Orzhov Overdraft|Golgari Compost Bin|Rakdos Karaoke|Izzet Barbecue|Dimir Podcast|Gruul Daycare|Selesnya Brunch
Urza's Bathtub|Mishra's Toaster Oven|Yawgmoth's Vitamins|Serra Nightclub|Phyrexian Dental Plan|Llanowar Lumberjacks Union|Krosan Carpark
Teferi's Laundry|Nahiri's Kitchen Remodel|Garruk's Salad|Sorin's Sunscreen|Ajani's Lunchbox|Gideon's Gym Membership|Ashiok's Alarm Clock""".replace(
    "\n", "|"
).split("|")
FAKES_JA: Final = """稲妻の配達員|神の怒号券|対抗請求書|暗黒の儀礼服|剣を鍋に|流刑への地図帳|意志の弱さ|思考囲碁|渦まく電子レンジ|ゴブリンの保険屋
瞬唱の歯医者|精神を刻む者、田中|ヴェールの管理人|太陽の指輪ケース|魔力の墓参り|睡蓮の花束代|極楽鳥の唐揚げ|闇の腹痛|闇の相談窓口|石鍛冶の見習い社員
血染めの月曜日|安らかなる二度寝|死の影法師たち|実物大提示|騙し討ちの電話|師範の占い屋|梅澤の十円|聖遺の課長|貴族の教頭|永遠の証人喚問
ドラゴンの確定申告|天使の有給休暇|悪魔の住宅ローン|吸血鬼の献血車|狼男の毛づくろい券|マーフォークの水道工事|エルフの自撮り|ゾンビの通勤電車|スリヴァーの同窓会|巨人の爪切り
炎の引っ越し業者|嵐の宅配ピザ|氷河の自動販売機|森の駐輪場|島の免税店|沼の健康診断|山の領収書|平地の渋滞|港の回転寿司|墓地の清掃当番
怒れる大家さん|眠らない受験生|腹ぺこの部長|忘れっぽい警備員|疲れた新入社員|おしゃべりな美容師|こっそり帰る社員|さまよう宅配員|無慈悲な目覚まし時計|果てしなき会議室
ボロスの焼肉店|アゾリウスの定期券|シミックの水族館|オルゾフの消費税|ゴルガリの生ゴミ|ラクドスの居酒屋|イゼットの家電量販店|ディミーアの覗き穴掃除|グルールの体育祭|セレズニアの盆踊り
ウルザの冷蔵庫|ミシュラの自転車|ヨーグモスの青汁|テフェリーの早退|チャンドラの火災保険|ジェイスの期末試験|リリアナの婚活|ギデオンの筋肉痛|ニッサの家庭菜園|ソリンの日焼け止め
火と氷の弁当|饗宴と満腹の剣|光と影の写真館|殴打頭痛|饗応の聖杯洗い|虚空の掃除機|不毛の駐車場|汚染された三角定規|溢れかえる洗濯物|沸騰する味噌汁
ファイレクシアの学生寮|エルドラージの親戚一同|ニクスの深夜番組|ラヴニカの不動産屋|イニストラードの喫茶店|ゼンディカーの登山道具|カラデシュの修理工場|タルキールの回覧板|イクサランの遊覧船|ドミナリアの町内会""".replace(
    "\n", "|"
).split("|")


def mash(rng: random.Random) -> str:
    """What a cat types."""
    row = rng.choice(KEYS)
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


def idle_lines(rng: random.Random, count: int) -> Iterator[tuple[str, str]]:
    """Lines that name nothing, with their language; so many of each made kind."""
    for lines, language in ((CHAT_EN, "en"), (CHAT_JA, "ja")):
        yield from ((text, language) for line in lines for text in line.split("|"))
    for _ in range(count):
        yield mash(rng), "en"
        yield kana_mash(rng), "ja"
        yield " ".join(rng.sample(EVERYDAY_EN, rng.choice((1, 2, 2, 3)))), "en"
        yield "の".join(rng.sample(EVERYDAY_JA, rng.choice((1, 2)))), "ja"


def made_up_names(records: Sequence[NameRecord], rng: random.Random, count: int) -> Iterator[tuple[str, str]]:
    """Our own made-up names, then real names with a word of everyday speech in the place of one of theirs."""
    yield from ((text, "en") for text in FAKES_EN)
    yield from ((text, "ja") for text in FAKES_JA)
    names = {fold_english(r.english) for r in records} | {fold_english(f) for r in records for f in r.faces}
    rows = [r for r in records if len(r.english.split()) >= 2]
    for _ in range(count):
        parts = rng.choice(rows).english.split()
        long = [i for i, word in enumerate(parts) if len(word) >= 4 and word[0].isupper()]
        if long:
            parts[rng.choice(long)] = rng.choice(EVERYDAY_EN).title()
            if fold_english(" ".join(parts)) not in names:
                yield " ".join(parts), "en"
    written = {name for r in records for name in r.japanese}
    rows = [r for r in records if r.japanese and re.search("[一-鿿]{2}", r.japanese[0]) and len(r.japanese[0]) >= 4]
    for _ in range(count if rows else 0):
        name = rng.choice(rows).japanese[0]
        found = rng.choice(list(re.finditer("[一-鿿]{2,}", name)))
        fake = name[: found.start()] + rng.choice(EVERYDAY_JA) + name[found.end() :]
        if len(found[0]) < len(name) and fake not in written:
            yield fake, "ja"
