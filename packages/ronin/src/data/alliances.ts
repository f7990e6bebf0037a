import type { AllianceSide, Bonus, Worth } from "./types.ts";

const ABILITY_1: Bonus = { k: "abilityOrXp", ability: 1, xp: 2 };
const ABILITY_3: Bonus = { k: "abilityOrXp", ability: 3, xp: 3 };
const DRAW: Bonus = { k: "drawOrXp", xp: 2 };
const SHOW_HAND: Bonus = { k: "showHand" };
const active = (n: number): Bonus => ({ k: "activeAny", n });
const xp = (n: number): Bonus => ({ k: "xp", n });

/** The same on all sides, so that equal spaces are never worth different points (facts L1, RO-11.7). */
const TOP = 14;
const VP: readonly Worth[] = [
  [4, 2],
  [7, 5],
  [10, 7],
];

/** The symmetric side of all five boards; RO-1.28. */
export const SIDE_A: AllianceSide = {
  id: "A",
  top: TOP,
  bonuses: { 3: ABILITY_1, 5: active(2), 8: DRAW, 9: SHOW_HAND, 10: ABILITY_3 },
  vp: VP,
};

const B_BONUSES: readonly AllianceSide["bonuses"][] = [
  { 2: active(1), 4: ABILITY_1, 6: ABILITY_3, 9: DRAW, 11: SHOW_HAND },
  { 3: SHOW_HAND, 5: DRAW, 7: ABILITY_1, 9: SHOW_HAND, 11: ABILITY_3 },
  { 3: active(2), 5: ABILITY_1, 7: active(2), 9: ABILITY_3, 11: active(2) },
  { 3: xp(2), 5: ABILITY_1, 7: DRAW, 9: xp(2), 12: ABILITY_3 },
  { 4: ABILITY_1, 6: DRAW, 8: ABILITY_3, 10: active(3), 12: SHOW_HAND },
];

/** The asymmetric sides, one per board. */
export const SIDES_B: readonly AllianceSide[] = B_BONUSES.map((bonuses, index) => ({
  id: `B${index + 1}`,
  top: TOP,
  bonuses,
  vp: VP,
}));
