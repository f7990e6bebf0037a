import { at, type Forced, InputError, randomFrom, type Scene, seedFrom } from "@medallion/kernel";
import { CARDS, cardNamed } from "./cards.ts";
import { hideAnew } from "./hiding.ts";
import { parseOptions } from "./lobby.ts";
import { emptyTable } from "./setup.ts";
import { SEAT_NAMES, type State } from "./state.ts";

/**
 * A table where it is the turn of `turn` (the first seat unless said). The position lists cards by name under
 * `deck` (top first) and per seat under `red: { hand, row, passed }`; cards not named lie at the bottom of the deck.
 */
export function arrange(scene: Scene): State {
  if (scene.cards !== undefined && scene.cards !== null)
    throw new InputError("own-cards", "This game takes no cards of its own; leave them out.", ["cards"]);
  const given = {
    mode: scene.mode ?? "short",
    patrons: ["sun", "moon"],
    ...recordAt(scene.options, ["options"]),
  };
  const options = parseOptions(given);
  const state = emptyTable(options, randomFrom(seedFrom("scene")));
  state.random.forced = scene.forced.map((entry): Forced => (Array.isArray(entry) ? [...entry] : entry));
  const { turn, deck, ...seats } = recordAt(scene.position, ["position"]);
  const left = new Set(CARDS.keys());
  const take = (names: unknown, path: Path) => cardsAt(names, left, path);
  for (const [name, position] of Object.entries(seats)) {
    const seat = seatNamed(name, options.patrons.length, ["position", name]);
    const { hand, row, passed } = recordAt(position, ["position", name]);
    at(state.hands, seat).push(...take(hand, ["position", name, "hand"]));
    at(state.rows, seat).push(...take(row, ["position", name, "row"]));
    state.passed[seat] = passed === true;
  }
  const top = take(deck, ["position", "deck"]);
  state.deck = [...top, ...left];
  hideAnew(state, [...state.hands.flat(), ...state.deck]);
  const first = turn === undefined ? 0 : seatNamed(turn, options.patrons.length, ["position", "turn"]);
  state.agenda = [{ kind: "turn", seat: first }];
  return state;
}

type Path = readonly (string | number)[];

function recordAt(value: unknown, path: Path): Readonly<Record<string, unknown>> {
  if (value === undefined || value === null) return {};
  if (typeof value !== "object" || Array.isArray(value))
    throw new InputError("bad-scene", "Give names with values.", path);
  return { ...value };
}

function seatNamed(name: unknown, count: number, path: Path): number {
  const seat = typeof name === "string" ? SEAT_NAMES.slice(0, count).indexOf(name) : -1;
  if (seat < 0)
    throw new InputError("unknown-seat", `Name one of ${SEAT_NAMES.slice(0, count).join(", ")}.`, path);
  return seat;
}

function cardsAt(names: unknown, left: Set<number>, path: Path): readonly number[] {
  if (names === undefined) return [];
  if (!Array.isArray(names)) throw new InputError("bad-scene", "Give a list of cards.", path);
  return names.map((name: unknown, place) => {
    const card = cardNamed(name);
    if (card === undefined) throw new InputError("unknown-card", "No such card.", [...path, place]);
    if (!left.delete(card))
      throw new InputError("card-twice", "This card lies elsewhere already.", [...path, place]);
    return card;
  });
}
