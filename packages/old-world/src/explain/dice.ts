import { Chain } from "@medallion/fittings";
import type { Reason } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { ATTRIBUTES, COMPONENTS, HANDS } from "../data/index.ts";
import { compareHands, pokerRank } from "../rules/poker-hand.ts";
import type { State } from "../state.ts";
import { handName } from "../words/index.ts";

/** What a hand of dice is, how it stands against the other one, and alone what it pays (OW-6.4 to OW-6.10, OW-16.7). */
export function pokerReasons({ poker }: State, side: "own" | "theirs"): readonly Reason[] {
  if (poker === null) return [];
  const chain = new Chain();
  const [dice, other] = side === "own" ? [poker.dice, poker.theirs] : [poker.theirs, poker.dice];
  const { category, forming, unused } = pokerRank(dice);
  chain.note("OW-6.4", "poker.hand", category, { hand: handName(at(HANDS, category)), rank: category });
  for (const face of forming) chain.add("OW-6.6", "poker.forming", 0, { face });
  for (const face of unused) chain.add("OW-6.8", "poker.unused", 0, { face });
  if (poker.against === "solo") {
    const { soloReward } = at(COMPONENTS.pokerCategories, category);
    chain.add("OW-16.7", "poker.reward", 0, { gold: soloReward });
  } else if (other.length > 0) standing(chain, poker.against === "fixed", side, compareHands(dice, other));
  return chain.reasons;
}

/** Equal hands go to the active player, but a fixed hand must be beaten (OW-6.10, OW-6.15). */
function standing(chain: Chain, isFixed: boolean, side: "own" | "theirs", difference: number): void {
  if (difference > 0) chain.add("OW-6.6", "poker.ahead", 0);
  else if (difference < 0) chain.add("OW-6.6", "poker.behind", 0);
  else if ((side === "own") === !isFixed) chain.add(isFixed ? "OW-6.15" : "OW-6.10", "poker.tieWins", 0);
  else chain.add(isFixed ? "OW-6.15" : "OW-6.10", "poker.tieLoses", 0);
}

/** Twice the level plus a die, a die, or a level alone: what the row was chosen by (OW-8.15, OW-8.23). */
export function testReasons({ turn }: State, place: number): readonly Reason[] {
  const { attribute, level, die, total } = at(turn.tests, place);
  const chain = new Chain();
  const of = ATTRIBUTES[attribute] ?? "witcherLevel";
  if (level > 0) chain.add("OW-8.15", "test.level", level, { of, level });
  if (level > 0 && die > 0) chain.add("OW-8.15", "test.twice", level, { level });
  if (die > 0) chain.add("OW-8.23", "test.die", die, { die });
  chain.note("OW-8.15", "test.total", total, { total });
  return chain.reasons;
}
