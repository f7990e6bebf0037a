import type { Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import type { Ask, AskBody, State } from "../state.ts";

/** Opens a question; its id counts this seat's questions and nothing else. */
export function ask(state: State, seat: Seat, question: AskBody): void {
  const id = at(state.asked, seat) + 1;
  state.asked[seat] = id;
  state.asks.push(Object.assign({ id, seat }, question) as Ask);
}

export function askOf(state: { readonly asks: readonly Ask[] }, seat: Seat): Ask | undefined {
  for (const open of state.asks) if (open.seat === seat) return open;
  return undefined;
}

export function close(state: State, seat: Seat): void {
  const place = state.asks.findIndex((open) => open.seat === seat);
  if (place >= 0) state.asks.splice(place, 1);
}
