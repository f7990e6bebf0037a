import type { Lesson } from "../../../lessons/lesson.ts";
import { card, journey, LATER, laid, REST, USABLE, zone } from "./parts.ts";

/** Tea between neighbours, a bonus, a borrowed ability; at the end only the lower track counts. */
export const NEIGHBOURS: Lesson = {
  id: "neighbours",
  minutes: 3,
  title: { en: "Neighbours", cs: "Sousedé", pl: "Sąsiedzi", uk: "Сусіди" },
  about: {
    en: "Pass tea, share bonuses, borrow an ability.",
    cs: "Předávej čaj, děl se o bonusy, půjč si schopnost.",
    pl: "Przekazuj herbatę, dziel się premiami, pożycz zdolność.",
    uk: "Передавайте чашку, діліть бонуси, позичайте вміння.",
  },
  scene: journey({
    phase: "play",
    chapter: 3,
    turn: 2,
    card: 1,
    boards: { AB: 2, BC: 4, CA: 8 },
    rows: ["empty", "empty", "empty", ["Y-P4", "K-P3"]],
    deck: ["B-P1", "G-P4", "K-P2", "R-P4", "Y-P3", "B-P2", "R-P2", "G-P3", REST],
    A: {
      character: "triss",
      abilities: LATER,
      xp: 6,
      vp: 6,
      hand: ["triss-left", "B-P4", "K-Q4", "Y-P1", "R-P3"],
      timeline: ["triss-plain", "K-P4", "G-Q1", "G-P1"],
    },
    B: {
      character: "geralt",
      abilities: LATER,
      xp: 5,
      vp: 5,
      hand: ["R-P1", "G-P2", "K-P1", "Y-Q2", "G-Q2"],
      timeline: ["R-Q8", "geralt-right", "geralt-plain", "B-Q8"],
    },
    C: {
      character: "yennefer",
      abilities: LATER,
      xp: 6,
      vp: 7,
      hand: ["yennefer-plain", "Y-P2", "B-P3", "K-Q2", "Y-Q6"],
      timeline: ["R-Q7", "yennefer-right", "K-Q6", "G-Q8"],
    },
  }),
  names: {
    errand: card("triss-left"),
    dream: card("B-P4"),
    story: card("K-Q4"),
    banquet: card("Y-P1"),
    instinct: { key: "ability.geralt.1" },
  },
  steps: [
    {
      say: {
        en: "Between you and each neighbour lies an alliance track. On the left it stands at 2, on the right at 8.",
        cs: "Mezi tebou a každým sousedem leží stupnice spojenectví. Vlevo je ukazatel na 2, vpravo na 8.",
        pl: "Między tobą a każdym sąsiadem leży tor współpracy. Po lewej znacznik stoi na 2, po prawej na 8.",
        uk: "Між вами й кожним сусідом лежить трек партнерства. Ліворуч маркер на 2, праворуч на 8.",
      },
      point: [zone("alliance:0"), zone("alliance:2")],
    },
    {
      say: {
        en: "A cup on your left neighbour’s card points at you. {errand} points back: play it with {dream}, in any order.",
        cs: "Z karty tvého levého souseda k tobě míří šálek. „{errand}“ míří zpátky: zahraj ji s kartou „{dream}“, pořadí je na tobě.",
        pl: "Z karty lewego sąsiada filiżanka wskazuje na ciebie. „{errand}” wskazuje z powrotem: zagraj ją z kartą „{dream}”, kolejność dowolna.",
        uk: "Чашка на карті лівого сусіда вказує на вас. «{errand}» вказує у відповідь: зіграйте її разом із «{dream}» у будь-якому порядку.",
      },
      point: [laid("triss-left"), laid("B-P4"), laid("geralt-right")],
      choose: ["plays triss-left, B-P4", "plays B-P4, triss-left"],
      answer: ["B plays R-P1, G-P2", "C plays yennefer-plain, Y-P2"],
    },
    {
      say: {
        en: "The tea is passed: both cups are covered, the marker moves 2 spaces, and on the way both of you get a bonus. Take the ability card.",
        cs: "Čaj je předán: oba šálky se zakryjí, ukazatel se posune o 2 pozice a cestou získáte oba bonus. Vezmi si kartu schopnosti.",
        pl: "Herbata przekazana: obie filiżanki zostają zakryte, znacznik idzie o 2 pola, a po drodze oboje dostajecie premię. Weź kartę zdolności.",
        uk: "Чашку передано: обидва символи накрито, маркер іде на 2 поділки, і дорогою обоє отримують бонус. Візьміть карту вміння.",
      },
      point: [zone("alliance:0")],
      choose: ["takes the card"],
      replies: [
        {
          to: "takes XP",
          say: {
            en: "Experience is welcome, but here we want to try the card.",
            cs: "Zkušenosti se hodí, ale tady chceme vyzkoušet kartu.",
            pl: "Doświadczenie się przyda, ale tu chcemy wypróbować kartę.",
            uk: "Досвід не завадить, та тут ми хочемо спробувати карту.",
          },
        },
      ],
      answer: ["B takes 2 XP"],
    },
    {
      say: {
        en: "{instinct} is your neighbour’s ability; you may use it once. A new turn, the last one: take row 1 and stay first.",
        cs: "„{instinct}“ je schopnost tvého souseda; můžeš ji jednou použít. Začíná poslední tah: vezmi si řadu 1, ať zůstaneš v čele.",
        pl: "„{instinct}” to zdolność sąsiada; możesz z niej raz skorzystać. Zaczyna się ostatnia tura: weź rząd 1, by pozostać na czele.",
        uk: "«{instinct}» — уміння вашого сусіда; ви можете раз його використати. Це останній хід: візьміть комірку 1, щоб лишитися попереду.",
      },
      point: [zone("row:1")],
      choose: ["takes row 1"],
      answer: ["B takes row 3", "C takes row 2"],
    },
    {
      say: {
        en: "The teapot marks a tea effect: {story} moves a track up to 3 spaces, 1 for each red card of that partner. Play it with {banquet}.",
        cs: "Konvice značí efekt čajového obřadu: „{story}“ posune ukazatel až o 3 pozice, o 1 za červenou kartu spojence. Zahraj ji s kartou „{banquet}“.",
        pl: "Dzbanuszek to efekt ceremonii: „{story}” przesuwa znacznik o 1 pole za czerwoną kartę sąsiada, najwyżej o 3. Zagraj ją z kartą „{banquet}”.",
        uk: "Чайник — це ефект чайної церемонії: «{story}» пересуває маркер на 1 поділку за червону карту партнера, щонайбільше на 3. Зіграйте її з «{banquet}».",
      },
      point: [laid("K-Q4"), laid("Y-P1")],
      choose: ["plays Y-P1, K-Q4", "plays K-Q4, Y-P1"],
      answer: ["B plays K-P1, Y-P3", "C plays B-P3, K-P2"],
    },
    {
      say: {
        en: "Before your effects you may use {instinct}: gain an active symbol. Take magic, you have less of it.",
        cs: "Před svými efekty můžeš použít „{instinct}“ a získat aktivní symbol. Vezmi si magii, té máš méně.",
        pl: "Przed swoimi efektami możesz użyć zdolności „{instinct}” i zdobyć aktywny symbol. Weź magię, masz jej mniej.",
        uk: "Перед своїми ефектами можна використати «{instinct}» й отримати активний символ. Візьміть магію, її у вас менше.",
      },
      point: [USABLE, zone("pool:0")],
      choose: ["uses B1 for M"],
      replies: [
        {
          to: "declines",
          say: {
            en: "This is the last turn: now or never.",
            cs: "Je poslední tah: teď, nebo nikdy.",
            pl: "To ostatnia tura: teraz albo nigdy.",
            uk: "Це останній хід: тепер або ніколи.",
          },
        },
      ],
    },
    {
      say: {
        en: "At the end only the lower of your tracks counts. Choose your left neighbour, who has 3 red cards.",
        cs: "Na konci se počítá jen nižší z tvých stupnic. Zvol levého souseda, má 3 červené karty.",
        pl: "Na koniec liczy się tylko niższy z twoich torów. Wybierz lewego sąsiada, ma 3 czerwone karty.",
        uk: "Наприкінці рахують лише нижчий із ваших треків. Виберіть лівого сусіда, у нього 3 червоні карти.",
      },
      point: [zone("alliance:0"), zone("timeline:1")],
      choose: ["chooses B"],
      replies: [
        {
          to: "chooses C",
          say: {
            en: "That track is far ahead already. The lower one needs you.",
            cs: "Ta stupnice už je daleko vpředu. Potřebuje tě ta nižší.",
            pl: "Ten tor zaszedł już daleko. Podciągnij niższy.",
            uk: "Той трек уже далеко попереду. Ви потрібні нижчому.",
          },
        },
      ],
    },
    {
      say: {
        en: "Another bonus on the way: 2 active symbols of your choice.",
        cs: "Cestou další bonus: 2 aktivní symboly podle tvé volby.",
        pl: "Po drodze kolejna premia: 2 aktywne symbole do wyboru.",
        uk: "Дорогою ще один бонус: 2 активні символи на ваш вибір.",
      },
      point: [zone("alliance:0")],
      choose: ["takes M M", "takes M D", "takes D D"],
      answer: ["B takes M D"],
    },
  ],
  end: {
    en: "Your tracks end at 7 and 8. The 7 counted and gave 5 VP; left at 4, it would have been 2. Never forget the weaker neighbour.",
    cs: "Tvé stupnice skončily na 7 a 8. Počítala se 7 a dala 5 vítězných bodů; na 4 by byly 2. Na slabšího souseda nezapomínej.",
    pl: "Twoje tory kończą na 7 i 8. Liczyło się 7 i dało 5 punktów zwycięstwa; przy 4 byłyby 2. Nie zapominaj o słabszym sąsiedzie.",
    uk: "Ваші маркери зупинилися на 7 і 8. Зараховано 7, це 5 переможних очок; на 4 було б лише 2. Не забувайте про слабшого сусіда.",
  },
};
