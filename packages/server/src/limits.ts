/** One limit as it is declared: its value unless the owner says otherwise, what it may be, and what it is for. */
export interface LimitRow {
  readonly kind: "count" | "size" | "time";
  readonly usual: number;
  readonly least: number;
  readonly most: number;
  /** For whoever runs the server: docs/hosting.md shows it. */
  readonly about: string;
}

const KB = 1024;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Every limit of a server, in the order of docs/hosting.md. Times in milliseconds, sizes in bytes. */
const DECLARED = {
  bodyBytes: size(64 * KB, "largest body of a request"),
  messageBytes: size(32 * KB, "largest message of a socket"),
  messageBurst: count(60, "messages that a socket may send at once"),
  messagesPerSecond: count(20, "messages per second that a socket may send for long"),
  warningsBeforeClose: count(20, "warnings before a socket that sends too much is closed", 0),
  waitingBytes: size(256 * KB, "bytes that may wait for a slow socket before it is cut off"),
  requestTime: time(30 * SECOND, "how long a request may take to come in"),
  requestsPerMinute: count(300, "requests per minute and address"),
  filesPerMinute: count(
    3000,
    "files of the pages per minute and address; the first visit fetches some dozens",
  ),
  loginsPerMinute: count(10, "attempts to log in per minute and address"),
  wrongPasswordsPerHour: count(20, "wrong passwords per hour and account, from strangers together"),
  ratedMoves: count(5, "moves that whoever does not win must have made for a rated game to count", 0),
  ratedGuests: count(0, "players without an account in a rated game between players", 0),
  ratedPerNetwork: count(1, "players of one network in a rated game"),
  ratedPerDay: count(
    10,
    "rated games per day between the same two players, and of a player with all who come from one network",
    0,
  ),
  ratedGamesPerDay: count(60, "rated games per day of one player", 0),
  rankedGames: count(5, "rated games of a game and mode after which a player is on its leaderboard", 0),
  guestsPerHour: count(60, "new guests per hour and address"),
  reportsPerHour: count(10, "reports per hour and player"),
  reportsPerNetwork: count(20, "reports per hour and address"),
  connectionsPerAddress: count(100, "sockets per address"),
  connections: count(20_000, "sockets in all"),
  tcpPerAddress: count(250, "connections of any kind per address; a trusted proxy may open any number"),
  tcpConnections: count(25_000, "connections of any kind in all"),
  arrivalsPerMinute: count(300, "new connections per minute and address"),
  pendingPerConnection: count(4, "requests that may wait on one connection; browsers send one at a time"),
  attachedPerSocket: count(32, "tables that one socket may follow"),
  attachesPerMinute: count(240, "how often per minute a player may come to tables"),
  spectatorsPerTable: count(200, "spectators per table", 0),
  spectatorsPerPerson: count(4, "pages and devices from which one player may watch a table at once"),
  spectatorsPerNetwork: count(100, "spectators of a table from one address"),
  tablesPerPerson: count(50, "tables of one host that are not over"),
  seatsPerPerson: count(10, "tables that have not started at which one player may sit"),
  tablesPerHour: count(200, "new tables per hour and address"),
  openTablesPerHour: count(30, "new tables in the lobby per hour and address"),
  botTablesPerPerson: count(
    3,
    "games between bots alone of one host; they go on while somebody watches, and one that nobody has watched for a while gives way to a new one",
    0,
  ),
  botsPerTable: count(8, "bots per table", 0),
  entriesPerGame: count(
    12_000,
    "moves in one game, which is called off there without a rating; the longest honest ones have 5,000",
  ),
  arrangementsPerGame: count(
    200,
    "how often one player takes, changes and leaves seats before one game, and all of one network sit there again in an hour",
  ),
  asidesPerGame: count(
    3000,
    "chat messages, requests and the like of one player in one game; they take no room from anybody’s moves",
  ),
  entriesPerTable: count(40_000, "entries in all games of one table; a rematch beyond needs a new table"),
  takebacksPerMove: count(20, "how often the same move may be undone", 0),
  wordsPerMinute: count(20, "chat messages per minute and player", 0),
  silence: time(60 * SECOND, "a socket that says nothing for so long is closed"),
  grace: time(5 * SECOND, "how long a player may be disconnected before the table is told"),
  homecoming: time(MINUTE, "after a start no timer runs out for so long"),
  idle: time(5 * MINUTE, "a table that nobody looks at leaves memory after so long"),
  tablesInMemory: count(
    10_000,
    "tables in memory; beyond, those that nobody looks at leave at once, and come back when they are needed",
  ),
  checkpointEvery: count(64, "moves after which a table is saved whole"),
  botThreads: count(1, "threads that think for bots"),
  botThinking: time(10 * SECOND, "how long a bot may think"),
  botPace: time(600, "how long a bot seems to think at least", 0),
  lease: time(6 * SECOND, "a server of several that is silent for so long is taken for dead"),
  diskReserve: size(16 * KB * KB, "bytes that must be free beside a SQLite file for /readyz to say yes"),
  staleGathering: time(7 * DAY, "a table that has not started is forgotten after so long"),
  abandonedGame: time(60 * DAY, "a game that nobody has moved in is forgotten after so long"),
  finishedTable: time(
    14 * DAY,
    "a finished table can be used for a rematch for so long; then only its replays stay",
  ),
  guestGame: time(
    30 * DAY,
    "how long the replay of a game is kept that is nobody’s favourite and that no account keeps",
  ),
  gamesPerAccount: count(100, "finished games that each account keeps, the latest"),
  favouritesPerPerson: count(200, "finished games that a player may mark as favourites; they are kept", 0),
  idleGuest: time(90 * DAY, "a guest who has not been seen for so long is forgotten"),
  reportAge: time(180 * DAY, "how long reports are kept"),
  sessionAge: time(400 * DAY, "how long a login lasts"),
} as const satisfies Readonly<Record<string, LimitRow>>;

export type LimitName = keyof typeof DECLARED;

/** Every limit of a server as a value; tests and owners give others. */
export type Limits = { readonly [Name in LimitName]: number };

export const LIMIT_ROWS: Readonly<Record<LimitName, LimitRow>> = DECLARED;

export const LIMIT_NAMES: readonly LimitName[] = Object.keys(DECLARED).filter(isLimitName);

/** What holds unless somebody says otherwise. The names are exactly those of the declaration. */
export const LIMITS = Object.fromEntries(LIMIT_NAMES.map((name) => [name, LIMIT_ROWS[name].usual])) as Limits;

export function isLimitName(name: string): name is LimitName {
  return Object.hasOwn(DECLARED, name);
}

function count(usual: number, about: string, least = 1): LimitRow {
  return { kind: "count", usual, least, most: 10_000_000, about };
}

function size(usual: number, about: string): LimitRow {
  return { kind: "size", usual, least: KB, most: KB * KB * KB, about };
}

function time(usual: number, about: string, least = 1): LimitRow {
  return { kind: "time", usual, least, most: 3650 * DAY, about };
}
