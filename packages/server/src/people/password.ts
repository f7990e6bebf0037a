import { randomBytes, timingSafeEqual } from "node:crypto";
import { derived } from "./password-thread.ts";
import { type Asker, PasswordWork } from "./password-work.ts";

interface Cost {
  readonly log2N: number;
  readonly r: number;
  readonly p: number;
}

/**
 * What OWASP recommends for scrypt, in the variant that needs 64 MB instead of 128: N = 2^16, r = 8, p = 2. Two are
 * computed at once, so passwords never take more than 128 MB. Raising it leaves old ones readable.
 */
const COST: Cost = { log2N: 16, r: 8, p: 2 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;

interface Stored extends Cost {
  readonly salt: Buffer;
  readonly hash: Buffer;
}

export interface PasswordOptions {
  readonly work: PasswordWork;
  /** Tests of other things take a lower one. */
  readonly cost: Cost;
}

/** Passwords as slow salted hashes (scrypt), computed beside the event loop, a few at a time and in fair turns. */
export class Passwords {
  readonly #work: PasswordWork;
  readonly #cost: Cost;
  /** What an unknown name is checked against: nobody knows a password for it. */
  readonly #decoy: Stored;

  constructor({ work = new PasswordWork(), cost = COST }: Partial<PasswordOptions> = {}) {
    this.#work = work;
    this.#cost = cost;
    this.#decoy = { ...cost, salt: randomBytes(SALT_BYTES), hash: randomBytes(HASH_BYTES) };
  }

  /** The text to store: `scrypt$16$8$2$<salt>$<hash>`. Refuses with `too-many` when too many wait. */
  async hash(password: string, asker: Asker): Promise<string> {
    const salt = randomBytes(SALT_BYTES);
    const { log2N, r, p } = this.#cost;
    const hash = await this.#compute(password, { log2N, r, p, salt }, asker);
    return `scrypt$${log2N}$${r}$${p}$${salt.toString("base64url")}$${hash.toString("base64url")}`;
  }

  /** Whether the password is the stored one. Nothing stored takes as long as a wrong password. */
  async matches(password: string, stored: string | undefined, asker: Asker): Promise<boolean> {
    const known = stored === undefined ? this.#decoy : readStored(stored);
    const hash = await this.#compute(password, known, asker);
    return timingSafeEqual(hash, known.hash) && stored !== undefined;
  }

  /** Whether it was computed at another cost than today's, and shall be computed anew when its password is next typed. */
  isOutdated(stored: string): boolean {
    const { log2N, r, p } = readStored(stored);
    return log2N !== this.#cost.log2N || r !== this.#cost.r || p !== this.#cost.p;
  }

  #compute(password: string, { log2N, r, p, salt }: Omit<Stored, "hash">, asker: Asker): Promise<Buffer> {
    const N = 2 ** log2N;
    const options = { N, r, p, maxmem: 256 * N * r };
    return this.#work.run(asker, () =>
      derived({ password: password.normalize("NFKC"), salt, bytes: HASH_BYTES, options }),
    );
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
