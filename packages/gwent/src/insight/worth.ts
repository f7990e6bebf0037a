import type { Kind } from "../cards/table.ts";
import {
  AVENGER,
  BERSERKER,
  BOND,
  HERO,
  MARDROEME,
  MEDIC,
  MUSTER,
  SPECIAL,
  SPY,
  UNIT,
} from "../cards/table.ts";
import { countOf, rowOf } from "./board.ts";
import { abilityWorth, specialWorth } from "./card-worth.ts";
import { calledOf, int } from "./faces.ts";
import type { Hand } from "./hand.ts";
import { calledBy, heldOf, hold, isCalled } from "./hand.ts";
import { MEDIC_HOPE, SPY_HELD, TOKEN_LATER, UNKNOWN_CARD } from "./worths.ts";

/**
 * What the cards in hand will bring when they are played, in points; those that need each other are weighed together.
 * `inRound` says whether they can still be played beside what lies there now.
 */
export function worthOf(hand: Hand, inRound: boolean): number {
  const { kinds } = hand;
  const { flags } = hand.faces;
  let worth = 0;
  for (let i = 0; i < kinds.length; i++) {
    const kind = kinds[i] ?? 0;
    const count = heldOf(hand, kind);
    if (count === 0) continue;
    const flag = int(flags, kind);
    if ((flag & SPECIAL) !== 0) worth += specialsIn(hand, kind, count, inRound);
    else if ((flag & SPY) !== 0) worth += count * spyWorth(hand, kind);
    else if (isCalled(hand, kind)) continue;
    else if ((flag & MUSTER) !== 0) worth += callersIn(hand, kind, count, inRound);
    else worth += unitsIn(hand, kind, count, inRound);
  }
  return worth;
}

function specialsIn(hand: Hand, kind: Kind, count: number, inRound: boolean): number {
  const worth = specialWorth(hand.faces, kind, count);
  return inRound && (int(hand.faces.flags, kind) & MARDROEME) !== 0 ? worth + bearsLying(hand) : worth;
}

/** Berserkers in hand are counted as what they become, so this is for those that lie in the rows. */
function bearsLying({ faces, board, side, held }: Hand): number {
  let worth = 0;
  for (let place = 0; place < 3; place++)
    for (const kind of rowOf(board, side, place).kinds) {
      if ((int(faces.flags, kind) & BERSERKER) === 0 || int(held, kind) > 0) continue;
      worth += int(faces.strength, int(faces.token, kind)) - int(faces.strength, kind);
    }
  return worth;
}

/** Two cards later, less what the other side gets. */
function spyWorth(hand: Hand, kind: Kind): number {
  const gained = Math.min(2, hand.deckSize) * drawWorth(hand) - int(hand.faces.strength, kind);
  return Math.max(0, SPY_HELD * gained);
}

function unitsIn(hand: Hand, kind: Kind, count: number, inRound: boolean): number {
  const { flags, strength, token } = hand.faces;
  const flag = int(flags, kind);
  if ((flag & BOND) !== 0) return bondWorth(hand, kind, count, inRound);
  if ((flag & BERSERKER) !== 0 && willTransform(hand, kind, inRound))
    return count * int(strength, int(token, kind));
  return count * (int(strength, kind) + extraOf(hand, kind, flag, inRound));
}

function extraOf(hand: Hand, kind: Kind, flag: number, inRound: boolean): number {
  let extra = abilityWorth(flag);
  if ((flag & MEDIC) !== 0) extra += revival(hand, inRound);
  if ((flag & AVENGER) !== 0 && hand.goesOn)
    extra += TOKEN_LATER * int(hand.faces.strength, int(hand.faces.token, kind));
  return extra;
}

/** The best unit in the pile by what it brings, or the hope of one while the match goes on. */
function revival(hand: Hand, inRound: boolean): number {
  let best = inRound ? hand.revivalNow : hand.revivalLater;
  if (Number.isNaN(best)) {
    best = hand.goesOn ? MEDIC_HOPE : 0;
    for (const kind of hand.pile) best = Math.max(best, revivedWorth(hand, kind, inRound));
    if (inRound) hand.revivalNow = best;
    else hand.revivalLater = best;
  }
  return best;
}

