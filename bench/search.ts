import { KITS } from "@medallion/games";
import {
  at,
  begin,
  type Choice,
  play,
  type Question,
  type Request,
  randomFrom,
  randomOf,
} from "@medallion/kernel";
import { type Insight, type InsightKit, thinkAhead } from "@medallion/search";
import { rates, rounded, type Timed } from "./figure.ts";
import { seedOf } from "./seed.ts";

/*
 * How many positions a search looks at in a second, in each game that tells bots of its states: npm run bench:search
 */

const ROUNDS = 5;
const random = randomOf("search");

const POSITIONS = 12;
/** A search as long as one that people wait for has at least so many. */
const ITERATIONS = 60;

/** What is timed, and how much was done meanwhile. */
interface Searches extends Timed {
  readonly done: { readonly searches: number; readonly iterations: number };
}

interface Position {
  readonly view: unknown;
  readonly question: Question;
  readonly choices: readonly Choice[];
}

/** The first mode, with three where three can play. */
function usualRequest({ lobby }: InsightKit): Request {
  const { id, seats } = at(lobby.modes, 0);
  return { mode: id, seats: seats.includes(3) ? 3 : at(seats, 0) };
}

/** How many iterations of a search fit into a CPU second, its worlds prepared and thrown away with it. */
function searchesOf(kit: InsightKit, insight: Insight): Searches {
  const positions = Array.from({ length: POSITIONS }, (_, game) =>
    middleOf(kit, insight, usualRequest(kit), game),
  );
  const done = { searches: 0, iterations: 0 };
  return {
    done,
    warmUp: POSITIONS,
    times: POSITIONS,
    work(turn) {
      const { view, question, choices } = at(positions, turn % POSITIONS);
      const matter = { view, question, choices, random };
      // Some end before: when no other choice can catch up.
      done.iterations += thinkAhead(kit.game, insight, matter, { iterations: ITERATIONS }).iterations;
      done.searches++;
    },
  };
}

/** A real choice in the middle of a game that the quick policy plays. */
function middleOf({ game, lobby }: InsightKit, insight: Insight, request: Request, number: number): Position {
  const options = lobby.options(request, { below: () => 0 });
  const state = begin(game, options, randomFrom(seedOf(number)));
  const positions: Position[] = [];
  for (let [question] = game.questions(state); question !== undefined; [question] = game.questions(state)) {
    const { seat } = question;
    const choices = game.choices(state, seat);
    if (choices.length > 1) positions.push({ view: game.view(state, seat), question, choices });
    play(game, state, seat, at(choices, insight.pick(state, seat, choices, random)));
  }
  return at(positions, Math.floor(positions.length / 2));
}

const insights = await Promise.all(KITS.map((kit) => kit.insight?.()));
const timed = Object.fromEntries(
  KITS.flatMap((kit, place) => {
    const insight = insights[place];
    return insight === undefined ? [] : [[kit.game.id, searchesOf(kit, insight)] as const];
  }),
);
const perSecond = rates(timed, ROUNDS);
for (const [game, { done }] of Object.entries(timed)) {
  const mean = done.iterations / done.searches;
  const rate = rounded(mean * (perSecond[game] ?? Number.NaN));
  console.log(`${game}: ${rate} iterations per CPU second, ${rounded(mean)} in each search`);
}
