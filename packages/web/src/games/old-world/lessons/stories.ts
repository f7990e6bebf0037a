import type { Lesson } from "../../../lessons/lesson.ts";
import { continent, laid, location, spot, zone } from "./parts.ts";

/** A trail quest, a quest that is ready, and a story that leads to a trail. */
export const STORIES: Lesson = {
  id: "stories",
  minutes: 4,
  title: {
    en: "Stories, trails, quests",
    cs: "Příběhy, stopy, úkoly",
    pl: "Opowieści, tropy, zadania",
    uk: "Історії, сліди, завдання",
  },
  about: {
    en: "What waits along the road.",
    cs: "Co čeká u cesty.",
    pl: "Co czeka przy drodze.",
    uk: "Що чекає при дорозі.",
  },
  scene: continent({
    tokens: { water: ["Glenmore", "Loc Ichaer"], forest: ["Dhuwod"], mountain: ["Beauclair"] },
    city: ["C04"],
    A: {
      school: "wolf",
      gold: 1,
      shield: 1,
      quests: [{ quest: "C14", option: "B", ready: true }],
      hand: ["WOLF07", "WOLF05", "WOLF10"],
      deck: ["WOLF08", "WOLF06", "WOLF09", "WOLF02", "WOLF01", "WOLF03"],
    },
  }),
  names: {
    hengfors: location("hengfors"),
    glenmore: location("glenmore"),
    novigrad: location("novigrad"),
    quest: { key: "story.C14.title" },
  },
  steps: [
    {
      say: {
        en: "You carry a quest, “{quest}”. It is resolved where its token lies: {novigrad}. First ride to {hengfors}.",
        cs: "Máš úkol „{quest}“. Vyřešíš ho tam, kam vede: {novigrad}. Nejdřív ale zamiř jinam: {hengfors}.",
        pl: "Masz zadanie „{quest}”. Wykonuje się je tam, gdzie prowadzi: {novigrad}. Najpierw rusz gdzie indziej: {hengfors}.",
        uk: "Ви маєте завдання «{quest}». Його виконують там, куди воно веде: {novigrad}. Та спершу рушайте в інший бік: {hengfors}.",
      },
      point: [spot("place:2"), zone("quests:0")],
      choose: ["moves to Hengfors"],
    },
    {
      say: {
        en: "Pay with the card that shows mountains.",
        cs: "Zaplať kartou, na které jsou hory.",
        pl: "Zapłać kartą, na której są góry.",
        uk: "Заплатіть картою, на якій гори.",
      },
      point: [laid("WOLF07")],
      choose: ["pays WOLF07"],
    },
    {
      say: {
        en: "Here people talk about monsters, and pay for listening. Use the action.",
        cs: "Tady se vypráví o nestvůrách, a kdo naslouchá, dostane zaplaceno. Použij akci.",
        pl: "Tu ludzie opowiadają o potworach i płacą za słuchanie. Użyj akcji.",
        uk: "Тут розповідають про чудовиськ і платять тому, хто слухає. Використайте дію.",
      },
      point: [spot("action")],
      choose: ["uses the action"],
    },
    {
      say: {
        en: "Gold, and a trail quest if you like: ask about the monster by the water.",
        cs: "Zlaťák, a když chceš, stopovací úkol: zeptej se na nestvůru u vody.",
        pl: "Moneta i, jeśli chcesz, zadanie tropiące: zapytaj o potwora nad wodą.",
        uk: "Монета й, за бажання, завдання стеження: розпитайте про чудовисько біля води.",
      },
      point: [spot("terrain:water")],
      choose: ["tracks water"],
      replies: [
        {
          to: "tracks",
          say: {
            en: "Any would do. Take water.",
            cs: "Hodí se každá. Vezmi vodu.",
            pl: "Każdy się nada. Weź wodę.",
            uk: "Згодиться будь-яке. Візьміть воду.",
          },
        },
      ],
    },
    {
      say: {
        en: "The token leads to {glenmore}. Go there some day, and you have gold and the trail: then you strike first in that fight.",
        cs: "Žeton vede jinam: {glenmore}. Až tam dojdeš, získáš zlaťák a stopu, a se stopou v boji začínáš.",
        pl: "Żeton prowadzi gdzie indziej: {glenmore}. Gdy tam dotrzesz, zyskasz monetę i trop, a z tropem zaczynasz walkę.",
        uk: "Жетон веде далі: {glenmore}. Дійдете туди — матимете монету й слід, а зі слідом у бою починаєте ви.",
      },
      point: [zone("place:12"), zone("quests:0")],
    },
    {
      say: {
        en: "You may ride on in the same turn. To {novigrad}!",
        cs: "V jednom tahu se dá jít i dál. Cíl: {novigrad}!",
        pl: "W tej samej turze można iść dalej. Cel: {novigrad}!",
        uk: "За один хід можна йти й далі. Мета: {novigrad}!",
      },
      point: [spot("place:6")],
      choose: ["moves to Novigrad"],
    },
    {
      say: {
        en: "A card with a forest, or the wild one, which counts as any terrain.",
        cs: "Karta s lesem, nebo ta se symbolem divočiny, který platí za každý terén.",
        pl: "Karta z lasem albo ta z symbolem dowolnego terenu.",
        uk: "Карта з лісом або та, що має символ будь-якої місцевості.",
      },
      point: [laid("WOLF05"), laid("WOLF10")],
      choose: ["pays WOLF05", "pays WOLF10"],
    },
    {
      say: {
        en: "Your quest is here: resolve it. It is free and takes no phase.",
        cs: "Úkol je tady: vyřeš ho. Nestojí nic, ani fázi.",
        pl: "Zadanie jest tutaj: wykonaj je. Nic nie kosztuje, nawet fazy.",
        uk: "Завдання тут: виконайте його. Воно не коштує нічого, навіть фази.",
      },
      point: [spot("quest:C14")],
      choose: ["resolves C14"],
    },
    {
      say: {
        en: "An event tells how it goes on. This time take the second way.",
        cs: "Jak to pokračuje, vypráví událost. Tentokrát zvol druhou možnost.",
        pl: "Co było dalej, mówi zdarzenie. Tym razem wybierz drugą opcję.",
        uk: "Що було далі, розповідає подія. Цього разу виберіть другий варіант.",
      },
      point: [spot("option:B")],
      choose: ["chooses B"],
    },
    {
      say: {
        en: "That brought cards into your hand. End the phase and explore the city.",
        cs: "To přineslo karty do ruky. Ukonči fázi a prozkoumej město.",
        pl: "To dało karty na rękę. Zakończ fazę i zbadaj miasto.",
        uk: "Це дало карти на руку. Завершіть фазу й дослідіть місто.",
      },
      point: [spot("endPhase")],
      choose: ["ends Phase I"],
    },
    {
      say: {
        en: "City stories tend to be about people, those of the wilderness about what lives there.",
        cs: "Příběhy z města bývají o lidech, ty z divočiny o tom, co v ní žije.",
        pl: "Opowieści z miasta są zwykle o ludziach, te z dzikich ostępów o tym, co tam żyje.",
        uk: "Історії з міста здебільшого про людей, а з глушини — про те, що там живе.",
      },
      point: [spot("deck:city")],
      choose: ["explores the city"],
    },
    {
      say: {
        en: "Whoever asks the right people learns more. Take the second way again.",
        cs: "Kdo se umí ptát, dozví se víc. Zvol zase druhou možnost.",
        pl: "Kto umie pytać, dowie się więcej. Znów wybierz drugą opcję.",
        uk: "Хто вміє питати, дізнається більше. Знову виберіть другий варіант.",
      },
      point: [spot("option:B")],
      choose: ["chooses B"],
    },
    {
      say: {
        en: "A trail, as a gift: take one of your choice.",
        cs: "Stopa jako dar: vezmi si, kterou chceš.",
        pl: "Trop w darze: weź, który chcesz.",
        uk: "Слід у дарунок: візьміть, який хочете.",
      },
      point: [spot("terrain:forest"), spot("terrain:mountain"), spot("terrain:water")],
      choose: ["takes forest", "takes mountain", "takes water"],
    },
  ],
  end: {
    en: "Stories are read again in the chronicle. Quests you carry are named after the story that gave them.",
    cs: "Příběhy si přečteš znovu v kronice. Úkoly se jmenují po příběhu, který je dal.",
    pl: "Opowieści przeczytasz ponownie w kronice. Zadania nazywają się tak jak opowieść, która je dała.",
    uk: "Історії можна перечитати в літописі. Завдання називаються за історією, що їх дала.",
  },
};
