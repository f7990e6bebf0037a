import type { Lesson } from "../../../lessons/lesson.ts";
import { card, duel, held, PASS, shown, zone } from "./parts.ts";

/** Where units stand, what the sky does to them, and who does not care. */
export const WEATHER: Lesson = {
  id: "weather",
  minutes: 3,
  title: {
    en: "Rows and weather",
    cs: "Řady a počasí",
    pl: "Rzędy i pogoda",
    uk: "Ряди й погода",
  },
  about: {
    en: "Where units fight, and what frost and fog do to them.",
    cs: "Kde jednotky bojují a co s nimi udělá mráz a mlha.",
    pl: "Gdzie walczą jednostki i co robią z nimi mróz i mgła.",
    uk: "Де б’ються загони і що з ними роблять мороз і туман.",
  },
  scene: duel({
    A: {
      leader: { id: "francesca-the-beautiful", spent: true },
      ranged: ["ida-emean-aep-sivney", "vrihedd-brigade-recruit", "barclay-els"],
      hand: ["dol-blathanna-archer", "yaevinn", "Frost", "Clear Weather", "dennis-cranmer"],
      deck: ["toruviel", "riordain", "mahakaman-defender"],
    },
    B: {
      leader: { id: "eredin-commander-of-the-red-riders", spent: true },
      close: ["draug", "griffin"],
      hand: ["forktail", "botchling", "Fog", "ice-giant"],
      deck: ["foglet", "wyvern", "harpy"],
    },
  }),
  names: {
    archer: card("dol-blathanna-archer"),
    yaevinn: card("yaevinn"),
    frost: card("biting-frost"),
    clear: card("clear-weather"),
    draug: card("draug"),
  },
  steps: [
    {
      say: {
        en: "Each side has three rows: close combat in front, ranged combat behind it, siege at the back. The number next to a row is its total.",
        cs: "Každá strana má tři řady: vpředu boj zblízka, za ním boj na dálku a vzadu obléhání. Číslo u řady je její součet.",
        pl: "Każda strona ma trzy rzędy: z przodu walka wręcz, za nią walka na dystans, z tyłu oblężenie. Liczba przy rzędzie to jego suma.",
        uk: "Кожен бік має три ряди: спереду ближній бій, за ним дальній бій, позаду облога. Число біля ряду — його сума.",
      },
      point: [zone("row-total:0:close"), zone("row-total:0:ranged"), zone("row-total:0:siege")],
    },
    {
      say: {
        en: "A symbol on each unit shows its row. {archer} shoots from the ranged row: play it.",
        cs: "Značka na jednotce ukazuje její řadu. „{archer}“ střílí z řady boje na dálku: vynes tuto kartu.",
        pl: "Znak na jednostce wskazuje jej rząd. „{archer}” strzela z rzędu walki na dystans: zagraj tę kartę.",
        uk: "Знак на загоні показує його ряд. «{archer}» стріляє з ряду дальнього бою: зіграйте цю карту.",
      },
      point: [held("dol-blathanna-archer"), zone("row:0:ranged")],
      choose: ["plays dol-blathanna-archer"],
      answer: ["B plays forktail"],
    },
    {
      say: {
        en: "{yaevinn} has two symbols: an agile unit fights in the close or the ranged row. Choose the ranged row; you’ll soon see why.",
        cs: "„{yaevinn}“ má značky dvě: hbitá jednotka bojuje zblízka, nebo na dálku. Zvol boj na dálku, brzy uvidíš proč.",
        pl: "„{yaevinn}” ma dwa znaki: zręczna jednostka walczy wręcz albo na dystans. Wybierz walkę na dystans, zaraz zobaczysz dlaczego.",
        uk: "«{yaevinn}» має два знаки: спритний загін б’ється в ближньому або в дальньому бою. Виберіть дальній, скоро побачите чому.",
      },
      point: [held("yaevinn"), zone("row:0:ranged")],
      choose: ["plays yaevinn to ranged"],
      replies: [
        {
          to: "plays yaevinn to close",
          say: {
            en: "In the close row it would freeze in a moment. Choose the ranged row.",
            cs: "V řadě boje zblízka by za chvíli mrzla. Zvol řadu boje na dálku.",
            pl: "W rzędzie walki wręcz zaraz by zamarzła. Wybierz rząd walki na dystans.",
            uk: "У ряду ближнього бою загін зараз замерзне. Виберіть ряд дальнього бою.",
          },
        },
      ],
      answer: ["B plays botchling"],
    },
    {
      say: {
        en: "All his strength is in the close row. {frost} falls on the close rows of both sides, and yours is empty: play it.",
        cs: "Celá jeho síla stojí v řadě boje zblízka. „{frost}“ dopadne na tyto řady na obou stranách a tvoje je prázdná: vynes ho.",
        pl: "Cała jego siła stoi w rzędzie walki wręcz. „{frost}” działa na te rzędy po obu stronach, a twój jest pusty: zagraj tę kartę.",
        uk: "Уся його сила в ряду ближнього бою. «{frost}» падає на ці ряди з обох боків, а ваш порожній: зіграйте його.",
      },
      point: [held("biting-frost"), zone("row:1:close"), zone("row:0:close")],
      choose: ["plays Frost"],
      replies: [
        {
          to: "plays dennis-cranmer",
          say: {
            en: "This one fights in the close row and would freeze too. Play the frost first.",
            cs: "Tato jednotka bojuje zblízka a mrzla by taky. Nejdřív mráz.",
            pl: "Ta jednostka walczy wręcz i też by zamarzła. Najpierw mróz.",
            uk: "Цей загін б’ється в ближньому бою й теж замерз би. Спершу мороз.",
          },
        },
      ],
    },
    {
      say: {
        en: "In the frost each unit counts only 1. {draug} stays at 10: nothing touches heroes. Tap any number on the table to see how it adds up.",
        cs: "V mrazu má každá jednotka sílu jen 1. „{draug}“ zůstává na 10: na hrdiny nic neplatí. Zvol kterékoli číslo na stole a přečteš si, jak vzniklo.",
        pl: "Na mrozie każda jednostka liczy się jako 1. „{draug}” ma nadal 10: bohaterów nic nie rusza. Wybierz dowolną liczbę na stole, a dowiesz się, skąd się wzięła.",
        uk: "На морозі кожен загін рахується як 1. «{draug}» лишається з 10: героїв ніщо не зачіпає. Виберіть будь-яке число на столі, щоб прочитати, звідки воно.",
      },
      point: [shown("draug"), zone("row-total:1:close")],
      answer: ["B plays Fog"],
    },
    {
      say: {
        en: "He answers with fog: now each unit in your ranged row counts 1. {clear} ends all weather, his and yours. Play it.",
        cs: "Odpověděl mlhou: teď má i každá tvá jednotka v boji na dálku sílu 1. „{clear}“ ukončí všechno počasí, jeho i tvoje. Vynes ji.",
        pl: "Odpowiada mgłą: teraz każda jednostka w twoim rzędzie walki na dystans liczy się jako 1. „{clear}” kończy całą pogodę, jego i twoją. Zagraj tę kartę.",
        uk: "Він відповів туманом: тепер кожен загін у вашому ряду дальнього бою рахується як 1. «{clear}» припиняє всю погоду, його й вашу. Зіграйте.",
      },
      point: [held("clear-weather"), zone("weather")],
      choose: ["plays Clear Weather"],
      replies: [
        {
          to: "plays dennis-cranmer",
          say: {
            en: "In the frost this unit would only add 1. Clear the sky first.",
            cs: "V mrazu by tato jednotka přidala 1. Nejdřív ať se vyjasní.",
            pl: "Na mrozie ta jednostka doda tylko 1. Najpierw niech się przejaśni.",
            uk: "На морозі цей загін додасть лише 1. Спершу хай проясниться.",
          },
        },
        {
          to: "passes",
          say: {
            en: "You’d lose 5 to 13. Clear the sky first.",
            cs: "To by byla prohra 5 : 13. Nejdřív ať se vyjasní.",
            pl: "To byłaby przegrana 5 : 13. Najpierw niech się przejaśni.",
            uk: "Це була б поразка 5 : 13. Спершу хай проясниться.",
          },
        },
      ],
      answer: ["B passes"],
    },
    {
      say: {
        en: "The sky is clear: you lead 26 to 24, and the innkeeper has passed. You know what to do.",
        cs: "Obloha je jasná: vedeš 26 : 24 a hostinský vynechal. Už víš, co teď.",
        pl: "Niebo jest czyste: prowadzisz 26 : 24, a karczmarz spasował. Wiesz już, co robić.",
        uk: "Небо ясне: ви ведете 26 : 24, і корчмар спасував. Ви вже знаєте, що робити.",
      },
      point: [PASS],
      choose: ["passes"],
      replies: [
        {
          to: "plays",
          say: {
            en: "You already lead, and he can’t respond. Save the card, and pass.",
            cs: "Vedeš a on už odpovědět nesmí. Kartu si nech a vynech.",
            pl: "Już prowadzisz, a on nie może odpowiedzieć. Zachowaj kartę i spasuj.",
            uk: "Ви вже ведете, а він не може відповісти. Збережіть карту й спасуйте.",
          },
        },
      ],
    },
  ],
  end: {
    en: "Well done! Frost hits close combat, fog hits ranged combat, rain hits siege; a storm brings fog and rain at once. All weather ends with the round.",
    cs: "Výborně! Mráz dopadá na boj zblízka, mlha na boj na dálku, déšť na obléhání; bouře přináší mlhu i déšť. S koncem kola končí i počasí.",
    pl: "Świetnie! Mróz działa na walkę wręcz, mgła na walkę na dystans, deszcz na oblężenie; sztorm przynosi mgłę i deszcz naraz. Wraz z rundą kończy się pogoda.",
    uk: "Чудово! Мороз б’є по ближньому бою, туман по дальньому, дощ по облозі; шторм приносить туман і дощ разом. З кінцем раунду минає й погода.",
  },
};
