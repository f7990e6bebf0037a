import type en from "./en.ts";

export default {
  "puzzle.title":
    "{game}, zadanie: {day} ({level, select, easy {łatwe} medium {podchwytliwe} other {trudne}}). Jeden wybór wygrywa wyraźnie częściej niż wszystkie inne.",
  "puzzle.missed": "To nie jest najlepsze: „{choice}” wygrywa rzadziej.",
  "puzzle.right":
    "{shown, select, yes {Odpowiedź:} other {Dobrze:}} „{choice}” daje stąd szansę na wygraną mniej więcej {chance}%, drugi najlepszy wybór {next}%.",
  "puzzle.because": "Przemawia za tym: {reasons}.",
  "error.puzzles": "{game}: nie ma tu zadań.",
  "error.day": "„{given}” to nie dzień. Napisz go na przykład tak: 2026-11-20.",
} as const satisfies Record<keyof typeof en, string>;
