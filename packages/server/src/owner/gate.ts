import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { HttpRefusal } from "../http/handler.ts";
import { Buckets } from "../people/rate-limit.ts";

/** How long the owner's page stays open in a browser, in milliseconds. */
export const OPEN_FOR = 12 * 3_600_000;
const WRONG_PER_MINUTE = 10;

/** Nobody guesses so many characters, and nobody's guesses keep out who has them. */
const UNGUESSABLE = 16;

/**
 * Lets the owner in and nobody else. Tokens are compared in constant time, wrong ones are counted per network; to have
 * none is no guess, since any page can have a browser ask without one. The browser keeps no token but a pass that ends,
 * and every form carries a stamp that only a page of ours can have.
 */
export class OwnerGate {
  readonly #token: string;
  readonly #now: () => number;
  readonly #wrong: Buckets;
  #ended: ReadonlySet<string> = new Set();

  constructor(token: string, now: () => number) {
    this.#token = token;
    this.#now = now;
    this.#wrong = Buckets.perMinute(WRONG_PER_MINUTE, now);
  }

  /** Throws unless this is the owner's token; if it is one that could be guessed, after many wrong ones also if it is. */
  checkToken(given: string | undefined, network: string): void {
    if (given === undefined || given === "") throw notOwner();
    const isGuessable = this.#token.length < UNGUESSABLE;
    if (same(given, this.#token) && !(isGuessable && !this.#wrong.has(network))) return;
    if (!this.#wrong.take(network))
      throw new HttpRefusal(429, "too-many", "Too many wrong tokens. Wait a minute and try again.");
    throw notOwner();
  }

  /** Throws unless this is a pass that still holds. */
  checkPass(given: string | undefined): void {
    const { id, until, mac } = partsOf(given ?? "");
    const isOurs = same(mac, this.#sign(`pass ${until} ${id}`));
    if (!isOurs || Number(until) <= this.#now() || this.#ended.has(id)) throw notOwner();
  }

  newPass(): string {
    const until = this.#now() + OPEN_FOR;
    const id = randomBytes(12).toString("base64url");
    return `${until}.${id}.${this.#sign(`pass ${until} ${id}`)}`;
  }

  /** The passes that were given back before their time. */
  end(ids: readonly string[]): void {
    this.#ended = new Set(ids);
  }

  /** What the forms of a page carry that was opened by this pass. */
  stampOf(pass: string): string {
    return this.#sign(`form ${pass}`);
  }

  isStamp(given: unknown, pass: string): boolean {
    return typeof given === "string" && same(given, this.stampOf(pass));
  }

  #sign(text: string): string {
    return createHmac("sha256", this.#token).update(text).digest("base64url");
  }
}

/** A pass as it is written. */
export function partsOf(pass: string): { readonly id: string; readonly until: string; readonly mac: string } {
  const [until = "", id = "", mac = ""] = pass.split(".");
  return { id, until, mac };
}

function notOwner(): HttpRefusal {
  return new HttpRefusal(
    401,
    "wrong-owner-token",
    "This is for the server owner. Use the address the server printed, or its owner token.",
  );
}

/** Compared in constant time, whatever the lengths. */
function same(one: string, other: string): boolean {
  const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
