import { InputError } from "@medallion/kernel";
import * as z from "zod/mini";
import type { State } from "./state.ts";

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

const STATE = z.strictObject({
  options: z.looseObject({
    mode: z.string(),
    decks: z.array(z.array(z.looseObject({ faction: z.string(), leader: z.string() }))),
  }),
  declared: z.optional(z.array(z.looseObject({ id: z.string() }))),
  random: z.strictObject({
    key: z.string().check(z.regex(/^[0-9a-f]{64}$/u)),
    at: wholes,
    forced: z.optional(z.array(z.unknown())),
  }),
  agenda: z.array(z.looseObject({ kind: z.string() })),
  asks: z.array(z.looseObject({ id: whole, seat: whole, kind: z.string() })),
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

/** A state from a save. So far there is one version of the rules; a later one migrates here. */
export function parseState(input: unknown, rulesVersion: number): State {
  if (rulesVersion !== 1)
    throw new InputError(
      "version",
      `This position was written by version ${rulesVersion} of the rules; this is version 1.`,
    );
  const parsed = STATE.safeParse(input);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const path = (issue?.path ?? []).map((part) => (typeof part === "symbol" ? String(part) : part));
    throw new InputError("state", issue?.message ?? "This is no position of this game.", path);
  }
  // The schema has just shown the shape; steps, questions and decisions are told apart by their kinds.
  return parsed.data as unknown as State;
}
