import type { Seat } from "@medallion/kernel";
import { at, heard, randomFrom, seedFrom } from "@medallion/kernel";
import { attributeTrophy, type Box, boxOf, monsterTrophy, schoolTrophy } from "../../box.ts";
import type { OldWorldChoice } from "../../choice.ts";
import { choicesOf } from "../../choices.ts";
import {
  ATTRIBUTES,
  type Attribute,
  type ExplorationCard,
  type Monster,
  SCHOOLS,
  type School,
  TERRAINS,
  type Terrain,
} from "../../data/index.ts";
import type { OldWorldEvent, Scribe } from "../../events.ts";
import { parseOptions } from "../../options.ts";
import { advance } from "../../rules/advance.ts";
import { answerAsk, answerForced } from "../../rules/answer.ts";
import { emptyTable } from "../../rules/table.ts";
import type { Card, Player, State, Step } from "../../state.ts";
import { NONE, playerOf } from "../../state.ts";
import { WrittenCards } from "./cards.ts";

/** A witcher of a test. Cards are written in words or counted, deck and discard pile from the top. */
export interface Seated
  extends Partial<Pick<Player, "shield" | "gold" | "level" | "track" | "at" | "stakes">> {
  readonly school?: School;
  readonly hand?: number | readonly string[];
  readonly deck?: number | readonly string[];
  readonly discard?: number | readonly string[];
  /** Combat, Defense, Alchemy, Specialization. */
  readonly attributes?: readonly [number, number, number, number];
  readonly potions?: readonly string[];
  /** Ids of monsters or attributes, and schools as in `bear school`. */
  readonly trophies?: readonly string[];
  /** Ids of events that are kept. */
  readonly kept?: readonly string[];
  /** Terrains whose trail token is owned. */
  readonly trails?: readonly Terrain[];
}

export interface Position {
  /** The first one is active. */
  readonly players: readonly Seated[];
  readonly rules?: object;
  /** Fight cards from the top of the monster's life deck. */
  readonly attacks?: readonly string[];
  readonly monster?: string;
  readonly declared?: readonly Monster[];
  readonly stories?: readonly ExplorationCard[];
  readonly pool?: readonly string[];
  readonly agenda: readonly Step[];
}

/** A monster of a test, named `beast`, without abilities unless some are given. */
export function beast(
  life: number,
  {
    level = 1,
    abilities = [],
  }: { readonly level?: Monster["level"]; readonly abilities?: Monster["abilities"] } = {},
): Pick<Position, "monster" | "declared"> {
  const trophy = { abilities: [], certainty: "designed" as const };
  return {
    monster: "beast",
    declared: [{ id: "beast", level, life, abilities, trophy, certainty: "designed" }],
  };
}

/** Schools by seat where a test names none: the first ones ask for nothing by themselves. */
const QUIET: readonly School[] = ["griffin", "cat", "bear", "viper", "wolf"];

/** What the monster stands in; the terrain matters for trails only. */
export const LAIR = 0;

