import type { Forced, RandomState, Scene } from "@medallion/kernel";
import { at, InputError, randomFrom, seedFrom } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import { type ActionCard, CHARACTERS, type CharacterId } from "../data/index.ts";
import { ronin } from "../game.ts";
import { MODES, SEATS } from "../lobby-modes.ts";
import type { Options } from "../options.ts";
import type { Path } from "../refuse.ts";
import { emptyTable, rowCount } from "../rules/table.ts";
import { isHuman, type State } from "../state.ts";
import { BLANK, declaredBy } from "./components.ts";
import type { BoardInput, PositionInput } from "./format.ts";
import { OPTIONS, parsed, readPosition } from "./format.ts";
import { cardIndex, cardsIn, cardsOf, lendAbilities, seatPlayer } from "./layout.ts";
import { boardNamed, humansAmong, indexNamed, playerNames, playersOf } from "./names.ts";
import { openPhase } from "./phase.ts";
import { Supply } from "./supply.ts";

const DECK_SIZE = 30;

/** A position arranged from what a scenario says; throws `InputError`. */
export function arrange(scene: Scene): State {
  const position = readPosition(scene.position);
  const options = optionsOf(scene, Object.keys(position.places));
  const random: RandomState = { ...randomFrom(seedFrom("scenario")), forced: scene.forced.map(topLast) };
  if (position.table.phase === "setup") return setUp(options, scene.position, random);

  const names = playerNames(options.humans);
  const characters = charactersOf(position.places, names);
  const supply = new Supply(scene.cards);
  const cards = names.map((name) => cardsOf(supply, position.places[name] ?? {}, ["position", name]));
  const common = commonCards(supply, position, options);
  const state = emptyTable(options, random, { ...declaredBy(position, characters), cards: supply.cards });
  for (const [player, [name, character]] of [...characters].entries())
    seatPlayer(state, name, character, position.places[name] ?? {}, at(cards, player));
  for (const name of names) lendAbilities(state, name, position.places[name] ?? {});
  layCommon(state, common);
  seatCircle(state, position);
  layBoards(state, position);
  openChapter(state, position);
  openPhase(state, position.table);
  return state;
}

/** A forced order is written top first; here the top card of the deck lies last. */
function topLast(forced: Forced): Forced {
  return Array.isArray(forced) ? forced.toReversed().map((place) => forced.length - 1 - place) : forced;
}

function optionsOf({ mode, options }: Scene, named: readonly string[]): Options {
  const { humans: asked, first, ...rules } = parsed(OPTIONS, options ?? {}, ["options"]);
  const meant = asked ?? humansAmong(named);
  const allowed = seatsIn(mode) ?? [meant];
  const humans = asked === undefined && !allowed.includes(meant) ? at(allowed, 0) : meant;
  if (!allowed.includes(humans))
    throw new InputError("humans", `${mode} is played by ${allowed.join(", ")}, not by ${humans}.`, [
      "options",
    ]);
  const names = playerNames(humans);
  for (const name of named) indexNamed(names, name, ["position", name]);
  const seat =
    first === undefined ? {} : { first: indexNamed(names.slice(0, humans), first, ["options", "first"]) };
  return ronin.parseOptions({ humans, ...seat, rules });
}

function seatsIn(name: string | undefined): readonly number[] | undefined {
  const mode = MODES.find((known) => known === name);
  if (name !== undefined && mode === undefined)
    throw new InputError("mode", `There is no mode "${name}".`, ["mode"]);
  return mode === undefined ? undefined : SEATS[mode];
}

/** The real set-up from the first player on. */
function setUp(options: Options, position: unknown, random: RandomState): State {
  const other = Object.keys(position ?? {}).find((key) => key !== "phase");
  if (other !== undefined)
    throw new InputError("position", "With phase: setup nothing else is arranged.", ["position", other]);
  return ronin.setup(options, random);
}

/** The characters that are named, and free ones for the others. */
function charactersOf(
  places: PositionInput["places"],
  names: readonly string[],
): ReadonlyMap<string, CharacterId> {
  const named = names.flatMap((name) => places[name]?.character ?? []);
  const free = CHARACTERS.filter((character) => !named.includes(character));
  const characters = new Map<string, CharacterId>();
  for (const name of names) {
    const own = places[name]?.character;
    if (own !== undefined && [...characters.values()].includes(own))
      throw new InputError("character", `${own} is somebody else.`, ["position", name, "character"]);
    characters.set(name, own ?? at(free.splice(0, 1), 0));
  }
  return characters;
}

