import { type Difference, InputError, type Scene, type Seat, type Stage } from "@medallion/kernel";
import { arrange } from "./arrange.ts";
import { CARDS, nameOf } from "./cards.ts";
import { reasonsOf, scoreOf } from "./score.ts";
import { SEAT_NAMES, type State, type ToyChoice } from "./state.ts";

const VERBS = ["play", "pass", "exchange", "done", "blow", "show"];

export const stage: Stage<State, ToyChoice> = {
  arrange: (scene: Scene) => arrange(scene),
  seatNames: (state) => SEAT_NAMES.slice(0, state.hands.length),
  phrases(_state, _seat, choice) {
    switch (choice.kind) {
      case "done":
      case "pass":
      case "show":
        return [choice.kind];
      case "play":
        return [nameOf(choice.card), `play ${nameOf(choice.card)}`];
      case "exchange":
        return [`exchange ${nameOf(choice.card)}`];
      case "blow":
        return [`blow ${SEAT_NAMES[choice.seat]}`];
    }
  },
  words: () => new Set([...VERBS, ...SEAT_NAMES, ...CARDS.map((card) => card.name)]),
  milestone(state) {
    const next = state.open.some((open) => open !== null) ? undefined : state.agenda.at(-1);
    return next?.kind === "turn" || next?.kind === "exchange" || next?.kind === "score"
      ? next.kind
      : undefined;
  },
  compare(state, expected) {
    if (typeof expected !== "object" || expected === null)
      throw new InputError("bad-expectation", "Give an object.");
    return Object.entries(expected).flatMap(([path, value]) => compareOne(state, path, value));
  },
};

/** Paths are `deck`, `discard`, `turn`, and `score`, `hand` and `row` of a seat such as `red score`. */
function compareOne(state: State, path: string, expected: unknown): readonly Difference[] {
  const [name, zone] = path.split(" ");
  const seat = SEAT_NAMES.indexOf(name ?? "");
  const found = zone === undefined ? ofTable(state, path) : ofSeat(state, seat, zone);
  if (found === undefined)
    throw new InputError(
      "unknown-expectation",
      "Expect deck, discard, turn, or a seat's score, hand or row.",
      [path],
    );
  if (JSON.stringify(found) === JSON.stringify(expected)) return [];
  return [{ path, expected, found, ...(zone === "score" ? { why: reasonsOf(state, seat) } : {}) }];
}

function ofTable(state: State, name: string): unknown {
  switch (name) {
    case "deck":
      return state.deck.map(nameOf);
    case "discard":
      return state.discard.map(nameOf);
    case "turn":
      return SEAT_NAMES[state.open.findIndex((open) => open !== null)] ?? null;
    default:
      return undefined;
  }
}

function ofSeat(state: State, seat: Seat, zone: string): unknown {
  switch (zone) {
    case "score":
      return state.rows[seat] === undefined ? undefined : scoreOf(state, seat);
    case "hand":
      return state.hands[seat]?.map(nameOf);
    case "row":
      return state.rows[seat]?.map(nameOf);
    default:
      return undefined;
  }
}
