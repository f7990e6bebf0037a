import { at } from "@medallion/kernel";
import type { Ask, State } from "../state.ts";

type Unasked = Ask extends infer A ? (A extends Ask ? Omit<A, "id"> : never) : never;

/** Opens a question; its id counts this seat's questions and nothing else. */
export function ask(state: State, question: Unasked): void {
  const id = at(state.asked, question.seat) + 1;
  state.asked[question.seat] = id;
  state.asks.push({ id, ...question } as Ask);
}

export function askOf(state: State, seat: number): Ask | undefined {
  return state.asks.find((open) => open.seat === seat);
}

export function close(state: State, seat: number): void {
  state.asks = state.asks.filter((open) => open.seat !== seat);
}
