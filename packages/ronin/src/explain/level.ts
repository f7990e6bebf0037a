import { Chain } from "@medallion/fittings";
import type { Reason } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { boxOf, symbolAt } from "../box.ts";
import { COLOURS, type Condition } from "../data/index.ts";
import { CONDITION_RULES } from "../data/rules-of.ts";
import { cardName, colourName, symbolName } from "../data/words.ts";
import { symbolCounts } from "../describe.ts";
import { asksOwnColour, effectOf, measure } from "../effects/condition.ts";
import { coloursOf, inactiveUpTo } from "../effects/count.ts";
import { sourcesOf } from "../effects/payment.ts";
import { newWork } from "../effects/resolve.ts";
import { tokensOf } from "../effects/result.ts";
import { neighbour } from "../rules/circle.ts";
import { idOf } from "../rules/zones.ts";
import type { PlayerIndex, State, Work } from "../state.ts";
import { playerOf } from "../state.ts";

/** How far an effect in a timeline is met now, counted by the rules that resolve it, and what it would give. */
export function levelReasons(state: State, player: PlayerIndex, place: number): readonly Reason[] {
  const chain = new Chain();
  const card = at(playerOf(state, player).timeline, place);
  const work = newWork(player, card, place, "play");
  const { condition, result, timing } = effectOf(state, work);
  if (condition.k === "C5") {
    for (const side of ["left", "right"] as const) {
      const partner = neighbour(state, player, side);
      const count = coloursOf(state, partner, COLOURS.indexOf(condition.colour));
      chain.note(CONDITION_RULES.C5, "level.partner", count, {
        seat: { seat: partner },
        colour: colourName(condition.colour),
        count,
      });
    }
  } else countInScope(state, chain, work, condition);
  const { level } = furthest(state, work);
  chain.note(CONDITION_RULES[condition.k], "level.met", level, { level });
  if (level > 0 && timing === "standard") {
    const tokens = tokensOf(state, result, level);
    chain.note("RO-6.3", "level.gives", level, { symbols: symbolCounts(tokens.map(symbolAt)) });
  }
  return chain.reasons;
}

/** Of C5 the partner that leads further. */
function furthest(state: State, work: Work): { readonly level: number } {
  const ways = (["left", "right"] as const).map((side) =>
    measure(state, { ...work, partner: neighbour(state, work.player, side) }),
  );
  return ways.reduce((one, other) => (other.level > one.level ? other : one));
}

/** What the condition counts, card by card. */
function countInScope(state: State, chain: Chain, work: Work, condition: Condition): void {
  const { timeline } = playerOf(state, work.player);
  if (asksOwnColour(condition)) {
    const { colours } = boxOf(state);
    const colour = COLOURS.indexOf(condition.colour);
    for (const card of timeline.slice(0, work.place + 1))
      if (colours[card] === colour)
        chain.add("RO-6.4", "level.colour", 1, {
          card: cardName(idOf(state, card)),
          colour: colourName(condition.colour),
        });
    return;
  }
  if (condition.k === "C9" || condition.k === "C10") {
    const count = inactiveUpTo(state, playerOf(state, work.player), work.place);
    chain.note("RO-6.17", "level.inactive", count, { count });
    return;
  }
  for (const { symbol, place, count } of sourcesOf(state, work, condition)) {
    const values = { symbol: symbolName(symbolAt(symbol)), count };
    if (place < 0) chain.add("RO-6.4", "level.tokens", count, values);
    else
      chain.add("RO-6.4", "level.printed", count, {
        ...values,
        card: cardName(idOf(state, at(timeline, place))),
      });
  }
}
