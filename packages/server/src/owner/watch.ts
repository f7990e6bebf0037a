import type { Maintenance, OwnerStore } from "../store/store.ts";
import type { Bans } from "./bans.ts";

export interface WatchParts {
  readonly store: OwnerStore;
  readonly bans: Bans;
  now(): number;
  /** The passes of the owner's pages that were given back before their time. */
  ended(passes: readonly string[]): void;
  /** Bans were read anew. */
  banned(): void;
  /** Something else is announced than before. */
  announced(maintenance: Maintenance | undefined): void;
  failed(error: unknown): void;
}

/** How often a node looks what the owner decided at another one, in milliseconds. */
const EVERY = 5000;

/** What the owner decided, wherever they did: kept here so that nobody waits for the store. */
export class OwnerWatch {
  readonly #parts: WatchParts;
  #maintenance: Maintenance | undefined;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(parts: WatchParts) {
    this.#parts = parts;
  }

  /** What everybody shall know who comes now. */
  get maintenance(): Maintenance | undefined {
    const planned = this.#maintenance;
    return planned !== undefined && planned.until > this.#parts.now() ? planned : undefined;
  }

  /** Looks now, and from then on again and again. */
  async begin(): Promise<void> {
    await this.#look();
    this.#again();
  }

  /** This node's own owner has announced something. */
  announced(maintenance: Maintenance | undefined): void {
    if (JSON.stringify(maintenance) === JSON.stringify(this.#maintenance)) return;
    this.#maintenance = maintenance;
    this.#parts.announced(this.maintenance);
  }

  /** A pass was given back here. */
  async left(pass: string, until: number): Promise<void> {
    await this.#parts.store.endPass(pass, until, this.#parts.now());
    this.#parts.ended(await this.#parts.store.endedPasses());
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  #again(): void {
    if (this.#closed) return;
    this.#timer = setTimeout(() => {
      this.#look()
        .catch((error: unknown) => this.#parts.failed(error))
        .finally(() => this.#again());
    }, EVERY);
    this.#timer.unref();
  }

  async #look(): Promise<void> {
    await this.#parts.bans.read();
    this.#parts.banned();
    this.#parts.ended(await this.#parts.store.endedPasses());
    this.announced(await this.#parts.store.maintenance());
  }
}
