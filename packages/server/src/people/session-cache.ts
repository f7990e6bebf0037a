import type { Visitor } from "../http/handler.ts";

interface Entry {
  readonly at: number;
  readonly visitor: Promise<Visitor | undefined>;
  /** Known once the store has answered. */
  person: string | undefined;
}

/** Sessions asked for lately, so that a busy socket does not ask the store each time. Another node's changes are seen after `lifetime`. */
export class SessionCache {
  readonly #now: () => number;
  readonly #lifetime: number;
  readonly #most: number;
  /** The oldest first. */
  readonly #entries = new Map<string, Entry>();

  constructor(now: () => number, lifetime = 5000, most = 10_000) {
    this.#now = now;
    this.#lifetime = lifetime;
    this.#most = most;
  }

  /** The visitor of this session; `load` is asked once for all who ask at the same time, and again after a failure. */
  get(session: string, load: () => Promise<Visitor | undefined>): Promise<Visitor | undefined> {
    const known = this.#entries.get(session);
    const at = this.#now();
    if (known !== undefined && Math.abs(at - known.at) < this.#lifetime) return known.visitor;
    const entry: Entry = { at, visitor: load(), person: undefined };
    this.#entries.delete(session);
    this.#entries.set(session, entry);
    entry.visitor.then(
      (visitor) => {
        entry.person = visitor?.person.id ?? "";
      },
      () => {
        if (this.#entries.get(session) === entry) this.#entries.delete(session);
      },
    );
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#most) break;
      this.#entries.delete(oldest);
    }
    return entry.visitor;
  }

  /** Forgets a session at once, also one that is being asked for. */
  drop(session: string): void {
    this.#entries.delete(session);
  }

  /** Forgets all sessions of a person, and those of which the person is not known yet. */
  dropPerson(person: string): void {
    for (const [session, entry] of this.#entries) {
      if (entry.person === undefined || entry.person === person) this.#entries.delete(session);
    }
  }

  get size(): number {
    return this.#entries.size;
  }
}