/** A table with only what a test needs; shuffles keep the order unless `forced` says otherwise. */
export function arrange(position: Position): State {
  const written = new WrittenCards();
  const zones = position.players.map(({ hand, deck, discard }) =>
    [hand, deck, discard].map((cards) => written.idsOf(cards)),
  );
  const declared = {
    cards: written.cards,
    monsters: position.declared ?? [],
    explorationCards: position.stories ?? [],
  };
  // Forced answers are given by the tests, so that every question shows.
  const rules = { autoResolveSingle: false, ...position.rules };
  const options = parseOptions({ seats: position.players.length, rules });
  const state = emptyTable(options, { ...randomFrom(seedFrom("fight")), forced: [] }, declared);
  const box = boxOf(state);
  const numbers = (ids: readonly string[] = []): Card[] => ids.map((id) => known(box.cardOf, id));
  state.phase = "two";
  state.first = 0;
  state.active = 0;
  state.turns = 1;
  state.potionDeck = Array<number>(8).fill(0);
  state.attributeTrophies = ATTRIBUTES.map(() => 2);
  state.piles = [
    [6, 7, 8],
    [9, 11],
    [14, 15],
  ];
  state.monsterPiles = [
    [5, 6],
    [15, 16],
    [25, 26],
  ];
  state.lairs = [10, 2, 4];
  const used = numbers(zones.flat(2));
  state.deck = box.common.filter((card) => !used.includes(card));
  state.pool = numbers(position.pool ?? ["A85", "A86", "A87", "A88", "A01", "A89"]);
  state.deck = state.deck.filter((card) => !state.pool.includes(card));
  const attacks = (position.attacks ?? []).map((id) => known(box.fightCardOf, id));
  const rest = box.fightCards.flatMap((_, card) => (attacks.includes(card) ? [] : [card]));
  state.fightDeck = [...rest, ...attacks.toReversed()];
  state.monsters = [known(box.monsterOf, position.monster ?? "rotfiend"), 11, 12];
  for (const [seat, given] of position.players.entries()) {
    const [hand, deck, discard] = zones[seat] ?? [];
    seatPlayer(box, playerOf(state, seat), seat, given);
    Object.assign(playerOf(state, seat), {
      hand: numbers(hand),
      deck: numbers(deck).reverse(),
      discard: numbers(discard).reverse(),
    });
  }
  state.agenda = [...position.agenda];
  return state;
}

function seatPlayer(box: Box, player: Player, seat: Seat, given: Seated): void {
  const {
    school,
    shield,
    attributes = [1, 1, 1, 1],
    potions = [],
    trophies = [],
    kept = [],
    trails = [],
  } = given;
  player.school = SCHOOLS.indexOf(school ?? at(QUIET, seat));
  player.at = given.at ?? 6;
  player.attributes = [...attributes];
  player.shield = shield ?? 0;
  player.gold = given.gold ?? 0;
  player.level = given.level ?? 1;
  player.track = given.track ?? 0;
  player.stakes = given.stakes ?? 4;
  player.potions = potions.map((id) => known(box.potionOf, id));
  player.trophies = trophies.map((id) => trophyNamed(box, id));
  player.kept = kept.map((id) => box.keeps.findIndex(({ story }) => story === known(box.storyOf, id)));
  player.trails = TERRAINS.map((terrain, place) => (trails.includes(terrain) ? 16 + place : NONE));
}

function trophyNamed(box: Box, id: string): number {
  const [name, kind] = id.split(" ");
  if (kind === "school") return schoolTrophy(box, SCHOOLS.indexOf(name as School));
  const attribute = ATTRIBUTES.indexOf(id as Attribute);
  return attribute < 0 ? monsterTrophy(known(box.monsterOf, id)) : attributeTrophy(box, attribute);
}

function known(numbers: ReadonlyMap<string, number>, id: string): number {
  const number = numbers.get(id);
  if (number === undefined) throw new Error(`there is no ${id}`);
  return number;
}

/** A fight of the first player against a monster, at its first question; with `trail` the witcher acts first. */
export function fightMonster(
  player: Seated,
  position: Partial<Omit<Position, "players" | "agenda">> & {
    readonly trail?: boolean;
    readonly others?: readonly Seated[];
  } = {},
): State {
  const { trail = true, others = [{}] } = position;
  const state = arrange({
    ...position,
    players: [{ ...(trail ? { trails: ["forest"] } : {}), ...player }, ...others],
    agenda: [{ do: "fightMonster", terrain: LAIR }],
  });
  rest(state);
  return state;
}

/** A duel of the first player with the second, at its first question. */
export function duel(
  players: readonly Seated[],
  position: Partial<Omit<Position, "players" | "agenda">> = {},
): State {
  const state = arrange({ ...position, players, agenda: [{ do: "fightWitcher", defender: 1 }] });
  rest(state);
  return state;
}

