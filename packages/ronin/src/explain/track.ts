import { Chain } from "@medallion/fittings";
import type { Reason } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import { bonusRule } from "../data/rules-of.ts";
import { bonusText } from "../data/words.ts";
import { boardWorth } from "../rules/final.ts";
import type { PlayerIndex, State } from "../state.ts";

/** The space of a marker, what it is worth there, the next bonus and the next VP (RO-1.26, RO-8.9, RO-11.6). */
export function trackReasons(state: State, board: PlayerIndex): readonly Reason[] {
  const chain = new Chain();
  const { bonuses, vp, top } = at(boxOf(state).sides, at(state.sides, board));
  const space = at(state.markers, board);
  chain.note("RO-1.26", "track.space", space, { space, top });
  const next = bonuses.findIndex((bonus, at) => bonus !== undefined && at > space);
  const bonus = bonuses[next];
  if (bonus !== undefined)
    chain.note("RO-8.9", "track.bonus", next, { space: next, bonus: bonusText(bonus) });
  const worth = boardWorth(state, board);
  const better = vp.findIndex((value, at) => at > space && value > worth);
  if (better >= 0) chain.note("RO-11.6", "track.next", at(vp, better), { space: better, vp: at(vp, better) });
  chain.note("RO-11.6", "track.vp", worth, { vp: worth });
  return chain.reasons;
}

/** How far the marker is from a space, what both partners get there, and what the alliance is worth if it ends there. */
export function spaceReasons(state: State, board: PlayerIndex, space: number): readonly Reason[] {
  const chain = new Chain();
  const { bonuses, vp } = at(boxOf(state).sides, at(state.sides, board));
  const left = space - at(state.markers, board);
  chain.note("RO-1.26", "space.marker", left, {
    state: left === 0 ? "here" : left < 0 ? "passed" : "ahead",
    left: Math.max(0, left),
  });
  const bonus = bonuses[space];
  if (bonus === undefined) chain.note("RO-8.9", "space.plain", 0);
  else chain.note(bonusRule(bonus), "space.bonus", space, { bonus: bonusText(bonus) });
  const worth = at(vp, space);
  chain.note("RO-11.6", "space.vp", worth, { vp: worth });
  return chain.reasons;
}
