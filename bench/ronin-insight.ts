import type { Random } from "@medallion/kernel";
import { at, begin, play, randomFrom } from "@medallion/kernel";
import { ronin } from "@medallion/ronin/game";
import { insight } from "@medallion/ronin/insight";
import { quickRandom } from "@medallion/search";
import { rateFigure, rounded, type Trial } from "./figure.ts";
import { seedOf } from "./seed.ts";

type RoninState = Parameters<typeof ronin.copy>[0];

const OPTIONS = ronin.parseOptions({ humans: 3 });
const GAMES = 20;
/** The turn in the middle of a game. */
const MIDDLE = 4;

/** What bots that think ahead do: games of three by the quick policy, the second half of games, and imagined worlds. */
export function roninInsightTrial(seed: Random): Trial {
  const random = quickRandom(seed);
  const middles = Array.from({ length: GAMES }, (_, game) => {
    const state = begin(ronin, OPTIONS, randomFrom(seedOf(game)));
    playOn(state, random, (then) => then.turn === MIDDLE && then.phase === "play");
    return state;
  });
  const draw = insight.worlds(ronin.view(at(middles, 0), 0));
  const rolled = { times: 0, choices: 0 };
  return {
    timed: {
      roninPolicyGames: {
        warmUp: 100,
        times: 100,
        work: (game) => void playOn(begin(ronin, OPTIONS, randomFrom(seedOf(game))), random),
      },
      roninRollouts: {
        warmUp: 200,
        times: 200,
        work(turn) {
          rolled.choices += playOn(ronin.copy(at(middles, turn % GAMES)), random);
          rolled.times++;
        },
      },
      roninWorlds: { warmUp: 5_000, times: 5_000, work: () => void draw(random) },
    },
    figures(per, chess) {
      const games = { per: per("roninPolicyGames"), unit: "games per CPU second" };
      const worlds = { per: per("roninWorlds"), unit: "worlds per CPU second" };
      return [
        rateFigure("ronin-policy-games", games, chess),
        {
          name: "ronin-rollout",
          value: rounded(1e3 / per("roninRollouts")),
          unit: "ms from mid-game to the end by the quick policy",
          peer: chess.name,
          ratio: rounded(per("roninRollouts") / chess.per),
          note: `${rounded(rolled.choices / rolled.times)} choices`,
        },
        rateFigure("ronin-worlds", worlds, chess),
      ];
    },
  };
}

/** Lets the quick policy play until something has come about, or to the end; says how many choices it made. */
function playOn(state: RoninState, random: Random, until = (_: RoninState): boolean => false): number {
  for (let made = 0; ; made++) {
    const [question] = ronin.questions(state);
    if (question === undefined || until(state)) return made;
    const choices = ronin.choices(state, question.seat);
    play(ronin, state, question.seat, at(choices, insight.pick(state, question.seat, choices, random)));
  }
}
