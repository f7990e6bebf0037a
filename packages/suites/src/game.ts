import {
  type Event,
  type Finality,
  type Kit,
  type Random,
  randomFrom,
  randomOf,
  seedFrom,
  type Tell,
  type Told,
  type TrialCase,
} from "@medallion/kernel";
import { COSTLY_EVERY, COSTLY_STEPS, commandFor, type Effort, type Suite } from "./effort.ts";
import { Finding, found, sentenceOf } from "./finding.ts";
import type { Failure } from "./report.ts";
import { type Check, choiceOf, knowingMove, type Move, randomMove, type Walk } from "./walk.ts";

/** Automatic steps after one choice; more means an agenda that never empties. */
const MOST_STEPS = 10_000;

interface GameAsked {
  readonly trialCase: TrialCase;
  readonly seed: string;
  /** Which game of its case it is. */
  readonly number: number;
  readonly effort: Effort;
  readonly checks: readonly Check[];
  /** Gathers what the game used. */
  readonly used: Set<string>;
}

interface GamePlayed {
  readonly choices: number;
  readonly failures: readonly Failure[];
}

/** Plays one random game under the checks. What a check or the game itself throws becomes a failure. */
export function playGame(kit: Kit, asked: GameAsked): GamePlayed {
  const failures: Failure[] = [];
  const moves: Move[] = [];
  const fail = (suite: Suite, thrown: unknown): void => {
    const { seed } = asked;
    const seat = thrown instanceof Finding && thrown.seat !== undefined ? { seat: thrown.seat } : {};
    const command = commandFor(kit.game.id, asked.trialCase.name, seed, suite);
    const place = { case: asked.trialCase.name, seed, step: moves.length };
    failures.push({ suite, ...place, ...seat, message: sentenceOf(thrown), command });
  };
  const look = (see: (check: Check) => void): void => {
    for (const check of asked.checks) {
      if (failures.some(({ suite }) => suite === check.suite)) continue;
      try {
        see(check);
      } catch (thrown) {
        fail(check.suite, thrown);
      }
    }
  };
  try {
    playThrough(kit, asked, startWalk(kit, asked, moves), moves, look);
  } catch (thrown) {
    fail("end", thrown);
  }
  return { choices: moves.length, failures };
}

function startWalk(kit: Kit, { trialCase, seed, number, effort }: GameAsked, moves: readonly Move[]): Walk {
  const { game, trial } = kit;
  const options = game.parseOptions(trialCase.options(randomOf(`${seed}/options`)));
  const every = effort.costlyEvery ?? COSTLY_EVERY;
  return {
    game,
    trial,
    seed,
    options,
    seats: Array.from({ length: game.seats(options) }, (_, seat) => seat),
    state: game.setup(options, randomFrom(seedFrom(seed))),
    moves,
    get step() {
      return moves.length;
    },
    get costly() {
      const isMeant = number < effort.costlyGames && moves.length < COSTLY_STEPS;
      return isMeant || moves.length % every === 0;
    },
    first: number === 0,
    chance: (purpose: string): Random => randomOf(`${seed}/${purpose}/${moves.length}`),
  };
}

function playThrough(
  kit: Kit,
  { trialCase: { knowing = 0 }, used }: GameAsked,
  walk: Walk,
  moves: Move[],
  look: (see: (check: Check) => void) => void,
): void {
  const { game, trial, state } = walk;
  const random = randomOf(`${walk.seed}/play`);
  const nextMove = (): Move =>
    knowing > 0 && random.below(100) < knowing
      ? knowingMove(kit, state, random)
      : randomMove(game, state, walk.seats, random, trial.ends);
  trial.began?.(walk.options, used);
  /** One choice or automatic step, with the checks around it. */
  const step = (act: (tell: Tell<Event>) => Finality | undefined): Finality | undefined => {
    const told: Told<Event>[] = [];
    look((check) => check.beforeStep?.(walk));
    const finality = act((one) => {
      told.push(one);
      trial.used(one.event, used);
    });
    look((check) => check.afterStep?.(walk, told));
    return finality;
  };
  const settle = (): void => {
    for (let steps = 0; steps < MOST_STEPS; steps++)
      if (step((tell) => game.advance(state, tell)) === undefined) return;
    found(`the agenda did not empty in ${MOST_STEPS} steps`);
  };
  settle();
  look((check) => check.rested?.(walk));
  while (game.outcome(state) === undefined) {
    if (game.questions(state).length === 0) found("the game is not over and nobody is asked");
    if (moves.length >= trial.longest) found(`the game is not over after ${trial.longest} choices`);
    const move = nextMove();
    const choice = choiceOf(game, state, move);
    trial.chose?.(choice, used);
    look((check) => check.beforeMove?.(walk, move));
    step((tell) => game.choose(state, move.seat, choice, tell));
    settle();
    look((check) => check.afterMove?.(walk, move));
    moves.push(move);
    look((check) => check.rested?.(walk));
  }
  look((check) => check.ended?.(walk));
}
