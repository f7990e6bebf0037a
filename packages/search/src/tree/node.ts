import type { Seat } from "@medallion/kernel";
import { Bandit } from "./bandit.ts";

/** A place of the tree: what the seat that thinks knows of how the game went, whatever the world. */
export class Node {
  readonly #bandits: Bandit[] = [];
  readonly #children = new Map<string, Node>();

  /** What this seat learned here. */
  banditOf(seat: Seat): Bandit {
    const known = this.#bandits[seat] ?? new Bandit();
    this.#bandits[seat] = known;
    return known;
  }

  /** Where this leads, if the tree goes on there. */
  after(step: string): Node | undefined {
    return this.#children.get(step);
  }

  grow(step: string): Node {
    const child = new Node();
    this.#children.set(step, child);
    return child;
  }
}
