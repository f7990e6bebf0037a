import type { OldWorldChoice } from "../choice.ts";
import type { Ask, State } from "../state.ts";

/**
 * The random fallback of section 19. It comes from what the asked seat knows, not from the chance of the game: a
 * question is sent with its fallback, which must betray nothing and be the same whenever it is looked up.
 */
export function randomFallback(state: State, { id, seat }: Ask, choices: readonly OldWorldChoice[]): number {
  let mixed =
    Math.imul(id, 0x9e3779b1) ^ Math.imul(seat + 1, 0x85ebca6b) ^ Math.imul(state.turns, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) % choices.length;
}
