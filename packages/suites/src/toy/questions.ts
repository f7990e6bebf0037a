import { at, type Question, type Seat } from "@medallion/kernel";
import { isExchanging, type Open, type State, type ToyChoice } from "./state.ts";

export function ask(state: State, seat: Seat, kind: Open["kind"]): void {
  const id = at(state.asked, seat) + 1;
  state.asked[seat] = id;
  state.open[seat] = { kind, id };
}

export function questions(state: State): readonly Question[] {
  return state.open.flatMap((open, seat) => {
    if (open === null) return [];
    const fallback = open.kind === "turn" ? at(state.hands, seat).length : 0;
    return [{ id: open.id, seat, kind: open.kind, text: { key: `question.${open.kind}` }, fallback }];
  });
}

export function choices(state: State, seat: Seat): readonly ToyChoice[] {
  const open = state.open[seat];
  if (open === null || open === undefined) return [];
  const hand = at(state.hands, seat)
    .slice()
    .sort((a, b) => a - b);
  switch (open.kind) {
    case "exchange": {
      const free = hand.filter((card) => !at(state.marked, seat).includes(card));
      return [{ kind: "done" }, ...free.map((card): ToyChoice => ({ kind: "exchange", card }))];
    }
    case "turn":
      return [...hand.map((card): ToyChoice => ({ kind: "play", card })), { kind: "pass" }];
    case "target":
      return state.rows.flatMap((row, other): ToyChoice[] =>
        other !== seat && row.length > 0 ? [{ kind: "blow", seat: other }] : [],
      );
  }
}

/** Once a game a seat may show its hand to all. */
export function offers(state: State, seat: Seat): readonly ToyChoice[] {
  const may = !state.ended && !isExchanging(state.agenda) && !at(state.shown, seat);
  return may && at(state.hands, seat).length > 0 ? [{ kind: "show" }] : [];
}
