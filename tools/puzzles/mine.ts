import { at, begin, play, randomFrom, randomOf, seedFrom } from "@medallion/kernel";
import { arranged, asked, type Puzzle, phraseOf, SOLVER } from "@medallion/scenarios/puzzle";
import { quickRandom, type Thought } from "@medallion/search";
import { askingAt, think } from "./matter.ts";
import { proofOf } from "./prove.ts";
import { levelOf, reasonsFor } from "./reason.ts";
import { Track, type Written } from "./track.ts";
import type { Workings } from "./workings.ts";

/** A puzzle without a name yet. */
export interface Found extends Omit<Puzzle, "id"> {
  readonly kind: string;
  /** The least margin of all seeds, in per cent. */
  readonly margin: number;
}

export interface Mine extends Workings {
  readonly seed: string;
  isStopped(): boolean;
  /** What became of a candidate. */
  say?(word: string): void;
}

/** So many easy ones are passed over for one that is kept. */
const EASY_ONE_IN = 4;

/** Plays one game by the quick policy, and proves what it holds. The same number gives the same puzzles. */
export function mineGame(mine: Mine, number: number): readonly Found[] {
  const { kit, insight, plan } = mine;
  const { game } = kit;
  const seed = `${mine.seed}/${number}`;
  const { mode, seats } = at(plan.modes, number % plan.modes.length);
  const options = kit.lobby.options({ mode, seats }, randomOf(`${seed}/options`));
  const state = begin(game, options, randomFrom(seedFrom(seed)));
  const random = quickRandom(randomOf(`${seed}/policy`));
  const track = new Track(kit, mine.writer);
  const found: Found[] = [];
  for (let step = 0; !mine.isStopped() && found.length < plan.perGame; step++) {
    const [question] = game.questions(state);
    if (question === undefined) break;
    const isOurs = game
      .questions(state)
      .some(({ seat, kind }) => seat === SOLVER && plan.kinds.includes(kind));
    if (isOurs && isPromising(mine, state, `${seed}/${step}`)) {
      const written = track.written(state);
      const puzzle = written && provedAt(mine, written, `${seed}/${step}`);
      mine.say?.(written === undefined ? "no words" : puzzle === undefined ? "not proved" : "found");
      if (puzzle !== undefined) found.push(puzzle);
    }
    const choices = game.choices(state, question.seat);
    const index = choices.length === 1 ? 0 : insight.pick(state, question.seat, choices, random);
    track.note(state, question.seat, at(choices, index), choices);
    play(game, state, question.seat, at(choices, index));
  }
  return found;
}

function isPromising({ kit, insight, plan }: Mine, state: unknown, seed: string): boolean {
  const asking = askingAt(kit, insight, state);
  if (asking.places.length < 2 || asking.places.length > plan.mostChoices) return false;
  return marginOf(think(asking, { iterations: plan.glance }, seed), plan.glance) >= plan.promising;
}

/** By how much the best choice is ahead of all others that were tried often enough to tell. */
function marginOf({ choice, options }: Thought, iterations: number): number {
  const enough = iterations / (10 * options.length);
  const best = options[choice]?.chance ?? 0;
  const others = options.filter((option, place) => place !== choice && option.visits >= Math.min(enough, 5));
  return best - Math.max(0, ...others.map(({ chance }) => chance ?? 0));
}

/** The question once more from what is written, without all that the scenario does not tell. */
function provedAt({ kit, insight, plan }: Mine, written: Written, mined: string): Found | undefined {
  const state = arranged(kit, written);
  const asking = askingAt(kit, insight, state);
  const thought = think(asking, { iterations: plan.look }, mined);
  if (marginOf(thought, plan.look) < plan.promising) return undefined;
  // Of what is easily seen there is plenty.
  const isEasy = levelOf(asking, at(asking.places, thought.choice), mined) === "easy";
  if (isEasy && randomOf(mined).below(EASY_ONE_IN) !== 0) return undefined;
  const proof = proofOf(asking, plan.prove, mined);
  if (proof === undefined) return undefined;
  const { question, choices } = asked(kit, state);
  return {
    game: kit.game.id,
    ...written,
    kind: question.kind,
    answer: phraseOf(kit, state, SOLVER, at(choices, proof.best), choices),
    level: levelOf(asking, proof.best, mined),
    chance: percent(proof.chance),
    next: percent(proof.nextChance),
    margin: percent(proof.margin),
    because: reasonsFor(asking, proof.best, proof.next, mined),
    mined,
  };
}

function percent(share: number): number {
  return Math.round(100 * share);
}
