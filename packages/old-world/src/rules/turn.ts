import type { Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { COMPONENTS } from "../data/index.ts";
import type { Scribe } from "../events.ts";
import type { State } from "../state.ts";
import { isSolo, left } from "../state.ts";
import { newTurn } from "./table.ts";
import { toAll } from "./tell.ts";

/** OW-5.1. */
export function beginTurn(state: State, scribe: Scribe): void {
  state.turns++;
  state.turn = newTurn();
  state.phase = "one";
  scribe.tell?.(toAll({ kind: "turnStarted", seat: state.active, turn: turnOf(state) }));
  state.agenda.push({ do: "endTurn" }, { do: "phaseThree" }, { do: "phaseTwo" }, { do: "phaseOne" });
}

/** The active player's turns so far, this one included. */
export function turnOf({ turns, options }: Pick<State, "turns" | "options">): number {
  return Math.ceil(turns / options.seats);
}

/** OW-9.8. */
export function endTurn(state: State, scribe: Scribe): void {
  scribe.tell?.(toAll({ kind: "turnEnded", seat: state.active }));
  state.active = left(state, state.active);
  state.agenda.push({ do: "turn" });
}

/** OW-15.2, OW-15.9: the game is over at once; nothing else happens. */
export function winGame(state: State, scribe: Scribe, seat: Seat): void {
  state.winner = seat;
  stop(state);
  const turns = turnOf(state);
  scribe.tell?.(
    toAll({
      kind: "gameWon",
      seat,
      turns,
      ...(isSolo(state) ? { rating: ratingOf(turns) } : {}),
    }),
  );
}

/** OW-16.16. */
export function abandon(state: State, scribe: Scribe, seat: Seat): void {
  state.abandoned = true;
  stop(state);
  scribe.tell?.(toAll({ kind: "gameAbandoned", seat }));
}

function stop(state: State): void {
  state.phase = "over";
  state.agenda = [];
  state.asks = [];
}

/** OW-16.15. */
export function ratingOf(turns: number): number {
  const row = COMPONENTS.soloRatings.find(
    ({ turnsFrom = 0, turnsTo = Number.POSITIVE_INFINITY }) => turnsFrom <= turns && turns <= turnsTo,
  );
  return row?.rating ?? at(COMPONENTS.soloRatings, 0).rating;
}
