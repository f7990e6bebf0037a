import type { Lesson } from "../../../lessons/lesson.ts";
import { continent, laid, location, spot, zone } from "./parts.ts";

/** A school, a level, a trophy by meditation, its price, and a word on duels. */
export const GROWING: Lesson = {
  id: "growing",
  minutes: 4,
  title: { en: "Growing", cs: "Růst", pl: "Rozwój", uk: "Зростання" },
  about: {
    en: "Training, levels, meditation, fatigue, duels.",
    cs: "Výcvik, úrovně, meditace, únava, souboje.",
    pl: "Trening, poziomy, medytacja, zmęczenie, pojedynki.",
    uk: "Вишкіл, рівні, медитація, втома, поєдинки.",
  },
  scene: continent({
    A: {
      school: "wolf",
      at: "Ban Ard",
      gold: 3,
      combat: 2,
      defense: 1,
      alchemy: 2,
      specialization: 5,
      hand: ["WOLF07", "WOLF05", "WOLF10"],
      deck: ["WOLF08", "WOLF06", "WOLF09", "WOLF02"],
    },
  }),
  names: { kaerMorhen: location("kaerMorhen") },
  steps: [
    {
      say: {
        en: "Four attributes: Combat draws cards in fights, Defense raises the Shield, Alchemy allows potions, Specialization is your school’s art.",
        cs: "Čtyři vlastnosti: Boj dává karty v boji, Obrana zvyšuje Štít, Alchymie dovoluje lektvary, Specializace je umění školy.",
        pl: "Cztery atrybuty: Walka daje karty w walce, Obrona podnosi Tarczę, Alchemia pozwala pić eliksiry, Specjalizacja to sztuka szkoły.",
        uk: "Чотири атрибути: Бій дає карти в бою, Захист підіймає Щит, Алхімія дозволяє еліксири, Спеціалізація — мистецтво школи.",
      },
      point: [zone("attributes:0")],
    },
    {
      say: {
        en: "Schools teach anything, for gold. Ride home to {kaerMorhen}.",
        cs: "Školy učí všechno, za zlaťáky. Vydej se domů: {kaerMorhen}.",
        pl: "Szkoły uczą wszystkiego, za monety. Wróć do domu: {kaerMorhen}.",
        uk: "За монети школи вчать усього. Вертайтеся додому: {kaerMorhen}.",
      },
      point: [spot("place:3")],
      choose: ["moves to Kaer Morhen"],
    },
    {
      say: {
        en: "A card with mountains is enough.",
        cs: "Stačí karta s horami.",
        pl: "Wystarczy karta z górami.",
        uk: "Досить карти з горами.",
      },
      point: [laid("WOLF07")],
      choose: ["pays WOLF07"],
    },
    {
      say: {
        en: "Ask for a teacher.",
        cs: "Vyhledej učitele.",
        pl: "Poszukaj nauczyciela.",
        uk: "Знайдіть учителя.",
      },
      point: [spot("action")],
      choose: ["uses the action"],
    },
    {
      say: {
        en: "Each level costs its own number in gold. Defense is the last attribute at level 1: train it for 2 gold.",
        cs: "Úroveň stojí tolik zlaťáků, kolikátá je. Na úrovni 1 zbývá jen Obrana: zvyš ji za 2 zlaťáky.",
        pl: "Poziom kosztuje tyle monet, ile wynosi. Na poziomie 1 została tylko Obrona: podnieś ją za 2 monety.",
        uk: "Який рівень, стільки й монет він коштує. На рівні 1 лишився тільки Захист: підніміть його за 2 монети.",
      },
      point: [spot("attribute:defense")],
      choose: ["trains defense"],
      replies: [
        {
          to: "trains",
          say: {
            en: "Later. With Defense all four are at level 2.",
            cs: "Později. S Obranou budou všechny čtyři aspoň na úrovni 2.",
            pl: "Później. Z Obroną wszystkie cztery będą co najmniej na poziomie 2.",
            uk: "Згодом. Із Захистом усі чотири матимуть щонайменше рівень 2.",
          },
        },
      ],
    },
    {
      say: {
        en: "All four are at level 2 or higher, so your witcher level rose too, and brought a card.",
        cs: "Všechny čtyři jsou aspoň na úrovni 2, a tak stoupla i úroveň zaklínače a přinesla kartu.",
        pl: "Wszystkie cztery są co najmniej na poziomie 2, więc wzrósł też poziom wiedźmina i dał kartę.",
        uk: "Усі чотири мають щонайменше рівень 2, тож піднявся й рівень відьмака і приніс карту.",
      },
      point: [zone("level:0")],
    },
    {
      say: {
        en: "Now your mastery: end the phase.",
        cs: "Teď k mistrovství: ukonči fázi.",
        pl: "Teraz mistrzostwo: zakończ fazę.",
        uk: "А тепер майстерність: завершіть фазу.",
      },
      point: [spot("endPhase")],
      choose: ["ends Phase I"],
    },
    {
      say: {
        en: "Specialization is at level 5: whoever meditates on such an attribute gets its trophy. Meditate on it.",
        cs: "Specializace je na úrovni 5: meditace o takové vlastnosti přinese její trofej. Medituj o ní.",
        pl: "Specjalizacja ma poziom 5: medytacja nad takim atrybutem daje jego trofeum. Medytuj nad nią.",
        uk: "Спеціалізація має рівень 5: медитація над таким атрибутом дає його трофей. Медитуйте над нею.",
      },
      point: [spot("attribute:specialization")],
      choose: ["meditates on specialization"],
      replies: [
        {
          to: "explores",
          say: {
            en: "A story is good, a trophy better.",
            cs: "Příběh je dobrý, trofej lepší.",
            pl: "Opowieść jest dobra, trofeum lepsze.",
            uk: "Історія — добре, трофей — краще.",
          },
        },
      ],
    },
    {
      say: {
        en: "Each trophy tires: remove a card for good. A lean deck draws its best cards more often, but it is your life too.",
        cs: "Každá trofej unaví: odstraň kartu navždy. Štíhlý balíček dává častěji to nejlepší, ale je to i tvůj život.",
        pl: "Każde trofeum męczy: usuń kartę na zawsze. Odchudzona talia częściej daje najlepsze karty, ale to też twoje życie.",
        uk: "Кожен трофей утомлює: вилучіть карту назавжди. Тонка колода частіше дає найкраще, але це й ваше життя.",
      },
      point: ['[data-spot^="card:"]'],
      choose: [
        "removes WOLF10",
        "removes WOLF05",
        "removes WOLF06",
        "removes WOLF08",
        "removes WOLF09",
        "removes WOLF02",
        "removes WOLF07",
      ],
    },
    {
      say: {
        en: "Trophies are also won from witchers. Where one stands, you may duel: both fight with hand and deck, the others bet.",
        cs: "Trofej lze získat i v souboji se zaklínačem. Kde některý stojí, můžeš ho vyzvat: oba bojujete rukou a balíčkem, ostatní sázejí.",
        pl: "Trofeum można zdobyć też na wiedźminach. Tam, gdzie któryś stoi, można stoczyć pojedynek: oboje walczą ręką i talią, inni się zakładają.",
        uk: "Трофей можна здобути й за відьмака. Де стоїть інший, можна стати до поєдинку: обоє б’ються картами з руки й колоди, решта робить ставки.",
      },
      point: [zone("seat:1")],
    },
  ],
  end: {
    en: "Train what you lack, meditate on what you master, and mind your deck. The road is yours.",
    cs: "Cvič, co ti chybí, medituj o tom, co umíš, a dbej na balíček. Cesta je tvá.",
    pl: "Trenuj, czego ci brak, medytuj nad tym, co umiesz, i dbaj o talię. Droga jest twoja.",
    uk: "Учіться, чого бракує, медитуйте над тим, що опанували, і дбайте про колоду. Щасливої дороги!",
  },
};
