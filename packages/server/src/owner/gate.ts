import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { HttpRefusal } from "../http/handler.ts";
import { Buckets } from "../people/rate-limit.ts";

/** How long the owner's page stays open in a browser, in milliseconds. */
export const OPEN_FOR = 12 * 3_600_000;
const WRONG_PER_MINUTE = 10;

/**
 * Lets the owner in and nobody else. Tokens are compared in constant time, wrong ones are counted per network. The
 * browser keeps no token but a pass that ends, and every form carries a stamp that only a page of ours can have.
 */
export class OwnerGate {
  readonly #token: string;
  readonly #now: () => number;
  readonly #wrong: Buckets;

  constructor(token: string, now: () => number) {
    this.#token = token;
    this.#now = now;
    this.#wrong = Buckets.perMinute(WRONG_PER_MINUTE, now);
  }

  /** Throws unless this is the owner's token; after many wrong ones from a network also if it is. */
  checkToken(given: string | undefined, network: string): void {
    this.#guard(given !== undefined && given !== "" && same(given, this.#token), network);
  }

  /** Throws unless this is a pass that still holds. */
  checkPass(given: string | undefined, network: string): void {
    const [until = "", salt = "", mac = ""] = (given ?? "").split(".");
    const real = same(mac, this.#sign(`pass ${until} ${salt}`));
    if (given === undefined) throw notOwner();
    this.#guard(real && Number(until) > this.#now(), network);
  }

  newPass(): string {
    const until = this.#now() + OPEN_FOR;
    const salt = randomBytes(12).toString("base64url");
    return `${until}.${salt}.${this.#sign(`pass ${until} ${salt}`)}`;
  }

  /** What the forms of a page carry that was opened by this pass. */
  stampOf(pass: string): string {
    return this.#sign(`form ${pass}`);
  }

  isStamp(given: unknown, pass: string): boolean {
    return typeof given === "string" && same(given, this.stampOf(pass));
  }

  #guard(right: boolean, network: string): void {
    if (right && this.#wrong.has(network)) return;
    if (!this.#wrong.take(network))
      throw new HttpRefusal(429, "too-many", "Too many wrong tokens. Wait a minute and try again.");
    throw notOwner();
  }

  #sign(text: string): string {
    return createHmac("sha256", this.#token).update(text).digest("base64url");
  }
}

function notOwner(): HttpRefusal {
  return new HttpRefusal(
    401,
    "not-owner",
    "This is for the server owner. Use the address the server printed.",
  );
}

/** Compared in constant time, whatever the lengths. */
function same(one: string, other: string): boolean {
  const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
