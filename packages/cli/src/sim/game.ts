import { type Bot, findBot } from "@medallion/bots";
import { at, begin, type Kit, play, randomFrom, randomOf, type Standing, seedFrom } from "@medallion/kernel";
import { dealOf, type Plan } from "./plan.ts";

export interface Played {
  /** The choices taken by all seats together. */
  readonly length: number;
  readonly seats: readonly { readonly bot: string; readonly result: Standing["result"] }[];
}

/** Plays one game of the plan to its end: the same number gives the same game, whoever plays it. */
export function playNumber(kit: Kit, plan: Plan, number: number): Played {
  const { game } = kit;
  const { deal, shift } = dealOf(plan, number);
  const options = kit.lobby.options(plan.request, randomOf(`${plan.seed}/${deal}/options`));
  const state = begin(game, options, randomFrom(seedFrom(`${plan.seed}/${deal}`)));
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
    play(game, state, seat, at(choices, chosen));
  }
  const outcome = game.outcome(state);
  if (outcome === undefined) throw new Error("the game rests without an outcome");
  const seats = bots.map((bot, seat) => ({ bot: bot.id, result: at(outcome.standings, seat).result }));
  return { length, seats };
}

function botsAt(ids: readonly string[], seats: number, shift: number): readonly Bot[] {
  return Array.from({ length: seats }, (_, seat) => findBot(at(ids, (seat + shift) % ids.length)));
}
