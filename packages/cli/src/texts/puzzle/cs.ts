import type en from "./en.ts";

export default {
  "puzzle.title":
    "{game}, úloha: {day} ({level, select, easy {lehká} medium {zapeklitá} other {těžká}}). Jedna volba vyhrává zřetelně častěji než všechny ostatní.",
  "puzzle.missed": "To není nejlepší: „{choice}“ vyhrává méně často.",
  "puzzle.right":
    "{shown, select, yes {Odpověď:} other {Správně:}} „{choice}“ má odtud šanci na výhru zhruba {chance} %, druhá nejlepší volba {next} %.",
  "puzzle.because": "Mluví pro ni: {reasons}.",
  "error.puzzles": "{game}: úlohy tu nejsou.",
  "error.day": "„{given}“ není den. Napiš ho třeba jako 2026-11-20.",
} as const satisfies Record<keyof typeof en, string>;
