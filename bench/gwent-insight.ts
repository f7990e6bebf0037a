import { findBot } from "@medallion/bots";
import { gwentKit } from "@medallion/gwent";
import { READY_DECKS } from "@medallion/gwent/decks";
import { gwent } from "@medallion/gwent/game";
import { at, begin, play, type Random, randomFrom } from "@medallion/kernel";
import type { Insight } from "@medallion/search";
import { quickRandom } from "@medallion/search";
import { rateFigure, rounded, type Trial } from "./figure.ts";
import { seedOf } from "./seed.ts";

type GwentState = Parameters<typeof gwent.copy>[0];
type GwentInsight = Insight<
  GwentState,
  ReturnType<typeof gwent.choices>[number],
  ReturnType<typeof gwent.view>
>;

const ADEPT = findBot("adept");
/** Choices after which a game is in its middle: it has some 36. */
const MIDDLE = 18;
/** Middles that rollouts begin with, one after the other. */
const MIDDLES = 40;

/** Games by the quick policy, rollouts from the middle of one, worlds that agree with a view, and measures of positions. */
export async function gwentInsightTrial(random: Random): Promise<Trial> {
  const insight = await gwentKit.insight?.();
  if (insight === undefined) throw new Error("Gwent tells bots nothing");
  const chance = quickRandom(random);
  const games = READY_DECKS.map(({ id }, i) =>
    gwent.parseOptions({
      mode: "standard",
      decks: [id, at(READY_DECKS, (i * 7 + 3) % READY_DECKS.length).id],
    }),
  );
  const start = (game: number): GwentState =>
    begin(gwent, at(games, game % games.length), randomFrom(seedOf(game)));
  const middles: GwentState[] = [];
  for (let game = 0; middles.length < MIDDLES; game++) {
    const state = start(game);
    playOn(insight, state, chance, MIDDLE);
    if (insight.rests(state)) middles.push(state);
  }
  const state = at(middles, 0);
  const seat = at(gwent.questions(state), 0).seat;
  const world = insight.worlds(gwent.view(state, seat));
  const measured = new Float64Array(insight.features.length);
  return {
    timed: {
      views: { warmUp: 200, times: 100, work: (game) => playByViews(start(game), random) },
      adept: { warmUp: 800, times: 300, work: (game) => playOn(insight, start(game), chance) },
      rollouts: {
        warmUp: 1_500,
        times: 600,
        work: (turn) => playOn(insight, gwent.copy(at(middles, turn % MIDDLES)), chance),
      },
      worlds: { warmUp: 10_000, times: 10_000, work: () => void world(chance) },
      measures: {
        warmUp: 10_000,
        times: 10_000,
        work(turn) {
          // Who values a position measures it for every seat.
          for (const each of [0, 1]) insight.measure(at(middles, turn % MIDDLES), each, measured);
        },
      },
    },
    figures: (per, chess) => [
      rateFigure("gwent-adept-games", { per: per("adept"), unit: "games per CPU second" }, chess),
      rateFigure("gwent-adept-on-views", { per: per("views"), unit: "games per CPU second" }, chess),
      {
        name: "gwent-rollouts",
        value: rounded(1e6 / per("rollouts")),
        unit: "µs from the middle of a game to its end",
        peer: "whole games by the same policy",
        ratio: rounded(per("rollouts") / per("adept")),
      },
      rateFigure("gwent-worlds", { per: per("worlds"), unit: "worlds per CPU second" }, chess),
      rateFigure("gwent-measure", { per: per("measures"), unit: "positions per CPU second" }, chess),
    ],
  };
}

/** Plays by the level that sees views and nothing else, as tables ask it. */
function playByViews(state: GwentState, random: Random): void {
  for (let [question] = gwent.questions(state); question !== undefined; [question] = gwent.questions(state)) {
    const { seat } = question;
    const choices = gwent.choices(state, seat);
    const view = gwent.view(state, seat);
    play(gwent, state, seat, at(choices, ADEPT.choose(gwentKit, view, question, choices, random)));
  }
}

/** Plays by the quick policy, so many choices or to the end. */
function playOn(
  insight: GwentInsight,
  state: GwentState,
  chance: Random,
  most = Number.POSITIVE_INFINITY,
): void {
  for (let played = 0; played < most; played++) {
    const [question] = gwent.questions(state);
    if (question === undefined) return;
    const { seat } = question;
    const choices = gwent.choices(state, seat);
    const index = choices.length === 1 ? 0 : insight.pick(state, seat, choices, chance);
    play(gwent, state, seat, at(choices, index));
  }
}
