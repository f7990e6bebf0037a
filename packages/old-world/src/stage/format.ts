import * as z from "zod/mini";
import { ATTRIBUTES, DECKS, type Path, SCHOOLS, TERRAINS } from "../data/index.ts";
import { issueError } from "../issue.ts";
import { RULES_SCHEMA } from "../options.ts";
import { SEAT_NAMES } from "./names.ts";

const optional = z.optional;
const name = z.string();
const whole = z.int().check(z.minimum(0));
const level = z.int().check(z.minimum(1), z.maximum(5));
const thing = z.union([name, whole]);

/** Adds a note for editors that read the JSON Schema. */
export function noted<T extends z.ZodMiniType>(schema: T, description: string): z.ZodMiniOptional<T> {
  return optional(schema.check(z.describe(description)) as T);
}

const CARDS = z.union([whole, z.array(thing)], {
  error: "Write a list of cards (a number in it is any card of that cost), or how many fillers.",
});
const COUNT_OR_NAMES = z.union([whole, z.array(name)], { error: "Write a list of names, or how many." });
const COUNT_OR_PLACES = z.union([whole, z.array(thing)], {
  error: "Write a list of locations, or how many.",
});
const LOCATION = z.union([whole, name], { error: "Write the number or the name of a location." });
const EFFECTS = z.array(z.record(z.string(), z.unknown()), {
  error: "Write a list of effects such as { op: gold, n: 2 }.",
});

export const byTerrain = <T extends z.ZodMiniType>(value: T) => z.partialRecord(z.enum(TERRAINS), value);
export const byLevel = <T extends z.ZodMiniType>(value: T) => z.partialRecord(z.enum(["1", "2", "3"]), value);

const MONSTER = z.union(
  [
    name,
    z.strictObject({
      id: optional(name),
      level: optional(z.literal([1, 2, 3])),
      life: optional(whole),
      at: optional(LOCATION),
    }),
  ],
  {
    error: "Write a monster such as arachas at 6, level 2 at Cintra, none, or { level: 2, life: 13, at: 9 }.",
  },
);

const STORIES = z.union(
  [z.array(name), z.strictObject({ deck: z.array(name), removed: optional(z.array(name)) })],
  { error: "Write the first cards of the deck, or { deck: [C01], removed: [C02] }." },
);

const STORY_OPTION = z.strictObject({
  pay: optional(whole.check(z.describe("gold to pay for this option"))),
  effects: optional(EFFECTS),
});

const STORY_CARD = z.strictObject({
  deck: optional(z.enum(DECKS)),
  A: STORY_OPTION,
  B: STORY_OPTION,
});

const QUEST = z.union(
  [
    name,
    z.strictObject({
      quest: name,
      option: optional(z.enum(["A", "B"])),
      at: optional(LOCATION),
      ready: optional(z.boolean()),
    }),
  ],
  { error: "Write a quest by its card, C21, or { quest: W03, at: Novigrad, ready: true }." },
);

const SEAT = z.strictObject({
  school: noted(z.enum(SCHOOLS), "any that is free if left out"),
  at: noted(LOCATION, "where the figure stands; at its school if left out"),
  combat: noted(level, "1 if left out"),
  defense: noted(level, "1 if left out"),
  alchemy: noted(level, "1 if left out"),
  specialization: noted(level, "1 if left out"),
  attributes: noted(level, "all four that are not named"),
  level: noted(level, "of the witcher; that of the lowest attribute if left out"),
  shield: noted(whole, "its cap if left out"),
  gold: noted(whole, "0 if left out"),
  track: noted(whole, "the position on the trophy track; 0 if left out"),
  hand: noted(CARDS, "empty if left out"),
  deck: noted(CARDS, "top card first; 5 fillers if left out"),
  discard: noted(CARDS, "top card last; empty if left out"),
  removed: noted(CARDS, "own cards out of the game"),
  potions: noted(COUNT_OR_NAMES, "unused ones, the newest last"),
  drunk: noted(COUNT_OR_NAMES, "used in this fight"),
  trophies: noted(
    z.array(name),
    "a monster, an attribute or a school; `griffin monster` and `griffin school` are two",
  ),
  stakes: noted(whole, "own witcher trophy cards; as dealt if left out"),
  trails: noted(z.array(thing), "trail tokens: a terrain, or the location on the token"),
  trailQuests: noted(z.array(LOCATION), "the locations on the tokens; each bears its gold"),
  quests: noted(z.array(QUEST), "by their cards"),
  kept: noted(z.array(name), "by their cards, oldest first: E16, C05"),
  bet: noted(z.enum(["attacker", "defender"]), "the bet on this duel"),
  used: noted(z.array(name), "cards whose abilities were used in this fight: E14, combat, arachas"),
  specialized: noted(whole, "how often the Specialization was used in this fight"),
});

