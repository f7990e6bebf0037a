import { at, type Choice, type Event, type Game } from "@medallion/kernel";
import { Allowance, type Budget, NO_WATCH, type Watch } from "../budget.ts";
import type { Insight } from "../insight.ts";
import { quickRandom } from "../quick-random.ts";
import { Search } from "../tree/search.ts";
import type { Matter } from "../tree/thought.ts";
import { modelOf } from "../weights.ts";
import type { Advice, Advised } from "./advice.ts";
import { Difference } from "./difference.ts";

/** Choices that are compared with each other, besides those that somebody asks about. */
const COMPARED = 3;
/** Of a budget so much goes into finding the best choices and comparing them; the rest tells why. */
const FINDING = 0.55;
const COMPARING = 0.3;
/** Imagined worlds in which two choices are told apart. */
const MOST_WORLDS = 80;

/**
 * Finds the best choices as a master does, compares them and those somebody asks about (`also`) by as many tries each,
 * and says what tells the best from another. The same chance and number of iterations give the same advice.
 */
export function advise<State, Options, C extends Choice, View>(
  game: Game<State, Options, C, Event, View>,
  insight: Insight<State, C, View>,
  matter: Matter<C, View>,
  budget: Budget,
  watch: Watch = NO_WATCH,
  also: readonly number[] = [],
): Advice {
  const random = quickRandom(matter.random);
  const finding = new Allowance(partOf(budget, FINDING), watch);
  const search = new Search(game, insight, { ...matter, random });
  finding.begin();
  const thought = search.think(finding);
  const best = [...thought.options.keys()].sort((one, other) => {
    const [first, second] = [at(thought.options, one), at(thought.options, other)];
    return second.visits - first.visits || second.prior - first.prior;
  });
  const said = matter.choices.map((choice) => JSON.stringify(game.describeChoice(choice)));
  const places = withoutTwins([...also, ...best], said).slice(0, also.length + COMPARED);
  const comparing = new Allowance(partOf(budget, COMPARING), watch);
  search.compare(places, comparing);

  const world = search.draw(random);
  const camp = at(insight.camps(world), matter.question.seat);
  const options = places
    .map((choice): Advised => {
      const tally = at(search.tallies, choice);
      return { choice, chances: tally.chances, spread: tally.spreadOf(camp), visits: tally.visits };
    })
    .filter(({ visits }) => visits > 0)
    .sort((one, other) => surely(other, camp) - surely(one, camp));
  const [first, second] = options;
  const than = also.find((choice) => choice !== first?.choice) ?? second?.choice;
  const explaining = new Allowance(worldsOf(budget), watch);
  const difference = new Difference(game, insight, search.draw, matter.question.seat, random);
  if (first !== undefined && than !== undefined) difference.measure(first.choice, than, explaining);
  return {
    camp,
    options,
    why: difference.reasons(),
    than,
    error: modelOf(insight.weights, insight.model(world)).error,
    iterations: thought.iterations + comparing.done,
  };
}

/** Of choices that are said alike, two cards of one kind for instance, the first. */
function withoutTwins(places: readonly number[], said: readonly string[]): readonly number[] {
  const first = new Map<string, number>();
  for (const place of places) if (!first.has(at(said, place))) first.set(at(said, place), place);
  return [...first.values()];
}

/** What a choice is worth at least, as far as chance goes. */
function surely({ chances, spread }: Advised, camp: number): number {
  return at(chances, camp) - spread;
}

/** What is usual for a search where nobody says how much. */
const USUAL: Budget = { iterations: 1000 };

function partOf(budget: Budget, part: number): Budget {
  const { iterations, milliseconds } =
    budget.iterations === undefined && budget.milliseconds === undefined ? USUAL : budget;
  return {
    ...(milliseconds === undefined ? {} : { milliseconds: milliseconds * part }),
    ...(iterations === undefined ? {} : { iterations: Math.ceil(iterations * part) }),
  };
}

/** The rest of the budget, in worlds. */
function worldsOf(budget: Budget): Budget {
  const rest = partOf(budget, 1 - FINDING - COMPARING);
  return { ...rest, iterations: Math.min(MOST_WORLDS, rest.iterations ?? MOST_WORLDS) };
}
