import type { Sentence } from "../../../lessons/lesson.ts";

/** What is said of the drawings. */
export const CAPTIONS = {
  colour: {
    en: "the colour: what it can be laid on",
    cs: "barva: na co se dá přiložit",
    pl: "kolor: na co można ją dołożyć",
    uk: "колір: на що її можна докласти",
  },
  terrain: {
    en: "the terrain: roads it pays for",
    cs: "terén: které cesty zaplatí",
    pl: "teren: jakie drogi opłaci",
    uk: "місцевість: які дороги оплатить",
  },
  effect: {
    en: "what it does in a combo: here damage",
    cs: "co udělá v kombinaci: tady zranění",
    pl: "co robi w kombinacji: tutaj obrażenia",
    uk: "що робить у комбінації: тут ушкодження",
  },
  extension: {
    en: "an extension: the colour that may follow, and what it then adds",
    cs: "rozšíření: barva, která smí následovat, a co tím přibude",
    pl: "rozszerzenie: kolor, który może nastąpić, i co to dodaje",
    uk: "розширення: колір, що може йти далі, і що це додає",
  },
  card: {
    en: "One card, three uses: it pays for a road, it strikes in a fight, and it is a point of your life.",
    cs: "Jedna karta, trojí použití: zaplatí cestu, zasáhne v boji a je bodem tvého života.",
    pl: "Jedna karta, trzy zastosowania: opłaca drogę, trafia w walce i jest punktem twojego życia.",
    uk: "Одна карта, три призначення: платить за дорогу, б’є в бою і є часткою вашого життя.",
  },
  combo: {
    en: "The red card matches the red extension. Damage: {damage}.",
    cs: "Červená karta se hodí k červenému rozšíření. Zranění: {damage}.",
    pl: "Czerwona karta pasuje do czerwonego rozszerzenia. Obrażenia: {damage}.",
    uk: "Червона карта пасує до червоного розширення. Ушкодження: {damage}.",
  },
  dice: {
    en: "From the worst hand to the best.",
    cs: "Od nejhoršího výsledku po nejlepší.",
    pl: "Od najgorszego układu do najlepszego.",
    uk: "Від найгіршого результату до найкращого.",
  },
  story: {
    en: "A story: read it, choose, and only then learn what came of it. This one is called “{story}”.",
    cs: "Příběh: přečti ho, vyber a teprve pak se dozvíš, co z toho vzešlo. Tento se jmenuje „{story}“.",
    pl: "Opowieść: przeczytaj, wybierz i dopiero potem dowiedz się, co z tego wyszło. Ta nosi tytuł „{story}”.",
    uk: "Історія: прочитайте, виберіть і лише тоді дізнайтеся, що з того вийшло. Ця зветься «{story}».",
  },
  place: {
    en: "the place: its number, and its terrain by shape and colour",
    cs: "místo: jeho číslo a terén podle tvaru a barvy",
    pl: "miejsce: numer oraz teren, który poznasz po formie i kolorze",
    uk: "місце: номер і місцевість, яку видно з форми та кольору",
  },
  action: {
    en: "what can be done there",
    cs: "co se tam dá udělat",
    pl: "co można tam zrobić",
    uk: "що там можна зробити",
  },
  lair: {
    en: "the monster that lives there, with its level",
    cs: "nestvůra, která tam žije, a její úroveň",
    pl: "potwór, który tam mieszka, i jego poziom",
    uk: "чудовисько, яке там живе, і його рівень",
  },
  prices: {
    en: "every way to pay for coming there",
    cs: "všechny způsoby, jak za cestu zaplatit",
    pl: "wszystkie sposoby opłacenia drogi",
    uk: "усі способи заплатити за перехід",
  },
  map: {
    en: "A place that you can reach now shows what you can pay with: a card of this terrain, a wild card, any card and 1 gold, or any two cards.",
    cs: "Místo, kam teď můžeš, ukazuje, čím se dá platit: kartou s tímto terénem, kartou se symbolem divočiny, libovolnou kartou a 1 zlaťákem, nebo dvěma libovolnými kartami.",
    pl: "Miejsce, do którego możesz teraz dotrzeć, pokazuje, czym można zapłacić: kartą z tym terenem, kartą z symbolem dowolnego terenu, dowolną kartą i 1 monetą albo dwiema dowolnymi kartami.",
    uk: "Місце, до якого зараз можна дійти, показує, чим можна заплатити: картою з цією місцевістю, картою із символом будь-якої місцевості, будь-якою картою й 1 монетою або двома будь-якими картами.",
  },
  token: {
    en: "its token on the map, with its level",
    cs: "její žeton na mapě a na něm úroveň",
    pl: "jego żeton na mapie z poziomem",
    uk: "його жетон на мапі з рівнем",
  },
  life: {
    en: "a card of its life, turned over for its attack: charge on the left, bite on the right",
    cs: "karta jejího života, odkrytá pro útok: vlevo výpad, vpravo kousnutí",
    pl: "karta jego życia, odkryta do ataku: po lewej szarża, po prawej ugryzienie",
    uk: "карта його життя, відкрита для атаки: ліворуч випад, праворуч укус",
  },
  monster: {
    en: "Whoever names the attack does not see the card first. Each attack costs the monster one of its own life cards.",
    cs: "Kdo útok volí, kartu předem nevidí. Každý útok stojí nestvůru jednu kartu jejího života.",
    pl: "Kto ogłasza atak, nie widzi przedtem karty. Każdy atak kosztuje potwora jedną kartę jego życia.",
    uk: "Хто називає атаку, не бачить перед тим карти. Кожна атака коштує чудовиську однієї карти його життя.",
  },
  prepare: {
    en: "Drink potions and use your Specialization.",
    cs: "Napij se lektvarů a použij Specializaci.",
    pl: "Wypij eliksiry i użyj Specjalizacji.",
    uk: "Випийте еліксири та скористайтеся Спеціалізацією.",
  },
  lay: {
    en: "Lay a combo of at least one card.",
    cs: "Vylož kombinaci aspoň z jedné karty.",
    pl: "Wyłóż kombinację z co najmniej jednej karty.",
    uk: "Викладіть комбінацію щонайменше з однієї карти.",
  },
  strike: {
    en: "Its damage takes the opponent’s life, its Shield symbols raise your Shield.",
    cs: "Její zranění bere soupeři život, její symboly Štítu zvednou tvůj Štít.",
    pl: "Jej obrażenia odbierają przeciwnikowi życie, jej symbole Tarczy podnoszą twoją Tarczę.",
    uk: "Її ушкодження забирають у суперника життя, її символи Щита підвищують ваш Щит.",
  },
  refill: {
    en: "Draw cards by your Combat; then the combo is discarded.",
    cs: "Dober karty podle svého Boje, pak se kombinace odhodí.",
    pl: "Dobierz karty według swojej Walki, potem kombinację się odrzuca.",
    uk: "Візьміть карти за своїм Боєм, потім комбінація йде у скид.",
  },
  answer: {
    en: "The opponent’s turn: damage takes your Shield first, then your deck, then your hand.",
    cs: "Tah soupeře: zranění bere nejdřív Štít, pak balíček, pak ruku.",
    pl: "Tura przeciwnika: obrażenia zabierają najpierw Tarczę, potem talię, na końcu rękę.",
    uk: "Хід суперника: ушкодження забирають спершу Щит, потім колоду, потім руку.",
  },
  fight: {
    en: "A fight, step by step, until one side has no life left.",
    cs: "Boj krok za krokem, dokud jedné straně nedojde život.",
    pl: "Walka krok po kroku, aż jednej stronie skończy się życie.",
    uk: "Бій крок за кроком, доки в однієї зі сторін не скінчиться життя.",
  },
  attributes: {
    en: "The board: what each attribute gives at levels 1 to 5. All of them begin at level 1.",
    cs: "Deska: co dává která vlastnost na úrovních 1 až 5. Všechny začínají na úrovni 1.",
    pl: "Planszetka: co daje każdy atrybut na poziomach od 1 do 5. Wszystkie zaczynają na poziomie 1.",
    uk: "Планшет: що дає кожен атрибут на рівнях від 1 до 5. Усі починають з рівня 1.",
  },
} as const satisfies Readonly<Record<string, Sentence>>;
