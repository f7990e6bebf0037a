import * as z from "zod/mini";
import { ATTRIBUTES, SCHOOLS, TERRAINS } from "../data/index.ts";
import { byLevel, byTerrain, divided, noted, parsed, perSeat, schemaOf } from "./format.ts";

const name = z.string();
const whole = z.int().check(z.minimum(0));
const thing = z.union([name, z.int()]);
const COUNT_OR_CARDS = z.union([whole, z.array(thing)], { error: "Write a number, or a list of cards." });
const COUNT_OR_NAMES = z.union([whole, z.array(name)], { error: "Write a number, or a list of names." });
const COUNT_OR_PLACES = z.union([whole, z.array(thing)], {
  error: "Write a number, or a list of locations.",
});
const CARD_LIST = z.array(thing, { error: "Write a list of cards." });
const PLACE = z.union([whole, name], { error: "Write the number or the name of a location." });
const DICE = z.array(z.int().check(z.minimum(1), z.maximum(6)));

const SEAT_EXPECT = z.strictObject({
  school: noted(z.enum([...SCHOOLS, "none"]), "none before it is chosen"),
  at: noted(PLACE, "where the figure stands"),
  left: noted(name, "the next player in turn order"),
  right: noted(name, "the previous one"),
  combat: noted(whole, "the level of the attribute"),
  defense: noted(whole, "the level of the attribute"),
  alchemy: noted(whole, "the level of the attribute"),
  specialization: noted(whole, "the level of the attribute"),
  level: noted(whole, "of the witcher"),
  shield: noted(whole, "Shield"),
  shieldCap: noted(whole, "what Shield cannot exceed now"),
  gold: noted(whole, "gold"),
  track: noted(whole, "the position on the trophy track"),
  hand: noted(COUNT_OR_CARDS, "how many cards, or which, in any order"),
  handHas: noted(CARD_LIST, "at least these"),
  handLacks: noted(CARD_LIST, "none of these"),
  deck: noted(COUNT_OR_CARDS, "how many cards, or which, top card first"),
  deckTop: noted(CARD_LIST, "the first cards, top card first"),
  deckHas: noted(CARD_LIST, "at least these"),
  discard: noted(COUNT_OR_CARDS, "how many cards, or which, top card last"),
  discardHas: noted(CARD_LIST, "at least these"),
  removed: noted(COUNT_OR_CARDS, "how many own cards are out of the game, or which, in any order"),
  cards: noted(whole, "all action cards: deck, hand, discard pile and combo"),
  combo: noted(COUNT_OR_CARDS, "how many cards lie in the combo area, or which, in the order played"),
  potions: noted(COUNT_OR_NAMES, "how many unused ones, or which, in any order"),
  drunk: noted(COUNT_OR_NAMES, "how many were used in this fight, or which, in any order"),
  trophies: noted(COUNT_OR_NAMES, "how many, or of which monsters, attributes and schools, in any order"),
  stakes: noted(whole, "own witcher trophy cards under the board"),
  trails: noted(z.array(z.enum(TERRAINS)), "terrains of the trail tokens, in any order"),
  trailQuests: noted(COUNT_OR_PLACES, "how many, or their locations in any order"),
  trailQuestGold: noted(whole, "gold on all trail quests"),
  quests: noted(COUNT_OR_NAMES, "how many, or their cards in any order"),
  questAt: noted(z.record(z.string(), PLACE), "by its card, where a quest is resolved"),
  kept: noted(COUNT_OR_NAMES, "how many, or their cards, oldest first"),
  life: noted(whole, "life deck and hand in a fight"),
  damage: noted(whole, "what the combo and all effects add up to, before what the other side takes off"),
  shieldGain: noted(whole, "the Shield symbols of the combo and of effects"),
  refill: noted(whole, "how many cards step 4 is due to draw"),
  known: noted(CARD_LIST, "cards of the hand that are common knowledge, in any order"),
});

const MONSTER = z.union(
  [
    name,
    z.strictObject({
      id: z.optional(name),
      level: z.optional(whole),
      life: z.optional(whole),
      at: z.optional(PLACE),
    }),
  ],
  { error: "Write arachas at 6, level 2 at Cintra, none, or { level: 2, at: 9 }." },
);

const FIGHT = z.union(
  [
    z.literal("none"),
    z.strictObject({
      attacker: noted(name, "who declared it"),
      opponent: noted(name, "a seat, or the monster's id"),
      controller: noted(name, "who controls the monster; none in a duel"),
      turn: noted(name, "whose combat turn it is: a seat, monster or none"),
      turns: noted(z.tuple([whole, whole]), "combat turns begun by the attacker and the other side"),
      life: noted(COUNT_OR_NAMES, "the monster's life deck: how many cards, or which, top first"),
      lost: noted(whole, "fight cards lost to damage, face down"),
      revealed: noted(z.array(name), "attack cards, in order"),
      bets: noted(z.record(z.string(), z.enum(["attacker", "defender", "none"])), "by seat"),
    }),
  ],
  { error: "Write none, or { life: 9, turn: A }." },
);

