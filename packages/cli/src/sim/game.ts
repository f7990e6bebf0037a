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
import type { Insight } from "@medallion/search";
import type { Company } from "./company.ts";
import { EXPORT_SCHEMA, type ExportLine } from "./export.ts";
import { dealOf, type Plan } from "./plan.ts";

export interface Played {
  /** The choices taken by all seats together. */
  readonly length: number;
  readonly seats: readonly { readonly bot: string; readonly result: Standing["result"] }[];
  readonly facts: Facts;
}

/** What a game tells besides its rules: to those who count, and to bots that think ahead. */
export interface Tellings {
  readonly study: Study | undefined;
  readonly insight: Insight | undefined;
}

export interface PlayedNumber extends Played {
  readonly final: Final;
}

/** How a game ended; plain data, so that it travels between threads and machines. */
export interface Final {
  readonly number: number;
  readonly seats: readonly ({ readonly bot: string } & Standing)[];
}

/** Plays one game of the plan to its end: the same number gives the same game, whoever plays it. */
export async function playNumber(
  kit: Kit,
  plan: Plan,
  number: number,
  company: Company,
  { study, insight }: Tellings,
  write?: (line: ExportLine) => void,
): Promise<PlayedNumber> {
  const { game } = kit;
  const { deal, shift } = dealOf(plan, number);
  const told: Told<Event>[] = [];
  // Without a study nobody listens, and no events are built.
  const tell = study && ((each: Told<Event>) => void told.push(each));
  const options = kit.lobby.options(plan.request, randomOf(`${plan.seed}/${deal}/options`));
  const state = begin(game, options, randomFrom(seedFrom(`${plan.seed}/${deal}`)), tell);
  const players = company.players(kit, plan, { seats: game.seats(options), shift, insight });
  const chances = players.map((_player, seat) => randomOf(`${plan.seed}/${number}/bot/${seat}`));
  write?.({
    kind: "game",
    schema: EXPORT_SCHEMA,
    run: plan.id,
    number,
    game: game.id,
    rulesVersion: game.rulesVersion,
    mode: plan.request.mode,
    seed: plan.seed,
    deal,
    options,
    bots: players.map(({ id }) => id),
  });
  let length = 0;
  for (;;) {
    const question = game.questions(state)[0];
    if (question === undefined) break;
    const { seat } = question;
    if (++length > kit.trial.longest) throw new Error(`no end after ${kit.trial.longest} choices`);
    const choices = game.choices(state, seat);
    const asked = { view: game.view(state, seat), question, choices, random: at(chances, seat) };
    const answer = at(players, seat).choose(asked);
    // Waiting takes time even where there is nothing to wait for: thousands of choices a second are made without.
    const chosen = typeof answer === "number" ? answer : await answer;
    // Before it is played: a view may share parts with the state.
    write?.({ kind: "choice", seat, question, view: asked.view, choices, chosen });
    play(game, state, seat, at(choices, chosen), tell);
  }
  const outcome = game.outcome(state);
  if (outcome === undefined) throw new Error("the game rests without an outcome");
  write?.({ kind: "outcome", standings: outcome.standings });
  const seats = players.map(({ id }, seat) => ({ bot: id, ...at(outcome.standings, seat) }));
  return { length, seats, final: { number, seats }, facts: study?.facts(told, state) ?? plainFacts(outcome) };
}

/** What any game tells. */
function plainFacts({ standings }: Outcome): Facts {
  const seats = standings.map(({ points = 0 }) => ({ score: points, traits: {}, numbers: {} }));
  return { seats, uses: {}, parts: {} };
}
