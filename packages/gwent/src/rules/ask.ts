import { at } from "@medallion/kernel";
import { removeAt } from "../lists.ts";
import type { Ask, State } from "../state.ts";

type AskOf<Kind> = Kind extends Ask["kind"] ? Extract<Ask, { readonly kind: Kind }> : never;
/** The kinds of questions that say nothing more. */
type PlainKind = { [Kind in Ask["kind"]]: keyof AskOf<Kind> extends keyof Ask ? Kind : never }[Ask["kind"]];
type Detailed = AskOf<Exclude<Ask["kind"], PlainKind>>;
type Unasked = Detailed extends infer A ? (A extends Detailed ? Omit<A, "id"> : never) : never;

/** Opens a question that needs no more words; written out, for it is asked all the time (bench: gwent-random-games). */
export function ask(state: State, seat: number, kind: PlainKind): void {
  open(state, { id: nextId(state, seat), seat, kind });
}

/** Opens a question about a card, a row, a side. */
export function askAbout(state: State, question: Unasked): void {
  open(state, { id: nextId(state, question.seat), ...question } as Ask);
}

/** Counts this player's questions and nothing else. */
function nextId(state: State, seat: number): number {
  const id = at(state.asked, seat) + 1;
  state.asked[seat] = id;
  return id;
}

/** Open questions stand in the order of seats; sorted by hand, since there are two at most nearly always. */
function open({ asks }: State, question: Ask): void {
  asks.push(question);
  for (let i = 1; i < asks.length; i++) {
    const moved = at(asks, i);
    let place = i;
    for (; place > 0 && at(asks, place - 1).seat > moved.seat; place--) asks[place] = at(asks, place - 1);
    asks[place] = moved;
  }
}

export function askOf(state: State, seat: number): Ask | undefined {
  for (const open of state.asks) if (open.seat === seat) return open;
  return undefined;
}

export function close(state: State, seat: number): void {
  const { asks } = state;
  for (let i = asks.length - 1; i >= 0; i--) if (asks[i]?.seat === seat) removeAt(asks, i);
}
