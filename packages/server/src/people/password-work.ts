import { Rotation } from "../bots/rotation.ts";
import { HttpRefusal } from "../http/handler.ts";
import { siteOf } from "./rate-limit.ts";

/** For whom a password is computed. */
export interface Asker {
  readonly network: string;
  /** Known to the account already, by a device, a session or a network that it logged in from: waits for no stranger. */
  readonly familiar: boolean;
}

export interface WorkLimits {
  /** How many are computed at once; their memory and Node's thread pool bound it. */
  readonly atOnce: number;
  /** How many more may wait, in each of the two lines, and of one network. */
  readonly waiting: number;
  readonly perNetwork: number;
}

interface Waiting {
  readonly network: string;
  begin(): void;
}

/** So many of the familiar go before one stranger who waits. */
const FAMILIAR_FIRST = 3;

/**
 * Who may compute a password next. Networks take turns, one at a time each, so that however many an attacker asks for,
 * somebody else waits for one of each network at most; and who is familiar to an account does not wait for strangers.
 */
export class PasswordWork {
  readonly #limits: WorkLimits;
  readonly #familiar = new Rotation<Waiting>();
  readonly #strangers = new Rotation<Waiting>();
  readonly #perNetwork = new Map<string, number>();
  #running = 0;
  #familiarInARow = 0;

  constructor(limits: Partial<WorkLimits> = {}) {
    this.#limits = { atOnce: 2, waiting: 256, perNetwork: 4, ...limits };
  }

  /** Runs it in its turn; refuses with `too-many` when too many wait. */
  async run<Done>({ network: asked, familiar }: Asker, work: () => Promise<Done>): Promise<Done> {
    const line = familiar ? this.#familiar : this.#strangers;
    const network = siteOf(asked);
    const waiting = this.#perNetwork.get(network) ?? 0;
    // The second half of a line is for those who have nothing in it yet: few networks never fill it.
    const most = line.waiting * 2 >= this.#limits.waiting ? 1 : this.#limits.perNetwork;
    if (waiting >= most || line.waiting >= this.#limits.waiting)
      throw new HttpRefusal(429, "too-many", "Too many players are logging in. Try again in a moment.");
    this.#perNetwork.set(network, waiting + 1);
    const turn = new Promise<void>((begin) => line.add(network, { network, begin }));
    this.#next();
    await turn;
    this.#leave(network);
    try {
      return await work();
    } finally {
      this.#running--;
      line.done(network);
      this.#next();
    }
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

  #taken(): Waiting | undefined {
    const strangerFirst = this.#familiarInARow >= FAMILIAR_FIRST && this.#strangers.ready > 0;
    const familiar = strangerFirst ? undefined : this.#familiar.take();
    this.#familiarInARow = familiar === undefined ? 0 : this.#familiarInARow + 1;
    return familiar ?? this.#strangers.take();
  }
}
