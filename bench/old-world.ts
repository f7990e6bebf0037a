import type { Random } from "@medallion/kernel";
import { at, begin, play, randomFrom } from "@medallion/kernel";
import { oldWorld } from "@medallion/old-world/game";
import { rateFigure, rounded, type Trial } from "./figure.ts";
import { seedOf } from "./seed.ts";

type OldWorldState = Parameters<typeof oldWorld.copy>[0];

const OPTIONS = oldWorld.parseOptions({ seats: 3 });
/** Random seats may wander for ever: so many choices of a game are timed. */
const MOST_CHOICES = 2_000;

/** Three random seats: choices and turns of the same games, and copies of a state in the middle of a fight. */
export function oldWorldTrial(random: Random): Trial {
  const state = stateInFight(random);
  const text = JSON.stringify(state);
  const played = { games: 0, choices: 0, turns: 0 };
  // What was made last is kept, so that no copy is left out as useless.
  let kept: unknown;
  return {
    timed: {
      oldWorldGames: {
        warmUp: 40,
        times: 30,
        work(game) {
          const { choices, turns } = randomGame(game, random);
          played.choices += choices;
          played.turns += turns;
          played.games++;
        },
      },
      oldWorldCopies: {
        warmUp: 20_000,
        times: 50_000,
        work() {
          kept = oldWorld.copy(state);
        },
      },
      oldWorldParses: {
        warmUp: 1_000,
        times: 2_000,
        work() {
          kept = JSON.parse(text);
        },
      },
    },
    figures(per, chess) {
      if (kept === undefined) throw new Error("nothing was copied");
      const choices = played.choices / played.games;
      const turns = played.turns / played.games;
      const note = `${rounded(choices / turns)} choices per turn`;
      return [
        rateFigure(
          "old-world-decisions",
          { per: per("oldWorldGames") * choices, unit: "decisions per CPU second", note },
          chess,
        ),
        rateFigure(
          "old-world-turns",
          { per: per("oldWorldGames") * turns, unit: "turns per CPU second" },
          chess,
        ),
        {
          name: "old-world-state-copy",
          value: rounded(1e6 / per("oldWorldCopies")),
          unit: "µs per copy",
          peer: chess.name,
          ratio: rounded(per("oldWorldCopies") / chess.per),
          note: `${rounded(per("oldWorldCopies") / per("oldWorldParses"))} × JSON.parse of the same state`,
        },
      ];
    },
  };
}

/** One choice of a random seat; says whether the game goes on. */
function randomStep(state: OldWorldState, random: Random): boolean {
  const [question] = oldWorld.questions(state);
  if (question === undefined) return false;
  const choices = oldWorld.choices(state, question.seat);
  play(oldWorld, state, question.seat, at(choices, random.below(choices.length)));
  return true;
}

function randomGame(game: number, random: Random): { choices: number; turns: number } {
  const state = begin(oldWorld, OPTIONS, randomFrom(seedOf(game)));
  let choices = 0;
  while (choices < MOST_CHOICES && randomStep(state, random)) choices++;
  return { choices, turns: state.turns };
}

/** A state after both sides of a fight have acted. */
function stateInFight(random: Random): OldWorldState {
  for (let game = 0; ; game++) {
    const state = begin(oldWorld, OPTIONS, randomFrom(seedOf(game)));
    for (let made = 0; made < MOST_CHOICES && randomStep(state, random); made++)
      if (state.fight !== null && Math.min(...state.fight.turns) > 1) return state;
  }
}
