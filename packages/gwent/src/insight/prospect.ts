import { at } from "@medallion/kernel";
import type { Kind } from "../cards/table.ts";
import { DECOY, HORN, SPECIAL } from "../cards/table.ts";
import type { GwentChoice } from "../choices.ts";
import { specialWorth } from "./card-worth.ts";
import type { Change } from "./change.ts";
import { leadIn } from "./change.ts";
import { int, kindOf } from "./faces.ts";
import type { Hand } from "./hand.ts";
import { heldOf } from "./hand.ts";
import { worthsIn } from "./solo.ts";
import type { Standing } from "./standing.ts";

/** What the cards in hand would bring in this round, by kind; good until the next decision. */
export interface Prospect {
  /** Points at once, at best. */
  readonly gains: Float64Array;
  /** What a special card will bring less in this round than such cards usually do. */
  readonly idle: Float64Array;
  /** What each card adds to a solo player's hand. */
  readonly worths: Float64Array;
}

const NOTHING = new Float64Array(0);
const NO_PROSPECT: Prospect = { gains: NOTHING, idle: NOTHING, worths: NOTHING };
let gains = new Float64Array(0);
let idle = new Float64Array(0);

/** `changes` are what the choices bring at once. */
export function prospectOf(
  standing: Standing,
  choices: readonly GwentChoice[],
  changes: readonly Change[],
): Prospect {
  const { hand, side, state, alone, isLast } = standing;
  const { faces } = hand;
  // Anywhere else cards are worth what they usually are.
  if (!alone && !isLast && state.automaton === undefined) return NO_PROSPECT;
  if (gains.length < faces.flags.length) {
    gains = new Float64Array(faces.flags.length);
    idle = new Float64Array(faces.flags.length);
  }
  for (const kind of hand.kinds) gains[kind] = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < choices.length; i++) {
    const choice = at(choices, i);
    if (choice.kind !== "play") continue;
    const kind = kindOf(faces, choice.id);
    gains[kind] = Math.max(gains[kind] ?? 0, leadIn(at(changes, i), side));
  }
  const open = opennessOf(standing);
  for (const kind of hand.kinds) idle[kind] = idleOf(standing, kind, open);
  return { gains, idle, worths: state.automaton === undefined ? NOTHING : worthsIn(hand) };
}

/** So many plays of the others make everything possible that usually is. */
const OPEN_PLAYS = 4;

/** How much can still change in this round, from 0 to 1: by the plays that the others have left. */
function opennessOf({ rivals }: Standing): number {
  let plays = 0;
  for (const { force } of rivals) plays = Math.max(plays, force.passed ? 0 : force.plays);
  return Math.min(1, plays / OPEN_PLAYS);
}

/** A Decoy in a last round saves nothing, but it lets the other play first. */
const DECOY_LAST = 1;
/** A Horn finds its row by own plays, too. */
const HORN_PLAYS = 3;

function idleOf({ hand, isLast }: Standing, kind: Kind, open: number): number {
  const flags = int(hand.faces.flags, kind);
  if ((flags & SPECIAL) === 0 || heldOf(hand, kind) === 0) return 0;
  const usual = specialWorth(hand.faces, kind, 1);
  if ((flags & DECOY) !== 0) return isLast ? usual - DECOY_LAST : 0;
  const gain = gains[kind] ?? 0;
  const possible = (flags & HORN) !== 0 ? Math.min(1, Math.max(open, (hand.cards - 1) / HORN_PLAYS)) : open;
  return usual - Math.max(gain, possible * usual);
}

/** What the special cards still in hand bring less than usual. */
export function idleIn(hand: Hand, { idle: less }: Prospect): number {
  let sum = 0;
  for (let i = 0; i < hand.kinds.length; i++) {
    const kind = hand.kinds[i] ?? 0;
    const each = less[kind] ?? 0;
    if (each !== 0 && heldOf(hand, kind) > 0) sum += each;
  }
  return sum;
}
