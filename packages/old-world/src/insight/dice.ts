import { at } from "@medallion/kernel";
import type { OldWorldChoice } from "../choice.ts";
import { COMPONENTS } from "../data/index.ts";
import { bitCount } from "../knowledge/bits.ts";
import { isAhead } from "../rules/poker.ts";
import type { Poker } from "../state.ts";

const FACES = 6;
const DICE = COMPONENTS.constants.diceOfASet;
const counts = new Uint8Array(FACES + 1);

/** DP-17 to DP-19: pairs and better stay, or most of a straight, or the highest die; whoever is ahead throws no more. */
export function rateRerolls(
  poker: Poker,
  isOwn: boolean,
  choices: readonly OldWorldChoice[],
  into: Float64Array,
): void {
  const dice = isOwn ? poker.dice : poker.theirs;
  const isDone = isOwn && poker.against !== "solo" && isAhead(poker, poker.dice, poker.theirs);
  counts.fill(0);
  for (const face of dice) counts[face] = (counts[face] ?? 0) + 1;
  const kept = keptOf();
  for (let place = 0; place < choices.length; place++) {
    const choice = at(choices, place);
    const isWanted = choice.kind === "reroll" && !isDone && (kept & (1 << choice.face)) === 0;
    // Of a straight that lacks one face no two dice are alike, so that a face says which die.
    into[place] = choice.kind === "reroll" ? (isWanted ? 1 : -1) : 0;
  }
}

/** The faces that stay, as bits. */
function keptOf(): number {
  let groups = 0;
  let singles = 0;
  for (let face = 1; face <= FACES; face++) {
    if ((counts[face] ?? 0) > 1) groups |= 1 << face;
    if ((counts[face] ?? 0) === 1) singles |= 1 << face;
  }
  if (groups !== 0) return groups;
  for (const lowest of [1, 2]) {
    let run = 0;
    for (let face = lowest; face < lowest + DICE; face++) run |= singles & (1 << face);
    // A whole straight, or one that lacks a single face.
    if (bitCount(run) >= DICE - 1) return run;
  }
  return 1 << (31 - Math.clz32(singles));
}
