import type { Lesson } from "../../../lessons/lesson.ts";
import { card, EARLY, journey, LOSABLE, laid, REST, zone } from "./parts.ts";

/** The row decides the order, the order decides what an effect sees, and what can be lost must be. */
export const TURN: Lesson = {
  id: "turn",
  minutes: 3,
  title: { en: "A turn", cs: "Jeden tah", pl: "Jedna tura", uk: "Один хід" },
  about: {
    en: "Which row, in which order, at what price.",
    cs: "Která řada, v jakém pořadí a za jakou cenu.",
    pl: "Który rząd, w jakiej kolejności i za jaką cenę.",
    uk: "Яка комірка, у якому порядку і якою ціною.",
  },
  scene: journey({
    phase: "pick",
    chapter: 1,
    turn: 2,
    card: 1,
    rows: [
      ["B-P2", "G-Q2"],
      ["R-P3", "Y-Q2"],
      ["K-P4", "B-Q2"],
      ["G-P1", "Y-P2"],
    ],
    deck: ["B-P3", "Y-P3", "R-P4", "G-P2", "K-P2", "B-P4", "G-P3", "R-P2", REST],
    A: {
      character: "geralt",
      abilities: EARLY,
      hand: ["geralt-plain", "geralt-effect", "geralt-tea"],
      timeline: ["geralt-left", "geralt-right"],
    },
    B: {
      character: "yennefer",
      abilities: EARLY,
      hand: ["yennefer-plain", "yennefer-right", "yennefer-tea"],
      timeline: ["R-P1", "yennefer-left"],
    },
    C: {
      character: "dandelion",
      abilities: EARLY,
      hand: ["dandelion-plain", "dandelion-effect", "dandelion-left"],
      timeline: ["Y-P1", "K-P3"],
    },
  }),
  names: { hunter: card("geralt-effect"), crossroads: card("G-P1") },
  steps: [
    {
      say: {
        en: "A turn has three steps: draft, play, tea ceremony. The initiative track says who is first. Now it is you.",
        cs: "Tah má tři kroky: draftování karet, hraní karet a čajový obřad. Kdo je první, ukazuje stupnice iniciativy. Teď jsi to ty.",
        pl: "Tura ma trzy kroki: dobieranie kart, zagrywanie kart i ceremonię picia herbaty. Kto jest pierwszy, pokazuje tor inicjatywy. Teraz to ty.",
        uk: "Хід має три кроки: узяття карт, розігрування карт і чайна церемонія. Хто перший, показує трек ініціативи. Зараз це ви.",
      },
      point: [zone("initiative")],
    },
    {
      say: {
        en: "You draft a row of two cards, and the row decides the new order: the higher it lies, the earlier you are.",
        cs: "Vezmeš si řadu o dvou kartách a ta určí i nové pořadí: čím výš leží, tím dřív jsi na řadě.",
        pl: "Bierzesz rząd z dwiema kartami, a on wyznacza nową kolejność: im wyżej leży, tym wcześniej grasz.",
        uk: "Ви берете комірку з двома картами, і вона визначає новий порядок: що вище вона лежить, то раніше ваша черга.",
      },
      point: [zone("row:1"), zone("row:2"), zone("row:3"), zone("row:4")],
    },
    {
      say: {
        en: "Take row 4. The last row gives 1 XP, but puts you last.",
        cs: "Vezmi si řadu 4. Poslední řada dá 1 bod zkušeností, ale pošle tě na konec pořadí.",
        pl: "Weź rząd 4. Ostatni rząd daje 1 punkt doświadczenia, ale stawia cię na końcu kolejności.",
        uk: "Візьміть комірку 4. Остання дає 1 очко досвіду, але ставить вас у кінець порядку.",
      },
      point: [zone("row:4")],
      choose: ["takes row 4"],
      answer: ["B takes row 1", "C takes the deck"],
    },
    {
      say: {
        en: "Whoever draws from the deck goes first, then row 1, then you. This order holds for the whole turn and the next draft.",
        cs: "První je ten, kdo bral z balíčku, pak řada 1, pak ty. Toto pořadí platí po celý tah i v příštím draftování.",
        pl: "Pierwszy jest ten, kto brał z talii, potem rząd 1, potem ty. Ta kolejność obowiązuje całą turę i przy następnym dobieraniu.",
        uk: "Перший той, хто брав із колоди, далі комірка 1, далі ви. Цей порядок діє весь хід і під час наступного взяття карт.",
      },
      point: [zone("initiative")],
    },
    {
      say: {
        en: "{hunter} turns inactive symbols into magic, at most 3. It sees itself and what lies left of it: play {crossroads} first, then {hunter}.",
        cs: "„{hunter}“ mění neaktivní symboly v magii, nejvýš 3. Vidí sebe a co leží vlevo: zahraj nejdřív „{crossroads}“, pak „{hunter}“.",
        pl: "„{hunter}” zamienia nieaktywne symbole w magię, najwyżej 3. Widzi siebie i to, co z lewej: zagraj najpierw „{crossroads}”, potem „{hunter}”.",
        uk: "«{hunter}» обертає неактивні символи на магію, щонайбільше 3. Бачить себе й те, що ліворуч: спершу «{crossroads}», потім «{hunter}».",
      },
      point: [laid("G-P1"), laid("geralt-effect")],
      choose: ["plays G-P1, geralt-effect"],
      replies: [
        {
          to: "plays geralt-effect, G-P1",
          say: {
            en: "In that order it would see only 2 inactive symbols. {crossroads} must lie left of it.",
            cs: "V tomto pořadí by viděla jen 2 neaktivní symboly. „{crossroads}“ musí ležet vlevo.",
            pl: "W tej kolejności zobaczyłaby tylko 2 nieaktywne symbole. „{crossroads}” musi leżeć z lewej.",
            uk: "У такому порядку вона побачить лише 2 неактивні символи. «{crossroads}» має лежати ліворуч.",
          },
        },
      ],
      answer: ["B plays yennefer-plain, B-P2", "C plays dandelion-plain, Y-P3"],
    },
    {
      say: {
        en: "An effect that works must be resolved, as far as possible. It sees 4 inactive symbols, and you must lose 3: choose which.",
        cs: "Když efekt může fungovat, musí se vyhodnotit v co největší míře. Vidí 4 neaktivní symboly a 3 musíš ztratit: zvol, které.",
        pl: "Efekt, który może zadziałać, trzeba rozpatrzyć jak najpełniej. Widzi 4 nieaktywne symbole, a 3 musisz stracić: wybierz które.",
        uk: "Якщо ефект може подіяти, його застосовують якнайповніше. Він бачить 4 неактивні символи, і 3 треба втратити: виберіть які.",
      },
      point: [LOSABLE],
      choose: [
        "loses E of geralt-left, E of G-P1, E of G-P1",
        "loses E of geralt-left, D of geralt-right, E of G-P1",
        "loses D of geralt-right, E of G-P1, E of G-P1",
      ],
      answer: ["C takes row 1", "B takes row 3"],
    },
    {
      say: {
        en: "Covered symbols no longer count, and 3 magic tokens lie in your pool. Nobody may decline such a loss, even of symbols that score.",
        cs: "Zakryté symboly se nepočítají, ale v zásobě máš 3 žetony magie. Takovou ztrátu nelze odmítnout, ani když jde o symboly, které bodují.",
        pl: "Zakryte symbole już się nie liczą, a w puli masz 3 żetony magii. Takiej straty nie można odmówić, nawet gdy symbole punktują.",
        uk: "Накриті символи не рахуються, зате в запасі 3 жетони магії. Від такої втрати не можна відмовитися, навіть якщо символи дають очки.",
      },
      point: [zone("pool:0"), zone("timeline:0")],
    },
    {
      say: {
        en: "A new turn: two rows are gone before you choose. That is the price of row 4.",
        cs: "Nový tah: dvě řady zmizely dřív, než na tebe přišla řada. To je cena řady 4.",
        pl: "Nowa tura: dwa rzędy zniknęły, zanim przyszła twoja kolej. To cena rzędu 4.",
        uk: "Новий хід: дві комірки забрали ще до вас. Це ціна комірки 4.",
      },
      point: [zone("initiative"), zone("row:2"), zone("row:4")],
    },
  ],
  end: {
    en: "The row, the order, the loss: that is a turn. Only the tea is missing, and for tea you need neighbours.",
    cs: "Řada, pořadí, ztráta: to je celý tah. Chybí jen čaj a k tomu jsou třeba sousedé.",
    pl: "Rząd, kolejność, strata: oto tura. Brakuje tylko herbaty, a do herbaty potrzeba sąsiadów.",
    uk: "Комірка, порядок, втрата — ось і весь хід. Бракує лише чаю, а для чаю потрібні сусіди.",
  },
};
