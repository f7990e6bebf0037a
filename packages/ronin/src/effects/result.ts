import { symbolIndex } from "../box.ts";
import type { Side } from "../choice.ts";
import type { Result } from "../data/index.ts";
import type { Scribe } from "../events.ts";
import { queuePoints, roomOn } from "../rules/alliance.ts";
import { ask } from "../rules/ask.ts";
import { boardOf, boardWith } from "../rules/circle.ts";
import { gainTokens } from "../rules/gain.ts";
import type { PlayerIndex, State, SymbolIndex, Work } from "../state.ts";
import { activePair } from "./count.ts";

/** The tokens that a result gives at a level (RO-6.20 to RO-6.25); none for alliance points. */
export function tokensOf(state: State, result: Result, level: number): readonly SymbolIndex[] {
  const [left, right] = activePair(state);
  switch (result.k) {
    case "R1":
    case "R2":
      return [];
    case "R3":
      return Array<number>(level).fill(left);
    case "R4":
      return Array<number>(level).fill(right);
    case "R5":
      return [left, left];
    case "R6":
      return [right, right];
    case "R7":
      return [left, right];
    case "R8":
      return Array<number>(2).fill(symbolIndex(result.symbol));
    case "R9":
      return Array<number>(level).fill(symbolIndex(result.symbol));
    case "R10":
      return result.symbols.map(symbolIndex);
  }
}

/** Applies a result at a level of 1 or more. */
export function applyResult(state: State, scribe: Scribe, work: Work, result: Result, level: number): void {
  if (result.k === "R1") {
    // RO-8.11: the left board first.
    queuePoints(state, boardOf(state, work.player, "right"), 1);
    queuePoints(state, boardOf(state, work.player, "left"), 1);
  } else if (result.k === "R2") {
    scoreOneTrack(state, work, level);
  } else {
    gainTokens(state, scribe, work.player, tokensOf(state, result, level));
  }
}

/** RO-6.19: the track of the chosen partner, else one of the player's choice. */
function scoreOneTrack(state: State, work: Work, points: number): void {
  if (work.partner >= 0) {
    queuePoints(state, boardWith(state, work.player, work.partner), points);
    return;
  }
  const open = openTracks(state, work.player);
  if (open.length > 1) ask(state, { kind: "track", seat: work.player, work, points });
  else queuePoints(state, boardOf(state, work.player, open[0] ?? "left"), points);
}

/** RO-6.26: a track on T cannot be chosen while the other one is below. */
export function openTracks(state: State, player: PlayerIndex): readonly Side[] {
  const sides: readonly Side[] = ["left", "right"];
  return sides.filter((side) => roomOn(state, boardOf(state, player, side)) > 0);
}
