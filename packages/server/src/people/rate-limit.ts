import { isIPv6 } from "node:net";
import { groupsOf, plainAddress } from "../address.ts";

export interface Allowance {
  /** How many at once. */
  readonly burst: number;
  /** How fast they come back. */
  readonly perSecond: number;
  /** Milliseconds. */
  readonly now: () => number;
  /** How many keys are remembered; beyond it those that asked least recently are forgotten. */
  readonly most?: number;
}

interface Bucket {
  tokens: number;
  at: number;
  /** When it was put last in the order of asking. */
  placed: number;
}

/** Milliseconds within which nobody is put last once more while there is room: that would cost with every message. */
const LATELY = 1000;

/** Token buckets by key, in bounded memory: a full bucket is no bucket. */
export class Buckets {
  readonly #allowance: Required<Allowance>;
  /** Who asked least recently comes first; to the second only, while there is room for as many again. */
  readonly #buckets = new Map<string, Bucket>();
  /** Whose asked last. */
  #last: Bucket | undefined;

  constructor(allowance: Allowance) {
    this.#allowance = { most: 50_000, ...allowance };
  }

  static perMinute(count: number, now: () => number): Buckets {
    return new Buckets({ burst: count, perSecond: count / 60, now });
  }

  static perHour(count: number, now: () => number): Buckets {
    return new Buckets({ burst: count, perSecond: count / 3600, now });
  }

  /** Takes one from this key's bucket; false, and nothing taken, if there is none. */
  take(key: string): boolean {
    const { burst } = this.#allowance;
    const now = this.#allowance.now();
    const old = this.#buckets.get(key);
    const tokens = old === undefined ? burst : this.#filled(old, now);
    const allowed = tokens >= 1;
    this.#put(key, old, allowed ? tokens - 1 : tokens, now);
    // One that is alone has just been asked and is not full.
    if (this.#buckets.size > 1) this.#forget(now);
    return allowed;
  }

  #forget(now: number): void {
    const { burst, most } = this.#allowance;
    for (const [other, bucket] of this.#buckets) {
      if (this.#buckets.size <= most && this.#filled(bucket, now) < burst) break;
      this.#buckets.delete(other);
    }
  }

  /** Whether there is one to take. */
  has(key: string): boolean {
    const { burst, now } = this.#allowance;
    const bucket = this.#buckets.get(key);
    return bucket === undefined ? burst >= 1 : this.#filled(bucket, now()) >= 1;
  }

  /** Takes so many whatever is left: who owes waits longer, but never longer than twice the time an empty one takes to fill. */
  spend(key: string, count: number): void {
    const { burst } = this.#allowance;
    const now = this.#allowance.now();
    const old = this.#buckets.get(key);
    this.#put(key, old, Math.max(-burst, (old === undefined ? burst : this.#filled(old, now)) - count), now);
  }

  /** Whoever asked just now comes last. */
  #put(key: string, old: Bucket | undefined, tokens: number, now: number): void {
    if (old !== undefined && (old === this.#last || this.#isInOrder(old, now))) {
      old.tokens = tokens;
      old.at = now;
      return;
    }
    this.#last = { tokens, at: now, placed: now };
    this.#buckets.delete(key);
    this.#buckets.set(key, this.#last);
  }

  #isInOrder({ placed }: Bucket, now: number): boolean {
    return Math.abs(now - placed) < LATELY && 2 * this.#buckets.size < this.#allowance.most;
  }

  /** Puts back what was taken from this key's bucket. */
  giveBack(key: string): void {
    const bucket = this.#buckets.get(key);
    if (bucket !== undefined) bucket.tokens = Math.min(this.#allowance.burst, bucket.tokens + 1);
  }

  get size(): number {
    return this.#buckets.size;
  }

  /** A clock that was set back neither fills nor empties. */
  #filled({ tokens, at }: Bucket, now: number): number {
    const { burst, perSecond } = this.#allowance;
    return Math.min(burst, tokens + (Math.max(0, now - at) / 1000) * perSecond);
  }
}

/** The key to count an address by: an IPv6 customer has a whole /64, so that counts as one. */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(":")}::/64` : plain;
}

/** An IPv6 network together with its neighbours: a provider gives a customer 256 of them, a /56. */
export function siteOf(network: string): string {
  const [, head, group = ""] = /^((?:[0-9a-f]{1,4}:){3})([0-9a-f]{1,4})::\/64$/.exec(network) ?? [];
  return head === undefined ? network : `${head}${(Number.parseInt(group, 16) >> 8).toString(16)}00::/56`;
}

/** A site together with its neighbours: what providers give a whole organisation, a /48. */
export function regionOf(network: string): string {
  const [, head] = /^((?:[0-9a-f]{1,4}:){3})[0-9a-f]{1,4}::\/64$/.exec(network) ?? [];
  return head === undefined ? network : `${head}:/48`;
}

/** What a region may do together, as a multiple of what each of its networks may: still more than all behind one address of IPv4. */
const NETWORKS_PER_REGION = 4;

/** Token buckets of networks, and of IPv6 a wider one for each region, of which somebody may have all 65,536 networks. */
export class NetworkBuckets {
  readonly #networks: Buckets;
  readonly #regions: Buckets;

  constructor(perMinute: number, now: () => number) {
    this.#networks = Buckets.perMinute(perMinute, now);
    this.#regions = Buckets.perMinute(perMinute * NETWORKS_PER_REGION, now);
  }

  /** Takes one; false, and nothing taken, if there is none. */
  take(network: string): boolean {
    if (!this.#networks.take(network)) return false;
    const region = regionOf(network);
    if (region === network || this.#regions.take(region)) return true;
    this.#networks.giveBack(network);
    return false;
  }

  /** Takes so many whatever is left. */
  spend(network: string, count: number): void {
    this.#networks.spend(network, count);
    const region = regionOf(network);
    if (region !== network) this.#regions.spend(region, count);
  }
}

/** What each network has open at this moment, and each region. */
export class NetworkCounts {
  readonly #counts = new Map<string, number>();

  /** Whether this network may not have one more, where each may have so many. */
  isFull(network: string, most: number): boolean {
    const region = regionOf(network);
    if (this.#of(network) >= most) return true;
    return region !== network && this.#of(region) >= most * NETWORKS_PER_REGION;
  }

  change(network: string, change: 1 | -1): void {
    for (const key of new Set([network, regionOf(network)])) {
      const count = this.#of(key) + change;
      if (count === 0) this.#counts.delete(key);
      else this.#counts.set(key, count);
    }
  }

  #of(key: string): number {
    return this.#counts.get(key) ?? 0;
  }
}
