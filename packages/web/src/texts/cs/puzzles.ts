import type en from "../en/puzzles.ts";

export default {
  "puzzles.title": "Úlohy",
  "puzzles.lead":
    "Skutečná pozice a jedna volba, která vyhrává zřetelně častěji než ostatní. Najdi ji. Každá hra má každý den novou úlohu.",
  "puzzles.label": "Úloha",
  "puzzles.today": "Úloha dne",
  "puzzles.of": "Úloha: {day}",
  "puzzles.any": "Úloha",
  "puzzles.documentTitle": "{puzzle} · {game}",
  "puzzles.level": "{level, select, easy {Lehká} medium {Zapeklitá} other {Těžká}}",
  "puzzles.streak":
    "{days, plural, =0 {Vyřeš úlohu dne a začni sérii.} one {Série: # den} few {Série: # dny} many {Série: # dne} other {Série: # dní}}",
  "puzzles.earlier": "Dřívější úlohy",
  "puzzles.go":
    "{end, select, solved {✓ Vyřešeno} shown {Podívat se znovu} tried {Zkusit znovu} other {Řešit}}",
  "puzzles.go.label": "{game}, úloha dne: {go}",
  "puzzles.chip":
    "{day}: {end, select, solved {vyřešeno} shown {odpověď ukázána} tried {pokus za tebou} other {zatím bez pokusu}}",
  "puzzles.who": "Hraješ za: {who}.",
  "puzzles.ask": "Jedna volba vyhrává zřetelně častěji než všechny ostatní. Která?",
  "puzzles.missed": "To není nejlepší.",
  "puzzles.less": "„{choice}“ vyhrává méně často. Zkus jinou volbu, nebo si nech odpověď ukázat.",
  "puzzles.show": "Ukázat odpověď",
  "puzzles.more": "Více: začít znovu, pravidla, odejít",
  "puzzles.right":
    "{shown, select, yes {Odpověď:} other {Správně:}} „{choice}“ má odtud šanci na výhru zhruba {chance}, druhá nejlepší volba {next}.",
  "puzzles.because": "Mluví pro ni: {reasons}.",
  "puzzles.again": "Začít úlohu znovu",
  "puzzles.leave": "Odejít z úlohy",
  "puzzles.all": "Všechny úlohy",
} as const satisfies Record<keyof typeof en, string>;
