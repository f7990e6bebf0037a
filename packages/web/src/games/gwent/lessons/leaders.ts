import type { Lesson } from "../../../lessons/lesson.ts";
import { card, duel, held, LEADER, PASS, zone } from "./parts.ts";

/** From the exchange of cards to the gifts of the factions, with both leaders in between. */
export const LEADERS: Lesson = {
  id: "leaders",
  minutes: 3,
  title: {
    en: "Leaders and factions",
    cs: "Velitelé a frakce",
    pl: "Dowódcy i frakcje",
    uk: "Командири й фракції",
  },
  about: {
    en: "How a match starts, what leaders do and what each faction is good at.",
    cs: "Začátek hry, schopnost velitele a v čem vyniká která frakce.",
    pl: "Początek partii, zdolność dowódcy i mocne strony frakcji.",
    uk: "Початок партії, здібність командира й переваги кожної фракції.",
  },
  scene: duel({
    phase: "mulligan",
    starter: "A",
    A: {
      leader: "foltest-the-siegemaster",
      hand: ["redanian-foot-soldier", "ballista", "keira-metz", "ves"],
      deck: ["catapult", "dethmold", "siegfried-of-denesle", "sabrina-glevissig"],
    },
    B: {
      leader: "eredin-commander-of-the-red-riders",
      hand: ["fiend", "griffin", "ice-giant", "frightener"],
      deck: ["foglet", "wyvern", "harpy", "gargoyle"],
    },
  }),
  names: {
    foltest: card("foltest-the-siegemaster"),
    soldier: card("redanian-foot-soldier"),
    catapult: card("catapult"),
    ballista: card("ballista"),
  },
  steps: [
    {
      say: {
        en: "Every army has a leader. Yours is {foltest}: once per match, instead of playing a card, he doubles your siege row.",
        cs: "Každé vojsko má velitele. Tvůj je „{foltest}“: jednou za hru místo vynesení karty zdvojnásobí tvou obléhací řadu.",
        pl: "Każda armia ma dowódcę. Twój to „{foltest}”: raz na partię, zamiast zagrania karty, podwaja twój rząd oblężniczy.",
        uk: "Кожне військо має командира. Ваш — «{foltest}»: раз за партію, замість того щоб грати карту, він подвоює ваш облоговий ряд.",
      },
      point: [zone("leader:0")],
    },
    {
      say: {
        en: "Before the battle you can exchange up to two cards. {soldier} is weak: exchange it.",
        cs: "Před bitvou smíš vyměnit až dvě karty. „{soldier}“ je slabý: vyměň ho.",
        pl: "Przed bitwą możesz wymienić do dwóch kart. „{soldier}” jest słaby: wymień go.",
        uk: "Перед битвою можна обміняти до двох карт. «{soldier}» слабкий: обміняйте його.",
      },
      point: [held("redanian-foot-soldier")],
      choose: ["exchanges redanian-foot-soldier"],
      replies: [
        {
          to: "exchanges",
          say: {
            en: "This one will be useful. Exchange {soldier}, the weakest of your cards.",
            cs: "Tahle se bude hodit. Vyměň kartu „{soldier}“, nejslabší, jakou máš.",
            pl: "Ta się przyda. Wymień „{soldier}”, najsłabszą ze swoich kart.",
            uk: "Ця ще знадобиться. Обміняйте «{soldier}», найслабшу з ваших карт.",
          },
        },
      ],
    },
    {
      say: {
        en: "You got {catapult} with strength 8. Now keep your hand.",
        cs: "Místo něj přišel „{catapult}“ se silou 8. Teď si ruku nech.",
        pl: "Zamiast niego przyszła „{catapult}” o sile 8. Teraz zostaw rękę.",
        uk: "Замість нього прийшла «{catapult}» із силою 8. Тепер лишіть руку.",
      },
      point: [PASS, held("catapult")],
      choose: ["keeps"],
      replies: [
        {
          to: "exchanges",
          say: {
            en: "You could, but you need these cards. Keep your hand.",
            cs: "Jde to, ale tyto karty budeš potřebovat. Nech si ruku.",
            pl: "To dozwolone, ale te karty są ci potrzebne. Zostaw rękę.",
            uk: "Можна й так, але ці карти вам потрібні. Лишіть руку.",
          },
        },
      ],
      answer: ["B keeps"],
    },
    {
      say: {
        en: "Your leader boosts the siege row, so build it up: play {catapult}.",
        cs: "Tvůj velitel posílí obléhací řadu, tak ji nejdřív postav: vynes kartu „{catapult}“.",
        pl: "Twój dowódca wzmacnia rząd oblężniczy, więc go rozbuduj: zagraj kartę „{catapult}”.",
        uk: "Ваш командир підсилює облоговий ряд, тож розбудуйте його: зіграйте карту «{catapult}».",
      },
      point: [held("catapult"), zone("row:0:siege")],
      choose: ["plays catapult"],
      replies: [
        {
          to: "uses the leader",
          say: {
            en: "The row is still empty, and twice nothing is nothing. Play a siege unit first.",
            cs: "Řada je ještě prázdná a dvakrát nic je nic. Nejdřív obléhací jednotku.",
            pl: "Rząd jest jeszcze pusty, a dwa razy nic to nic. Najpierw jednostka oblężnicza.",
            uk: "Ряд іще порожній, а двічі нічого — нічого. Спершу облоговий загін.",
          },
        },
      ],
      answer: ["B plays fiend"],
    },
    {
      say: {
        en: "Add {ballista} next to it: the stronger the row, the more your leader is worth.",
        cs: "A k ní „{ballista}“: čím víc v řadě stojí, tím víc velitel zmůže.",
        pl: "A obok niej „{ballista}”: im więcej stoi w rzędzie, tym więcej zdziała dowódca.",
        uk: "А поруч «{ballista}»: що більше стоїть у ряду, то більше вартий командир.",
      },
      point: [held("ballista"), zone("row:0:siege")],
      choose: ["plays ballista"],
      replies: [
        {
          to: "uses the leader",
          say: {
            en: "Almost. One more siege unit first, then he doubles both.",
            cs: "Už skoro. Nejdřív ještě jednu obléhací jednotku, pak zdvojnásobí obě.",
            pl: "Już prawie. Najpierw jeszcze jedna jednostka oblężnicza, potem podwoi obie.",
            uk: "Майже. Спершу ще один облоговий загін, тоді він подвоїть обидва.",
          },
        },
      ],
      answer: ["B plays griffin"],
    },
    {
      say: {
        en: "14 in the siege row: now’s the time. Use your leader; that’s your turn.",
        cs: "V obléhací řadě je 14: teď je ta chvíle. Použij velitele; stojí tě to celý tah.",
        pl: "W rzędzie oblężniczym jest 14: to ta chwila. Użyj dowódcy; kosztuje to całą turę.",
        uk: "В облоговому ряду 14: саме час. Скористайтеся командиром; це забирає весь хід.",
      },
      point: [LEADER, zone("row-total:0:siege")],
      choose: ["uses the leader"],
      answer: ["B uses the leader"],
    },
    {
      say: {
        en: "The innkeeper used his leader too and doubled his close row. You still lead 28 to 22. Pass, and see whether he wants to spend more.",
        cs: "I hostinský použil velitele a zdvojnásobil řadu boje zblízka. Přesto vedeš 28 : 22. Vynech a uvidíš, jestli chce utrácet dál.",
        pl: "Karczmarz też użył dowódcy i podwoił rząd walki wręcz. Nadal prowadzisz 28 : 22. Spasuj i zobacz, czy chce wydać więcej.",
        uk: "Корчмар теж скористався командиром і подвоїв ряд ближнього бою. Ви все одно ведете 28 : 22. Спасуйте: чи схоче він витрачати далі?",
      },
      point: [PASS, zone("total:0"), zone("total:1")],
      choose: ["passes"],
      replies: [
        {
          to: "plays",
          say: {
            en: "You don’t draw new cards each round, so save this one. You lead: pass.",
            cs: "Ruka se nedoplňuje: tuto kartu si nech na další kolo. Vedeš, tak vynech.",
            pl: "Ręki się nie uzupełnia: zachowaj tę kartę na następną rundę. Prowadzisz, więc spasuj.",
            uk: "Руку не поповнюють: збережіть цю карту на наступний раунд. Ви ведете, тож спасуйте.",
          },
        },
      ],
      answer: ["B passes"],
    },
    {
      say: {
        en: "The round is yours, and the factions show their perks: Northern Realms draw a card after a win, Monsters keep one unit on the battlefield.",
        cs: "Kolo je tvoje a frakce ukazují, co umějí: Severní království si po výhře líznou kartu, Příšerám zůstává na bojišti jedna jednotka.",
        pl: "Runda jest twoja, a frakcje pokazują, co potrafią: Królestwa Północy dobierają kartę po wygranej, Potworom zostaje na polu bitwy jedna jednostka.",
        uk: "Раунд ваш, і фракції показують, що вміють: Північні королівства добирають карту після перемоги, у Чудовиськ лишається на полі один загін.",
      },
      point: [zone("hand:0"), zone("row:1:close")],
    },
  ],
  end: {
    en: "Nilfgaard wins tied rounds, Scoia’tael decide who starts, and Skellige brings back two fallen units in the third round. You’re ready for your first match.",
    cs: "Nilfgaard vyhrává remízy, Scoia’tael určují, kdo začne, a Skellige se ve třetím kole vrátí dva padlí. Teď už můžeš do své první hry.",
    pl: "Nilfgaard wygrywa remisy, Scoia’tael decydują, kto zaczyna, a do Skellige w trzeciej rundzie wraca dwóch poległych. Czas na twoją pierwszą partię.",
    uk: "Нільфгард виграє нічиї, скойа’таелі вирішують, хто починає, а до Скелліґе в третьому раунді повертаються двоє полеглих. Ви готові до першої партії.",
  },
};
