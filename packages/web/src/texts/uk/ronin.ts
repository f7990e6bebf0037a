import type en from "../en/ronin.ts";

export default {
  "ronin.seat":
    "{name}{character, select, none {} other {, {character}}}{rank, select, 0 {} other {, {rank} на треку ініціативи}}{state, select, ready {, готово} decides {, вирішує} other {}}",
  "ronin.ready": "готово",
  "ronin.back": "Карта долілиць",
  "ronin.row.card": "Комірка {row}: {card}",
  "ronin.row.taken": "Комірка {row}, карти має {name}: {cards}",
  "ronin.alliance": "Партнерство, {name}. {track}",
  "ronin.poured":
    "Чай дав обом сторонам {points, plural, one {# очко} few {# очки} many {# очок} other {# очка}}.",
  "ronin.alliance.others": "Партнерство, {name} – {partner}. {track}",
  "ronin.known":
    "{count, plural, one {# карта з колоди, яку} few {# карти з колоди, які} many {# карт з колоди, які} other {# карти з колоди, які}} ви знаєте",

  "ronin.tab.mat": "Комірки й колода",
  "ronin.tab.lines": "Ряди хронології та партнерства",
  "ronin.chapters": "Розділи",

  "ronin.prompt": "Про що питає гра",
  "ronin.wait": "Хвилинку…",
  "ronin.waiting": "Чекаємо на вибір: {names}",
  "ronin.over": "Кінець гри",
  "ronin.side": "{side, select, left {Ліворуч від вас} other {Праворуч від вас}}",
  "ronin.takeBack": "{part}: прибрати",
  "ronin.swap": "Поміняти порядок",
  "ronin.tokens": "{symbol}: {laid} з {count}",
  "ronin.do.character": "Узяти цього персонажа",
  "ronin.do.board": "Узяти це поле",
  "ronin.do.place": "Узяти карти",
  "ronin.do.row": "Узяти комірку {row}",
  "ronin.do.deck": "Узяти з колоди",
  "ronin.do.take": "Узяти ці дві",
  "ronin.do.discard": "Скинути",
  "ronin.do.play": "Покласти долілиць",
  "ronin.do.ability": "Використати",
  "ronin.do.use": "Використати: {ability}",
  "ronin.do.choose": "Вибрати",
  "ronin.do.lose": "Втратити ці",
  "ronin.do.bonus": "Узяти бонус",
  "ronin.do.keep": "Залишити ці",
  "ronin.keys.confirm": "Підтвердити",
  "ronin.keys.decline": "Не зараз",
  "ronin.keys.discard": "Переглянути скид",

  "ronin.characters": "Персонажі",
  "ronin.boards": "Поля партнерства",
  "ronin.peek": "Верхні карти колоди",
  "ronin.symbols": "Символи на вибір",
  "ronin.unrolled": "Трек партнерства біля маркера, друга сторона: {name}",
  "ronin.unrolled.both": "{name} отримує те саме.",
  "ronin.unrolled.goes":
    "Потім маркер пересунеться на {count, plural, one {# поділку} few {# поділки} many {# поділок} other {# поділки}}.",
  "ronin.nothing": "Тут поки що нічого немає.",
} as const satisfies Record<keyof typeof en, string>;
