/** What is wrong with options and requests, and what to do about it, in Ukrainian. */
export const ERRORS: Record<string, string> = {
  "error.at": "{place}: {what}",
  "error.shape.key": "Ключа «{keys}» тут немає; не вказуйте його.",
  "error.shape.type":
    "Тут має бути {expected, select, number {ціле число} list {список} mapping {об’єкт із ключами} boolean {true або false} string {текст} other {щось інше}}.",
  "error.shape.value": "Тут має бути одне зі значень: {known}.",
  "error.shape.other": "Це сюди не підходить; приберіть або виправте це.",

  "error.mode": "Режиму «{asked}» немає; виберіть один із: {known}.",
  "error.seats": "У режимі {mode} кількість місць — {known}, а не {count}; виберіть іншу.",
  "error.picks": "У цю гру нічого не приносять: школи вибирають уже в ній; приберіть це.",
  "error.rule.name": "Опції правил {name} немає; виберіть одну з: {known}.",
  "error.rule.value": "Опція правил {name} не приймає «{value}»; можна: {values}.",
  "error.broken-options": "Ці опції обрізано або змінено; скопіюйте їх ще раз повністю.",

  "error.data": "Ці опції для версії {asked} компонентів гри; це версія {known}.",
  "error.first.surplus":
    "Місце гравця, що починає, вказують лише тоді, коли його призначає господар; установіть startingPlayer на host або приберіть це.",
  "error.first.seat": "Такого місця немає; виберіть число від 0 до {last}.",
};
