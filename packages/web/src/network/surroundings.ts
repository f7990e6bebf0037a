/** Who answered: our server, or somebody in its place: a gateway that finds no server, a network that wants a login. */
export type Answerer = "server" | "other";

/** Time as the page has it, in milliseconds. */
export interface Timers {
  set(callback: () => void, milliseconds: number): number;
  clear(timer: number): void;
  now(): number;
}

/** What is around the network of a page; tests bring a clock and a server of their own. */
export interface Surroundings {
  /** One small question to the server, past every cache; rejects if nobody answers. */
  readonly ask: (signal: AbortSignal) => Promise<Answerer>;
  /** False if the device knows that it has no network. True says little; see `Network`. */
  readonly isOnLine: () => boolean;
  /** Whether somebody may be looking: a hidden page asks nothing. */
  readonly isVisible: () => boolean;
  /** Whether the page itself has just come from the server, and not from what is kept on the device. */
  readonly isFresh: () => boolean;
  /** Tells that the device says its network came or went, that the page was shown or hidden, or that it is left. */
  readonly follow: (listener: { hinted(): void; turned(): void; left(): void }) => void;
  /** That the device had no network, for the page that comes next. */
  readonly memory: { recall(): boolean; keep(): void; forget(): void };
  readonly timers: Timers;
  /** From 0 up to but not 1, for the spread of questions alone. */
  readonly random: () => number;
}
