/** What is wrong with options and requests, and what to do about it, in Ukrainian. */
export const ERRORS: Record<string, string> = {
  "error.at": "{place}: {what}",
  "error.shape.key": "Ключа «{keys}» тут немає. Приберіть його.",
  "error.shape.type":
    "Тут має бути {expected, select, number {ціле число} list {список} mapping {об’єкт із ключами} boolean {true або false} string {текст} other {щось інше}}.",
  "error.shape.value": "Тут має бути одне зі значень: {known}.",
  "error.shape.other": "Це сюди не підходить. Приберіть або виправте це.",

  "error.mode": "Режиму «{asked}» немає. Виберіть один із: {known}.",
  "error.seats": "У режимі {mode} гравців може бути {known}, а не {count}. Виберіть іншу кількість місць.",
  "error.picks": "У цю гру нічого не приносять: школи роздають під час приготувань. Приберіть це.",
  "error.rule.name": "Правила {name} немає. Виберіть одне з: {known}.",
  "error.rule.value": "Правило {name} не приймає «{value}». Можна: {values}.",
  "error.broken-options": "Ці параметри пошкоджені. Скопіюйте їх ще раз повністю.",

  "error.data": "Ці параметри для версії {asked} компонентів гри, а тут версія {known}.",
  "error.first.surplus":
    "Місце першого гравця вказують лише тоді, коли його називає господар. Установіть startingPlayer на host або приберіть місце.",
  "error.first.seat": "Такого місця немає. Виберіть число від 0 до {last}.",
};
