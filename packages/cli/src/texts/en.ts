import lab from "./lab/en.ts";
import puzzle from "./puzzle/en.ts";
import report from "./report/en.ts";

/** The texts of the command line in ICU message format. Every language has the same keys and values. */
export default {
  "language.name": "English",
  "name.person": "{alike, select, several {Player {number}} other {Player}}",
  "name.deleted": "Deleted player",
  "name.botKind":
    "{bot, select, novice {Novice bot} adept {Adept bot} veteran {Veteran bot} master {Master bot} greedy {Greedy bot} competent {Competent bot} random {Random bot} other {{bot}}}",
  "name.bot": "{alike, select, several {{name} {number}} other {{name}}}",

  begin: "{game}, {mode}, {seats, plural, one {# seat} other {# seats}}",
  "fairness.begin": "Before the deal: the seed’s SHA-256 is {commitment}",
  "fairness.end":
    "Fair play: the seed was {seed}, its SHA-256 {commitment}. Check it with “{command} verify”.",
  link: "Share this game as a link (watch it with “{command} replay ''…''”): {link}",
  standing: "{place}. {name}: {result, select, win {victory} draw {draw} other {defeat}}",
  "standing.points":
    "{place}. {name}: {result, select, win {victory} draw {draw} other {defeat}}, {points, plural, one {# point} other {# points}}",
  keep: "Save the replay? Type a file name such as game.json, + for your saves folder, or Enter to skip: ",
  kept: "Replay saved to {path}",

  prompt: "Your choice (? for help): ",
  "question.offers": "You can also:",
  "step.part": "{role}: {part}",
  "step.done": "That’s all",
  "step.named": "So far: {parts}. Type “undo” to go back.",
  curtain: "Pass the keyboard to {name}, then press Enter: ",
  "input.unknown":
    "{count, plural, one {Type 1 or the start of the choice} other {Type a number from 1 to # or the start of a choice}} (? for help).",
  "input.nothing": "Nothing to choose right now (? for help).",
  "input.number": "Type a number from 1 to {count}.",
  "input.ambiguous": "Several choices start with that:",
  help: "Type a number or the start of a choice to choose it. Or:\n  Enter      show the choices again\n  board      show the table again\n  why        list the numbers that can be explained; why 3 explains the third\n  card       list the cards and everything else in sight; card 3 or card NAME says what it does\n  hint       the best choices with their chances of winning, and why\n  log        show everything that happened\n  undo       undo your last move\n  save       save the game; save FILE saves it there\n  resign     resign\n  quit       save and leave",
  "undo.none": "There’s nothing to undo.",
  saved: "Saved to {path}",
  left: "Continue with “{command}”. Saved to {path}",
  failure:
    "Something went wrong on our side: {error}. Your move was undone and the game continues. A report to reproduce it is in {path}",

  "refusal.noQuestion": "It’s not your turn to choose.",
  "refusal.staleQuestion": "Too late: that was already decided.",
  "refusal.noSuchChoice": "That’s not one of your choices.",
  "refusal.gameOver": "The game is over.",
  "refusal.paused": "The game is paused. Resume it first.",
  "refusal.notPaused": "The game isn’t paused.",
  "refusal.noSuchSeat": "This table has no such seat. Choose another one.",
  "refusal.notYourSeat": "That isn’t your seat.",
  "refusal.seatTaken": "That seat is taken. Choose another one, or watch.",
  "refusal.notOwner": "Only the host can do that.",
  "refusal.wrongOwnerToken":
    "That owner token is wrong. Use the server’s own: the file owner-token beside its database (--database), or MEDALLION_OWNER_TOKEN.",
  "refusal.notGathering": "The game has already started.",
  "refusal.notPlaying": "The game hasn’t started yet. Wait for the others.",
  "refusal.notOver": "The game isn’t over yet. Finish it first.",
  "refusal.unknownBot": "This server has no such bot. Choose another one.",
  "refusal.alreadyProposed": "There’s already an open request. Answer that one first.",
  "refusal.nothingProposed": "There’s no open request.",
  "refusal.notAsked": "You weren’t asked, or you’ve already answered.",
  "refusal.notGone": "They haven’t been away long enough. Wait a little.",
  "refusal.banned":
    "{why, select, told {You’re banned from this server until {when}: {reason}} other {You’re banned from this server until {when}.}}",
  "refusal.chatClosed": "Chat is off at this table.",
  "refusal.closed": "The server owner has closed this table.",
  "refusal.notAtTable": "Only players at this table can chat.",
  "refusal.tooLong": "That message is too long. Shorten it.",
  "refusal.tooFast": "Slow down a little and try again.",
  "refusal.nameTaken": "That name is taken. Choose another one.",
  "refusal.wrongLogin": "Wrong name or password. Try again.",
  "refusal.accountNeeded":
    "Rated games with other players need an account. Create one, or play at a table that isn’t rated.",
  "refusal.sameNetwork":
    "Someone at this table plays from your network, so this game can’t be rated. Create a table that isn’t.",
  "refusal.playedOften":
    "You’ve played enough rated games with each other today. Create a table that isn’t rated.",
  "refusal.wrongCode": "Wrong name or recovery code. Check both and try again.",
  "refusal.weakPassword":
    "That password is too easy to guess. Use at least 15 characters, such as a few words, without your name.",
  "refusal.tooManyGuesses":
    "Too many wrong passwords for this account. Try again in an hour, or log in on a device you’ve used before.",
  "refusal.notGuest": "You already have an account here. Log out first to use another one.",
  "refusal.notAccount": "You have no account here yet. Create one with “account claim”.",
  "refusal.noSuchPerson": "Player not found. The leaderboard shows the ids.",
  "refusal.gameTooLong": "This game has grown too long and was aborted. It doesn’t count; play a rematch.",
  "refusal.askedAlready": "You’ve already asked for that this turn. Ask again after the next move.",
  "refusal.tooOften": "You’ve done that too often in this game. Play on.",
  "refusal.tableTooLong": "This table has seen too many games. Create a new one.",
  "refusal.tooManyTakebacks": "You’ve undone this move too often. Play on.",
  "refusal.tooManyBotTables": "You have too many games between bots. Watch one to its end first.",
  "refusal.tooManyTables": "You have too many tables. Finish or leave some first.",
  "refusal.noSuchTable": "Table not found. Ask for a new invite link.",
  "refusal.noSuchGame": "There’s no replay of that game yet. It’s ready when the game is over.",

  "why.none": "There are no numbers to explain on the table.",
  "why.nothing": "Nothing to count here yet.",
  "why.list": "Type “why” and a number:",
  "why.unknown": "There’s no number {number} here. Type “why” for the list.",

  "card.none": "Nothing to look up here.",
  "card.list": "Type “card” and a number or the start of a name:",
  "card.unknown": "Nothing found for “{asked}”. Type “card” for the list.",
  "card.ambiguous": "Several names start with that:",

  "log.takenBack": "The last move was undone.",
  "log.seated": "{who, select, bot {A bot is playing for {name}.} other {{name} is playing.}}",
  "log.paused": "Game paused.",
  "log.resumed": "Game resumed.",
  "log.placed":
    "Seat {seat}: {who, select, open {open} bot {{name}} standIn {{name}, a bot is playing} other {{name}}}.",
  "log.readied": "{name} is ready.",
  "log.began": "The game starts. The seed’s SHA-256 before the deal: {commitment}",
  "log.gathering": "Rematch. The next seed’s SHA-256: {commitment}",
  "log.proposed":
    "{name} {what, select, draw {offers a draw} abort {asks to abort the game} takeback {asks to undo the last move} pause {asks for a pause} other {asks for a rematch}}.",
  "log.replied": "{name} {reply, select, yes {accepts} other {declines}}.",
  "log.lapsed":
    "{what, select, draw {No draw} abort {The game continues} takeback {The move stands} pause {No pause} other {No rematch}}.",
  "log.gone": "{name} disconnected.",
  "log.back": "{name} is back.",
  "log.voted":
    "{name} votes on {about}: {verdict, select, wait {keep waiting} bot {let a bot play} other {end the game}}.",
  "log.decided":
    "Vote on {about}: {verdict, select, wait {we keep waiting} bot {a bot takes over} other {the game ends}}.",
  "log.outOfTime": "{name} ran out of time.",
  "log.said": "{name}: “{words}”",
  "log.closed":
    "{why, select, told {The server owner closed this table: {reason}} other {The server owner closed this table.}}",
  "online.maintenance": "Server maintenance from {from} to about {to}. Running games continue afterwards.",
  "online.calm": "Server maintenance is cancelled.",
  "log.chat": "Chat is {state, select, open {on} other {off}}.",
  "chat.presets": "Type “presets” and a number:",
  "chat.preset":
    "{preset, select, hello {Hello!} goodLuck {Good luck!} wellPlayed {Well played!} thinking {Let me think…} hurry {Your turn!} oops {Oops!} thanks {Thanks!} other {Good game!}}",

  "saved.line":
    "{when}  {game}  {status, select, running {in progress} finished {finished} other {damaged}}  {path}",
  "decks.seats": "seats: {seats}",
  "decks.rules": "House rules for --rule name=value, standard value first (true: on, false: off):",

  "menu.language": "Language",
  "menu.what": "What would you like to do?",
  "menu.new": "New game",
  "menu.game": "Which game?",
  "menu.mode": "Which mode?",
  "menu.seats": "How many players?",
  "menu.people": "How many of you play at this terminal?",
  "menu.crowd": "{people, plural, one {# player} other {# players}}",
  "menu.pick":
    "{people, plural, one {What do you want to play with?} other {What does player {number} play with?}}",
  "menu.any": "Random",
  "menu.bot": "Which bot do you want to play?",
  "menu.rival":
    "{id, select, novice {Novice bot: sees what’s obvious, and makes mistakes} adept {Adept bot: takes what looks best, at once} veteran {Veteran bot: thinks a few moves ahead} master {Master bot: weighs the many ways a game can go} other {{id}}}",
  "menu.prompt": "Number (Enter for 1): ",

  "online.seat":
    "{seat}. {who, select, open {open} bot {{name}} standIn {{name}, a bot is playing} other {{name}}}{state, select, gone {, disconnected} ready {, ready} unready {, not ready yet} other {}}",
  "online.gathering": "The game starts when every seat is taken and everyone is ready.",
  "online.ready": "Type “ready” for the next game, or “ready DECK” to switch decks.",
  "online.waiting": "Waiting for {names}.",
  "online.asked": "Accept? Type yes or no.",
  "online.clock": "Time left: {seconds, plural, one {# second} other {# seconds}}",
  "online.watching": "You’re watching. Join without --watch to play.",
  "online.unknown": "This may not have gone through. Check and retry.",
  "online.lost": "Disconnected. Reconnecting …",
  "online.again": "Reconnected.",
  "online.closed": "The server closed the connection.",
  "online.left": "Your seat stays yours. To come back:",
  "online.over": "Type “rematch” for another game, “quit” to leave.",
  "online.link": "Invite others with this link:",
  "online.record": "The server keeps the replay. To verify it:",
  "online.recorded": "Replay saved to {path}. To verify it:",
  "online.arrive": "They can join in their browser, or from their Medallion folder with “./play join LINK”.",
  "online.local":
    "This link only works on this machine. To invite others, create the table with --server and one of the addresses “serve” prints for other devices.",
  "online.prompt": "Watching (? for help): ",
  "online.restart": "The server is restarting. Reconnecting …",
  "online.gone": "After a minute you can decide: vote bot, vote end or vote wait.",
  "online.standIn": "A bot is playing for you. Type “back” to take over.",
  "online.hands": "This table doesn’t have open hands.",
  "online.nobody": "No other player sits there. Type a seat number from the “seats” list.",
  "online.muted": "{name} is muted. Type “unmute” and the seat number to undo that.",
  "online.unmuted": "{name} is no longer muted.",
  "online.reported": "{name} was reported to the server owner.",
  "online.help":
    "Type a number or the start of a choice to choose it. Or:\n  Enter      show the choices again\n  board      show the table again\n  seats      show who sits where\n  why        list the numbers that can be explained; why 3 explains the third\n  card       list the cards and everything else in sight; card 3 or card NAME says what it does\n  hint       the best choices with their chances of winning, and why\n  log        show everything that happened\n  say TEXT   chat; presets lists quick messages, presets 3 sends the third\n  mute 2, unmute 2   hide or show chat from seat 2\n  report 2 WHY   report seat 2 to the server owner\n  undo       undo your last move; the others may have to agree\n  draw, abort, pause, rematch   ask for it; withdraw cancels that\n  yes, no    answer a request\n  resume     end a pause\n  bot, back  let a bot play for you; take over again\n  vote wait, vote bot, vote end   decide about a disconnected player\n  ready      ready for the next game; leave gives up your seat\n  link       show the invite link\n  hands      show what the others see, with open hands\n  place 2 greedy, place 2 open   host: add a bot or open the seat\n  chat close, chat open   host: turn chat off or on\n  resign     resign\n  quit       leave; your seat stays yours",

  "match.seated": "{game}, {mode}: you have a seat at {link}",
  "tables.none": "No open tables. Create one with “{command} create GAME”.",
  "tables.noneMine": "You have no such tables there. “{command} tables” lists the open ones.",
  "tables.turn": "Your turn",
  "tables.stage": "{stage, select, gathering {waiting for players} playing {in progress} other {finished}}",
  "tables.rated": "rated",
  "tables.place":
    "{who, select, open {open seat} bot {{name}} standIn {{name}, a bot is playing} other {{name}}}",
  "tables.clock":
    "{kind, select, move {{amount, plural, one {# second} other {# seconds}} per move} bank {{amount, plural, one {# second} other {# seconds}} + {increment} per move} days {{amount, plural, one {# day} other {# days}} per move} other {no timer}}",
  "leaderboard.none":
    "Nobody is ranked here yet: it takes 5 rated games. Create a table with --rated to play one.",
  "leaderboard.line":
    "{place}. {name}{kind, select, guest { (guest)} other {}}: {rating}, {games, plural, one {# game} other {# games}}",
  "profile.person": "{name}{kind, select, bot {} guest {, guest} other {, account}}",
  "profile.rating": "{title}: rating {rating} after {games, plural, one {# game} other {# games}}",
  "profile.statistics": "{title}: {played} played, {won} won, {drawn} drawn, {lost} lost",
  "profile.none": "No finished games yet.",
  "profile.notRated":
    "{why, select, guest {not rated: without an account} short {not rated: too short} network {not rated: same network} other {not rated: same players too often today}}",
  "profile.game":
    "{when}  {title}: {result, select, win {victory} draw {draw} loss {defeat} other {aborted}} ({names})",
  "account.password": "Password (hidden): ",
  "account.old": "Current password (hidden): ",
  "account.fresh": "New password (hidden): ",
  "account.repeat": "Repeat it: ",
  "account.claimed":
    "Account {name} created, with all your games. Log in from anywhere with “account login”.",
  "account.here": "You’re now {name} here.",
  "account.left": "Logged out.",
  "account.changed": "Password changed. All other devices are logged out.",
  "account.session": "{number}. last seen {when}, {agent}{here, select, yes { (this device)} other {}}",
  "account.code": "Recovery code (hidden): ",
  "account.recovered": "Password changed. You’re now {name} here; all other devices are logged out.",
  "account.recovery":
    "Recovery code: {code}\nWrite it down and keep it safe. It sets a new password once, and isn’t shown again.",
  "account.exported": "Everything this server has about you is in {path}.",
  "account.deleting":
    "This deletes {name} for good: rating, mutes and sessions. Running games are resigned; finished ones stay for the others, without your name.",
  "account.confirm": "Type {name} to confirm: ",
  "account.deleted": "Deleted.",
  "people.recovery":
    "New recovery code for {name}: {code}\nGive it to the player in person. It works once, with “account recover” or on the account page.",
  "account.ended": "{ended, plural, one {# session} other {# sessions}} logged out.",

  "serve.open": "Medallion is running at:",
  "serve.home": "For other devices on your network:",
  "serve.invite": "To invite others, create a table and send them its link:",
  "serve.inviteToo":
    "Open an address in a browser to play and invite others. Or create a table from a terminal:",
  "serve.noPages": "The web pages aren’t built. Run “npm run web”, then start again.",
  "serve.owner": "For you only, the server’s stats:",
  "serve.token":
    "The owner token is in the file owner-token beside the database, or in MEDALLION_OWNER_TOKEN.",
  "serve.stop": "Press Ctrl-C to stop the server. Games are saved and continue after the next start.",
  "serve.stopping": "Stopping, finishing saves …",
  "serve.stopped": "Stopped. All games are saved.",
  "backup.progress": "{rows, plural, one {# row} other {# rows}}",
  "backup.done": "Backup with {rows, plural, one {# row} other {# rows}} saved to {path}. Keep it private.",
  "restore.done": "Restored {rows, plural, one {# row} other {# rows}} from {path}.",

  "replay.step": "[{position}/{last}] {what}",
  "replay.begin": "The game starts.",
  "replay.move": "{name} made a move.",
  "replay.choice": "{name}: {choice}",
  "replay.ended": "The players ended the game.",
  "replay.prompt": "Enter for next, b for back, a number to jump, q to quit: ",

  "verify.seed": "Seed {seed}, SHA-256 {commitment}",
  "verify.subject":
    "{subject, select, record {replay} commitment {fingerprint} key {key} segment {moves} other {result}}",
  "verify.verdict":
    "{verdict, select, proved {Verified: nobody tampered with the shuffles or moves.} failed {Not fair: see what failed above.} other {Not everything could be verified: see what’s open above.}}",

  "sim.progress": "{done, number} of {total, plural, one {# game} other {# games}}",
  "sim.title": "{game}, {mode}: {games, plural, one {# game} other {# games}}, seed {seed}",
  "sim.mirror":
    "Mirrored: each deal was played {rounds, plural, one {once} =2 {twice} other {# times}}, with the bots moving one seat each time.",
  "sim.stopped": "Stopped after {games} of {asked, plural, one {# game} other {# games}}.",
  "sim.bots": "By bot, with 95 % intervals:",
  "sim.seats": "By seat:",
  "sim.rates": "{played} played   won {win}   drawn {draw}   lost {loss}",
  "sim.length": "Mean length: {mean} moves",
  "sim.speed": "Games per second: {rate}",
  "sim.failure": "Game {number} crashed: {reason}. To play it again: {command}",
  ...puzzle,
  ...report,
  ...lab,

  "error.language": "There’s no language “{asked}”. Choose one of {known}.",
  "error.game": "There’s no game “{id}”. Choose one of {known}.",
  "error.mode": "{game} has no mode “{id}”. Choose one of {known}.",
  "error.bot": "There’s no bot “{id}”. Choose one of {known}.",
  "error.seats": "In {mode} mode, {game} takes this many seats: {known}.",
  "error.people":
    "{people, plural, one {# player doesn’t} other {# players don’t}} fit {seats, plural, one {# seat} other {# seats}}. Change --hotseat.",
  "error.names": "There are more names than players ({people}). Change --name or --hotseat.",
  "error.games": "--games must be at least 1.",
  "error.read": "Can’t read {path} ({reason}).",
  "error.write": "Can’t write {path} ({reason}).",
  "error.foreign": "{path} already exists and isn’t a saved game. Choose another name.",
  "error.command": "There’s no command “{id}”. Choose one of {known}.",
  "error.saves": "There’s no saved game to continue in {folder}. Start one with “{command} menu”.",
  "error.files": "Name at least one scenario file, or a folder with some.",
  "error.step": "This game has steps 0 to {last}.",
  "error.viewer": "There’s no seat “{given}”. Choose one of {known}, or all.",
  "error.number": "“{given}” isn’t a whole number. Try one such as 2.",
  "error.pair": "“{given}” isn’t a house rule. Write it as name=value.",
  "error.hash": "“{given}” isn’t a SHA-256 fingerprint. Those have 64 hex digits.",
  "error.option": "There’s no option {given}. See --help.",
  "error.value": "The option {given} needs a value.",
  "error.argument": "<{given}> is missing. See --help.",
  "error.surplus": "Too many arguments for {given}. See --help.",
  "error.invitation": "“{given}” isn’t an invite link. Those look like http://HOST/t/CODE.",
  "error.server": "No server responds at {origin} ({reason}). Check the address, and that it’s running.",
  "error.running": "This game started without you. Use --watch to watch it.",
  "error.full": "This table is full. Use --watch to watch.",
  "error.bots":
    "{bots, plural, one {# bot leaves} other {# bots leave}} no seat for you at a table of {seats}. Name fewer bots.",
  "error.clock": "“{given}” isn’t a timer. Use none, move:60, bank:300+5 or days:2.",
  "error.origin": "“{given}” isn’t a server address. Use one such as https://play.example.org.",
  "error.portNumber": "“{given}” isn’t a port. Use a number up to 65535, such as 8080.",
  "error.level":
    "There’s no log level “{given}”. Choose one of fatal, error, warn, info, debug, trace, silent.",
  "error.port": "Port {port} is already in use. Choose another one with --port.",
  "error.listen":
    "The server can’t listen on {host}, port {port} ({reason}). Choose others with --host and --port.",
  "error.tls":
    "The certificate {cert} and the key {key} don’t belong together. Use a matching pair of PEM files.",
  "error.certificate":
    "The certificate of {origin} isn’t trusted ({reason}). If you know whose it is, set NODE_EXTRA_CA_CERTS to the full path of its file.",
  "error.hostName":
    "“{given}” isn’t a name of a server. Use names such as table.example.org or *.example.org.",
  "error.proxy": "“{given}” isn’t a proxy. Use loopback, true, or addresses such as 10.0.0.5,192.168.1.0/24.",
  "owner.none": "Nothing there.",
  "owner.report": "{when}, {state, select, done {done} other {open}}: {by} reported {about}, table {table}",
  "owner.ban": "{who}: banned until {until}",
  "owner.done":
    "{act, select, deal {Marked as done.} close {The table is closed.} logOut {{ended, plural, one {# session ended.} other {# sessions ended.}}} unban {The ban is lifted.} rename {Renamed.} announce {Announced for {until}.} calm {The announcement is taken back.} other {Banned until {until}.}}",
  "error.ownerToken":
    "There’s no owner token at {path}. Name the server’s database with --database, or set MEDALLION_OWNER_TOKEN.",
  "error.limits": "{path} isn’t a JSON object. Write limits and their values as docs/hosting.md shows.",
  "error.limitName": "There’s no limit {name}. See docs/hosting.md for their names.",
  "error.limitCount": "{name} can’t be “{given}”. Use a whole number from {least} to {most}.",
  "error.limitAmount": "{name} can’t be “{given}”. Use a value such as “{usual}”, from {least} to {most}.",
  "error.over": "--over needs --mine: only your own finished tables are listed.",
  "error.nobody": "You haven’t been on {origin} yet. Play there, or log in with “account login”.",
  "error.confirm": "That isn’t the name. Nothing was deleted.",
  "error.account": "There’s no account with that name or id.",
  "error.session": "Give a number from the “account sessions” list, or --others.",
  "error.password":
    "The password is too short. Use at least {least, plural, one {# character} other {# characters}}.",
  "error.repeated": "The passwords don’t match. Try again.",
  "error.tlsPair": "https needs both --tls-cert and --tls-key.",
  "error.database":
    "The database must be sqlite:PATH or postgres://USER:PASSWORD@HOST/NAME. Change --database or DATABASE_URL.",
  "error.store": "Can’t use the database: {reason}",
};
