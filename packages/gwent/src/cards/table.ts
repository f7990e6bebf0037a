import { at } from "@medallion/kernel";
import { printedIn } from "../decks/card-set.ts";
import { ALL_CARDS } from "./all.ts";
import type { Ability, CardRow, RowName } from "./row.ts";
import { ROWS } from "./row.ts";
import { weatherOf } from "./weather.ts";

// What a card is, as bits, so that rules on the hot path test it with one operation (bench: gwent-random-games).
export const UNIT = 1; // units and heroes
export const HERO = 2;
export const SPECIAL = 4; // specials and weather
export const WEATHER = 8;
export const LEADER = 16;
export const TOKEN = 32;
export const AGILE = 64;
export const SPY = 128;
export const MEDIC = 256;
export const MUSTER = 512;
export const BOND = 1024;
export const MORALE = 2048;
export const HORN = 4096;
export const SCORCH = 8192;
export const ROW_SCORCH = 16384;
export const BERSERKER = 32768;
export const MARDROEME = 65536;
export const AVENGER = 131072;
export const DECOY = 262144;

/** Abilities that act when a unit is played (GW-1.13). */
export const ON_ENTRY = SPY | MUSTER | MEDIC | ROW_SCORCH | SCORCH;

/** A place in the card table. */
export type Kind = number;

/** The cards of one game, their attributes by kind. */
export interface CardTable {
  readonly cards: readonly CardRow[];
  readonly flags: readonly number[];
  readonly strength: readonly number[];
  /** The only or first printed row, as 0 close, 1 ranged, 2 siege. */
  readonly row: readonly number[];
  readonly musters: readonly (readonly Kind[])[];
  /** The token of a berserker or an avenger, or -1. */
  readonly token: readonly Kind[];
  /** The card that a leader plays from the deck, or -1. */
  readonly named: readonly Kind[];
  /** The row that a row scorch or a leader names. */
  readonly target: readonly number[];
  /** Rows a weather card covers, as bits; -1 for Clear Weather. */
  readonly weather: readonly number[];
  readonly kindOf: ReadonlyMap<string, Kind>;
}

const FLAG_OF: Partial<Record<Ability, number>> = {
  spy: SPY,
  medic: MEDIC,
  muster: MUSTER,
  "tight-bond": BOND,
  "morale-boost": MORALE,
  "commander-horn": HORN,
  scorch: SCORCH,
  "scorch-close": ROW_SCORCH,
  "scorch-ranged": ROW_SCORCH,
  "scorch-siege": ROW_SCORCH,
  berserker: BERSERKER,
  mardroeme: MARDROEME,
  "summon-avenger": AVENGER,
  decoy: DECOY,
};

const NAMED: Partial<Record<Ability, string>> = {
  "leader-play-fog": "impenetrable-fog",
  "leader-play-rain": "torrential-rain",
  "leader-play-frost": "biting-frost",
  "leader-play-storm": "skellige-storm",
  "leader-play-mardroeme": "mardroeme",
};

function flagsOf(card: CardRow): number {
  let flags = 0;
  if (card.kind === "unit" || card.kind === "hero") flags |= UNIT;
  if (card.kind === "hero") flags |= HERO;
  if (card.kind === "special" || card.kind === "weather") flags |= SPECIAL;
  if (card.kind === "weather") flags |= WEATHER;
  if (card.kind === "leader") flags |= LEADER;
  if (card.token === true) flags |= TOKEN;
  if (card.rows.length > 1) flags |= AGILE;
  for (const ability of card.abilities) flags |= FLAG_OF[ability] ?? 0;
  return flags;
}

function targetOf(card: CardRow): number {
  const named = card.abilities.find(
    (ability) => ability.includes("-close") || ability.includes("-ranged") || ability.includes("-siege"),
  );
  return named === undefined ? -1 : ROWS.findIndex((row) => named.endsWith(row));
}

function weatherBits(card: CardRow): number {
  if (card.abilities.includes("weather-clear")) return -1;
  return (weatherOf(card)?.rows ?? []).reduce((bits, row) => bits | (1 << ROWS.indexOf(row)), 0);
}

export function makeTable(cards: readonly CardRow[]): CardTable {
  const kindOf = new Map(cards.map((card, kind) => [card.id, kind]));
  const kind = (id: string | undefined): Kind => (id === undefined ? -1 : (kindOf.get(id) ?? -1));
  return {
    cards,
    flags: cards.map(flagsOf),
    strength: cards.map((card) => card.strength),
    row: cards.map((card) => (card.rows[0] === undefined ? -1 : ROWS.indexOf(card.rows[0]))),
    musters: cards.map((card) => (card.musters ?? []).map(kind)),
    token: cards.map((card) => kind(card.transformsInto ?? card.avenger)),
    named: cards.map(({ abilities }) => kind(abilities.map((ability) => NAMED[ability]).find(Boolean))),
    target: cards.map(targetOf),
    weather: cards.map(weatherBits),
    kindOf,
  };
}

/** The cards of the box, and those of the video game, where Geralt and Ciri call nobody (GW-2.24). */
export const BOX: CardTable = makeTable(ALL_CARDS);
export const VIDEO_GAME: CardTable = makeTable(ALL_CARDS.map((card) => printedIn(card, "videoGame")));

export function rowName(row: number): RowName {
  return at(ROWS, row);
}
