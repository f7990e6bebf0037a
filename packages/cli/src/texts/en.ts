/** The texts of the command line in ICU message format. Every language has the same keys and values. */
export default {
  "language.name": "English",
  "name.person": "{alike, select, several {Player {number}} other {Player}}",
  "name.bot": "{alike, select, several {Bot {number}} other {Bot}}",

  begin: "{game}, {mode}, {seats, plural, one {# seat} other {# seats}}",
  "fairness.begin": "Before the deal: SHA-256 of the seed is {commitment}",
  "fairness.end": "Fair play: the seed was {seed}, its SHA-256 {commitment}; “{command} verify” proves it.",
  link: "This game as a link (for “{command} replay ''…''”): {link}",
  standing: "{place}. {name}: {result, select, win {victory} draw {draw} other {defeat}}",
  "standing.points":
    "{place}. {name}: {result, select, win {victory} draw {draw} other {defeat}}, {points, plural, one {# point} other {# points}}",
  keep: "Keep the record? A file name such as game.json, + for the folder of saves, Enter for no: ",
  kept: "The record is in {path}",

  prompt: "Your choice (? for help): ",
  "question.offers": "You may also:",
  curtain: "Give the keyboard to {name}, who presses Enter: ",
  "input.unknown":
    "{count, plural, one {Type 1 or the beginning of the choice} other {Type a number from 1 to # or the beginning of a choice}}; ? for help.",
  "input.number": "Type a number from 1 to {count}.",
  "input.ambiguous": "Several choices begin so:",
  help: "A number or the beginning of a choice takes it. Besides:\n  Enter      the choices again\n  board      the table again\n  why        which numbers can be explained; why 3 explains the third\n  card       the cards and all else in sight; card 3 or card NAME tells what it does\n  log        all that has happened\n  undo       back to before your last choice\n  save       keep the game now; save FILE keeps it there\n  resign     give the game up\n  quit       save and leave",
  "undo.none": "There is nothing to take back.",
  saved: "Saved in {path}",
  left: "Saved in {path}; “{command}” goes on from here.",
  failure:
    "Our mistake: {error}. The choice was taken back and the game goes on; what reproduces it is in {path}",

  "refusal.noQuestion": "It is not your turn to choose; wait for a question.",
  "refusal.staleQuestion": "That question has been answered; look at the current one.",
  "refusal.noSuchChoice": "There is no such choice; take one of the list.",
  "refusal.gameOver": "The game is over; no more can be chosen.",
  "refusal.paused": "The game is paused; resume it first.",
  "refusal.notPaused": "The game is not paused; go on playing.",
  "refusal.noSuchSeat": "This table has no such seat; choose another one.",

  "why.none": "There is no number on the table to explain.",
  "why.list": "Type “why” and a number:",
  "why.unknown": "There is no number {number} to explain; “why” lists them.",

  "card.none": "There is nothing here to describe.",
  "card.list": "Type “card” and a number or the beginning of a name:",
  "card.unknown": "There is nothing under “{asked}”; “card” lists what there is.",
  "card.ambiguous": "Several names begin so:",

  "log.takenBack": "The last choice was taken back.",
  "log.seated": "{who, select, bot {A bot takes the seat of {name}.} other {{name} takes the seat.}}",
  "log.paused": "The game is paused.",
  "log.resumed": "The game goes on.",

  "saved.line":
    "{when}  {game}  {status, select, running {running} finished {finished} other {unreadable}}  {path}",
  "decks.seats": "seats: {seats}",
  "decks.rules": "Rule options for --rule name=value, the default first (true: on, false: off):",

  "menu.language": "Language",
  "menu.what": "What shall it be?",
  "menu.new": "A new game",
  "menu.game": "Which game?",
  "menu.mode": "Which mode?",
  "menu.seats": "How many seats?",
  "menu.people": "Who plays at this terminal?",
  "menu.crowd": "{people, plural, one {# person} other {# people}}",
  "menu.pick": "{people, plural, one {What do you bring?} other {What does player {number} bring?}}",
  "menu.any": "Leave it to chance",
  "menu.bot": "Against whom?",
  "menu.rival":
    "{id, select, greedy {Greedy: takes what looks best} random {Random: takes anything} other {{id}}}",
  "menu.prompt": "Number (Enter for 1): ",

  "replay.step": "[{position}/{last}] {what}",
  "replay.begin": "The game begins.",
  "replay.move": "{name} has chosen.",
  "replay.choice": "{name}: {choice}",
  "replay.ended": "The game ends at the table.",
  "replay.prompt": "Enter next, b back, a number jumps, q ends: ",

  "verify.seed": "Seed {seed}, SHA-256 {commitment}",
  "verify.subject":
    "{subject, select, record {record} commitment {commitment} key {key} segment {course} other {result}}",
  "verify.verdict":
    "{verdict, select, proved {Proved: no shuffle and no choice was touched.} failed {Not fair: what failed is marked above.} other {Not all could be proved: what is open is marked above.}}",

  "sim.progress": "{done, number} of {total, plural, one {# game} other {# games}}",
  "sim.title": "{game}, {mode}: {games, plural, one {# game} other {# games}}, seed {seed}",
  "sim.mirror":
    "Mirrored: each deal was played {rounds, plural, one {once} =2 {twice} other {# times}}, the bots one seat further each time.",
  "sim.stopped": "Stopped after {games} of {asked, plural, one {# game} other {# games}}.",
  "sim.bots": "Per bot, with 95 % intervals:",
  "sim.seats": "Per seat:",
  "sim.rates": "{played} played   won {win}   drawn {draw}   lost {loss}",
  "sim.length": "Mean length: {mean} choices",
  "sim.speed": "Games per second: {rate}",
  "sim.failure":
    "Game {number} broke off: {reason}. The same command with --seed {seed} --first {number} --games 1 plays it again.",

  "error.language": "There is no language “{asked}”; choose one of {known}.",
  "error.game": "There is no game “{id}”; the known ones are {known}.",
  "error.mode": "{game} has no mode “{id}”; the known ones are {known}.",
  "error.bot": "There is no bot “{id}”; the known ones are {known}.",
  "error.seats": "{game} in the mode {mode} is played with this many seats: {known}.",
  "error.people":
    "{people, plural, one {# person} other {# people}} cannot take {seats, plural, one {# seat} other {# seats}}; change --hotseat.",
  "error.names": "There are more names than people ({people}); change --name or --hotseat.",
  "error.games": "Give --games at least 1.",
  "error.read": "The file {path} cannot be read ({reason}).",
  "error.write": "The file {path} cannot be written ({reason}).",
  "error.foreign": "The file {path} is there already and is no saved game; choose another name.",
  "error.command": "There is no command “{id}”; the known ones are {known}.",
  "error.saves": "There is no saved game to go on with in {folder}; begin one with “medallion play”.",
  "error.files": "Name at least one scenario file, or a folder that holds some.",
  "error.step": "The steps of this game are numbered from 0 to {last}.",
  "error.viewer": "There is no seat “{given}”; choose one of {known}, or all.",
  "error.number": "“{given}” is not a whole number; give one such as 2.",
  "error.pair": "“{given}” is not a rule option; write it as name=value.",
  "error.hash": "“{given}” is not a published hash; give its 64 hex digits.",
  "error.option": "There is no option {given}; --help lists those there are.",
  "error.value": "The option {given} needs a value; give it one.",
  "error.argument": "Something is missing: <{given}>; --help tells what it is.",
  "error.surplus": "More was given than the command {given} takes; --help tells what it takes.",
};
