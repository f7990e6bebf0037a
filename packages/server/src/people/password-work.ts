import { Rotation } from "../bots/rotation.ts";
import { HttpRefusal } from "../http/handler.ts";
import { Buckets, regionOf, siteOf } from "./rate-limit.ts";

/** For whom a password is computed. */
export interface Asker {
  readonly network: string;
  /** Known to the account already, by a device, a session or a network that it logged in from: waits for no stranger. */
  readonly familiar: boolean;
}

export interface WorkLimits {
  /** How many are computed at once; their memory and Node's thread pool bound it. */
  readonly atOnce: number;
  /** How many more may wait, of the familiar and of all others, and of one network. */
  readonly waiting: number;
  readonly perNetwork: number;
  /** Milliseconds after which whoever still waits is told so: longer than pages and proxies keep a connection, nobody does. */
  readonly patience: number;
  /** Milliseconds that never jump. */
  now(): number;
}

interface Waiting {
  readonly network: string;
  begin(): void;
}

/** So many of a line go before one who waits in those behind it. */
const FIRST = 3;

/**
 * Who may compute a password next. Networks take turns, one at a time each, so that however many an attacker asks for,
 * somebody else waits for one of each network at most; who is familiar to an account does not wait for strangers, nor whoever comes
 * new for those who have had something computed within the last minute.
 */
export class PasswordWork {
  readonly #limits: WorkLimits;
  readonly #familiar = new Rotation<Waiting>();
  readonly #newcomers = new Rotation<Waiting>();
  readonly #strangers = new Rotation<Waiting>();
  readonly #perNetwork = new Map<string, number>();
  /** Whose region has come within the last minute. */
  readonly #seen: Buckets;
  #running = 0;
  /** How many went in a row before somebody who waited in a line further back. */
  readonly #inARow = [0, 0, 0];

  constructor(limits: Partial<WorkLimits> = {}) {
    const now = (): number => performance.now();
    this.#limits = { atOnce: 2, waiting: 256, perNetwork: 4, patience: 12_000, now, ...limits };
    this.#seen = Buckets.perMinute(1, this.#limits.now);
  }

  /** Runs it in its turn; refuses with `too-many` when too many wait, or when its turn does not come for long. */
  async run<Done>({ network: asked, familiar }: Asker, work: () => Promise<Done>): Promise<Done> {
    const network = siteOf(asked);
    const all = familiar ? this.#familiar.waiting : this.#newcomers.waiting + this.#strangers.waiting;
    const waiting = this.#perNetwork.get(network) ?? 0;
    // The second half of the room is for those who have nothing in it yet: few networks never fill it.
    const most = all * 2 >= this.#limits.waiting ? 1 : this.#limits.perNetwork;
    if (waiting >= most || all >= this.#limits.waiting) throw tooMany();
    this.#perNetwork.set(network, waiting + 1);
    const line = this.#lineOf(regionOf(asked), familiar);
    const turn = this.#turn(line, network);
    this.#next();
    try {
      await turn;
    } finally {
      this.#leave(network);
    }
    try {
      return await work();
    } finally {
      this.#running--;
      line.done(network);
      this.#next();
    }
  }

  #lineOf(region: string, familiar: boolean): Rotation<Waiting> {
    if (familiar) return this.#familiar;
    return this.#seen.take(region) ? this.#newcomers : this.#strangers;
  }

  /** Resolves when it is its turn; whoever waits too long is refused, while somebody still listens for the answer. */
  #turn(line: Rotation<Waiting>, network: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        network,
        begin: () => {
          clearTimeout(late);
          resolve();
        },
      };
      const late = setTimeout(() => {
        if (line.remove(network, waiting)) reject(tooMany());
      }, this.#limits.patience);
      line.add(network, waiting);
    });
  }

  #leave(network: string): void {
    const left = (this.#perNetwork.get(network) ?? 1) - 1;
    if (left === 0) this.#perNetwork.delete(network);
    else this.#perNetwork.set(network, left);
  }

  #next(): void {
    while (this.#running < this.#limits.atOnce) {
      const next = this.#taken();
      if (next === undefined) return;
      this.#running++;
      next.begin();
    }
  }

  /** The next of the first line in which somebody waits, unless those behind it have waited long enough. */
  #taken(): Waiting | undefined {
    const lines = [this.#familiar, this.#newcomers, this.#strangers];
    for (const [place, line] of lines.entries()) {
      if (line.ready === 0) continue;
      const isBehind = lines.slice(place + 1).some(({ ready }) => ready > 0);
      const inARow = this.#inARow[place] ?? 0;
      if (isBehind && inARow >= FIRST) {
        this.#inARow[place] = 0;
        continue;
      }
      this.#inARow[place] = isBehind ? inARow + 1 : 0;
      return line.take();
    }
    return undefined;
  }
}

function tooMany(): HttpRefusal {
  return new HttpRefusal(429, "too-many", "Too many players are logging in. Try again in a moment.");
}
