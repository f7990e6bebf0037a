import type { Lesson } from "../../../lessons/lesson.ts";
import { CHAPTERS, card, EARLY, journey, laid, OWN_TIMELINE, zone } from "./parts.ts";

/** Two active symbols: what the larger and the smaller count are worth. */
export const SYMBOLS: Lesson = {
  id: "symbols",
  minutes: 2,
  title: { en: "Two symbols", cs: "Dva symboly", pl: "Dwa symbole", uk: "Два символи" },
  about: {
    en: "The larger count gives experience, the smaller one victory points.",
    cs: "Větší počet přináší zkušenosti, menší vítězné body.",
    pl: "Większa liczba daje doświadczenie, mniejsza punkty zwycięstwa.",
    uk: "Більша кількість дає досвід, менша — переможні очки.",
  },
  scene: journey({
    phase: "pick",
    chapter: 1,
    turn: 3,
    card: 1,
    rows: [
      ["Y-P1", "G-Q2"],
      ["R-P1", "K-P1"],
      ["G-P4", "B-Q2"],
      ["Y-P4", "G-P1"],
    ],
    A: {
      character: "ciri",
      abilities: EARLY,
      hand: ["ciri-left", "ciri-right", "ciri-tea"],
      timeline: ["ciri-plain", "B-P1", "B-P3", "R-Q1"],
    },
    B: {
      character: "yennefer",
      abilities: EARLY,
      hand: ["yennefer-plain", "yennefer-tea", "yennefer-left"],
      timeline: ["R-P2", "G-P2", "B-Q1", "Y-P2"],
    },
    C: {
      character: "dandelion",
      abilities: EARLY,
      hand: ["dandelion-plain", "dandelion-left", "dandelion-tea"],
      timeline: ["Y-P3", "R-P4", "K-P4", "B-P4"],
    },
  }),
  names: { katanas: card("R-P1"), bite: card("K-P1") },
  steps: [
    {
      say: {
        en: "Ronin is a journey in three chapters. In each, two symbols are active and only they score. Here: magic and combat.",
        cs: "Ronin je cesta o třech kapitolách. V každé jsou aktivní dva symboly a bodují jen ty. Tady magie a boj.",
        pl: "Ronin to podróż w trzech rozdziałach. W każdym aktywne są dwa symbole i tylko one punktują. Tu: magia i walka.",
        uk: "«Ронін» — мандрівка у трьох розділах. У кожному активні два символи, і лише вони дають очки. Тут це магія і бій.",
      },
      point: [CHAPTERS],
    },
    {
      say: {
        en: "This is your timeline: the cards you have played. It shows 4 magic and 1 combat.",
        cs: "Tohle je tvá časová osa: karty, které už leží na stole. Máš na ní 4 symboly magie a 1 symbol boje.",
        pl: "To twoja oś czasu: karty zagrane do tej pory. Widać na niej 4 symbole magii i 1 symbol walki.",
        uk: "Це ваш ряд хронології: карти, які ви вже зіграли. На ньому 4 символи магії та 1 символ бою.",
      },
      point: [OWN_TIMELINE, zone("pool:0")],
    },
    {
      say: {
        en: "At the end of a chapter, the larger count gives experience (XP), the smaller one victory points (VP). Now that would be 4 XP and 1 VP.",
        cs: "Na konci kapitoly přinese větší počet zkušenosti a menší vítězné body. Teď by to byly 4 body zkušeností a 1 vítězný bod.",
        pl: "Na koniec rozdziału większa liczba daje doświadczenie, a mniejsza punkty zwycięstwa. Teraz byłyby to 4 punkty doświadczenia i 1 punkt zwycięstwa.",
        uk: "Наприкінці розділу більша кількість дає досвід, а менша — переможні очки. Зараз це було б 4 очки досвіду й 1 переможне очко.",
      },
      point: [zone("xp:0"), zone("vp:0")],
    },
    {
      say: {
        en: "Victory points win the game, so feed the smaller count. This is the last turn of the chapter: take row 2, it shows combat.",
        cs: "O výhře rozhodují vítězné body, tak přidej tam, kde je méně. Tohle je poslední tah kapitoly: vezmi si řadu 2, je na ní boj.",
        pl: "Wygrywa się punktami zwycięstwa, więc dołóż tam, gdzie mniej. To ostatnia tura rozdziału: weź rząd 2, jest na nim walka.",
        uk: "Перемагають переможними очками, тож додайте туди, де менше. Це останній хід розділу: візьміть комірку 2, на ній бій.",
      },
      point: [zone("row:2")],
      choose: ["takes row 2"],
      replies: [
        {
          to: "takes row",
          say: {
            en: "No combat there. Row 2 has three of it.",
            cs: "Tam žádný boj není. V řadě 2 je třikrát.",
            pl: "Tam walki nie ma. W rzędzie 2 są aż trzy jej symbole.",
            uk: "Там бою немає. У комірці 2 він тричі.",
          },
        },
      ],
      answer: ["B takes row 1", "C takes row 3"],
    },
    {
      say: {
        en: "Everyone now chooses two cards in secret. Play {katanas} and {bite}, in any order.",
        cs: "Teď každý tajně zvolí dvě karty. Zahraj „{katanas}“ a „{bite}“, na pořadí nezáleží.",
        pl: "Teraz każdy w tajemnicy wybiera dwie karty. Zagraj „{katanas}” i „{bite}”, kolejność dowolna.",
        uk: "Тепер кожен таємно вибирає дві карти. Зіграйте «{katanas}» і «{bite}» у будь-якому порядку.",
      },
      point: [laid("R-P1"), laid("K-P1")],
      choose: ["plays R-P1, K-P1", "plays K-P1, R-P1"],
      replies: [
        {
          to: "plays",
          say: {
            en: "That adds less combat. Play the two cards of row 2.",
            cs: "Takhle by boje přibylo méně. Zahraj obě karty z řady 2.",
            pl: "Tak przybędzie mniej walki. Zagraj obie karty z rzędu 2.",
            uk: "Так бою додасться менше. Зіграйте обидві карти з комірки 2.",
          },
        },
      ],
      answer: ["B plays yennefer-plain, yennefer-left", "C plays dandelion-plain, dandelion-left"],
    },
    {
      say: {
        en: "5 magic and 4 combat: the chapter gave you 5 XP and 4 VP. Nothing else counted.",
        cs: "5 symbolů magie a 4 symboly boje: kapitola ti přinesla 5 bodů zkušeností a 4 vítězné body. Nic jiného se nepočítá.",
        pl: "5 symboli magii i 4 symbole walki: rozdział dał ci 5 punktów doświadczenia i 4 punkty zwycięstwa. Nic więcej się nie liczy.",
        uk: "5 символів магії та 4 символи бою: розділ дав вам 5 очок досвіду й 4 переможні очки. Більше нічого не рахують.",
      },
      point: [OWN_TIMELINE, zone("vp:0")],
    },
    {
      say: {
        en: "Your experience passed a mark on its track and unlocked an ability. Beyond 20 XP, it brings victory points as well.",
        cs: "Tvé zkušenosti překročily značku na stupnici a odemkly schopnost. Nad 20 bodů přinášejí i vítězné body.",
        pl: "Twoje doświadczenie minęło znak na torze i odblokowało zdolność. Powyżej 20 punktów daje też punkty zwycięstwa.",
        uk: "Ваш досвід минув позначку на треку й розблокував уміння. Понад 20 очок він дає ще й переможні очки.",
      },
      point: [zone("xp:0")],
    },
  ],
  end: {
    en: "That is the heart of Ronin: one symbol to grow, the other to win. You can play now; in your first game, every new question explains itself.",
    cs: "To je srdce Ronina: jeden symbol k růstu, druhý k výhře. Už můžeš hrát; v první hře ti stůl každou novou otázku vysvětlí.",
    pl: "To serce Ronina: jeden symbol rozwija, drugi prowadzi do zwycięstwa. Możesz już grać; w pierwszej grze stół objaśni ci każde nowe pytanie.",
    uk: "Оце й уся суть «Роніна»: один символ розвиває, інший веде до перемоги. Можна грати; у першій грі стіл пояснить кожне нове запитання.",
  },
};