export const PHASES = ["setup", "turn", "one", "two", "three", "draw", "gain", "effects", "fight"] as const;

const FIGHT = z.strictObject({
  against: name.check(z.describe("a terrain for its monster, or a seat")),
  turn: noted(name, "whose combat turn is next: a seat or `monster`; the attacker's if left out"),
  turns: noted(z.tuple([whole, whole]), "combat turns that the attacker and the other side have had"),
  life: noted(
    whole,
    "cards of the monster's life deck, from the top of `fightDeck`; its full life if left out",
  ),
});

const TABLE = {
  phase: noted(
    z.enum(PHASES),
    "what comes next; `one` if left out. `effects`: the effects of a card in Phase II. `fight`: a combat turn",
  ),
  active: noted(name, "whose turn it is; A if left out"),
  first: noted(name, "the starting player; A if left out"),
  turns: noted(whole, "how many turns have begun, of all players together; 1 if left out"),
  moved: noted(z.boolean(), "whether the figure has moved this turn; false if left out"),
  actions: noted(z.array(LOCATION), "locations whose action was used this turn"),
  played: noted(z.array(name), "witchers dice poker was played with this turn"),
  draw: noted(z.int(), "the changes of the Phase III draw in this turn"),
  drawSet: noted(whole, "what an effect fixed the Phase III draw to"),
  beaten: noted(z.boolean(), "a total defeat or a duel lost as attacker in this turn"),
  free: noted(z.boolean(), "the pool card of this turn is free"),
  noExplore: noted(z.boolean(), "exploring is forbidden this turn"),
  effects: noted(EFFECTS, "with phase: effects, in the words of the data: `{ op: gold, n: -2 }`"),
  fight: noted(FIGHT, "with phase: fight"),
  dice: noted(z.array(z.int().check(z.minimum(1), z.maximum(6))), "thrown next, before anything in `random`"),
  pool: noted(
    z.array(z.union([thing, z.null()])),
    "slots 1 to 6; cards of cost 0 where left out, null for an empty one",
  ),
  deck: noted(CARDS, "the common deck, top card first; 30 fillers if left out"),
  discard: noted(CARDS, "the common discard pile, newest card last"),
  removed: noted(CARDS, "pool cards that are out of the game"),
  potionDeck: noted(COUNT_OR_NAMES, "top card first; all potions that lie nowhere else if left out"),
  potionDiscard: noted(COUNT_OR_NAMES, "empty if left out"),
  potionCards: noted(
    z.record(
      z.string(),
      z.strictObject({ cost: optional(EFFECTS), effects: EFFECTS, drawback: optional(EFFECTS) }),
    ),
    "potions that exist in this scenario only",
  ),
  attributeTrophies: noted(
    z.partialRecord(z.enum(ATTRIBUTES), whole),
    "how many are available, of those that are named; as set up if left out",
  ),
  city: noted(
    STORIES,
    "the first cards, the others follow in their order; or the whole deck and its removed cards",
  ),
  wilderness: noted(STORIES, "the same"),
  storyCards: noted(
    z.record(z.string(), STORY_CARD),
    "exploration cards of this scenario only, `deck` city if left out; they lie where `city` or `wilderness` names them",
  ),
  tokens: noted(
    byTerrain(COUNT_OR_PLACES),
    "by terrain, the location tokens of the pile, top first; all that lie nowhere else if left out",
  ),
  monsters: noted(
    byTerrain(MONSTER),
    "by terrain: `arachas at 6`, `level 2 life 13 at Cintra` (a monster without abilities), `none`",
  ),
  monsterPiles: noted(byLevel(COUNT_OR_NAMES), "by level, top first; all that lie nowhere else if left out"),
  drivenAway: noted(byLevel(COUNT_OR_NAMES), "by level; none if left out"),
  extraStack: noted(COUNT_OR_NAMES, "level-I tokens, top first; none if left out"),
  fightDeck: noted(z.array(name), "the first monster fight cards, the others follow in their order"),
  tavern: noted(LOCATION, "the closed-tavern token; off the board if left out"),
};

