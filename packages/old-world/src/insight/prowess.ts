import type { Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import { combatDraw, potionUses, SPECIALIZATION, shieldCap } from "../rules/attributes.ts";
import type { State } from "../state.ts";
import { playerOf } from "../state.ts";
import { Deck } from "./deck.ts";
import { keptHelp, trophyHelp } from "./worths.ts";

/** A witcher as one who may fight, in numbers. */
export interface Prowess {
  /** All action cards, and what one of them is worth on average in this deck. */
  readonly cards: number;
  readonly worth: number;
  readonly draw: number;
  readonly cap: number;
  readonly shield: number;
  /** Potions that could be used in one fight. */
  readonly potions: number;
  /** What trophies and kept cards bring, in cards of life. */
  readonly help: number;
  readonly specialization: number;
  readonly hand: number;
  readonly attributes: readonly number[];
}

const deckRead = new Deck();

export function prowessOf(state: State, seat: Seat): Prowess {
  const player = playerOf(state, seat);
  const { deck, hand, discard, shield, potions, attributes } = player;
  const read = deckRead.read(boxOf(state), player);
  return {
    cards: read.count,
    worth: read.mean(deck, hand, discard),
    draw: combatDraw(state, seat),
    cap: shieldCap(state, seat),
    shield,
    potions: Math.min(potions.length, potionUses(state, seat)),
    help: helpOf(state, seat),
    specialization: at(attributes, SPECIALIZATION),
    hand: hand.length,
    attributes,
  };
}

function helpOf(state: State, seat: Seat): number {
  const { trophies, kept } = playerOf(state, seat);
  if (trophies.length + kept.length === 0) return 0;
  const box = boxOf(state);
  let help = 0;
  if (trophies.length > 0) {
    const helps = trophyHelp(box);
    for (const trophy of trophies) help += at(helps, trophy);
  }
  if (kept.length > 0) {
    const helps = keptHelp(box);
    for (const keep of kept) help += at(helps, keep);
  }
  return help;
}
