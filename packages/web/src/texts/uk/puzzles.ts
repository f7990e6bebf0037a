import type en from "../en/puzzles.ts";

export default {
  "puzzles.title": "Задачі",
  "puzzles.lead":
    "Справжня позиція й один вибір, що виграє помітно частіше за решту. Знайдіть його. Щодня в кожної гри нова задача.",
  "puzzles.label": "Задача",
  "puzzles.today": "Задача дня",
  "puzzles.of": "Задача: {day}",
  "puzzles.any": "Задача",
  "puzzles.documentTitle": "{puzzle} · {game}",
  "puzzles.level": "{level, select, easy {Легка} medium {Хитра} other {Складна}}",
  "puzzles.streak":
    "{days, plural, =0 {Розв’яжіть задачу дня, щоб почати серію.} one {Серія: # день} few {Серія: # дні} many {Серія: # днів} other {Серія: # дня}}",
  "puzzles.earlier": "Попередні задачі",
  "puzzles.go":
    "{end, select, solved {✓ Розв’язано} shown {Переглянути знову} tried {Спробувати знову} other {Розв’язати}}",
  "puzzles.go.label": "{game}, задача дня: {go}",
  "puzzles.chip":
    "{day}: {end, select, solved {розв’язано} shown {відповідь показано} tried {була спроба} other {ще без спроб}}",
  "puzzles.who": "Ви граєте за: {who}.",
  "puzzles.ask": "Один вибір виграє помітно частіше за всі інші. Який?",
  "puzzles.missed": "Це не найкраще.",
  "puzzles.less": "«{choice}» виграє рідше. Спробуйте інший вибір або перегляньте відповідь.",
  "puzzles.show": "Показати відповідь",
  "puzzles.more": "Ще: почати знову, правила, вийти",
  "puzzles.right":
    "{shown, select, yes {Відповідь:} other {Правильно:}} «{choice}» дає звідси шанс на перемогу приблизно {chance}, другий за силою вибір — {next}.",
  "puzzles.because": "За це говорить: {reasons}.",
  "puzzles.again": "Почати задачу знову",
  "puzzles.leave": "Вийти із задачі",
  "puzzles.all": "Усі задачі",
} as const satisfies Record<keyof typeof en, string>;
