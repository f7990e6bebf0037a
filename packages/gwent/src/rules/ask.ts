import { at } from "@medallion/kernel";
import type { Ask, State } from "../state.ts";

type Unasked = Ask extends infer A ? (A extends Ask ? Omit<A, "id"> : never) : never;

/** Opens a question; its id counts this player's questions and nothing else. */
export function ask(state: State, question: Unasked): void {
  const id = at(state.asked, question.seat) + 1;
  state.asked[question.seat] = id;
  state.asks.push({ id, ...question } as Ask);
  if (state.asks.length > 1) state.asks.sort((a, b) => a.seat - b.seat);
}

export function askOf(state: State, seat: number): Ask | undefined {
  for (const open of state.asks) if (open.seat === seat) return open;
  return undefined;
}

export function close(state: State, seat: number): void {
  const [first] = state.asks;
  if (first?.seat === seat && state.asks.length === 1) state.asks = [];
  else state.asks = state.asks.filter((open) => open.seat !== seat);
}
