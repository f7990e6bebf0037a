import { checkVersion } from "@medallion/refusals";
import * as z from "zod/mini";
import { FACTIONS } from "./cards/row.ts";
import { checkReferences } from "./check-state.ts";
import { issueError } from "./issue.ts";
import { MODES, RULES_SCHEMA } from "./options.ts";
import type { Ask, State, Step } from "./state.ts";

const whole = z.int();
const wholes = z.array(whole);

const PLAYER = z.strictObject({
  side: whole,
  leader: whole,
  leaderSpent: z.boolean(),
  leaderCancelled: z.boolean(),
  deck: wholes,
  hand: wholes,
  aside: wholes,
  exchanges: whole,
  handed: whole,
  bottom: whole,
  passed: z.boolean(),
  drawDue: z.boolean(),
  revealed: wholes,
});

const SIDE = z.strictObject({
  members: wholes,
  rows: z.tuple([wholes, wholes, wholes]),
  slots: z.tuple([whole, whole, whole]),
  pile: wholes,
  gems: whole,
  points: whole,
  halfWeather: z.boolean(),
  kept: wholes,
  due: wholes,
});

/** Arranged positions have decks of no faction. */
const DECK = z.strictObject({ faction: z.string(), leader: z.string(), cards: z.record(z.string(), whole) });

const DECLARED = z.looseObject({
  id: z.string(),
  faction: z.string(),
  kind: z.enum(["leader", "hero", "unit", "special", "weather"]),
  rows: z.array(z.string()),
  strength: whole,
  abilities: z.array(z.string()),
});

/** Every kind of step and of question: a new one that is missing here does not compile. */
const STEPS = {
  "pick-decks": "pick-decks",
  start: "start",
  deal: "deal",
  mulligans: "mulligans",
  round: "round",
  avengers: "avengers",
  return: "return",
  draws: "draws",
  turn: "turn",
  score: "score",
  keep: "keep",
  clear: "clear",
  enter: "enter",
  abilities: "abilities",
  spy: "spy",
  muster: "muster",
  medic: "medic",
  "row-scorch": "row-scorch",
  scorch: "scorch",
  shuffle: "shuffle",
  discard: "discard",
  search: "search",
  slot: "slot",
  "automaton-turn": "automaton-turn",
  flips: "flips",
  relocate: "relocate",
  "reveal-hidden": "reveal-hidden",
  "reveal-leader": "reveal-leader",
  "retire-decoy": "retire-decoy",
  result: "result",
} as const satisfies { [Kind in Step["kind"]]: Kind };

const ASKS = {
  deck: "deck",
  starter: "starter",
  mulligan: "mulligan",
  turn: "turn",
  medic: "medic",
  row: "row",
  opponent: "opponent",
  slot: "slot",
  peek: "peek",
  "steal-from": "steal-from",
  steal: "steal",
  restore: "restore",
  weather: "weather",
  bond: "bond",
  discard: "discard",
  search: "search",
} as const satisfies { [Kind in Ask["kind"]]: Kind };

const STATE = z.strictObject({
  options: z.strictObject({
    mode: z.enum(MODES),
    decks: z.array(z.array(DECK)),
    automaton: z.optional(z.enum(FACTIONS)),
    rules: RULES_SCHEMA,
  }),
  declared: z.optional(z.array(DECLARED)),
  random: z.strictObject({
    key: z.string().check(z.regex(/^[0-9a-f]{64}$/u)),
    at: wholes,
    forced: z.optional(z.array(z.unknown())),
  }),
  agenda: z.array(z.looseObject({ kind: z.enum(STEPS) })),
  asks: z.array(z.looseObject({ id: whole, seat: whole, kind: z.enum(ASKS) })),
  asked: wholes,
  phase: z.enum(["start", "mulligan", "round", "over"]),
  kinds: wholes,
  holders: wholes,
  refs: wholes,
  shown: whole,
  players: z.array(PLAYER),
  sides: z.array(SIDE),
  weather: wholes,
  limbo: wholes,
  removed: wholes,
  known: z.array(
    z.strictObject({ of: whole, kind: whole, where: z.enum(["hand", "deck", "hand or deck"]), by: whole }),
  ),
  round: whole,
  starter: whole,
  turn: whole,
  lastPasser: whole,
  acted: z.boolean(),
  spiesDoubled: z.boolean(),
  restoreAtRandom: z.boolean(),
  rounds: z.array(z.strictObject({ totals: wholes, winners: wholes, change: wholes, rule: z.string() })),
  winners: z.optional(wholes),
  automaton: z.optional(
    z.strictObject({
      leaders: wholes,
      owed: whole,
      hidden: z.array(z.strictObject({ decoy: whole, card: whole })),
      revealing: z.boolean(),
      finished: z.boolean(),
      inspired: wholes,
      wonLast: z.boolean(),
      thinking: z.boolean(),
      decisions: z.array(z.looseObject({ rule: z.string(), kind: z.string() })),
    }),
  ),
  tournament: z.optional(
    z.strictObject({
      wins: wholes,
      picks: wholes,
      next: wholes,
      out: z.array(wholes),
      first: whole,
      game: whole,
      revealed: z.array(z.array(wholes)),
    }),
  ),
});

const RULES_VERSION = 1;

/** A state from a save. So far there is one version of the rules; a later one migrates here. */
export function parseState(input: unknown, rulesVersion: number): State {
  checkVersion(rulesVersion, RULES_VERSION);
  const parsed = STATE.safeParse(input);
  if (!parsed.success) throw issueError("state", parsed.error.issues);
  // The schema has just shown the shape; steps, questions and decisions are told apart by their kinds.
  const state = parsed.data as unknown as State;
  checkReferences(state);
  return state;
}
