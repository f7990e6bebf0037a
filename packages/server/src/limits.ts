/** Every limit of a server as a value; tests and owners give others. Times in milliseconds, sizes in bytes. */
export interface Limits {
  /** The largest body of a request, and the largest message of a socket. */
  readonly bodyBytes: number;
  readonly messageBytes: number;
  /** Messages per socket: so many at once, refilled at so many per second; who goes on after warnings is cut off. */
  readonly messageBurst: number;
  readonly messagesPerSecond: number;
  readonly warningsBeforeClose: number;
  /** Bytes that may wait for a slow socket before it is cut off. */
  readonly waitingBytes: number;
  /** How long a request may take to come in. */
  readonly requestTime: number;
  readonly requestsPerMinute: number;
  /** Files of the pages; opening them for the first time fetches some dozens. */
  readonly filesPerMinute: number;
  readonly loginsPerMinute: number;
  readonly guestsPerHour: number;
  readonly reportsPerHour: number;
  readonly connectionsPerAddress: number;
  readonly connections: number;
  readonly attachedPerSocket: number;
  /** Coming to a table reads its log: so often a person may, over all sockets. */
  readonly attachesPerMinute: number;
  readonly spectatorsPerTable: number;
  readonly tablesPerPerson: number;
  readonly botsPerTable: number;
  readonly wordsPerMinute: number;
  /** A socket that says nothing for so long is closed; it is pinged at a third of it. */
  readonly silence: number;
  /** How long a person may be unconnected before the table is told that they are gone. */
  readonly grace: number;
  /** After a start no clock runs out for so long: people who were cut off come back and answer. */
  readonly homecoming: number;
  /** A table that nobody looks at leaves memory after so long. */
  readonly idle: number;
  /** Entries of a log after which a checkpoint is written. */
  readonly checkpointEvery: number;
  /** Threads that think for bots, how long one answer may take, and how long a bot seems to think. */
  readonly botThreads: number;
  readonly botThinking: number;
  readonly botPace: number;
  /** How long a node that falls silent is still taken for living. */
  readonly lease: number;
  /** Open tables that nobody touched for so long are forgotten. */
  readonly staleGathering: number;
  readonly sessionAge: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

export const LIMITS: Limits = {
  bodyBytes: 64 * 1024,
  messageBytes: 32 * 1024,
  messageBurst: 60,
  messagesPerSecond: 20,
  warningsBeforeClose: 20,
  waitingBytes: 1024 * 1024,
  requestTime: 30 * SECOND,
  requestsPerMinute: 300,
  filesPerMinute: 3000,
  loginsPerMinute: 10,
  guestsPerHour: 60,
  reportsPerHour: 10,
  connectionsPerAddress: 100,
  connections: 20_000,
  attachedPerSocket: 32,
  attachesPerMinute: 240,
  spectatorsPerTable: 200,
  tablesPerPerson: 50,
  botsPerTable: 8,
  wordsPerMinute: 20,
  silence: 60 * SECOND,
  grace: 5 * SECOND,
  homecoming: MINUTE,
  idle: 5 * MINUTE,
  checkpointEvery: 64,
  botThreads: 1,
  botThinking: 10 * SECOND,
  botPace: 600,
  lease: 6 * SECOND,
  staleGathering: 7 * DAY,
  sessionAge: 400 * DAY,
};