/** Runs on to the next question; returns what a spectator hears. */
export function rest(state: State): readonly OldWorldEvent[] {
  const { scribe, events } = listener();
  settle(state, scribe);
  return events;
}

function settle(state: State, scribe: Scribe): void {
  for (let steps = 0; steps < 1000; steps++)
    if (state.asks.length > 0) {
      if (!answerForced(state, scribe)) return;
    } else if (state.agenda.length === 0) return;
    else advance(state, scribe);
  throw new Error("the agenda never empties");
}

function listener(): { readonly scribe: Scribe; readonly events: OldWorldEvent[] } {
  const events: OldWorldEvent[] = [];
  const scribe: Scribe = {
    final: false,
    tell: (told) => {
      const event = heard(told, null);
      if (event !== undefined) events.push(event);
    },
  };
  return { scribe, events };
}

/** The open questions as "seat kind". */
export function asked(state: State): readonly string[] {
  return state.asks.map(({ seat, kind }) => `${seat} ${kind}`);
}

export function choices(state: State, seat: Seat = 0): readonly OldWorldChoice[] {
  return choicesOf(state, seat);
}

/** Takes the first choice that has these properties, and runs on. */
export function choose(state: State, wanted: object, seat: Seat = 0): readonly OldWorldEvent[] {
  const list = choices(state, seat);
  const choice = list.find((one) => matches(one, wanted));
  if (choice === undefined)
    throw new Error(
      `seat ${seat} cannot ${JSON.stringify(wanted)}, only ${JSON.stringify(list)} (${asked(state).join()})`,
    );
  const { scribe, events } = listener();
  answerAsk(state, scribe, seat, choice);
  settle(state, scribe);
  return events;
}

function matches(found: object, wanted: object): boolean {
  const parts: Readonly<Record<string, unknown>> = { ...found };
  return Object.entries(wanted).every(([key, value]) => parts[key] === value);
}

/** Leaves step 1, lays hand cards by their places when step 2 begins, and confirms; returns what was heard. */
export function play(state: State, places: readonly number[], seat: Seat = 0): readonly OldWorldEvent[] {
  const events: OldWorldEvent[] = [];
  if (asked(state).includes(`${seat} stepOne`)) events.push(...choose(state, { kind: "goOn" }, seat));
  const hand = [...playerOf(state, seat).hand];
  for (const place of places) events.push(...lay(state, at(hand, place), seat));
  if (asked(state).includes(`${seat} combo`)) events.push(...choose(state, { kind: "done" }, seat));
  return events;
}

/** Lays this hand card, or one printed alike. */
function lay(state: State, card: Card, seat: Seat): readonly OldWorldEvent[] {
  const { alike, cards, cardOf } = boxOf(state);
  const isAlike = (choice: OldWorldChoice): boolean =>
    choice.kind === "lay" && alike[known(cardOf, choice.card)] === alike[card];
  const wanted = choices(state, seat).find(isAlike);
  return choose(state, wanted ?? { kind: "lay", card: at(cards, card).id }, seat);
}

/** The sizes of a witcher's zones and the Shield, as in the scripted scenario of the rules. */
export function zones(state: State, seat: Seat = 0): { H: number; D: number; P: number; S: number } {
  const { hand, deck, discard, shield } = playerOf(state, seat);
  return { H: hand.length, D: deck.length, P: discard.length, S: shield };
}

export function kindsOf(events: readonly OldWorldEvent[]): readonly string[] {
  return events.map(({ kind }) => kind);
}

/** The only event of this kind. */
export function eventOf<K extends OldWorldEvent["kind"]>(
  events: readonly OldWorldEvent[],
  kind: K,
): Extract<OldWorldEvent, { readonly kind: K }> | undefined {
  return events.find((event): event is Extract<OldWorldEvent, { readonly kind: K }> => event.kind === kind);
}
