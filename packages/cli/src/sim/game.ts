import { type Bot, findBot } from "@medallion/bots";
import type { Facts, Study } from "@medallion/fittings";
import {
  at,
  begin,
  type Event,
  type Kit,
  type Outcome,
  play,
  randomFrom,
  randomOf,
  type Standing,
  seedFrom,
  type Told,
} from "@medallion/kernel";
import { dealOf, type Plan } from "./plan.ts";

export interface Played {
  /** The choices taken by all seats together. */
  readonly length: number;
  readonly seats: readonly { readonly bot: string; readonly result: Standing["result"] }[];
  readonly facts: Facts;
}

/** Plays one game of the plan to its end: the same number gives the same game, whoever plays it. */
export function playNumber(kit: Kit, plan: Plan, number: number, study?: Study): Played {
  const { game } = kit;
  const { deal, shift } = dealOf(plan, number);
  const told: Told<Event>[] = [];
  // Without a study nobody listens, and no events are built.
  const tell = study && ((each: Told<Event>) => void told.push(each));
  const options = kit.lobby.options(plan.request, randomOf(`${plan.seed}/${deal}/options`));
  const state = begin(game, options, randomFrom(seedFrom(`${plan.seed}/${deal}`)), tell);
  const bots = botsAt(plan.bots, game.seats(options), shift);
  const chances = bots.map((_bot, seat) => randomOf(`${plan.seed}/${number}/bot/${seat}`));
  let length = 0;
  for (;;) {
    const question = game.questions(state)[0];
    if (question === undefined) break;
    const { seat } = question;
    if (++length > kit.trial.longest) throw new Error(`no end after ${kit.trial.longest} choices`);
    const choices = game.choices(state, seat);
    const chosen = at(bots, seat).choose(kit, game.view(state, seat), question, choices, at(chances, seat));
    play(game, state, seat, at(choices, chosen), tell);
  }
  const outcome = game.outcome(state);
  if (outcome === undefined) throw new Error("the game rests without an outcome");
  const seats = bots.map((bot, seat) => ({ bot: bot.id, result: at(outcome.standings, seat).result }));
  return { length, seats, facts: study?.facts(told, state) ?? plainFacts(outcome) };
}

/** What any game tells. */
function plainFacts({ standings }: Outcome): Facts {
  const seats = standings.map(({ points = 0 }) => ({ score: points, traits: {}, numbers: {} }));
  return { seats, uses: {}, parts: {} };
}

function botsAt(ids: readonly string[], seats: number, shift: number): readonly Bot[] {
  return Array.from({ length: seats }, (_, seat) => findBot(at(ids, (seat + shift) % ids.length)));
}
