import type { TalkStore } from "../store/store.ts";

/** Whom the people connected here do not want to hear; changes reach open sockets at once. */
export class Mutes {
  readonly #store: TalkStore;
  readonly #live = new Map<string, { readonly muted: Set<string>; sockets: number }>();

  constructor(store: TalkStore) {
    this.#store = store;
  }

  /** For one more socket of this person, until it is released. */
  async of(person: string): Promise<ReadonlySet<string>> {
    const live = this.#live.get(person) ?? { muted: new Set<string>(), sockets: 0 };
    live.sockets++;
    this.#live.set(person, live);
    try {
      for (const muted of await this.#store.muted(person)) live.muted.add(muted);
    } catch (error) {
      this.release(person);
      throw error;
    }
    return live.muted;
  }

  release(person: string): void {
    const live = this.#live.get(person);
    if (live === undefined) return;
    live.sockets--;
    if (live.sockets === 0) this.#live.delete(person);
  }

  mute(person: string, other: string): void {
    this.#live.get(person)?.muted.add(other);
  }

  unmute(person: string, other: string): void {
    this.#live.get(person)?.muted.delete(other);
  }
}
