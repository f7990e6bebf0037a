import { InputError, type Kit, type Request } from "@medallion/kernel";
import { modeOf, seatsOf } from "../kits.ts";
import { budgetFrom } from "../sim/budget.ts";
import type { Plan } from "../sim/plan.ts";
import { botsAsked } from "../sim/plans.ts";
import { inVoice, type Voice } from "../voice.ts";
import { type Camps, campsOf, lineupsOf } from "./lineups.ts";

/** What somebody wants to know of bots, as it was written. */
export interface ArenaWish {
  readonly bots: string;
  readonly mode?: string;
  readonly seats?: number;
  readonly deals: number;
  readonly budget?: string;
  readonly picks: readonly (string | undefined)[];
  readonly rules: Readonly<Record<string, unknown>>;
  readonly seed: string;
}

export interface Arena {
  /** One for each lineup; all play the same deals. */
  readonly plans: readonly Plan[];
  readonly bots: readonly string[];
  readonly camps: Camps;
}

/** Throws `InputError` for what cannot be played. */
export function arenaAsked(kit: Kit, wish: ArenaWish, voice: Voice): Arena {
  const { text } = voice;
  const { deals, picks, rules, seed } = wish;
  if (deals === 0) throw new InputError("no-deals", text("error.deals"));
  const bots = botsAsked(kit, wish.bots, text);
  const budget = wish.budget === undefined ? undefined : budgetFrom(wish.budget, text);
  const mode = modeOf(kit, wish.mode, voice);
  const request: Request = { mode: mode.id, picks, rules, ...seatsOf(kit, mode, wish.seats, voice) };
  const camps = inVoice(voice, () => campsOf(kit, request, seed));
  const lineups = lineupsOf(bots, camps);
  if (lineups.length === 0) throw new InputError("one-bot", text("error.oneBot"));
  const plans = lineups.map((lineup) => ({
    game: kit.game.id,
    id: lineup.join(","),
    request,
    bots: lineup,
    mirror: true,
    games: deals * lineup.length,
    seed,
    ...(budget !== undefined && { budget }),
  }));
  return { plans, bots, camps };
}
