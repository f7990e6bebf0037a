import type { Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { boxOf, symbolAt } from "../box.ts";
import type { RoninChoice } from "../choice.ts";
import type { Scribe } from "../events.ts";
import type { PlayerIndex, State, SymbolIndex } from "../state.ts";
import { playerOf } from "../state.ts";
import { ask } from "./ask.ts";
import { boardOf } from "./circle.ts";
import { gainVp } from "./gain.ts";
import { toAll, toSeat } from "./tell.ts";
import { idsOf, showHand } from "./zones.ts";

/** RO-12.28. */
export const SOLO_TARGET = 35;

/** RO-1.16: the two inactive symbols of chapter III. */
export function questSymbols(state: State): readonly SymbolIndex[] {
  const pair = at(at(boxOf(state).chapters, state.chapterCard).pairs, 2);
  return [0, 1, 2, 3].filter((symbol) => !pair.includes(symbol));
}

/** RO-11.2, RO-11.3: cards in hand that show the symbol, twice counts once. */
export function questCount(state: State, player: PlayerIndex, symbol: SymbolIndex): number {
  const { first, second } = boxOf(state);
  return playerOf(state, player).hand.filter((card) => first[card] === symbol || second[card] === symbol)
    .length;
}

/** RO-11.4, RO-11.10: the symbols are fixed first, by the engine or in secret by everybody. */
export function fixQuests(state: State): void {
  state.phase = "final";
  state.agenda.push({ kind: "quest-reveal" });
  for (let seat = 0; seat < state.options.humans; seat++)
    if (state.options.rules.autoSideQuest) playerOf(state, seat).quest = betterQuest(state, seat);
    else ask(state, { kind: "quest", seat });
}

function betterQuest(state: State, seat: PlayerIndex): SymbolIndex {
  const [first, second] = questSymbols(state);
  if (first === undefined || second === undefined) throw new Error("two symbols are inactive");
  return questCount(state, seat, second) > questCount(state, seat, first) ? second : first;
}

export function questChoices(state: State): readonly RoninChoice[] {
  return questSymbols(state).map((symbol) => ({ kind: "quest", symbol: symbolAt(symbol) }));
}

export function chooseQuest(state: State, scribe: Scribe, seat: Seat, symbol: SymbolIndex): void {
  playerOf(state, seat).quest = symbol;
  scribe.final = true;
  scribe.tell?.(toSeat(seat, { kind: "questChosen", seat, symbol: symbolAt(symbol) }));
}

/** All symbols and hands are shown together, then the VP are gained. */
export function revealQuests(state: State, scribe: Scribe): void {
  scribe.final = true;
  state.revealed = true;
  const { humans } = state.options;
  for (let seat = 0; seat < humans; seat++) {
    const { hand, quest } = playerOf(state, seat);
    showHand(state, seat);
    scribe.tell?.(toAll({ kind: "questShown", seat, symbol: symbolAt(quest), cards: idsOf(state, hand) }));
  }
  for (let seat = 0; seat < humans; seat++) {
    const { quest } = playerOf(state, seat);
    const vp = questCount(state, seat, quest);
    gainVp(state, seat, vp, "quest");
    scribe.tell?.(toAll({ kind: "questScored", seat, symbol: symbolAt(quest), vp }));
  }
  state.agenda.push({ kind: "gold" });
}

/** RO-11.5: what the gold marker is worth where it stands; without it nothing. */
export function goldWorth(state: State, player: PlayerIndex): number {
  const { gold, character } = playerOf(state, player);
  return gold < 0 ? 0 : at(at(boxOf(state).goldVp, character), gold);
}

export function scoreGold(state: State, scribe: Scribe): void {
  for (let seat = 0; seat < state.options.humans; seat++) {
    const vp = goldWorth(state, seat);
    gainVp(state, seat, vp, "gold");
    scribe.tell?.(toAll({ kind: "goldScored", seat, space: playerOf(state, seat).gold, vp }));
  }
  state.agenda.push({ kind: "alliance" });
}

/** What a board is worth where its marker stands. */
export function boardWorth(state: State, board: PlayerIndex): number {
  return at(at(boxOf(state).sides, at(state.sides, board)).vp, at(state.markers, board));
}

/** RO-11.6, RO-11.7: the lower track, of equal ones the one that is worth less. */
export function allianceWorth(state: State, player: PlayerIndex): number {
  const [left, right] = [boardOf(state, player, "left"), boardOf(state, player, "right")];
  const difference = at(state.markers, left) - at(state.markers, right);
  if (difference === 0) return Math.min(boardWorth(state, left), boardWorth(state, right));
  return boardWorth(state, difference < 0 ? left : right);
}

export function scoreAlliances(state: State, scribe: Scribe): void {
  for (let seat = 0; seat < state.options.humans; seat++) {
    const vp = allianceWorth(state, seat);
    gainVp(state, seat, vp, "alliance");
    scribe.tell?.(
      toAll({
        kind: "allianceScored",
        seat,
        left: at(state.markers, boardOf(state, seat, "left")),
        right: at(state.markers, boardOf(state, seat, "right")),
        vp,
      }),
    );
  }
  state.agenda.push({ kind: "result" });
}

/** RO-11.8, RO-11.9, RO-12.27: by VP, ties by the initiative track. */
export function finish(state: State, scribe: Scribe): void {
  const seats = state.order.filter((player) => player < state.options.humans);
  // The sort is stable, so that equal seats stay in initiative order.
  state.ranking = seats.toSorted((one, other) => playerOf(state, other).vp - playerOf(state, one).vp);
  state.phase = "over";
  scribe.tell?.(
    toAll({
      kind: "gameEnded",
      ranking: state.ranking.map((seat) => ({ seat, vp: playerOf(state, seat).vp })),
      winners: winnersOf(state),
    }),
  );
}

/** RO-12.28: alone one wins by reaching the target. */
export function winnersOf(state: State): readonly Seat[] {
  const [best] = state.ranking ?? [];
  if (best === undefined) return [];
  return state.options.humans > 1 || playerOf(state, best).vp >= SOLO_TARGET ? [best] : [];
}