const POKER = z.union(
  [
    z.literal("none"),
    z.strictObject({
      against: z.optional(z.enum(["witcher", "locals", "solo", "fixed"])),
      dice: noted(DICE, "of the active player, in any order"),
      theirs: noted(DICE, "of the other side, in any order"),
      pot: z.optional(whole),
    }),
  ],
  { error: "Write none, or { dice: [1, 2, 3, 4, 5] }." },
);

const TABLE_EXPECT = {
  phase: noted(z.enum(["setup", "one", "two", "fight", "three", "over"]), "the phase of the turn"),
  active: noted(name, "whose turn it is"),
  first: noted(name, "the starting player"),
  turns: noted(whole, "how many turns have begun"),
  moved: noted(z.boolean(), "whether the figure has moved this turn"),
  actions: noted(z.array(PLACE), "locations whose action was used this turn, in order"),
  target: noted(whole, "the hand target of Phase III of this turn"),
  pool: noted(z.array(z.union([thing, z.null()])), "slots 1 to 6; a number is any card of that cost"),
  prices: noted(
    z.array(z.union([whole, z.literal("none")])),
    "slots 1 to 6: what the card costs the active player in Phase III, or none",
  ),
  deck: noted(COUNT_OR_CARDS, "the common deck: how many cards, or which, top card first"),
  deckTop: noted(CARD_LIST, "its first cards, top card first"),
  discard: noted(COUNT_OR_CARDS, "the common discard pile: how many cards, or which, newest last"),
  removed: noted(COUNT_OR_CARDS, "pool cards out of the game: how many, or which, in any order"),
  potionDeck: noted(COUNT_OR_NAMES, "how many potions, or which, top first"),
  potionDiscard: noted(COUNT_OR_NAMES, "how many potions, or which, in any order"),
  attributeTrophies: noted(
    z.partialRecord(z.enum(ATTRIBUTES), whole),
    "available ones, of those that are named",
  ),
  trophiesLeft: noted(whole, "available attribute trophies, all together"),
  city: noted(COUNT_OR_NAMES, "the city deck: how many cards, or its first ones, top first"),
  wilderness: noted(COUNT_OR_NAMES, "the wilderness deck, the same"),
  explored: noted(z.array(name), "at least these exploration cards were removed"),
  tokens: noted(
    byTerrain(COUNT_OR_PLACES),
    "by terrain: how many tokens lie in the pile, or which, in any order",
  ),
  monsters: noted(byTerrain(MONSTER), "by terrain: `arachas at 6`, `level 2`, `none`"),
  monstersAt: noted(z.array(PLACE), "where the monsters are, in any order"),
  monsterPiles: noted(byLevel(COUNT_OR_NAMES), "by level: how many, or which, in any order"),
  drivenAway: noted(byLevel(COUNT_OR_NAMES), "by level: how many, or which, in any order"),
  extraStack: noted(COUNT_OR_NAMES, "how many, or which, top first"),
  fightDeck: noted(whole, "fight cards that are in no life deck"),
  tavern: noted(PLACE, "the closed-tavern token; `none` off the board"),
  fight: noted(FIGHT, "the fight that is going on"),
  poker: noted(POKER, "the dice poker that is going on"),
  choiceCount: noted(z.record(z.string(), whole), "how many answers a seat has"),
  fallback: noted(z.record(z.string(), name), "what is answered for a seat that is silent or gone"),
  tests: noted(z.array(whole), "the totals of the tests of this turn, in order"),
  why: noted(
    z.record(z.string(), z.array(name)),
    "the rules that account for a number, in order: `A damage`, `price 3`, `A training combat`, `handTarget`",
  ),
  winner: noted(name, "who has won, or none"),
  rating: noted(whole, "of a solo game that is over"),
};

const EXPECT = z.strictObject({ ...TABLE_EXPECT, ...perSeat(SEAT_EXPECT) });

export type TableExpectation = z.infer<z.ZodMiniObject<typeof TABLE_EXPECT>>;
export type SeatExpectation = z.infer<typeof SEAT_EXPECT>;
export type FightExpectation = z.infer<typeof FIGHT>;
export interface Expectation {
  readonly table: TableExpectation;
  readonly seats: readonly (readonly [string, SeatExpectation])[];
}

export const EXPECT_SCHEMA = schemaOf(TABLE_EXPECT, SEAT_EXPECT);

export function readExpectation(input: unknown): Expectation {
  const { table, seats } = divided(parsed(EXPECT, input, []));
  // The schema has passed, so that what is expected of a seat is a `SEAT_EXPECT`.
  return { table, seats: Object.entries(seats) as [string, SeatExpectation][] };
}