export function perSeat<T extends z.ZodMiniType>(value: T): Record<string, z.ZodMiniOptional<T>> {
  return Object.fromEntries(SEAT_NAMES.map((seat) => [seat, optional(value)]));
}

const POSITION = z.strictObject({ ...TABLE, ...perSeat(SEAT) });

export const OPTIONS = z.extend(RULES_SCHEMA, {
  seats: noted(
    z.int().check(z.minimum(1), z.maximum(5)),
    "as many as the position names, at least 2, if left out",
  ),
  first: noted(name, "the seat that the host names, with `startingPlayer: host`"),
});

export type QuestInput = z.infer<typeof QUEST>;
export type MonsterInput = z.infer<typeof MONSTER>;
export type FightInput = z.infer<typeof FIGHT>;
export type NamesInput = z.infer<typeof COUNT_OR_NAMES>;
export type PlacesInput = z.infer<typeof COUNT_OR_PLACES>;
export type EffectsInput = z.infer<typeof EFFECTS>;
export type StoriesInput = z.infer<typeof STORIES>;
export type SeatInput = z.infer<typeof SEAT>;
export type TableInput = z.infer<z.ZodMiniObject<typeof TABLE>>;
export interface PositionInput {
  readonly table: TableInput;
  /** What belongs to whom, by name. */
  readonly seats: Readonly<Record<string, SeatInput>>;
}

export const SCHEMAS = {
  options: z.toJSONSchema(OPTIONS, { io: "input" }),
  cards: {
    type: "object",
    additionalProperties: { type: "string" },
    description:
      "names with what the cards show: `P: blue forest cost 1 damage 2 > red damage 1 > green return`",
  },
  position: schemaOf(TABLE, SEAT),
};

/** The JSON Schema of a table and its seats; it describes a seat once for all their names. */
export function schemaOf(table: Readonly<Record<string, z.ZodMiniType>>, seat: z.ZodMiniType): object {
  return {
    ...z.toJSONSchema(z.strictObject(table), { io: "input" }),
    patternProperties: { [`^[${SEAT_NAMES.join("")}]$`]: z.toJSONSchema(seat, { io: "input" }) },
  };
}

export function readPosition(input: unknown): PositionInput {
  const { table, seats } = divided(parsed(POSITION, input ?? {}, ["position"]));
  // The schema has passed, so that what stands under a seat's name is a `SEAT`.
  return { table, seats: seats as Record<string, SeatInput> };
}

/** What concerns the table apart from what concerns a seat. */
export function divided(all: Record<string, unknown>): {
  table: Record<string, unknown>;
  seats: Record<string, unknown>;
} {
  const entries = Object.entries(all).filter(([, value]) => value !== undefined);
  return {
    table: Object.fromEntries(entries.filter(([key]) => !SEAT_NAMES.includes(key))),
    seats: Object.fromEntries(entries.filter(([key]) => SEAT_NAMES.includes(key))),
  };
}

/** Reads a part of a scenario; throws `InputError` with the path of what is wrong. */
export function parsed<T extends z.ZodMiniType>(schema: T, input: unknown, start: Path): z.infer<T> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw issueError("scenario", result.error.issues, start);
}