/** The cards that belong to nobody. */
interface Common {
  readonly rows: readonly (readonly ActionCard[])[];
  readonly deck: readonly ActionCard[];
  readonly discard: readonly ActionCard[];
}

function commonCards(supply: Supply, { table }: PositionInput, options: Options): Common {
  const path = (key: string): Path => ["position", key];
  const count = rowCount(options);
  const { rows = [] } = table;
  if (rows.length > count) throw new InputError("rows", `There are ${count} rows.`, path("rows"));
  return {
    rows: Array.from({ length: count }, (_, row) => {
      const written = rows[row] ?? 2;
      const cards = written === "empty" ? [] : cardsIn(supply, written, [...path("rows"), row]);
      if (cards.length > 2) throw new InputError("rows", "A row holds two cards.", [...path("rows"), row]);
      return cards;
    }),
    deck: cardsIn(supply, table.deck ?? DECK_SIZE, path("deck")),
    discard: cardsIn(supply, table.discard ?? 0, path("discard")),
  };
}

function layCommon(state: State, { rows, deck, discard }: Common): void {
  state.rows = rows.flatMap((cards) =>
    [0, 1].map((place) => {
      const card = cards[place];
      return card === undefined ? -1 : cardIndex(state, card);
    }),
  );
  state.deck = deck.map((card) => cardIndex(state, card)).toReversed();
  state.discard = discard.map((card) => cardIndex(state, card));
}

/** RO-1.24, RO-12.7: humans clockwise from the first player, then the Automas; and the initiative track. */
function seatCircle(state: State, { table }: PositionInput): void {
  const { humans } = state.options;
  const names = playersOf(state);
  const first =
    table.first === undefined ? 0 : indexNamed(names.slice(0, humans), table.first, ["position", "first"]);
  const seats = names.slice(0, humans).map((_, seat) => (first + seat) % humans);
  const automas = [...names.keys()].filter((player) => !isHuman(state, player));
  state.circle = [...seats, ...automas];
  const path = ["position", "initiative"];
  state.order = table.initiative?.map((name, i) => indexNamed(names, name, [...path, i])) ?? [
    ...state.circle,
  ];
  if (new Set(state.order).size !== names.length || state.order.length !== names.length)
    throw new InputError("initiative", `Name every figure once: ${names.join(", ")}.`, path);
}

/** RO-12.10: between two Automas lies no board. */
function layBoards(state: State, { table }: PositionInput): void {
  const { sideOf, sides } = boxOf(state);
  const named = (id: string, path: Path): number => {
    const side = sideOf.get(id);
    if (side === undefined) throw new InputError("side", `There is no side "${id}".`, path);
    return side;
  };
  const usual = named(table.side ?? BLANK, ["position", "side"]);
  for (const board of state.circle) {
    const other = at(state.circle, (state.circle.indexOf(board) + 1) % state.circle.length);
    if (isHuman(state, board) || isHuman(state, other)) state.sides[board] = usual;
  }
  for (const [name, written] of Object.entries(table.boards ?? {})) {
    const path = ["position", "boards", name];
    const board = boardNamed(state, name, path);
    if (at(state.sides, board) < 0) throw new InputError("board", "Two Automas share no board.", path);
    const { side, at: space = 0 } = boardOf(written);
    if (side !== undefined) state.sides[board] = named(side, path);
    const { top } = at(sides, at(state.sides, board));
    if (space > top) throw new InputError("board", `This track ends at ${top}.`, path);
    state.markers[board] = space;
  }
}

function boardOf(written: BoardInput): Exclude<BoardInput, number | string> {
  if (typeof written === "number") return { at: written };
  return typeof written === "string" ? { side: written } : written;
}

/** The chapter card of the position: a printed one, or the one made for its pairs. */
function openChapter(state: State, { table }: PositionInput): void {
  const { chapters } = boxOf(state);
  if (table.pair !== undefined || table.pairs !== undefined) {
    const other = (["card", "pair"] as const).find((key) => table[key] !== undefined);
    if (table.card !== undefined || (table.pair !== undefined && table.pairs !== undefined))
      throw new InputError("pairs", "Write card, pair or pairs.", ["position", other ?? "pairs"]);
    state.chapterCard = chapters.length - 1;
    return;
  }
  const id = String(table.card ?? "1");
  state.chapterCard = chapters.findIndex((chapter) => chapter.id === id);
  if (state.chapterCard < 0)
    throw new InputError("card", `There is no chapter card "${id}".`, ["position", "card"]);
}
