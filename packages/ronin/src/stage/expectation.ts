import * as z from "zod/mini";
import { CHARACTERS, SYMBOLS } from "../data/index.ts";
import { divided, noted, parsed, perPlace, schemaOf } from "./format.ts";

const name = z.string();
const whole = z.int().check(z.minimum(0));
const COUNT_OR_CARDS = z.union([whole, z.array(name)], { error: "Write a number, or a list of cards." });
const CARD_LIST = z.array(name, { error: "Write a list of cards." });
const TOKENS = z.partialRecord(z.enum(SYMBOLS), whole);
const ROW = z.union([z.literal("empty"), CARD_LIST], { error: "Write the cards of the row, or empty." });
const BOARD = z.union([whole, z.strictObject({ side: z.optional(name), at: z.optional(whole) })], {
  error: "Write the space of the marker, or { side: A, at: 4 }.",
});

const SEAT_EXPECT = z.strictObject({
  character: noted(z.enum([...CHARACTERS, "none"]), "none before it is chosen"),
  left: noted(name, "the left neighbour"),
  right: noted(name, "the right neighbour"),
  leftTrack: noted(whole, "the marker of the left board"),
  rightTrack: noted(whole, "the marker of the right board"),
  hand: noted(COUNT_OR_CARDS, "how many cards, or which, in any order"),
  handHas: noted(CARD_LIST, "at least these"),
  handLacks: noted(CARD_LIST, "none of these"),
  known: noted(CARD_LIST, "cards of the hand that are common knowledge, in any order"),
  shown: noted(
    z.record(z.string(), COUNT_OR_CARDS),
    "by another seat: the cards of its hand that this seat is shown by name, or how many",
  ),
  timeline: noted(COUNT_OR_CARDS, "how many cards, or which from left to right, with `covered`"),
  played: noted(CARD_LIST, "cards that count as played this turn"),
  pool: noted(TOKENS, "all tokens"),
  owned: noted(TOKENS, "symbols owned, of those that are named"),
  inactive: noted(whole, "inactive symbols owned"),
  covered: noted(whole, "lost-symbol tokens in the timeline"),
  sees: noted(
    z.record(z.string(), z.record(z.string(), whole)),
    "what an effect on a timeline card sees: `{ X: { E: 2, green: 1, inactive: 3 } }`",
  ),
  xp: noted(whole, "the normal marker; 20 when it has left the track"),
  gold: noted(z.union([z.literal("off"), whole]), "the gold marker, or off"),
  vp: noted(whole, "victory points"),
  abilities: noted(z.array(z.enum(["used", "available", "locked"])), "of abilities 1 to 4"),
  borrowed: noted(z.array(name), "ability cards of partners in the order they were taken: `B1`, `used C3`"),
  spot: noted(
    z.union([z.enum(["deck", "none"]), whole]),
    "where the figure stands in this Draft: a row, deck, none",
  ),
  counts: noted(
    z.array(z.union([z.literal("taken"), whole])),
    "an Automa's last pick: active symbols by row, or taken",
  ),
  quest: noted(z.enum([...SYMBOLS, "none"]), "the side-quest symbol"),
});

const TABLE_EXPECT = {
  chapter: noted(whole, "1 to 3"),
  turn: noted(whole, "the turn of the chapter, 1 to 3"),
  space: noted(whole, "the space of the turn marker, 1 to 9; 10 after the last turn"),
  card: noted(z.union([name, whole]), "the chapter card"),
  pair: noted(name, "the active symbols, left and right: MC"),
  circle: noted(z.array(name), "all players clockwise from the first player"),
  initiative: noted(z.array(name), "first figure first"),
  rows: noted(z.union([whole, z.array(ROW)]), "how many rows hold cards, or the rows from the top"),
  deck: noted(COUNT_OR_CARDS, "how many cards, or which, top card first"),
  deckTop: noted(CARD_LIST, "the first cards of the deck, top card first"),
  deckBottom: noted(CARD_LIST, "the last cards of the deck"),
  deckHas: noted(CARD_LIST, "at least these"),
  deckLacks: noted(CARD_LIST, "none of these"),
  discard: noted(COUNT_OR_CARDS, "how many cards, or which, newest card last"),
  discardHas: noted(CARD_LIST, "at least these"),
  discardLacks: noted(CARD_LIST, "none of these"),
  boards: noted(z.record(z.string(), BOARD), "by its partners: `{ AB: 5, CA: { side: A, at: 2 } }`"),
  boardCount: noted(whole, "how many boards lie on the table"),
  tokens: noted(TOKENS, "tokens in all pools together, of those that are named"),
  lostTokens: noted(whole, "lost-symbol tokens in all timelines together"),
  choiceCount: noted(z.record(z.string(), whole), "how many answers a seat has"),
  ranking: noted(z.array(name), "all seats, best first, once the game is over"),
};

const EXPECT = z.strictObject({ ...TABLE_EXPECT, ...perPlace(SEAT_EXPECT) });

export type TableExpectation = z.infer<z.ZodMiniObject<typeof TABLE_EXPECT>>;
export type SeatExpectation = z.infer<typeof SEAT_EXPECT>;
export interface Expectation {
  readonly table: TableExpectation;
  readonly places: readonly (readonly [string, SeatExpectation])[];
}

export const EXPECT_SCHEMA = schemaOf(TABLE_EXPECT, SEAT_EXPECT);

export function readExpectation(input: unknown): Expectation {
  const { table, places } = divided(parsed(EXPECT, input, []));
  // The schema has passed, so that what is expected of a player is a `SEAT_EXPECT`.
  return { table, places: Object.entries(places) as [string, SeatExpectation][] };
}
