import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import { HttpRefusal } from "../http/handler.ts";

interface Cost {
  readonly log2N: number;
  readonly r: number;
  readonly p: number;
}

/** N = 2^15: about 100 ms and 32 MB each. Raising it leaves old passwords readable. */
const COST: Cost = { log2N: 15, r: 8, p: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;

interface Stored extends Cost {
  readonly salt: Buffer;
  readonly hash: Buffer;
}

export interface PasswordWork {
  /** How many are computed at once; they share Node's thread pool with everything else. */
  readonly atOnce: number;
  /** How many more may wait. */
  readonly waiting: number;
  /** Tests of other things take a lower one. */
  readonly cost: Cost;
}

/** Passwords as slow salted hashes (scrypt), computed beside the event loop, a few at a time. */
export class Passwords {
  readonly #work: PasswordWork;
  readonly #waiting: (() => void)[] = [];
  #running = 0;
  /** What an unknown name is checked against: nobody knows a password for it. */
  readonly #decoy: Stored;

  constructor(work: Partial<PasswordWork> = {}) {
    this.#work = { atOnce: 2, waiting: 32, cost: COST, ...work };
    this.#decoy = { ...this.#work.cost, salt: randomBytes(SALT_BYTES), hash: randomBytes(HASH_BYTES) };
  }

  /** The text to store: `scrypt$15$8$1$<salt>$<hash>`. Refuses with `too-many` when too many wait. */
  async hash(password: string): Promise<string> {
    const salt = randomBytes(SALT_BYTES);
    const { log2N, r, p } = this.#work.cost;
    const hash = await this.#compute(password, { log2N, r, p, salt });
    return `scrypt$${log2N}$${r}$${p}$${salt.toString("base64url")}$${hash.toString("base64url")}`;
  }

  /** Whether the password is the stored one. Nothing stored takes as long as a wrong password. */
  async matches(password: string, stored: string | undefined): Promise<boolean> {
    const known = stored === undefined ? this.#decoy : readStored(stored);
    const hash = await this.#compute(password, known);
    return timingSafeEqual(hash, known.hash) && stored !== undefined;
  }

  async #compute(password: string, { log2N, r, p, salt }: Omit<Stored, "hash">): Promise<Buffer> {
    await this.#turn();
    try {
      const N = 2 ** log2N;
      return await derive(password.normalize("NFKC"), salt, { N, r, p, maxmem: 256 * N * r });
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#running--;
      else next();
    }
  }

  /** Who finishes hands the place on to the next who waits. */
  async #turn(): Promise<void> {
    if (this.#running < this.#work.atOnce) {
      this.#running++;
      return;
    }
    if (this.#waiting.length >= this.#work.waiting) {
      throw new HttpRefusal(429, "too-many", "Too many players are logging in. Try again in a moment.");
    }
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }
}

const STORED = /^scrypt\$(\d{1,2})\$(\d{1,2})\$(\d{1,2})\$([\w-]+)\$([\w-]{43})$/;

function readStored(text: string): Stored {
  const [, log2N, r, p, salt, hash] = STORED.exec(text) ?? [];
  if (salt === undefined || hash === undefined) throw new Error("a stored password is damaged");
  return {
    log2N: Number(log2N),
    r: Number(r),
    p: Number(p),
    salt: Buffer.from(salt, "base64url"),
    hash: Buffer.from(hash, "base64url"),
  };
}

function derive(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, HASH_BYTES, options, (error, hash) => {
      if (error === null) resolve(hash);
      else reject(error);
    });
  });
}
