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
  "input.nothing": "There is nothing to choose now; ? for help.",
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
  "refusal.notYourSeat": "That seat belongs to somebody else.",
  "refusal.seatTaken": "There is no free seat for you; choose another one or watch.",
  "refusal.notOwner": "Only who created the table may do that.",
  "refusal.notGathering": "The game has begun; that can only be done before it or after it.",
  "refusal.notPlaying": "The game has not begun yet; wait for the others.",
  "refusal.notOver": "The game is not over yet; finish it first.",
  "refusal.unknownBot": "The server has no such bot; choose another one.",
  "refusal.alreadyProposed": "Something is proposed already; answer that first.",
  "refusal.nothingProposed": "Nothing is proposed now.",
  "refusal.notAsked": "It is not you who is asked.",
  "refusal.notGone": "That seat has not been gone long enough; wait a little.",
  "refusal.chatClosed": "The chat of this table is closed.",
  "refusal.notAtTable": "Only those who sit at the table may talk.",
  "refusal.tooLong": "That is too long; say it in fewer words.",
  "refusal.tooFast": "That was too much at once; wait a moment and try again.",
  "refusal.noSuchTable": "There is no such table; ask for the invitation again.",
  "refusal.noSuchGame": "There is no record of that game yet; it comes when the game is over.",

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
  "log.placed":
    "Seat {seat}: {who, select, open {open} bot {bot {name}} standIn {{name}, a bot plays} other {{name}}}.",
  "log.readied": "{name} is ready.",
  "log.began": "The game begins; before the deal the SHA-256 of its seed was {commitment}",
  "log.gathering": "The same people gather again; SHA-256 of the next seed: {commitment}",
  "log.proposed":
    "{name} proposes {what, select, draw {a draw} abort {to call the game off} takeback {to take the last choice back} pause {a pause} other {another game}}.",
  "log.replied": "{name}: {reply, select, yes {agreed} other {no}}.",
  "log.lapsed":
    "The proposal of {what, select, draw {a draw} abort {calling the game off} takeback {taking the last choice back} pause {a pause} other {another game}} has lapsed.",
  "log.gone": "{name} has lost the connection.",
  "log.back": "{name} is back.",
  "log.voted":
    "{name} about {about}: {verdict, select, wait {wait} bot {a bot shall play on} other {end the game}}.",
  "log.decided":
    "Decided about {about}: {verdict, select, wait {we wait} bot {a bot plays on} other {the game ends}}.",
  "log.outOfTime": "{name} has run out of time.",
  "log.said": "{name}: “{words}”",
  "log.chat": "The chat is {state, select, open {open} other {closed}}.",
  "chat.presets": "Type “presets” and a number:",
  "chat.preset":
    "{preset, select, hello {Hello!} goodLuck {Good luck!} wellPlayed {Well played!} thinking {I have to think.} hurry {Hurry up, please.} oops {Oops!} thanks {Thank you!} other {Good game!}}",

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

  "online.seat":
    "{seat}. {who, select, open {open} bot {bot {name}} standIn {{name}, a bot plays} other {{name}}}{state, select, gone {, connection lost} ready {, ready} unready {, not ready yet} other {}}",
  "online.gathering": "The game begins when every seat is taken and everybody is ready.",
  "online.ready": "Type “ready” to play again, “ready DECK” with another deck.",
  "online.waiting": "Waiting for {names}.",
  "online.asked": "Do you agree? Type yes or no.",
  "online.clock": "Your time: {seconds, plural, one {# second} other {# seconds}}",
  "online.watching": "You only watch here; join without --watch to take a seat.",
  "online.unknown":
    "The connection was lost on the way, so nobody knows whether that arrived; look, and say it again if need be.",
  "online.lost": "The connection is lost; trying again …",
  "online.again": "Connected again.",
  "online.closed": "The connection is closed.",
  "online.left": "Your seat stays yours; “{command} join {link}” comes back to it.",
  "online.over": "Type “rematch” for another game, “quit” to leave.",
  "online.link": "Invite others with this link; they play in a browser or with “{command} join {link}”:",
  "online.record": "The record of the game: {address} (“{command} verify FILE” proves it)",
  "online.recorded": "The record is in {path}; “{command} verify {path}” proves it.",
  "online.help":
    "A number or the beginning of a choice takes it. Besides:\n  Enter      the choices again\n  board      the table again\n  seats      who sits where\n  why        which numbers can be explained; why 3 explains the third\n  card       the cards and all else in sight; card 3 or card NAME tells what it does\n  log        all that has happened\n  say TEXT   tell the others; presets lists ready words, presets 3 says the third\n  undo       take your last choice back; the others may have to agree\n  draw, abort, pause, rematch   propose it; withdraw takes that back\n  yes, no    answer a proposal\n  resume     go on after a pause\n  bot, back  a bot plays for you; you play again\n  vote wait, vote bot, vote end   what to do about somebody who is gone\n  ready      ready for the next game; leave gives the seat up\n  link       the invitation to this table\n  resign     give the game up\n  quit       leave; the seat stays yours",

  "serve.open": "Medallion is open. The address:",
  "serve.home": "From other devices in your network:",
  "serve.invite":
    "To invite others, create a table with “{command} create {game} --server {address}” and send them its link; “{command} join LINK” plays at it.",
  "serve.owner": "For you alone, the figures of this server: {address}",
  "serve.stop": "Ctrl-C stops the server; games are kept and go on after the next start.",
  "serve.stopping": "Stopping; what is being written is finished …",
  "serve.stopped": "Stopped. All games are kept.",
  "backup.progress": "{rows, plural, one {# row} other {# rows}}",
  "backup.done":
    "{rows, plural, one {# row is} other {# rows are}} in {path}; keep it where nobody else can read it.",
  "restore.done": "{rows, plural, one {# row was} other {# rows were}} restored from {path}.",

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
  "error.invitation": "“{given}” is not an invitation; it looks like http://HOST/t/CODE.",
  "error.server": "No server answers at {origin} ({reason}); check the address and whether it runs.",
  "error.running": "The game at this table has begun without you; --watch lets you look on.",
  "error.full": "Every seat at this table is taken; --watch lets you look on.",
  "error.bots":
    "{bots, plural, one {# bot leaves} other {# bots leave}} no seat for you at a table of {seats}; name fewer of them.",
  "error.clock": "“{given}” is not a clock; give none, move:60, bank:300+5 or days:2.",
  "error.origin": "“{given}” is not the address of a server; give one such as https://play.example.org.",
  "error.portNumber": "{given} is not a port; give a number up to 65535.",
  "error.level":
    "There is no log level “{given}”; choose one of fatal, error, warn, info, debug, trace, silent.",
  "error.port": "Port {port} is taken by another program; choose another one with --port.",
  "error.listen":
    "The server cannot listen at {host}, port {port} ({reason}); choose others with --host and --port.",
  "error.tls":
    "The certificate {cert} and the key {key} cannot be used together; give PEM files that belong to each other.",
  "error.tlsPair": "https needs both --tls-cert and --tls-key; give the other one too.",
  "error.database":
    "The database must be sqlite:PATH or postgres://USER:PASSWORD@HOST/NAME; change --database or DATABASE_URL.",
  "error.store": "The database cannot be used: {reason}",
};
