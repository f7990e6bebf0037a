import type { Topic, Zone } from "./cue.ts";
import { Draft } from "./draft.ts";

/** A timeline in the making that says each thing once: when the last that happened to it has been seen. */
export class ToldDraft<Own> extends Draft<Own> {
  readonly #told = new Map<Topic, number>();

  /** Moves what only this game has. */
  own(own: Own, ms: number, at = this.now): void {
    this.put({ kind: "own", own }, ms, at);
  }

  /** The table says this from here on; if it changes again later, only then, since it has but one new thing to say. */
  tell(...topics: readonly Topic[]): void {
    this.tellAfter(0, ...topics);
  }

  /** The same, so long from here on: when what is on its way by then has come. */
  tellAfter(ms: number, ...topics: readonly Topic[]): void {
    for (const topic of topics) this.#told.set(topic, this.now + ms);
  }

  nod(zone: Zone, ms: number): void {
    this.put({ kind: "nod", on: { zone } }, ms);
  }

  /** Puts what had to wait until everything is planned. */
  reveals(): void {
    for (const [topic, at] of this.#told) this.put({ kind: "reveal", topic }, 0, at);
  }
}
