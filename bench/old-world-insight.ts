import type { Random } from "@medallion/kernel";
import { at, begin, play, randomFrom } from "@medallion/kernel";
import { oldWorld } from "@medallion/old-world/game";
import { insight } from "@medallion/old-world/insight";
import { quickRandom } from "@medallion/search";
import { rateFigure, rounded, type Trial } from "./figure.ts";
import { seedOf } from "./seed.ts";

type OldWorldState = Parameters<typeof oldWorld.copy>[0];

const OPTIONS = oldWorld.parseOptions({ seats: 3 });
const GAMES = 12;

/** What bots that think ahead do: whole games by the quick policy, the second half of games, and imagined worlds. */
export function oldWorldInsightTrial(seed: Random): Trial {
  const random = quickRandom(seed);
  const middles = Array.from({ length: GAMES }, (_, game) => middleOf(game, random));
  const { active } = at(middles, 0);
  const draw = insight.worlds(oldWorld.view(at(middles, 0), active));
  const rolled = { times: 0, choices: 0 };
  return {
    timed: {
      oldWorldPolicyGames: {
        warmUp: 10,
        times: 10,
        work: (game) => void playOn(begin(oldWorld, OPTIONS, randomFrom(seedOf(game))), random),
      },
      oldWorldRollouts: {
        warmUp: 20,
        times: 20,
        work(turn) {
          const state = oldWorld.copy(at(middles, turn % GAMES));
          state.random = randomFrom(seedOf(turn));
          rolled.choices += playOn(state, random);
          rolled.times++;
        },
      },
      oldWorldWorlds: { warmUp: 500, times: 1_000, work: () => void draw(random) },
    },
    figures(per, chess) {
      const games = { per: per("oldWorldPolicyGames"), unit: "games per CPU second" };
      return [
        rateFigure("old-world-policy-games", games, chess),
        {
          name: "old-world-rollout",
          value: rounded(1e3 / per("oldWorldRollouts")),
          unit: "ms from mid-game to the end by the quick policy",
          peer: chess.name,
          ratio: rounded(per("oldWorldRollouts") / chess.per),
          note: `${rounded(rolled.choices / rolled.times)} choices`,
        },
        rateFigure("old-world-worlds", { per: per("oldWorldWorlds"), unit: "worlds per CPU second" }, chess),
      ];
    },
  };
}

/** Lets the quick policy finish a game; says how many choices it made. */
function playOn(state: OldWorldState, random: Random, turns = Number.POSITIVE_INFINITY): number {
  let made = 0;
  for (let [open] = state.asks; open !== undefined && state.turns < turns; [open] = state.asks) {
    const choices = oldWorld.choices(state, open.seat);
    play(oldWorld, state, open.seat, at(choices, insight.pick(state, open.seat, choices, random)));
    made++;
  }
  return made;
}

/** A game when half of its turns have been played. */
function middleOf(game: number, random: Random): OldWorldState {
  const whole = begin(oldWorld, OPTIONS, randomFrom(seedOf(game)));
  playOn(whole, random);
  const state = begin(oldWorld, OPTIONS, randomFrom(seedOf(game)));
  playOn(state, random, Math.floor(whole.turns / 2));
  return state;
}
