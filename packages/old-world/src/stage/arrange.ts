import type { Forced, RandomState, Scene } from "@medallion/kernel";
import { at, InputError, randomFrom, seedFrom } from "@medallion/kernel";
import { ALL_CARDS, COMPONENTS } from "../data/index.ts";
import { oldWorld } from "../game.ts";
import type { Options } from "../options.ts";
import { emptyTable } from "../rules/table.ts";
import type { State } from "../state.ts";
import { declaredBy } from "./declare.ts";
import { OPTIONS, type PositionInput, parsed, readPosition, type TableInput } from "./format.ts";
import { cardsOf, layTokens, schoolsOf, seatPlayer } from "./layout.ts";
import { indexNamed, namesOfSeats, SEAT_NAMES } from "./names.ts";
import { openPhase } from "./phase.ts";
import { Supply } from "./supply.ts";
import { commonCards, layCommon, layDecks, layFightDeck, layMonsterPiles, layMonsters } from "./table.ts";

/** A position arranged from what a scenario says; throws `InputError`. */
export function arrange(scene: Scene): State {
  const position = readPosition(scene.position);
  const { table, seats } = position;
  const options = optionsOf(scene, Object.keys(seats));
  if (table.phase === "setup") return setUp(options, scene, position);

  const names = namesOfSeats(options.seats);
  const inputs = names.map((name) => seats[name] ?? {});
  const active = indexNamed(names, table.active ?? "A", ["position", "active"]);
  const schools = schoolsOf(inputs, names, active);
  const supply = new Supply(scene.cards);
  const hands = inputs.map((input, seat) => cardsOf(supply, input, ["position", at(names, seat)]));
  const common = commonCards(supply, table);
  const { declared, monsters } = declaredBy(table);
  const state = emptyTable(options, chanceOf(scene, table), { ...declared, cards: supply.cards });
  for (const [seat, input] of inputs.entries())
    seatPlayer(state, seat, input, at(schools, seat), at(hands, seat));
  layCommon(state, common);
  layMonsters(state, table, monsters, (tokens, pass) => {
    for (const [seat, input] of inputs.entries()) layTokens(state, seat, input, tokens, pass);
  });
  layMonsterPiles(state, table);
  layDecks(state, table);
  layFightDeck(state, table);
  state.boards = [];
  state.active = active;
  openPhase(state, table, inputs);
  return state;
}

/** Dice first; a forced order is written top first, while here the top card of a deck lies last. */
function chanceOf(scene: Scene, { dice = [] }: TableInput): RandomState {
  const thrown = dice.map((face) => face - 1);
  return { ...randomFrom(seedFrom("scenario")), forced: [...thrown, ...scene.forced.map(topLast)] };
}

function topLast(forced: Forced): Forced {
  return Array.isArray(forced) ? forced.toReversed().map((place) => forced.length - 1 - place) : forced;
}

const FEWEST = 2;

function optionsOf({ mode, options }: Scene, named: readonly string[]): Options {
  const { seats: asked, first, ...rules } = parsed(OPTIONS, options ?? {}, ["options"]);
  if (mode === "solo" && asked !== undefined && asked !== 1)
    throw new InputError("seats", "solo is played by 1.", ["options", "seats"]);
  const meant = Math.max(FEWEST, ...named.map((name) => SEAT_NAMES.indexOf(name) + 1));
  const seats = mode === "solo" ? 1 : (asked ?? meant);
  const names = namesOfSeats(seats);
  for (const name of named) indexNamed(names, name, ["position", name]);
  const seat = first === undefined ? {} : { first: indexNamed(names, first, ["options", "first"]) };
  return oldWorld.parseOptions({ seats, ...seat, rules });
}

/** The real set-up; only chance is arranged: who starts, and the first cards of the common deck. */
function setUp(options: Options, scene: Scene, { table }: PositionInput): State {
  const written = Object.keys(scene.position ?? {});
  const other = written.find((key) => !["phase", "first", "deck"].includes(key));
  if (other !== undefined)
    throw new InputError("position", "With phase: setup only first and deck are arranged.", [
      "position",
      other,
    ]);
  const isDrawn = options.seats > 1 && options.rules.startingPlayer === "random";
  if (!isDrawn && table.first !== undefined)
    throw new InputError("position", "Nobody draws the starting player here.", ["position", "first"]);
  const first = indexNamed(namesOfSeats(options.seats), table.first ?? "A", ["position", "first"]);
  const random = chanceOf(scene, {});
  random.forced?.unshift(...(isDrawn ? [first] : []), ...deckOrder(table));
  return oldWorld.setup(options, random);
}

/** The order a shuffle gives the common deck so that these cards come first. */
function deckOrder({ deck = [] }: TableInput): Forced[] {
  if (typeof deck === "number")
    throw new InputError("deck", "Write the first cards of the common deck.", ["position", "deck"]);
  const ids = ALL_CARDS.slice(0, COMPONENTS.actionCards.length).map(({ id }) => id);
  const first = deck.map((card, i) => indexNamed(ids, String(card), ["position", "deck", i]));
  const rest = ids.map((_, card) => card).filter((card) => !first.includes(card));
  return first.length === 0 ? [] : [[...rest, ...first.reverse()]];
}
