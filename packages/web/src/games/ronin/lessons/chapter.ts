import type { Lesson } from "../../../lessons/lesson.ts";
import { CHAPTERS, card, journey, LATER, laid, REST, USABLE, zone } from "./parts.ts";

/** Between two chapters: abilities, kept cards, and an eye on the side quest. */
export const CHAPTER: Lesson = {
  id: "chapter",
  minutes: 3,
  title: {
    en: "The end of a chapter",
    cs: "Konec kapitoly",
    pl: "Koniec rozdziału",
    uk: "Кінець розділу",
  },
  about: {
    en: "Abilities, kept cards and the side quest.",
    cs: "Schopnosti, ponechané karty a vedlejší úkol.",
    pl: "Zdolności, zachowane karty i zadanie poboczne.",
    uk: "Уміння, залишені карти й додаткове завдання.",
  },
  scene: journey({
    phase: "scoring",
    chapter: 2,
    card: 4,
    boards: { AB: 4, BC: 4, CA: 5 },
    rows: [["Y-P4", "K-P3"], ["B-P2", "R-P2"], "empty", "empty"],
    deck: ["K-P2", "Y-P2", "R-P3", "B-P4", "G-P4", "K-P4", REST],
    A: {
      character: "vesemir",
      abilities: ["used", "available", "locked", "locked"],
      xp: 4,
      vp: 3,
      pool: { M: 1, E: 1 },
      hand: ["B-P3", "G-P2", "R-P1", "vesemir-left", "Y-Q1"],
      timeline: ["vesemir-plain", "G-P3", "R-P4", "Y-P1", "B-P1", "vesemir-right covered D", "R-Z1"],
    },
    B: {
      character: "geralt",
      abilities: LATER,
      xp: 5,
      vp: 5,
      hand: ["geralt-right", "R-Q8", "G-Q8", "Y-Q7", "Y-Q4"],
      timeline: ["Y-P3", "geralt-plain", "K-P1", "R-Q6", "B-Q8", "G-Q6", "K-Q4"],
    },
    C: {
      character: "yennefer",
      abilities: LATER,
      xp: 6,
      vp: 4,
      hand: ["yennefer-left", "R-Q7", "B-Q5", "G-Q5", "K-Q5"],
      timeline: ["yennefer-plain", "G-P1", "K-Q6", "R-Q5", "B-Q7", "Y-Q8", "K-Q7"],
    },
  }),
  names: {
    reserve: { key: "ability.vesemir.2" },
    grove: card("G-P3"),
    duel: card("R-P4"),
    strikes: card("R-Z1"),
  },
  steps: [
    {
      say: {
        en: "Chapter II is scored: 5 magic and 3 diplomacy gave you 5 XP and 3 VP. Before cleaning, abilities of the chapter end may be used.",
        cs: "Kapitola II je obodována: 5 symbolů magie a 3 diplomacie daly 5 bodů zkušeností a 3 vítězné body. Teď jsou na řadě schopnosti konce kapitoly.",
        pl: "Rozdział II podliczony: 5 symboli magii i 3 dyplomacji dały 5 punktów doświadczenia i 3 punkty zwycięstwa. Teraz pora na zdolności końca rozdziału.",
        uk: "Розділ II пораховано: 5 символів магії та 3 дипломатії дали 5 очок досвіду й 3 переможні. Тепер час для вмінь кінця розділу.",
      },
      point: [zone("xp:0"), zone("vp:0")],
    },
    {
      say: {
        en: "Look ahead: in chapter III, diplomacy and combat will be active. The other two, magic and exploration, are the side quest.",
        cs: "Pohled dopředu: v kapitole III budou aktivní diplomacie a boj. Druhé dva symboly, magie a průzkum, jsou vedlejší úkol.",
        pl: "Spójrz naprzód: w rozdziale III aktywne będą dyplomacja i walka. Dwa pozostałe, magia i eksploracja, to zadanie poboczne.",
        uk: "Погляньте вперед: у розділі III активними будуть дипломатія і бій. Два інші, магія й дослідження, — це додаткове завдання.",
      },
      point: [CHAPTERS],
    },
    {
      say: {
        en: "At the end of the game, each card in your hand with one of them is worth 1 VP. Use {reserve} and take {grove} back.",
        cs: "Na konci hry má každá karta v ruce s jedním z nich cenu 1 vítězného bodu. Použij „{reserve}“ a vrať si do ruky „{grove}“.",
        pl: "Na koniec gry każda karta na ręce z jednym z nich jest warta 1 punkt zwycięstwa. Użyj „{reserve}” i weź na rękę „{grove}”.",
        uk: "Наприкінці гри кожна карта на руці з одним із них варта 1 переможного очка. Використайте «{reserve}» і поверніть на руку «{grove}».",
      },
      point: [laid("G-P3"), USABLE],
      choose: ["uses ability 2 on G-P3"],
      replies: [
        {
          to: "uses",
          say: {
            en: "{grove} shows exploration, and your hand is full of it.",
            cs: "Na kartě „{grove}“ je průzkum a toho máš v ruce nejvíc.",
            pl: "„{grove}” ma eksplorację, a jej masz na ręce najwięcej.",
            uk: "На «{grove}» є дослідження, а його у вас на руці найбільше.",
          },
        },
        {
          to: "declines",
          say: {
            en: "After chapter III there is no such moment. Use it now.",
            cs: "Po kapitole III už taková chvíle nepřijde. Použij ji teď.",
            pl: "Po rozdziale III takiej chwili już nie będzie. Użyj jej teraz.",
            uk: "Після розділу III такої миті вже не буде. Використайте його зараз.",
          },
        },
      ],
    },
    {
      say: {
        en: "Cleaning: all tokens are gone, covered symbols are free again. Of your timeline you keep 2 cards, in secret and in order.",
        cs: "Čištění časových os: všechny žetony jsou pryč a zakryté symboly zase volné. Tajně si ponecháš 2 karty a určíš jejich pořadí.",
        pl: "Przygotowanie osi czasu: żetony znikają, zakryte symbole są znów wolne. W tajemnicy zachowujesz 2 karty i ustalasz ich kolejność.",
        uk: "Очищення: жетони зникли, накриті символи знову вільні. Таємно залишаєте 2 карти зі свого ряду й визначаєте їхній порядок.",
      },
      point: [zone("timeline:0")],
    },
    {
      say: {
        en: "Effects of kept cards work at once, with the old symbols. {strikes} wants exactly 2 red cards: keep {duel}, then {strikes}.",
        cs: "Efekty ponechaných karet fungují hned a se starými symboly. „{strikes}“ chce právě 2 červené karty: ponech si „{duel}“ a pak „{strikes}“.",
        pl: "Efekty zachowanych kart działają od razu, ze starymi symbolami. Warunek karty „{strikes}”: dokładnie 2 czerwone karty. Zachowaj „{duel}”, potem tę kartę.",
        uk: "Ефекти залишених карт діють одразу, зі старими символами. Умова карти «{strikes}»: рівно 2 червоні карти. Залиште «{duel}», потім цю карту.",
      },
      point: [laid("R-P4"), laid("R-Z1")],
      choose: ["keeps R-P4, R-Z1"],
      replies: [
        {
          to: "keeps R-Z1, R-P4",
          say: {
            en: "On the left it sees only itself. Swap the two.",
            cs: "Takhle vidí jen sebe. Opačně!",
            pl: "Tak widzi tylko siebie. Na odwrót!",
            uk: "Так вона бачить лише себе. Навпаки!",
          },
        },
      ],
      answer: ["B keeps Y-P3, geralt-plain", "C keeps yennefer-plain, K-Q6"],
    },
    {
      say: {
        en: "2 diplomacy tokens, since diplomacy was the right symbol. It stays active in chapter III: a fine start.",
        cs: "2 žetony diplomacie, protože diplomacie byla pravým symbolem. I v kapitole III je aktivní: dobrý začátek.",
        pl: "2 żetony dyplomacji, bo była prawym symbolem. W rozdziale III też jest aktywna: dobry początek.",
        uk: "2 жетони дипломатії, адже вона була правим символом. У розділі III вона теж активна: добрий початок.",
      },
      point: [zone("pool:0"), CHAPTERS],
    },
    {
      say: {
        en: "In your hand, 4 cards show exploration: 4 VP at the end, if you still hold them then.",
        cs: "V ruce máš 4 karty s průzkumem: na konci to budou 4 vítězné body, pokud ti tam zůstanou.",
        pl: "Na ręce masz 4 karty z eksploracją: na koniec 4 punkty zwycięstwa, jeśli wciąż tam będą.",
        uk: "На руці у вас 4 карти з дослідженням: наприкінці це 4 переможні очки, якщо ви їх збережете.",
      },
      point: [zone("hand:0")],
    },
  ],
  end: {
    en: "Now you know the whole path. The rest is choosing well, and a good neighbour.",
    cs: "Teď znáš celou cestu. Zbývá dobře volit a mít dobrého souseda.",
    pl: "Znasz już całą ścieżkę. Reszta to dobre wybory i dobry sąsiad.",
    uk: "Тепер ви знаєте весь шлях. Решта — добрий вибір і добрий сусід.",
  },
};
