import type { Lesson } from "../../../lessons/lesson.ts";
import { card, duel, held, lit, PASS, shown, zone } from "./parts.ts";

/** Spy, bond, scorch, medic, decoy and horn, each answered by the next. */
export const ABILITIES: Lesson = {
  id: "abilities",
  minutes: 4,
  title: {
    en: "Abilities",
    cs: "Schopnosti",
    pl: "Zdolności",
    uk: "Здібності",
  },
  about: {
    en: "Spies, medics, bonds and decoys: what the symbols on the cards do.",
    cs: "Špehové, léčitelé, pouta a návnady: co umějí značky na kartách.",
    pl: "Szpiedzy, medycy, więzi i manekiny: co potrafią znaki na kartach.",
    uk: "Шпигуни, цілителі, узи й опудала: що означають знаки на картах.",
  },
  scene: duel({
    A: {
      leader: { id: "foltest-the-siegemaster", spent: true },
      close: ["blue-stripes-commando"],
      siege: ["ballista"],
      hand: ["thaler", "dun-banner-medic", "Decoy"],
      deck: ["blue-stripes-commando", "Horn", "trebuchet", "keira-metz", "ves"],
      pile: ["redanian-foot-soldier"],
    },
    B: {
      leader: { id: "emhyr-his-imperial-majesty", spent: true },
      close: ["cahir"],
      hand: ["assire-var-anahid", "Scorch", "stefan-skellen", "rainfarn"],
      deck: ["albrich", "sweers", "vreemde", "puttkammer"],
    },
  }),
  names: {
    thaler: card("thaler"),
    commando: card("blue-stripes-commando"),
    scorch: card("scorch"),
    medic: card("dun-banner-medic"),
    decoy: card("decoy"),
    skellen: card("stefan-skellen"),
    horn: card("commanders-horn"),
  },
  steps: [
    {
      say: {
        en: "The symbol at the top right of a card is its ability. Hover over a card, press and hold it, or press Z to read more.",
        cs: "Značka vpravo nahoře je schopnost karty. Podrž na kartě ukazatel nebo prst, případně stiskni Z, a přečteš si o ní vše.",
        pl: "Znak w prawym górnym rogu karty to jej zdolność. Zatrzymaj na karcie wskaźnik, przytrzymaj ją palcem albo naciśnij Z, a przeczytasz o niej wszystko.",
        uk: "Знак угорі праворуч — здібність карти. Затримайте на карті вказівник чи палець або натисніть Z, щоб прочитати про неї все.",
      },
      point: [held("thaler"), held("dun-banner-medic")],
    },
    {
      say: {
        en: "{thaler} is a spy: it joins the innkeeper’s side and counts for him, but you draw two cards. Cards win matches, so play it.",
        cs: "„{thaler}“ je špeh: jde na stranu hostinského a počítá se jemu, ale ty si lízneš dvě karty. A karty rozhodují: vynes ho.",
        pl: "„{thaler}” to szpieg: trafia na stronę karczmarza i liczy się dla niego, ale ty dobierasz dwie karty. A o wygranej decydują karty: zagraj go.",
        uk: "«{thaler}» — шпигун: іде на бік корчмаря й рахується йому, зате ви добираєте дві карти. А карти вирішують усе: зіграйте його.",
      },
      point: [held("thaler"), zone("row:1:siege")],
      choose: ["plays thaler"],
      answer: ["B plays assire-var-anahid"],
    },
    {
      say: {
        en: "You drew a second {commando}. Tight bond: two of the same name in a row count double each. Play it next to the first.",
        cs: "Přišla druhá karta „{commando}“. Pevné pouto: dvě stejného jména v řadě platí každá dvojnásob. Vynes ji k té první.",
        pl: "Przyszła druga karta „{commando}”. Więź: dwie o tej samej nazwie w rzędzie liczą się każda podwójnie. Zagraj ją obok pierwszej.",
        uk: "Прийшла друга карта «{commando}». Міцні узи: дві однойменні в ряду рахуються кожна подвійно. Зіграйте її до першої.",
      },
      point: [held("blue-stripes-commando"), zone("row:0:close")],
      choose: ["plays blue-stripes-commando"],
      replies: [
        {
          to: "plays Horn",
          say: {
            en: "Good card, but it’ll be worth more later. Play the bond first.",
            cs: "Dobrá karta, ale později se vyplatí víc. Nejdřív pouto.",
            pl: "Dobra karta, ale później przyniesie więcej. Najpierw więź.",
            uk: "Добра карта, але згодом дасть більше. Спершу узи.",
          },
        },
      ],
      answer: ["B plays Scorch"],
    },
    {
      say: {
        en: "{scorch} burned the strongest units on the battlefield, and they were yours. {medic} brings one back from your discard pile: play it.",
        cs: "„{scorch}“ spálilo nejsilnější jednotky na bojišti, a ty byly tvoje. „{medic}“ jednu vrátí z tvé odkládací hromádky: vynes ji.",
        pl: "„{scorch}” pochłonęła najsilniejsze jednostki na polu bitwy, a były to twoje. „{medic}” przywróci jedną z twojego stosu: zagraj ją.",
        uk: "«{scorch}» знищило найсильніші загони на полі бою, і то були ваші. «{medic}» поверне один із вашого скиду: зіграйте її.",
      },
      point: [held("dun-banner-medic"), zone("pile:0")],
      choose: ["plays dun-banner-medic"],
    },
    {
      say: {
        en: "Now choose who returns. {commando} is the strongest of the fallen.",
        cs: "Teď vyber, kdo se vrátí: „{commando}“ je z padlých nejsilnější.",
        pl: "Teraz wybierz, kto wróci: „{commando}” to najsilniejsza z poległych jednostek.",
        uk: "Тепер виберіть, хто повернеться: «{commando}» — найсильніший із полеглих.",
      },
      point: [lit("blue-stripes-commando")],
      choose: ["revives blue-stripes-commando"],
      replies: [
        {
          to: "revives",
          say: {
            en: "This one has strength 1, {commando} has 4. Bring back the stronger one.",
            cs: "Tato jednotka má sílu 1, „{commando}“ má 4. Vrať tu silnější.",
            pl: "Ta jednostka ma siłę 1, a „{commando}” ma 4. Przywróć silniejszą.",
            uk: "Цей загін має силу 1, а «{commando}» — 4. Поверніть сильніший.",
          },
        },
      ],
      answer: ["B plays stefan-skellen"],
    },
    {
      say: {
        en: "{skellen}, a spy of strength 9, joined your side. Play {decoy} on him: you take him into your hand and can send him back later.",
        cs: "Na tvou stranu přišel špeh „{skellen}“ se silou 9. Polož na něj kartu „{decoy}“: vezmeš si ho do ruky a později ho pošleš zpátky.",
        pl: "Na twoją stronę przyszedł szpieg „{skellen}” o sile 9. Połóż na nim kartę „{decoy}”: weźmiesz go na rękę i później odeślesz.",
        uk: "На ваш бік прийшов шпигун «{skellen}» із силою 9. Покладіть на нього карту «{decoy}»: візьмете його на руку й згодом відішлете назад.",
      },
      point: [held("decoy"), shown("stefan-skellen")],
      choose: ["decoys stefan-skellen"],
      replies: [
        {
          to: "decoys",
          say: {
            en: "That works too, but only a spy draws you two cards when you play it again. Take {skellen}.",
            cs: "Jde to i s touto jednotkou, ale jen špeh ti při dalším vynesení přinese dvě karty. Vezmi kartu „{skellen}“.",
            pl: "Z tą jednostką też można, ale tylko szpieg zagrany ponownie da ci dwie karty. Weź kartę „{skellen}”.",
            uk: "Із цим загоном теж можна, але лише шпигун, зіграний знову, дасть вам дві карти. Візьміть карту «{skellen}».",
          },
        },
      ],
      answer: ["B plays rainfarn"],
    },
    {
      say: {
        en: "{horn} doubles all units in a row. Your siege row is the strongest: put it there.",
        cs: "„{horn}“ zdvojnásobí všechny jednotky v řadě. Nejsilnější je tvá obléhací řada: dej ho k ní.",
        pl: "„{horn}” podwaja wszystkie jednostki w rzędzie. Twój najsilniejszy rząd to oblężniczy: tam go połóż.",
        uk: "«{horn}» подвоює всі загони ряду. Найсильніший ваш ряд — облоговий: покладіть його туди.",
      },
      point: [held("commanders-horn"), zone("slot:0:siege"), zone("row:0:siege")],
      choose: ["plays Horn to siege"],
      replies: [
        {
          to: "plays Horn",
          say: {
            en: "It would double less there. The siege row adds 11: choose that one.",
            cs: "Tam by zdvojnásobil méně. Obléhací řada přidá 11, zvol ji.",
            pl: "Tam podwoiłby mniej. Rząd oblężniczy doda 11, wybierz go.",
            uk: "Там він подвоїть менше. Облоговий ряд додасть 11, виберіть його.",
          },
        },
      ],
      answer: ["B passes"],
    },
    {
      say: {
        en: "You lead 26 to 17, and he has passed. Save the spy for the next round, and pass.",
        cs: "26 : 17 a hostinský vynechal. Špeha si nech na další kolo a vynech.",
        pl: "26 : 17, a karczmarz spasował. Zachowaj szpiega na następną rundę i spasuj.",
        uk: "26 : 17, і корчмар спасував. Шпигуна збережіть на наступний раунд і спасуйте.",
      },
      point: [PASS],
      choose: ["passes"],
    },
  ],
  end: {
    en: "Now you know the most important abilities. Others call companions from the deck or boost a whole row by 1. Each card explains itself, and the rulebook has them all.",
    cs: "Nejdůležitější schopnosti už znáš. Jiné svolávají druhy z balíčku nebo přidávají celé řadě po 1; každá karta o sobě poví sama a v pravidlech jsou všechny.",
    pl: "Najważniejsze zdolności już znasz. Inne zwołują towarzyszy z talii albo dodają po 1 całemu rzędowi; każda karta sama o sobie opowie, a w zasadach są wszystkie.",
    uk: "Найважливіші здібності ви вже знаєте. Інші скликають побратимів із колоди чи додають по 1 цілому ряду; кожна карта розповість про себе сама, а в правилах є всі.",
  },
};
