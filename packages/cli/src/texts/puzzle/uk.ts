import type en from "./en.ts";

export default {
  "puzzle.title":
    "{game}, задача: {day} ({level, select, easy {легка} medium {хитра} other {складна}}). Один вибір виграє помітно частіше за всі інші.",
  "puzzle.missed": "Це не найкраще: «{choice}» виграє рідше.",
  "puzzle.right":
    "{shown, select, yes {Відповідь:} other {Правильно:}} «{choice}» дає звідси шанс на перемогу приблизно {chance} %, другий за силою вибір — {next} %.",
  "puzzle.because": "За це говорить: {reasons}.",
  "error.puzzles": "{game}: задач тут немає.",
  "error.day": "«{given}» — не день. Напишіть його, наприклад, так: 2026-11-20.",
} as const satisfies Record<keyof typeof en, string>;
