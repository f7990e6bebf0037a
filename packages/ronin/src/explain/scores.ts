import { Chain } from "@medallion/fittings";
import type { Reason } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { boxOf, symbolAt } from "../box.ts";
import { abilityName, symbolName } from "../data/words.ts";
import { owned } from "../effects/count.ts";
import { boardOf, neighbour } from "../rules/circle.ts";
import { allianceWorth, boardWorth, goldWorth, questCount, questSymbols } from "../rules/final.ts";
import type { PlayerIndex, State } from "../state.ts";
import { playerOf, VP_SOURCES, type VpSource, XP_SOURCES, type XpSource } from "../state.ts";

const XP_RULES: Readonly<Record<XpSource, string>> = {
  start: "RO-1.18",
  row: "RO-4.9",
  chapter1: "RO-9.2",
  chapter2: "RO-9.2",
  chapter3: "RO-9.2",
  bonus: "RO-8.9",
  ability: "RO-7.2",
};

const VP_RULES: Readonly<Record<VpSource, string>> = {
  start: "RO-1.23",
  chapter1: "RO-9.3",
  chapter2: "RO-9.3",
  chapter3: "RO-9.3",
  quest: "RO-11.2",
  gold: "RO-11.5",
  alliance: "RO-11.6",
};

/** Where the XP came from, and where the markers stand for it (RO-1.18 to RO-1.21). */
export function xpReasons(state: State, player: PlayerIndex): readonly Reason[] {
  const chain = new Chain();
  const { xp, gold, xpFrom, character } = playerOf(state, player);
  for (const [i, source] of XP_SOURCES.entries()) {
    const amount = at(xpFrom, i);
    if (amount > 0) chain.add(XP_RULES[source], `xp.${source}`, amount, { xp: amount });
  }
  if (gold >= 0) {
    chain.note("RO-1.19", "xp.gold", gold, { space: gold });
    return chain.reasons;
  }
  const box = boxOf(state);
  const slot = at(box.thresholds, character).findIndex((space) => space > xp);
  if (slot < 0) chain.note("RO-1.19", "xp.track", xp, { space: xp });
  else
    chain.note("RO-1.18", "xp.next", xp, {
      space: xp,
      at: at(at(box.thresholds, character), slot),
      ability: abilityName(at(box.abilities, character * 4 + slot + 1).id),
    });
  return chain.reasons;
}

export function vpReasons(state: State, player: PlayerIndex): readonly Reason[] {
  const chain = new Chain();
  for (const [i, source] of VP_SOURCES.entries()) {
    const amount = at(playerOf(state, player).vpFrom, i);
    if (amount > 0) chain.add(VP_RULES[source], `vp.${source}`, amount, { vp: amount });
  }
  chain.add("RO-1.23", "vp.total", 0, { vp: chain.amount });
  return chain.reasons;
}

/** RO-9.1 to RO-9.4: of a scored chapter what was counted then, of the running one what counts now. */
export function chapterReasons(state: State, player: PlayerIndex, chapter: number): readonly Reason[] {
  const chain = new Chain();
  const [left, right] = at(at(boxOf(state).chapters, state.chapterCard).pairs, chapter - 1);
  const scored = state.scored[chapter - 1]?.[player];
  const [ofLeft, ofRight] = scored ?? [owned(state, player, left), owned(state, player, right)];
  chain.note("RO-9.1", "chapter.left", ofLeft, { symbol: symbolName(symbolAt(left)), count: ofLeft });
  chain.note("RO-9.1", "chapter.right", ofRight, { symbol: symbolName(symbolAt(right)), count: ofRight });
  const equal = ofLeft === ofRight;
  const [xp, vp] = [Math.max(ofLeft, ofRight), Math.min(ofLeft, ofRight)];
  chain.note(equal ? "RO-9.4" : "RO-9.2", "chapter.xp", xp, { xp });
  chain.note(equal ? "RO-9.4" : "RO-9.3", "chapter.vp", vp, {
    vp,
    scored: scored === undefined ? "no" : "yes",
  });
  return chain.reasons;
}

/** RO-11.2 to RO-11.4: cards in hand per symbol; the better one, or the one that was chosen. */
export function questReasons(state: State, player: PlayerIndex): readonly Reason[] {
  const chain = new Chain();
  const { quest } = playerOf(state, player);
  const counts = questSymbols(state).map((symbol) => ({
    symbol,
    count: questCount(state, player, symbol),
  }));
  for (const { symbol, count } of counts)
    chain.note("RO-11.2", "quest.symbol", count, { symbol: symbolName(symbolAt(symbol)), count });
  const best = counts.reduce((one, other) => (other.count > one.count ? other : one));
  const chosen = counts.find(({ symbol }) => symbol === quest) ?? best;
  chain.note(quest < 0 ? "RO-11.4" : "RO-11.2", "quest.chosen", chosen.count, {
    symbol: symbolName(symbolAt(chosen.symbol)),
    vp: chosen.count,
  });
  return chain.reasons;
}

/** RO-11.5. */
export function goldReasons(state: State, player: PlayerIndex): readonly Reason[] {
  const chain = new Chain();
  const { gold, xp } = playerOf(state, player);
  const vp = goldWorth(state, player);
  if (gold < 0) chain.note("RO-11.5", "gold.none", vp, { xp });
  else chain.note("RO-11.5", "gold.space", vp, { space: gold, vp });
  return chain.reasons;
}

/** RO-11.6, RO-11.7. */
export function allianceReasons(state: State, player: PlayerIndex): readonly Reason[] {
  const chain = new Chain();
  const spaces = (["left", "right"] as const).map((side) => {
    const board = boardOf(state, player, side);
    const [space, vp] = [at(state.markers, board), boardWorth(state, board)];
    chain.note("RO-11.6", `alliance.${side}`, vp, {
      seat: { seat: neighbour(state, player, side) },
      space,
      vp,
    });
    return space;
  });
  const vp = allianceWorth(state, player);
  if (spaces[0] === spaces[1]) chain.note("RO-11.7", "alliance.equal", vp, { vp });
  else chain.note("RO-11.6", "alliance.lower", vp, { vp });
  return chain.reasons;
}
