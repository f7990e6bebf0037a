import { allAmong, among, fits } from "@medallion/refusals";
import { boxOf } from "./box.ts";
import { checkCombo } from "./check-state-fight.ts";
import { ATTRIBUTES, COMPONENTS, DECKS, SCHOOLS, TERRAINS } from "./data/index.ts";
import type { Path } from "./refuse.ts";
import type { Ask, State, Step } from "./state.ts";
import { NONE } from "./state.ts";

/** What steps and questions speak of is there. */
export function checkAgenda(state: State): void {
  const steps = state.poker?.onBetter ? [...state.agenda, state.poker.onBetter] : state.agenda;
  for (const [place, step] of steps.entries()) {
    checkFields(state, step, ["agenda", place]);
    checkListed(state, step, ["agenda", place]);
  }
  const asked = new Set<number>();
  for (const [place, open] of state.asks.entries()) {
    const path = ["asks", place];
    checkFields(state, open, path);
    fits(!asked.has(open.seat), [...path, "seat"]);
    fits(open.id === state.asked[open.seat], [...path, "id"]);
    asked.add(open.seat);
    checkAsk(state, open, path);
  }
}

/** Fields of steps and questions mean the same wherever they stand. */
function checkFields(state: State, thing: Step | Ask, path: Path): void {
  const { lists, abilities, trophies, potions, keeps, cards } = boxOf(state);
  const locations = COMPONENTS.locations.length;
  const counts: Readonly<Record<string, readonly [count: number, least: number]>> = {
    seat: [state.options.seats, 0],
    defender: [state.options.seats, 0],
    terrain: [TERRAINS.length, 0],
    attribute: [ATTRIBUTES.length, 0],
    except: [ATTRIBUTES.length, NONE],
    list: [lists.length, "kind" in thing ? NONE : 0],
    ability: [abilities.length, 0],
    with: [abilities.length, NONE],
    trophy: [trophies.length, 0],
    potion: [potions.length, 0],
    keep: [keeps.length, 0],
    place: [locations, 0],
    to: [locations, 0],
    deck: [DECKS.length, 0],
    slot: [state.pool.length, 0],
    first: [cards.length, NONE],
  };
  for (const [name, value] of Object.entries(thing)) {
    const range = counts[name];
    if (range !== undefined && typeof value === "number") among(range[0], range[1], value, [...path, name]);
  }
  if ("used" in thing) allAmong(abilities.length, 0, thing.used, [...path, "used"]);
}

/** A place in a list of effects is within it. */
function checkListed(state: State, step: Step, path: Path): void {
  if (!("list" in step) || !("at" in step)) return;
  const length = boxOf(state).lists[step.list]?.length ?? 0;
  // The interpreter also stands behind the last effect.
  among(step.do === "effects" ? length + 1 : length, 0, step.at, [...path, "at"]);
}

function checkAsk(state: State, open: Ask, path: Path): void {
  if (open.kind === "school") allAmong(SCHOOLS.length, 0, open.offer, [...path, "offer"]);
  if (open.kind === "trailQuest") allAmong(TERRAINS.length, 0, open.terrains, [...path, "terrains"]);
  if (open.kind === "combo") {
    checkCombo(boxOf(state), open.laid, [...path, "laid"]);
    const hand = state.players[open.seat]?.hand ?? [];
    for (const [place, { card }] of open.laid.entries())
      fits(hand.includes(card), [...path, "laid", place, "card"]);
  }
}
