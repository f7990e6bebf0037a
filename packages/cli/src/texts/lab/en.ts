/** What `medallion arena` and its relatives say. */
export default {
  "arena.title":
    "{game}, {mode}, {seats, plural, one {# seat} other {# seats}}: {deals, plural, one {# deal} other {# deals}}, seed {seed}",
  "arena.stopped": "Stopped. Played {deals, plural, one {# deal} other {# deals}} of {asked}.",
  "arena.results": "Share of wins by deals, with 95 % intervals:",
  "arena.pair": "{one} v {other}",
  "arena.pairs": "deals: {won} won, {even} even, {lost} lost",
  "arena.among": "one {one}, others {other}",
  "arena.fair": "fair share {fair}, {times} of it",
  "arena.points": "points {points}",
  "arena.ratings": "Ratings (400 more means ten times the chances):",
  "arena.lost":
    "{bot} lost {moves} of {asked, plural, one {# move} other {# moves}} to the fallback: {broke} broken, {late} late, {nonsense} not an answer. The first:",
  "error.deals": "--deals must be at least 1.",
  "error.oneBot": "Name at least two different bots, such as --bots greedy,random.",
  "error.budget": "“{given}” isn’t a budget. Use 2000 for search steps, or a time such as 500ms or 0.5s.",
  "error.otherRun": "{path} is from other games. Give the same options again, or another file.",
  "error.foreignRun": "{path} already exists and isn’t from --resume. Choose another name.",
  "botCheck.mode":
    "{game}, {mode}: {asked, plural, one {# question} other {# questions}}, half answered within {median} ms, the slowest in {slowest} ms",
  "botCheck.lost": "{moves, plural, one {# move} other {# moves}} went to the fallback.",
  "botCheck.why":
    "{kind, select, late {Too late} nonsense {Not an answer} other {Broken}}, at the question “{question}”:",
  "botCheck.unsteady":
    "Note: the same question got different answers. Games can’t be repeated with this bot.",
  "botCheck.stayed": "It kept running after its input ended.",
  "botCheck.sound": "This bot keeps to the protocol.",
  "botCheck.unsound": "This bot doesn’t keep to the protocol: see above, and docs/outside-bots.md.",
  "guest.lost": "A move went to the fallback: {why}",
  "error.outside": 'A seat is held by a bot that is a program of its own. Name it with --bot "cmd:…".',
  "error.queue":
    "That isn’t a database for a queue. Use an address such as postgres://user:password@host/database.",
  "queue.fault": "The database doesn’t respond ({reason}). Trying again.",
  "queue.lonely": "No result has come for a while. Start workers with “medallion work” on this database.",
  "queue.left":
    "The rest stays in the queue and is still played. The same command with the same seed collects it.",
  "work.ready": "Waiting for work. Ctrl-C stops.",
  "work.done": "Stopped. Batches of games played: {tasks}.",
  "error.insight": "{game} doesn’t tell bots yet how to think ahead, so there is nothing to train.",
  "train.title":
    "{game}: {games, plural, one {# game} other {# games}} of bots among themselves, seed {seed}",
  "train.stopped":
    "Stopped before the last game: nothing was fitted. With --resume the same command plays the rest.",
  "train.model":
    "{name}: fitted to {games, plural, one {# game} other {# games}}, {positions, plural, one {# position} other {# positions}}",
  "train.apart":
    "judged by {games, plural, one {# other game} other {# other games}}, {positions, plural, one {# position} other {# positions}}:",
  "train.loss": "log-loss {loss}; by the score alone {alone}",
  "train.error": "chances and results in the worst tenth differ by, in points: {points}",
  "train.decile": "foretold {foretold} %, came {came} % ({count, plural, one {# chance} other {# chances}})",
  "train.written": "Weights written to {path}.",
  "analyse.title":
    "{game}: {decisions, plural, one {# decision} other {# decisions}} looked at, each from the view of its player",
  "analyse.progress": "{done, number} of {total, plural, one {# decision} other {# decisions}}",
  "analyse.stopped": "Stopped after {done} of {total, plural, one {# decision} other {# decisions}}.",
  "analyse.curve": "Chance of winning: at first {begin}, at the last decision {end}",
  "analyse.unsure":
    "In this mode chances aren’t well enough known for numbers; the curve shows rise and fall.",
  "analyse.none": "No turning point: no choice was clearly worse than the best.",
  "analyse.turn": "[{position}] {choice}: {loss}",
  "analyse.turnAlone": "[{position}] {choice}",
  "analyse.better": "Better: {choice} ({chance})",
  "analyse.betterAlone": "Better: {choice}",
  "whatIf.asked": "[{position}] {name}: {question}",
  "whatIf.how": "Add --choice with a number to play on with it instead; ← marks the choice that was made.",
  "whatIf.title":
    "[{position}] {name}: {games, plural, one {# game} other {# games}} played on with each choice, all seats by {bot}",
  "whatIf.line": "{share} won with {choice}",
  "whatIf.difference": "Difference: {difference} ± {within} (95 % interval)",
  "whatIf.none": "Stopped before the first game was over.",
  "error.noCoach": "{game} doesn’t tell bots yet how to think ahead, so there is no analysis.",
  "error.noDecision": "Nobody had a choice at step {given}. Try step {near}.",
  "error.noDecisions": "Nobody had a choice in this game.",
  "error.choiceNumber": "There’s no choice {given}. Use a number from 1 to {count}.",
  "error.games": "--games must be at least 1.",
  "hint.title": "Hint: the best choices",
  "hint.line": "{choice} – {chance}",
  "hint.none": "There are no hints in this game.",
  "hint.rated": "There are no hints in a rated game.",
};
