import { READY_DECKS } from "@medallion/gwent/decks";
import { gwent } from "@medallion/gwent/game";
import type { Random, Tell } from "@medallion/kernel";
import { at, begin, play, randomFrom } from "@medallion/kernel";
import { rateFigure, rounded, type Trial } from "./figure.ts";
import { seedOf } from "./seed.ts";

type GwentState = Parameters<typeof gwent.copy>[0];
type Options = Parameters<typeof gwent.setup>[0];

/** A random seat passes with probability 1/12, or when nothing else is legal. */
const PASS_ONE_IN = 12;

const PAIRS: readonly Options[] = READY_DECKS.map(({ id }, i) =>
  gwent.parseOptions({ mode: "standard", decks: [id, at(READY_DECKS, (i * 7 + 3) % READY_DECKS.length).id] }),
);

/** One choice of a random seat; says whether a card was played, or nothing once the game is over. */
function randomStep(state: GwentState, random: Random, tell?: Tell): boolean | undefined {
  const [question] = gwent.questions(state);
  if (question === undefined) return undefined;
  const choices = gwent.choices(state, question.seat);
  const passes = question.kind === "turn" && (choices.length === 1 || random.below(PASS_ONE_IN) === 0);
  // Passing is the first choice of a turn.
  const first = question.kind === "turn" ? 1 : 0;
  const index = passes ? 0 : first + random.below(choices.length - first);
  play(gwent, state, question.seat, at(choices, index), tell);
  return question.kind === "turn" && !passes;
}

/** Games without and with listeners, and copies of a state. */
export function gwentTrial(random: Random): Trial {
  const state = stateInRoundTwo(random);
  const text = JSON.stringify(state);
  const silent = { games: 0, cards: 0 };
  const listening = { games: 0, events: 0 };
  // What was made last is kept, so that no copy is left out as useless.
  let kept: unknown;
  return {
    timed: {
      silent: {
        warmUp: 4_000,
        times: 2_000,
        work(game) {
          silent.cards += randomGame(game, random);
          silent.games++;
        },
      },
      listening: {
        warmUp: 4_000,
        times: 2_000,
        work(game) {
          randomGame(game, random, () => {
            listening.events++;
          });
          listening.games++;
        },
      },
      copies: {
        warmUp: 20_000,
        times: 50_000,
        work() {
          kept = gwent.copy(state);
        },
      },
      parses: {
        warmUp: 2_000,
        times: 5_000,
        work() {
          kept = JSON.parse(text);
        },
      },
    },
    figures(per, chess) {
      if (kept === undefined) throw new Error("nothing was copied");
      const unit = "games per CPU second";
      const cards = rounded(silent.cards / silent.games);
      const events = rounded(listening.events / listening.games);
      return [
        rateFigure(
          "gwent-random-games",
          { per: per("silent"), unit, note: `${cards} cards played per game` },
          chess,
        ),
        rateFigure(
          "gwent-random-games-with-events",
          { per: per("listening"), unit, note: `${events} events per game` },
          { name: "gwent-random-games", per: per("silent") },
        ),
        {
          name: "gwent-state-copy",
          value: rounded(1e6 / per("copies")),
          unit: "µs per copy",
          peer: "JSON.parse of the same state",
          ratio: rounded(per("parses") / per("copies")),
        },
      ];
    },
  };
}

/** A two-player standard game between random seats, to its end; returns the cards played. */
function randomGame(game: number, random: Random, tell?: Tell): number {
  const options = at(PAIRS, game % PAIRS.length);
  const state = begin(gwent, options, randomFrom(seedOf(game)), tell);
  for (let played = 0; ; ) {
    const step = randomStep(state, random, tell);
    if (step === undefined) return played;
    if (step) played++;
  }
}

/** A state of a two-player game in its second round. */
function stateInRoundTwo(random: Random): GwentState {
  for (let game = 0; ; game++) {
    const state = begin(gwent, at(PAIRS, game % PAIRS.length), randomFrom(seedOf(game)));
    while (gwent.questions(state).length > 0 && state.round < 2) randomStep(state, random);
    if (gwent.questions(state).length > 0) return state;
  }
}