/** What a unit brings that comes back from the pile; a medic is counted without its chain. */
function revivedWorth(hand: Hand, kind: Kind, inRound: boolean): number {
  const { flags, strength } = hand.faces;
  const flag = int(flags, kind);
  if ((flag & (UNIT | HERO)) !== UNIT) return 0;
  if ((flag & SPY) !== 0) return Math.min(2, hand.deckSize) * drawWorth(hand) - int(strength, kind);
  if ((flag & BOND) !== 0) return bondWorth(hand, kind, 1, inRound);
  let worth = int(strength, kind) + abilityWorth(flag);
  if ((flag & MUSTER) !== 0)
    for (const other of calledOf(hand.faces, kind)) worth += int(hand.deck, other) * int(strength, other);
  return worth;
}

/** Bonded units count by the square; those that lie in the row already are not counted again. */
function bondWorth(hand: Hand, kind: Kind, count: number, inRound: boolean): number {
  const { row, strength } = hand.faces;
  let lying = 0;
  if (inRound) {
    lying = countOf(rowOf(hand.board, hand.side, int(row, kind)).kinds, kind);
    if (hand.bond === kind) lying += hand.bonds;
  }
  return int(strength, kind) * ((lying + count) * (lying + count) - lying * lying);
}

/** One caller brings its whole group from hand and deck, so the others in hand add nothing. */
function callersIn(hand: Hand, kind: Kind, count: number, inRound: boolean): number {
  const { flags, strength } = hand.faces;
  const wanted = calledOf(hand.faces, kind);
  let worth = int(strength, kind) + extraOf(hand, kind, int(flags, kind), inRound);
  for (const other of wanted) {
    const called = calledBy(hand, kind, other);
    if (called === 0) continue;
    const bonded = (int(flags, other) & BOND) !== 0;
    worth += bonded ? bondWorth(hand, other, called, inRound) : called * int(strength, other);
  }
  return wanted.includes(kind) ? worth : worth * count;
}

/** Whether something that transforms berserkers is held, or lies in their row. */
function willTransform({ faces, board, side, kinds, held }: Hand, kind: Kind, inRound: boolean): boolean {
  const place = int(faces.row, kind);
  for (const other of kinds) {
    if (int(held, other) === 0 || (int(faces.flags, other) & MARDROEME) === 0) continue;
    if ((int(faces.flags, other) & SPECIAL) !== 0 || int(faces.row, other) === place) return true;
  }
  if (!inRound) return false;
  const row = rowOf(board, side, place);
  return row.mardroeme || row.kinds.some((other) => (int(faces.flags, other) & MARDROEME) !== 0);
}

/** What a card from the top of the own deck adds to the hand, on average; worked out once for a decision. */
export function drawWorth(hand: Hand): number {
  if (!Number.isNaN(hand.drawn)) return hand.drawn;
  // What spies draw counts as any card while this is found out.
  hand.drawn = UNKNOWN_CARD;
  const whole = worthOf(hand, true);
  let sum = 0;
  for (let i = 0; i < hand.deckKinds.length; i++) {
    const kind = hand.deckKinds[i] ?? 0;
    sum += int(hand.deck, kind) * addedWorth(hand, kind, whole);
  }
  hand.drawn = hand.deckSize === 0 ? 0 : sum / hand.deckSize;
  hand.revivalNow = Number.NaN;
  return hand.drawn;
}

/** What one more card of a kind adds to the hand. */
function addedWorth(hand: Hand, kind: Kind, whole: number): number {
  const { faces } = hand;
  const flag = int(faces.flags, kind);
  const held = heldOf(hand, kind);
  if ((flag & MUSTER) !== 0 || (flag & MARDROEME) !== 0) {
    hold(hand, kind);
    const added = worthOf(hand, true) - whole;
    hold(hand, kind, -1);
    return added;
  }
  if ((flag & SPECIAL) !== 0) return specialWorth(faces, kind, held + 1) - specialWorth(faces, kind, held);
  if ((flag & SPY) !== 0) return spyWorth(hand, kind);
  if (isCalled(hand, kind)) return 0;
  return unitsIn(hand, kind, held + 1, true) - (held === 0 ? 0 : unitsIn(hand, kind, held, true));
}
