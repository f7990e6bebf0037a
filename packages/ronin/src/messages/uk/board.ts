/** The table told in words and drawn with letters, in Ukrainian; terms as in `components.ts`. */
export const BOARD: Record<string, string> = {
  "phase.setup": "Приготування до гри",
  "phase.draft": "узяття карт",
  "phase.play": "розігрування карт",
  "phase.tea": "чайна церемонія",
  "phase.chapter-end": "кінець розділу",
  "phase.cleaning": "очищення рядів хронології",
  "phase.final": "Фінальний підрахунок очок",
  "phase.over": "Гру завершено",

  "outline.standing": "Стан гри",
  "outline.turn": "Розділ {chapter, select, 1 {I} 2 {II} other {III}}, хід {turn} із 3: {step}",
  "outline.chapterEnd": "Розділ {chapter, select, 1 {I} 2 {II} other {III}}: {step}",
  "outline.active": "Активні символи: ліворуч {left}, праворуч {right}",
  "outline.inactive": "Неактивні символи: {symbols}",
  "outline.initiative": "Ініціатива, від першого: {seats}",
  "outline.deciding": "Вирішує {seat}.",
  "outline.resolving": "{seat} застосовує карту «{card}».",
  "outline.score":
    "{seat}{own, select, yes { (ви)} other {}}: {vp, plural, one {# переможне очко} few {# переможні очки} many {# переможних очок} other {# переможного очка}}",
  "outline.ranked":
    "{place}. {seat}{own, select, yes { (ви)} other {}}: {vp, plural, one {# переможне очко} few {# переможні очки} many {# переможних очок} other {# переможного очка}}",

  "outline.declared": "{id}",
  "outline.card": "{card}: {face}",
  "outline.then": "{first}; {next}",
  "outline.placed": "{place}. {card}",
  "outline.covered": "накрито: {symbols}",
  "outline.level": "{card}; умову зараз виконано {level}×",

  "outline.hand": "Ваша рука: {count, plural, one {# карта} few {# карти} many {# карт} other {# карти}}",
  "outline.supply": "Запас карт",
  "outline.deck":
    "Основна колода: {count, plural, =0 {немає карт} one {# карта} few {# карти} many {# карт} other {# карти}}",
  "outline.deckSpot": "Біля колоди, за порядком прибуття: {seats}",
  "outline.row":
    "Комірка {row}: {active, plural, =0 {немає активних символів} one {# активний символ} few {# активні символи} many {# активних символів} other {# активного символу}}",
  "outline.rowTaken": "Комірка {row}: {count, select, 0 {порожня} other {карти має {seats}}}",
  "outline.rowXp": "Хто візьме карти з цієї комірки, набере 1 очко досвіду.",

  "outline.player": "{seat}{own, select, yes { (ви)} other {}}",
  "outline.playerAs": "{seat}{own, select, yes { (ви)} other {}}, {character}",
  "outline.vp":
    "{vp, plural, one {# переможне очко} few {# переможні очки} many {# переможних очок} other {# переможного очка}}",
  "outline.xp":
    "{xp, plural, one {# очко досвіду} few {# очки досвіду} many {# очок досвіду} other {# очка досвіду}}{next, select, 0 {} other {, наступне вміння на поділці {next}}}",
  "outline.gold": "20 очок досвіду, золотий маркер на поділці {gold}",
  "outline.goldWorth":
    "Золотий маркер наприкінці: {vp, plural, one {# переможне очко} few {# переможні очки} many {# переможних очок} other {# переможного очка}}",
  "outline.allianceWorth":
    "Нижче партнерство наприкінці: {vp, plural, one {# переможне очко} few {# переможні очки} many {# переможних очок} other {# переможного очка}}",
  "outline.questNow":
    "Додаткове завдання з цією рукою: {vp, plural, one {# переможне очко} few {# переможні очки} many {# переможних очок} other {# переможного очка}}",
  "outline.quest":
    "Додаткове завдання, {symbol}: {vp, plural, one {# переможне очко} few {# переможні очки} many {# переможних очок} other {# переможного очка}}",
  "outline.chapter":
    "Розділ {chapter, select, 1 {I} 2 {II} other {III}}{scored, select, yes {} other {, як є зараз}}: досвід {xp}, {vp, plural, one {# переможне очко} few {# переможні очки} many {# переможних очок} other {# переможного очка}}",
  "outline.symbol":
    "{symbol}{role, select, left { (активний, лівий)} right { (активний, правий)} other {}}: {count}{tokens, plural, =0 {} one {, з них # жетон} few {, з них # жетони} many {, з них # жетонів} other {, з них # жетона}}",
  "outline.handCount":
    "{count, plural, =0 {Немає карт} one {# карта} few {# карти} many {# карт} other {# карти}} на руці",
  "outline.chosen": "Вибрано таємно: {cards}",
  "outline.host": "Карта «{card}» цього ходу передає чашку в обидва боки.",
  "outline.keeps":
    "Під час очищення ряду хронології залишить на {count, plural, one {# карту} few {# карти} many {# карт} other {# карти}} більше.",
  "outline.passed": "У цьому розділі більше не використовує вмінь.",
  "outline.known": "Відомі карти на руці",
  "outline.unknown":
    "{count, plural, one {# невідома карта} few {# невідомі карти} many {# невідомих карт} other {# невідомої карти}}",
  "outline.abilities": "Уміння",
  "outline.ability":
    "{ability}{state, select, locked { (від {xp, plural, one {# очка досвіду} few {# очок досвіду} many {# очок досвіду} other {# очка досвіду}})} used { (використане)} other { (готове)}}: {when}. {what}",
  "outline.borrowed": "{ability} (карта: {seat})",
  "outline.timeline":
    "Ряд хронології: {count, plural, one {# карта} few {# карти} many {# карт} other {# карти}}",

  "outline.alliances": "Партнерства",
  "outline.alliance": "{seat} – {partner}",
  "outline.track":
    "Маркер на поділці {space} з {top}, наприкінці {vp, plural, one {# переможне очко} few {# переможні очки} many {# переможних очок} other {# переможного очка}}",
  "outline.bonus": "Поділка {space}: {bonus}",
  "outline.spaceVp":
    "Від поділки {space}: наприкінці {vp, plural, one {# переможне очко} few {# переможні очки} many {# переможних очок} other {# переможного очка}}",

  "outline.chapterCard": "Карта розділів",
  "outline.pair": "Розділ {chapter, select, 1 {I} 2 {II} other {III}}: ліворуч {left}, праворуч {right}",
  "outline.questSymbols": "Додаткове завдання: {symbols}",
  "outline.startOrder": "Початкова ініціатива: {characters}",
  "outline.picks": "Що взяла Автома",
  "outline.pick":
    "Хід {turn}, {seat}: {row, select, 0 {місце біля колоди} other {комірка {row}, {count, plural, one {# активний символ} few {# активні символи} many {# активних символів} other {# активного символу}}}}",
  "outline.deckSeen": "Карти в колоді, які ви знаєте",
  "outline.deckCard": "Карта {place} згори: {card}",
  "outline.discard":
    "Скид: {count, plural, one {# карта} few {# карти} many {# карт} other {# карти}}, найновіша перша",
  "outline.rules": "Домашні правила",
  "outline.rule": "{rule}: {value}",

  "board.name": "{seat}",
  "board.you": "ви",
  "board.active": "Активні",
  "board.chapters": "Розділи",
  "board.initiative": "Ініціатива",
  "board.deck": "Колода",
  "board.discard": "Скид",
  "board.deckSeen": "Відомо з колоди",
  "board.activeOn": "активні символи в комірці",
  "board.timeline": "Ряд хронології",
  "board.spot": "Колода",
  "board.vp": "ПО",
  "board.xp": "ОД",
  "board.gold": "Золоті ОД",
  "board.hand": "Рука",
  "board.tokens": "Жетони",
  "board.from": "{xp} ОД:",
  "board.ready": "готове",
  "board.used": "використане",
  "board.quest": "Додаткове завдання",
  "board.chosen": "Вибрано",
  "board.known": "Відомі",
  "board.pours": "{seat} наливає: партнерство +{points} для обох",
  "board.cup": "передавання чашки",
  "board.effect": "ефект",
  "board.teaEffect": "ефект чайної церемонії",
  "board.covered": "{what}, накрито",
  "board.colour.red": "Ч",
  "board.colour.blue": "С",
  "board.colour.green": "З",
  "board.colour.yellow": "Ж",
  "board.colour.pink": "Р",

  "entry.starting": "Початкова карта, {character}",
  "entry.ability": "Уміння {slot}, {character}, {seat}",
  "entry.bonus": "{places}",
  "entry.space": "{seat} – {partner}: поділка {space}",
  "entry.symbol":
    "{role, select, left {Активний, лівий: наприкінці розділу дає досвід або переможні очки} right {Активний, правий: наприкінці розділу дає досвід або переможні очки} other {Неактивний: у цьому розділі нічого не дає, але його використовують умови й уміння}}",
  "entry.rule": "У цій грі: {value}",
};
