/** What is asked and answered, and how it ends, in Ukrainian. Choices begin with what they are about. */
export const ASKS: Record<string, string> = {
  "symbols.C":
    "{count, plural, one {# символ бою} few {# символи бою} many {# символів бою} other {# символу бою}}",
  "symbols.M":
    "{count, plural, one {# символ магії} few {# символи магії} many {# символів магії} other {# символу магії}}",
  "symbols.E":
    "{count, plural, one {# символ дослідження} few {# символи дослідження} many {# символів дослідження} other {# символу дослідження}}",
  "symbols.D":
    "{count, plural, one {# символ дипломатії} few {# символи дипломатії} many {# символів дипломатії} other {# символу дипломатії}}",
  "tokens.C":
    "{count, plural, one {# жетон бою} few {# жетони бою} many {# жетонів бою} other {# жетона бою}}",
  "tokens.M":
    "{count, plural, one {# жетон магії} few {# жетони магії} many {# жетонів магії} other {# жетона магії}}",
  "tokens.E":
    "{count, plural, one {# жетон дослідження} few {# жетони дослідження} many {# жетонів дослідження} other {# жетона дослідження}}",
  "tokens.D":
    "{count, plural, one {# жетон дипломатії} few {# жетони дипломатії} many {# жетонів дипломатії} other {# жетона дипломатії}}",
  printed: "{symbol} на карті «{card}»",
  pair: "{left} – {right}",

  "question.character": "За якого персонажа ви гратимете?",
  "question.automa": "За якого персонажа грає Автома?",
  "question.board": "Яке поле партнерства ви візьмете?",
  "question.place": "Звідки ви візьмете карти?",
  "question.take": "Які дві з цих карт ви візьмете?",
  "question.discard": "Яку карту ви скинете?",
  "question.play": "Які дві карти ви зіграєте і в якому порядку?",
  "question.bonus": "Як ви використаєте бонус?",
  "question.keep":
    "{count, plural, one {Яку карту ви залишите на наступний розділ?} few {Які # карти ви залишите на наступний розділ і в якому порядку?} many {Які # карт ви залишите на наступний розділ і в якому порядку?} other {Які # карти ви залишите на наступний розділ і в якому порядку?}}",
  "question.quest": "Який символ ви виберете для додаткового завдання?",
  "question.ability.D0": "Використати вміння, перш ніж узяти карти?",
  "question.ability.D1": "Карти вже на руці. Використати вміння?",
  "question.ability.K0": "Використати вміння перед своїми ефектами?",
  "question.ability.K1": "Використати вміння для ефекту карти «{card}»?",
  "question.ability.K2": "Використати вміння після своїх ефектів?",
  "question.ability.END": "Використати вміння наприкінці розділу?",
  "question.partner": "{card}: чиї карти рахувати?",
  "question.track": "{card}: на якому треку?",
  "question.lose":
    "{card}: які символи ви втратите ({count, plural, one {# символ} few {# символи} many {# символів} other {# символу}})?",

  "choice.character": "{character}",
  "choice.automa": "{character}, грає {seat}",
  "choice.board": "{board}, {side, select, left {ліворуч} other {праворуч}} від вас",
  "choice.deck": "Місце біля колоди: узяти 2 карти",
  "choice.row": "Комірка {row}: {cards}",
  "choice.take": "{cards}",
  "choice.discard": "{card} — скинути",
  "choice.play": "{cards}",
  "choice.decline": "Не зараз",
  "choice.use": "{ability}",
  "choice.use.on": "{ability}: {target}",
  "choice.partner": "{seat}, {side, select, left {ліворуч} other {праворуч}} від вас: ×{level}",
  "choice.lose": "{symbols}",
  "choice.track":
    "{seat}, {side, select, left {ліворуч} other {праворуч}} від вас: {points, plural, one {# очко партнерства} few {# очки партнерства} many {# очок партнерства} other {# очка партнерства}}",
  "choice.ability-card": "{ability}, карта партнера: {seat}",
  "choice.xp":
    "{xp, plural, one {# очко досвіду} few {# очки досвіду} many {# очок досвіду} other {# очка досвіду}}",
  "choice.draw": "Узяти карту",
  "choice.symbols": "{symbols}",
  "choice.keep": "{count, select, 0 {Нічого} other {{cards}}}",
  "choice.quest": "{symbol}",

  "target.gain": "{symbols}",
  "target.convert": "{away} за {symbols}",
  "target.uncover": "{symbols}",
  "target.cards": "{cards}",
  "target.borrow": "{card}, має {seat}",
  "target.swap": "{give} за {get} (комірка {row})",
  "target.track": "трек {side, select, left {ліворуч} other {праворуч}}, партнер {seat}",

  "part.place": "Карта {place}",
  "part.take": "Карта, яку ви візьмете",
  "part.ability": "Яке вміння",
  "part.on": "Для чого ви його використаєте",
  "part.give": "Що ви віддасте",
  "part.get": "Що ви візьмете за це",
  "part.gain": "Символ, який ви отримаєте",
  "part.lose": "Символ, який ви втратите",
  "part.uncover": "Символ, який ви відкриєте",
  "stakes.character":
    "Персонаж має власні початкові карти й чотири вміння. Перше доступне від початку, інші відкриває досвід.",

  "outcome.won":
    "Перемагає {winner}, {vp, plural, one {# переможне очко} few {# переможні очки} many {# переможних очок} other {# переможного очка}}",
  "outcome.solo.won":
    "Перемога, {vp, plural, one {# переможне очко} few {# переможні очки} many {# переможних очок} other {# переможного очка}}",
  "outcome.solo.lost":
    "Поразка, {vp, plural, one {# переможне очко} few {# переможні очки} many {# переможних очок} other {# переможного очка}}; треба 35",
};
