import type { Lesson } from "../../../lessons/lesson.ts";
import { continent, family, HAND, laid, spot, zone } from "./parts.ts";

/** Two combat turns against a wounded monster, to its trophy. */
export const FIGHT: Lesson = {
  id: "fight",
  minutes: 4,
  title: { en: "A fight won", cs: "Vyhraný boj", pl: "Wygrana walka", uk: "Виграний бій" },
  about: {
    en: "Combos, life and a trophy.",
    cs: "Kombinace, život a trofej.",
    pl: "Kombinacje, życie i trofeum.",
    uk: "Комбінації, життя і трофей.",
  },
  scene: continent({
    phase: "fight",
    fight: { against: "mountain", turn: "A", turns: [1, 1], life: 5 },
    monsters: {
      forest: "foglet at Novigrad",
      mountain: "barghest at Hengfors",
      water: "drownersNest at Cidaris",
    },
    fightDeck: ["F14", "F06", "F15", "F05", "F01", "F12", "F10", "F17"],
    A: {
      school: "wolf",
      at: "Hengfors",
      gold: 2,
      combat: 2,
      defense: 2,
      shield: 1,
      trails: ["mountain"],
      potions: ["swallow"],
      hand: ["WOLF09", "WOLF07", "WOLF04", "A05", "WOLF01"],
      deck: ["WOLF08", "WOLF06", "WOLF05", "WOLF02", "A01", "WOLF03"],
      discard: ["WOLF10"],
    },
  }),
  names: {
    cut: family("preciseCut"),
    blow: family("rendingBlow"),
    yrden: family("yrden"),
    monster: { key: "monster.barghest" },
  },
  steps: [
    {
      say: {
        en: "Each side fights with its life deck: every card that falls from it is lost life. {monster} has 5 left.",
        cs: "Každá strana bojuje svým balíčkem života: co z něj ubude, je ztracený život. {monster} má ještě 5 karet.",
        pl: "Każda strona ma talię życia: każda utracona karta to ubytek życia. {monster} ma jeszcze 5 kart.",
        uk: "Кожна сторона має колоду життя: кожна втрачена карта — рана. {monster} має ще 5 карт.",
      },
      point: [zone("life:monster"), zone("deck:0")],
    },
    {
      say: {
        en: "Step 1 is for potions. Keep yours, and go on to the combo.",
        cs: "Krok 1 patří lektvarům. Svůj si nech a pokračuj ke kombinaci.",
        pl: "Krok 1 to czas na eliksiry. Swój zachowaj i przejdź do kombinacji.",
        uk: "Крок 1 — час для еліксирів. Свій збережіть і переходьте до комбінації.",
      },
      point: [spot("goOn")],
      choose: ["goes on"],
      replies: [
        {
          to: "uses",
          say: {
            en: "It would help, but you can win without it.",
            cs: "Pomohl by, ale vyhraješ i bez něj.",
            pl: "Pomógłby, ale wygrasz i bez niego.",
            uk: "Допоміг би, але переможете й без нього.",
          },
        },
      ],
    },
    {
      say: {
        en: "A combo begins with any card. {cut} shows a red extension on its right edge: begin with it.",
        cs: "Kombinaci začíná libovolná karta. „{cut}“ má na pravém okraji červené rozšíření: začni jí.",
        pl: "Kombinację zaczyna dowolna karta. „{cut}” ma na prawej krawędzi czerwone rozszerzenie: zacznij od niej.",
        uk: "Комбінацію починає будь-яка карта. «{cut}» має на правому краї червоне розширення: почніть із неї.",
      },
      point: [laid("A05")],
      choose: ["lays A05"],
    },
    {
      say: {
        en: "Only a red card fits now, and it makes the extension work: 1 more damage. Lay {blow}.",
        cs: "Teď se hodí jen červená karta a s ní rozšíření funguje: o 1 zranění víc. Přilož kartu „{blow}“.",
        pl: "Teraz pasuje tylko czerwona karta, a z nią rozszerzenie działa: o 1 obrażenie więcej. Dołóż „{blow}”.",
        uk: "Тепер пасує лише червона карта, і з нею розширення діє: на 1 ушкодження більше. Докладіть «{blow}».",
      },
      point: [laid("WOLF07")],
      choose: ["lays WOLF07"],
      replies: [
        {
          to: "is done",
          say: {
            en: "A longer combo hurts more.",
            cs: "Delší kombinace bolí víc.",
            pl: "Dłuższa kombinacja zada więcej obrażeń.",
            uk: "Довша комбінація ранить дужче.",
          },
        },
      ],
    },
    {
      say: {
        en: "3 damage, 3 life cards gone. Then you drew as many cards as your Combat says, and it is the monster’s turn.",
        cs: "3 zranění, 3 karty života jsou pryč. Pak ti přibylo tolik karet, kolik dává tvůj Boj, a na tahu je nestvůra.",
        pl: "3 obrażenia, 3 karty życia mniej. Potem przybyło ci tyle kart, ile daje twoja Walka, a teraz tura potwora.",
        uk: "3 ушкодження — на 3 карти життя менше. Потім ви взяли стільки карт, скільки дає ваш Бій, і тепер хід чудовиська.",
      },
      point: [zone("life:monster")],
    },
    {
      say: {
        en: "Another player names its attack, charge or bite, before the card is turned over.",
        cs: "Útok, výpad nebo kousnutí, určí jiný hráč, a to dřív, než se karta otočí.",
        pl: "Atak, szarżę albo ugryzienie, wskazuje inny gracz, zanim karta zostanie odsłonięta.",
        uk: "Атаку — випад чи укус — називає інший гравець ще до того, як карту відкриють.",
      },
      point: [spot("half:charge"), spot("half:bite")],
      answer: ["B names charge"],
    },
    {
      say: {
        en: "2 damage. Your Shield took 1, a card of your deck the other. The revealed fight card was one of the monster’s own.",
        cs: "2 zranění. 1 zachytil Štít, druhé stálo kartu z balíčku. Odhalená bojová karta ubyla nestvůře ze života.",
        pl: "2 obrażenia. 1 przyjęła Tarcza, drugie kosztowało kartę z talii. Odsłonięta karta walki to też jedna karta życia potwora mniej.",
        uk: "2 ушкодження. 1 прийняв Щит, друге коштувало карти з колоди. Відкрита карта бою — з життя самого чудовиська.",
      },
      point: [zone("shield:0"), zone("deck:0")],
    },
    {
      say: {
        en: "If your hand and deck ever run out, you are knocked out. Not today: go on.",
        cs: "Kdo přijde o ruku i balíček, je vyřazen z boje. Dnes ne: pokračuj.",
        pl: "Kto straci rękę i talię, zostaje powalony. Nie dziś: przejdź dalej.",
        uk: "Хто втратить і руку, і колоду, той вибитий. Але не сьогодні: далі.",
      },
      point: [spot("goOn")],
      choose: ["goes on"],
    },
    {
      say: {
        en: "{yrden} deals no damage itself, but a red card on it does. Begin with it.",
        cs: "„{yrden}“ samo nezraní, ale červená karta na něm ano. Začni jím.",
        pl: "„{yrden}” sam nie rani, ale czerwona karta na nim tak. Zacznij od niego.",
        uk: "Сам «{yrden}» не ранить, ранить червона карта на ньому. Почніть із нього.",
      },
      point: [laid("WOLF04")],
      choose: ["lays WOLF04"],
    },
    {
      say: {
        en: "And {blow} to finish it.",
        cs: "A „{blow}“ to dokončí.",
        pl: "A „{blow}” zakończy sprawę.",
        uk: "А «{blow}» завершить справу.",
      },
      point: [laid("WOLF08")],
      choose: ["lays WOLF08"],
    },
    {
      say: {
        en: "Won! Gold, and a step on the trophy track. The step tires you: remove a card of your choice from the game for good.",
        cs: "Výhra! Zlaťáky a krok na stupnici trofejí. Krok přináší únavu: odstraň navždy jednu kartu podle své volby.",
        pl: "Zwycięstwo! Monety i krok na torze reputacji. Ceną jest zmęczenie: usuń na zawsze jedną wybraną kartę.",
        uk: "Перемога! Монети і крок на шкалі трофеїв. Крок приносить втому: вилучіть назавжди одну карту на вибір.",
      },
      point: [spot("card:WOLF10"), HAND],
      choose: [
        "removes WOLF10",
        "removes WOLF01",
        "removes WOLF02",
        "removes WOLF03",
        "removes WOLF04",
        "removes WOLF05",
        "removes WOLF06",
        "removes WOLF07",
        "removes WOLF08",
        "removes WOLF09",
        "removes A01",
        "removes A05",
      ],
    },
    {
      say: {
        en: "The trophy is yours, with an ability of its own. A stronger monster has come, and a new card from the pool awaits.",
        cs: "Trofej je tvá a má vlastní schopnost. Přišla silnější nestvůra a čeká tě nová karta ze zásoby.",
        pl: "Trofeum jest twoje i ma własną zdolność. Przybył silniejszy potwór, a na ciebie czeka nowa karta z puli.",
        uk: "Трофей ваш і має власну здібність. Прийшло сильніше чудовисько, а на вас чекає нова карта із запасу.",
      },
      point: [zone("trophies:0")],
    },
  ],
  end: {
    en: "Whoever first gathers enough trophies wins the game. Now you know how to get them.",
    cs: "Kdo první nasbírá dost trofejí, vyhrává hru. Teď víš, jak na to.",
    pl: "Kto pierwszy zdobędzie dość trofeów, wygrywa grę. Już wiesz, jak je zdobywać.",
    uk: "Хто перший збере досить трофеїв, той виграє гру. Тепер ви знаєте, як їх здобути.",
  },
};
