/** What `medallion puzzle` says. */
export default {
  "puzzle.title":
    "{game}, puzzle of {day} ({level, select, easy {easy} medium {tricky} other {hard}}): one choice clearly wins more often than all others.",
  "puzzle.missed": "Not the best: “{choice}” wins less often.",
  "puzzle.right":
    "{shown, select, yes {The answer:} other {Right:}} “{choice}” wins about {chance}% of games from here, the next best choice {next}%.",
  "puzzle.because": "What speaks for it: {reasons}.",
  "error.puzzles": "There are no puzzles of {game} here.",
  "error.day": "“{given}” is no day. Write one such as 2026-11-20.",
} as const;
