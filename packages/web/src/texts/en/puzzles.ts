/** Keys begin with `puzzles.`. */
export default {
  "puzzles.title": "Puzzles",
  "puzzles.lead":
    "A real position, one choice that clearly wins more often than the rest: find it. Each game has a new one every day.",
  "puzzles.label": "Puzzle",
  "puzzles.today": "Puzzle of the day",
  "puzzles.of": "Puzzle of {day}",
  "puzzles.any": "Puzzle",
  "puzzles.documentTitle": "{puzzle} · {game}",
  "puzzles.level": "{level, select, easy {Easy} medium {Tricky} other {Hard}}",
  "puzzles.streak":
    "{days, plural, =0 {Solve a puzzle of the day to start a streak.} one {Streak: # day} other {Streak: # days}}",
  "puzzles.earlier": "Earlier puzzles",
  "puzzles.go": "{end, select, solved {✓ Solved} shown {Look again} tried {Try again} other {Solve}}",
  "puzzles.go.label": "{game}, puzzle of the day: {go}",
  "puzzles.chip":
    "{day}: {end, select, solved {solved} shown {answer shown} tried {tried} other {not tried yet}}",
  "puzzles.who": "You play: {who}.",
  "puzzles.ask": "One choice clearly wins more often than all others. Which?",
  "puzzles.missed": "Not the best.",
  "puzzles.less": "“{choice}” wins less often. Try another choice, or see the answer.",
  "puzzles.show": "Show answer",
  "puzzles.more": "More: restart, rules, leave",
  "puzzles.right":
    "{shown, select, yes {The answer:} other {Right:}} “{choice}” wins about {chance} of games from here, the next best choice {next}.",
  "puzzles.because": "What speaks for it: {reasons}.",
  "puzzles.again": "Restart puzzle",
  "puzzles.leave": "Leave puzzle",
  "puzzles.all": "All puzzles",
} as const;
