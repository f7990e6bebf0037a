import type { Lesson } from "../../../lessons/lesson.ts";
import { card, duel, held, PASS, zone } from "./parts.ts";

/** Lose a round cheaply, win two with what is left. */
export const ROUNDS: Lesson = {
  id: "rounds",
  minutes: 3,
  title: {
    en: "Rounds and passing",
    cs: "Kola a vynechání",
    pl: "Rundy i pasowanie",
    uk: "Раунди й пас",
  },
  about: {
    en: "Win two rounds to win the match. Learn when to stop.",
    cs: "Dvě vyhraná kola znamenají výhru. Nauč se, kdy je moudré přestat.",
    pl: "Dwie wygrane rundy dają zwycięstwo. Naucz się, kiedy warto przestać.",
    uk: "Два виграні раунди — і партія ваша. Навчіться вчасно зупинятися.",
  },
  scene: duel({
    starter: "B",
    turn: "A",
    A: {
      leader: { id: "francesca-the-beautiful", spent: true },
      hand: ["dennis-cranmer", "dol-blathanna-archer", "ida-emean-aep-sivney", "vesemir"],
      deck: ["yaevinn", "barclay-els", "toruviel"],
    },
    B: {
      leader: { id: "emhyr-his-imperial-majesty", spent: true },
      close: ["cahir"],
      hand: ["letho-of-gulet", "heavy-zerrikanian-fire-scorpion", "rainfarn"],
      deck: ["albrich", "sweers", "vreemde"],
    },
  }),
  names: {
    dennis: card("dennis-cranmer"),
    archer: card("dol-blathanna-archer"),
  },
  steps: [
    {
      say: {
        en: "A match has up to three rounds. These gems are your lives: lose a round, lose a gem; lose both, lose the match. (Both leaders are spent here; lesson 4 is theirs.)",
        cs: "Hra má nejvýš tři kola. Drahokamy jsou tvé životy: za prohrané kolo přijdeš o jeden, bez obou je konec. (Oba velitelé už jsou použití; věnuje se jim 4. lekce.)",
        pl: "Partia ma najwyżej trzy rundy. Klejnoty to twoje życia: za przegraną rundę tracisz jeden, bez obu przegrywasz. (Dowódców tu już użyto; o nich mówi lekcja 4).",
        uk: "У партії до трьох раундів. Самоцвіти — ваші життя: програний раунд забирає один, без обох ви програли. (Командирів тут уже використано; про них — урок 4.)",
      },
      point: [zone("gems:0")],
    },
    {
      say: {
        en: "Each turn you play one card, and every unit adds its strength to your total. The innkeeper leads 6 to 0: answer with {dennis}.",
        cs: "V každém tahu vyneseš jednu kartu a každá jednotka přidá svou sílu k tvému součtu. Hostinský vede 6 : 0. Odpověz kartou „{dennis}“.",
        pl: "W każdej turze zagrywasz jedną kartę, a każda jednostka dodaje swoją siłę do twojej sumy. Karczmarz prowadzi 6 : 0. Odpowiedz kartą „{dennis}”.",
        uk: "За хід ви граєте одну карту, і кожен загін додає свою силу до вашої суми. Корчмар веде 6 : 0. Зіграйте у відповідь карту «{dennis}».",
      },
      point: [held("dennis-cranmer"), zone("total:0"), zone("total:1")],
      choose: ["plays dennis-cranmer"],
      answer: ["B plays letho-of-gulet"],
    },
    {
      say: {
        en: "The innkeeper played a hero of strength 10. Add {archer} and watch the totals.",
        cs: "Hostinský vynesl hrdinu se silou 10. Přidej kartu „{archer}“ a sleduj součty.",
        pl: "Karczmarz zagrał bohatera o sile 10. Dodaj kartę „{archer}” i śledź sumy.",
        uk: "Корчмар зіграв героя із силою 10. Додайте карту «{archer}» і стежте за сумами.",
      },
      point: [held("dol-blathanna-archer"), zone("total:0"), zone("total:1")],
      choose: ["plays dol-blathanna-archer"],
      answer: ["B plays heavy-zerrikanian-fire-scorpion"],
    },
    {
      say: {
        en: "He leads 26 to 10, but he has one card left and you have two. You don’t draw new cards each round, so don’t chase him: pass and give up this round.",
        cs: "Vede 26 : 10, ale zbývá mu jediná karta a tobě dvě. Ruka se nedoplňuje, tak se za ním nežeň: vynech a toto kolo mu nech.",
        pl: "Prowadzi 26 : 10, ale została mu jedna karta, a tobie dwie. Ręki się nie uzupełnia, więc go nie goń: spasuj i oddaj tę rundę.",
        uk: "Він веде 26 : 10, але в нього лишилася одна карта, а у вас дві. Руку не поповнюють, тож не женіться за ним: спасуйте й віддайте цей раунд.",
      },
      point: [PASS],
      choose: ["passes"],
      replies: [
        {
          to: "plays",
          say: {
            en: "Even both cards wouldn’t reach 26. Save them for the next rounds, and pass.",
            cs: "Ani obě karty by na 26 nestačily. Nech si je na další kola a vynech.",
            pl: "Nawet obie karty nie wystarczą, by dojść do 26. Zachowaj je na kolejne rundy i spasuj.",
            uk: "Навіть обох карт не вистачить до 26. Збережіть їх на наступні раунди й спасуйте.",
          },
        },
      ],
      answer: ["B passes"],
    },
    {
      say: {
        en: "You lost the round and a gem. The battlefield is cleared, but hands stay as they are: two cards against one. Now you have the edge.",
        cs: "Kolo je pryč a s ním drahokam. Bojiště se vyklidilo, ale ruce zůstávají: dvě karty proti jedné. Teď máš navrch ty.",
        pl: "Runda przepadła, a z nią klejnot. Pole bitwy jest puste, ale ręce się nie zmieniają: dwie karty przeciw jednej. Teraz przewaga jest twoja.",
        uk: "Раунд програно, а з ним і самоцвіт. Поле бою очищено, але руки ті самі: дві карти проти однієї. Тепер перевага ваша.",
      },
      point: [zone("gems:0"), zone("hand:0")],
      answer: ["B plays rainfarn"],
    },
    {
      say: {
        en: "That was his last card, and only strength 4. Both of yours are stronger: play one of them.",
        cs: "To byla jeho poslední karta a má sílu jen 4. Obě tvé jsou silnější: jednu z nich vynes.",
        pl: "To była jego ostatnia karta, o sile zaledwie 4. Obie twoje są silniejsze: zagraj jedną z nich.",
        uk: "То була його остання карта, та й сила в неї лише 4. Обидві ваші сильніші: зіграйте одну з них.",
      },
      point: [held("ida-emean-aep-sivney"), held("vesemir")],
      choose: ["plays ida-emean-aep-sivney", "plays vesemir"],
      replies: [
        {
          to: "passes",
          say: {
            en: "Not now: he leads 4 to 0, and losing a second round would be the end. Play a card.",
            cs: "Teď ne: vede 4 : 0 a druhé prohrané kolo by byl konec. Vynes kartu.",
            pl: "Nie teraz: prowadzi 4 : 0, a druga przegrana runda to koniec. Zagraj kartę.",
            uk: "Не зараз: він веде 4 : 0, а другий програний раунд — це кінець. Зіграйте карту.",
          },
        },
      ],
    },
    {
      say: {
        en: "With no cards left, he has to pass. You lead 6 to 4 and need nothing more: pass, and the round is yours.",
        cs: "Kdo nemá karty, musí vynechat. Vedeš 6 : 4 a víc nepotřebuješ: vynech a kolo je tvoje.",
        pl: "Kto nie ma już kart, musi spasować. Prowadzisz 6 : 4 i więcej ci nie trzeba: spasuj, a runda jest twoja.",
        uk: "Хто не має карт, мусить пасувати. Ви ведете 6 : 4, і більше не треба: спасуйте, і раунд ваш.",
      },
      point: [PASS],
      choose: ["passes"],
      replies: [
        {
          to: "plays",
          say: {
            en: "You lead, and he can’t respond. Save your last card for the third round, and pass.",
            cs: "Vedeš a on už nemá čím odpovědět. Poslední kartu si nech na třetí kolo a vynech.",
            pl: "Prowadzisz, a on nie ma już czym odpowiedzieć. Ostatnią kartę zachowaj na trzecią rundę i spasuj.",
            uk: "Ви ведете, а йому вже нема чим відповісти. Останню карту збережіть на третій раунд і спасуйте.",
          },
        },
      ],
    },
    {
      say: {
        en: "One gem each: the third round decides. His hand is empty, and you saved a card. Play it.",
        cs: "Oběma zbývá jeden drahokam: rozhodne třetí kolo. On má prázdnou ruku, ale ty máš schovanou kartu. Vynes ji.",
        pl: "Obu stronom zostało po jednym klejnocie: rozstrzygnie trzecia runda. On ma pustą rękę, a ty zachowaną kartę. Zagraj ją.",
        uk: "В обох по одному самоцвіту: вирішить третій раунд. Його рука порожня, а ви зберегли карту. Зіграйте її.",
      },
      point: [held("vesemir"), held("ida-emean-aep-sivney")],
      choose: ["plays vesemir", "plays ida-emean-aep-sivney"],
      replies: [
        {
          to: "passes",
          say: {
            en: "0 to 0 would be a draw and cost both of you a gem. Play your card and win.",
            cs: "Kolo 0 : 0 je remíza a stojí drahokam vás oba. Vynes kartu a vyhraj.",
            pl: "Runda 0 : 0 to remis i obie strony tracą klejnot. Zagraj kartę i wygraj.",
            uk: "Раунд 0 : 0 — це нічия, і самоцвіт втрачають обидва. Зіграйте карту й перемагайте.",
          },
        },
      ],
    },
  ],
  end: {
    en: "Victory! You gave up one round and won two with the cards you saved. A real match starts with ten cards; everything else is the same.",
    cs: "Vítězství! Jedno kolo šlo soupeři a dvě tobě, díky kartám, které ti zbyly. Opravdová hra začíná s deseti kartami, jinak je stejná.",
    pl: "Zwycięstwo! Jedna oddana runda i dwie wygrane dzięki oszczędzonym kartom. Prawdziwa partia zaczyna się z dziesięcioma kartami, reszta jest taka sama.",
    uk: "Перемога! Ви віддали один раунд і виграли два тим, що зберегли. Справжня партія починається з десяти карт, решта така сама.",
  },
};
