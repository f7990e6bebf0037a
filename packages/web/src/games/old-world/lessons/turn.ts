import type { Lesson } from "../../../lessons/lesson.ts";
import { continent, HAND, laid, location, spot, zone } from "./parts.ts";

/** Cards pay for roads, fight and are life; three phases, and the deck that grows in the third. */
export const TURN: Lesson = {
  id: "turn",
  minutes: 4,
  title: { en: "One turn", cs: "Jeden tah", pl: "Jedna tura", uk: "Один хід" },
  about: {
    en: "Ride, act, explore, and buy a card.",
    cs: "Cesta, akce, průzkum a nová karta.",
    pl: "Podróż, akcja, eksploracja i nowa karta.",
    uk: "Подорож, дія, дослідження і нова карта.",
  },
  scene: continent({
    potionDeck: ["swallow", "blizzard", "blackBlood", "tawnyOwl"],
    wilderness: ["W02"],
    A: {
      school: "wolf",
      gold: 2,
      hand: ["WOLF01", "WOLF05", "WOLF07"],
      deck: ["WOLF10", "WOLF03", "WOLF06", "WOLF08", "WOLF02", "WOLF09", "WOLF04"],
    },
  }),
  names: { banArd: location("banArd") },
  steps: [
    {
      say: {
        en: "These cards do three things: they pay for roads, they strike in fights, and with your deck they are your life.",
        cs: "Tyto karty umějí trojí: platí cesty, zasazují rány v boji a spolu s balíčkem jsou tvým životem.",
        pl: "Te karty służą do trzech rzeczy: płacą za drogę, zadają ciosy w walce i razem z talią są twoim życiem.",
        uk: "Ці карти мають три призначення: ними платять за дорогу, ними б’ються, а разом із колодою вони — ваше життя.",
      },
      point: [HAND],
    },
    {
      say: {
        en: "Phase I: ride and act. Lit places can be reached. Choose {banArd}: it lies by the water.",
        cs: "Fáze I: pohyb a akce. Lokace, kam se dá dojít, svítí. Vyber lokaci u vody: {banArd}.",
        pl: "Faza I: ruch i akcje. Świecą obszary, do których można dojść. Wybierz obszar nad wodą: {banArd}.",
        uk: "Фаза I: переходи й дії. Світиться все, куди можна дійти. Виберіть локацію біля води: {banArd}.",
      },
      point: [spot("place:4"), zone("place:4")],
      choose: ["moves to Ban Ard"],
    },
    {
      say: {
        en: "One card that shows water is enough. Without it, the road would cost two cards, or one card and gold.",
        cs: "Stačí jedna karta s vodou. Bez ní by cesta stála dvě karty, nebo kartu a zlaťák.",
        pl: "Wystarczy jedna karta z wodą. Bez niej droga kosztowałaby dwie karty albo kartę i monetę.",
        uk: "Досить однієї карти з водою. Без неї дорога коштувала б дві карти або карту й монету.",
      },
      point: [laid("WOLF01")],
      choose: ["pays WOLF01"],
      replies: [
        {
          to: "pays",
          say: {
            en: "That pays too, but costs more.",
            cs: "I tak se dá platit, ale dráž.",
            pl: "Tak też można zapłacić, ale drożej.",
            uk: "Так теж можна, але дорожче.",
          },
        },
      ],
    },
    {
      say: {
        en: "Every location has an action, once a turn. This one trains Alchemy for free, and a raised Alchemy brings a potion.",
        cs: "Každá lokace nabízí akci, jednou za tah. Tady je to výcvik Alchymie zdarma, a kdo zvýší Alchymii, dostane lektvar.",
        pl: "Każdy obszar ma akcję, raz na turę. Ta to darmowy trening Alchemii, a wyższa Alchemia daje eliksir.",
        uk: "Кожна локація має дію, раз за хід. Ця — безплатний вишкіл Алхімії, а вища Алхімія дає еліксир.",
      },
      point: [spot("action")],
      choose: ["uses the action"],
    },
    {
      say: {
        en: "You could ride on as long as your cards last. But what you ride away is missing in a fight: end the phase.",
        cs: "Dá se jít dál, dokud stačí karty. Co ale padne na cesty, chybí v boji: ukonči fázi.",
        pl: "Można iść dalej, dopóki starcza kart. Ale tego, co pójdzie na drogę, zabraknie w walce: zakończ fazę.",
        uk: "Можна йти далі, доки є карти. Та що піде на дорогу, того забракне в бою: завершіть фазу.",
      },
      point: [spot("endPhase")],
      choose: ["ends Phase I"],
    },
    {
      say: {
        en: "Phase II: one thing out of fight, duel, meditation and exploration. No monster is here: explore the wilderness.",
        cs: "Fáze II: vyber jedno: boj, souboj, meditaci, nebo průzkum. Nestvůra tu není, tak prozkoumej divočinu.",
        pl: "Faza II: jedna rzecz spośród walki, pojedynku, medytacji i eksploracji. Potwora tu nie ma: zbadaj dzikie ostępy.",
        uk: "Фаза II: щось одне — бій, поєдинок, медитація чи дослідження. Чудовиська тут нема: дослідіть глушину.",
      },
      point: [spot("deck:wilderness")],
      choose: ["explores the wilderness"],
    },
    {
      say: {
        en: "A story. Choose as you like: what comes of it is told only afterwards.",
        cs: "Příběh. Vyber si podle chuti: co z toho vzejde, se dozvíš až potom.",
        pl: "Opowieść. Wybierz, jak chcesz: co z tego wyniknie, dowiesz się dopiero potem.",
        uk: "Історія. Вибирайте, як до душі: що з того вийде, дізнаєтеся лише потім.",
      },
      point: [spot("option:A"), spot("option:B")],
      choose: ["chooses A", "chooses B"],
    },
    {
      say: {
        en: "Phase III: discard what you do not want, then draw up to three cards. Yours are good: keep them.",
        cs: "Fáze III: odhoď, co nechceš, a dober si do tří karet. Tvoje jsou dobré: nech si je.",
        pl: "Faza III: odrzuć, czego nie chcesz, i dobierz do trzech kart. Twoje są dobre: zachowaj je.",
        uk: "Фаза III: скиньте зайве й доберіть до трьох карт. Ваші добрі: залиште їх.",
      },
      point: [spot("done")],
      choose: ["is done"],
      replies: [
        {
          to: "discards",
          say: {
            en: "You may, but here it is not worth it.",
            cs: "Jde to, ale tady se to nevyplatí.",
            pl: "Można, ale tutaj się nie opłaca.",
            uk: "Можна, але тут воно того не варте.",
          },
        },
      ],
    },
    {
      say: {
        en: "Now a new card comes into your deck. Take the one on the right: the longer a card waits, the less it costs.",
        cs: "Teď přibude nová karta. Vezmi si tu vpravo: čím déle karta čeká, tím je levnější.",
        pl: "Teraz przybędzie nowa karta. Weź tę z prawej: im dłużej karta czeka, tym jest tańsza.",
        uk: "Тепер прибуде нова карта. Візьміть ту, що праворуч: що довше карта чекає, то вона дешевша.",
      },
      point: [spot("slot:6"), zone("slot:6")],
      choose: ["takes A15"],
    },
    {
      say: {
        en: "Its price is a card from your hand: you start the next turn with one less. Pay with any.",
        cs: "Platí se kartou z ruky, takže do příštího tahu jdeš o kartu chudší. Zaplať kteroukoli.",
        pl: "Płaci się kartą z ręki, więc następną turę zaczniesz z jedną kartą mniej. Zapłać dowolną.",
        uk: "Платять картою з руки, тож наступний хід почнете з однією картою менше. Заплатіть будь-якою.",
      },
      point: [HAND],
      choose: ["discards WOLF05", "discards WOLF07", "discards WOLF10"],
    },
  ],
  end: {
    en: "A whole turn: ride, act, explore, learn. Next comes what witchers are paid for.",
    cs: "Celý tah: cesta, akce, průzkum, učení. Teď to, za co se zaklínačům platí.",
    pl: "Cała tura: droga, akcja, eksploracja, nauka. Teraz to, za co płaci się wiedźminom.",
    uk: "Цілий хід: дорога, дія, дослідження, наука. Далі — те, за що відьмакам платять.",
  },
};
