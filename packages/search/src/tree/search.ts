import {
  at,
  type Choice,
  type Event,
  type Game,
  play,
  type Question,
  type Random,
  type Seat,
} from "@medallion/kernel";
import type { Allowance } from "../budget.ts";
import { campsIn } from "../camps.ts";
import type { Insight } from "../insight.ts";
import { add, numberAt } from "../numbers.ts";
import { quickRandom } from "../quick-random.ts";
import type { Arm, Bandit } from "./bandit.ts";
import { Leaf } from "./leaf.ts";
import { Node } from "./node.ts";
import { Tally } from "./tally.ts";
import { type Matter, type Thought, thoughtOf } from "./thought.ts";

/** An arm that was taken on the way down, and for whose good. */
interface Taken {
  readonly bandit: Bandit;
  readonly arm: Arm;
  readonly camp: number;
}

/** What a seat may choose among, and by which keys that is known in all worlds. */
interface Offer<C> {
  readonly choices: readonly C[];
  readonly keys: readonly string[];
}

/** Steps on the way from the root to a leaf; more than any line that a search follows. */
const DEEPEST = 200;
/** Worlds in which the policy says how it likes the choices in question. */
const PRIOR_WORLDS = 4;
/** Places of the tree; then it only grows wiser. Keeps a search below 100 MB. */
const MOST_NODES = 30_000;

/**
 * Looks for the best choice in a tree over the knowledge of one seat, each time in another world that agrees with what
 * it sees (ISMCTS). Worlds are prepared once. Choices are tried by their prior and by what came of them; each seat looks
 * for the good of its camp (max-n). At a leaf stands the fitted value, after the policy has played on to a position that
 * rests. What chance brings parts the tree where the seat sees it. Seats that answer in secret at the same time learn
 * side by side, none knowing of the others; when they are asked once more, others than who thinks answer by the policy.
 */
export class Search<State, Options, C extends Choice, View> {
  readonly #game: Game<State, Options, C, Event, View>;
  readonly #insight: Insight<State, C, View>;
  readonly #leaf: Leaf<State, Options, C, View>;
  readonly #question: Question;
  readonly #choices: readonly C[];
  /** Of the choices in question: their places. */
  readonly #keys: readonly string[];
  /** Draws a world that agrees with the view. */
  readonly draw: (random: Random) => State;
  readonly #random: Random;
  readonly #root = new Node();
  /** Those of the choices in question, in their order. */
  readonly #arms: readonly Arm[];
  /** For each of them what came of it for all camps. */
  readonly tallies: readonly Tally[];
  #room = MOST_NODES;

  constructor(
    game: Game<State, Options, C, Event, View>,
    insight: Insight<State, C, View>,
    { view, question, choices, random }: Matter<C, View>,
  ) {
    this.#game = game;
    this.#insight = insight;
    this.#question = question;
    this.#choices = choices;
    this.#keys = choices.map((_, index) => String(index));
    this.#random = quickRandom(random);
    this.#leaf = new Leaf(game, insight, this.#random);
    this.draw = insight.worlds(view);
    this.#arms = this.#root.banditOf(question.seat).offer(this.#keys, (into) => this.#rateByWorlds(into));
    this.tallies = choices.map(() => new Tally());
  }

  /** Thinks until the allowance is used up, or no other choice can catch up. */
  think(allowance: Allowance): Thought {
    while (allowance.allows() && !this.#isSettled(allowance.left)) {
      this.#iterate();
      allowance.count();
    }
    return thoughtOf(this.#arms, allowance.done);
  }

  /** Tries these choices only, each time the one that was tried least: their chances become comparable. */
  compare(places: readonly number[], allowance: Allowance): void {
    while (places.length > 0 && allowance.allows()) {
      let least = at(places, 0);
      for (const place of places)
        if (at(this.#arms, place).visits < at(this.#arms, least).visits) least = place;
      this.#iterate(least);
      allowance.count();
    }
  }

  /** Whether the choice tried most often stays that, whatever comes. */
  #isSettled(left: number): boolean {
    let [most, next] = [0, 0];
    for (const { visits } of this.#arms) {
      if (visits > most) [most, next] = [visits, most];
      else if (visits > next) next = visits;
    }
    return this.#arms.length === 1 || most - next > left;
  }

  #rateByWorlds(into: Float64Array): void {
    const one = new Float64Array(into.length);
    for (let world = 0; world < PRIOR_WORLDS; world++) {
      this.#insight.rate(this.draw(this.#random), this.#question.seat, this.#choices, one);
      for (let index = 0; index < one.length; index++) add(into, index, numberAt(one, index) / PRIOR_WORLDS);
    }
  }

  #iterate(tried?: number): void {
    const state = this.draw(this.#random);
    const taken: Taken[] = [];
    this.#descend(state, taken, tried);
    const worth = this.#leaf.worthOf(state);
    const root = taken.find(({ bandit }) => bandit === this.#root.banditOf(this.#question.seat));
    if (root !== undefined)
      at(this.tallies, Number(root.arm.key)).add(worth, campsIn(this.#insight.camps(state)));
    for (const { bandit, arm, camp } of taken) bandit.learn(arm, numberAt(worth, camp));
  }

  /** Plays from the root on by what was learned, or what is to be tried there, to the first choice never taken before. */
  #descend(state: State, taken: Taken[], tried: number | undefined): void {
    const { seat: own } = this.#question;
    let node: Node | undefined = this.#root;
    let wasSecret = false;
    for (let depth = 0; depth < DEEPEST && node !== undefined; depth++) {
      const questions = this.#game.questions(state);
      const first = depth === 0 ? this.#question : questions[0];
      if (first === undefined) return;
      const isSecret = this.#insight.secret(first);
      const asked = isSecret ? questions.filter((each) => this.#insight.secret(each)) : [first];
      let step = "";
      let isNew = false;
      for (const { seat } of asked) {
        if (isSecret && wasSecret && seat !== own) {
          this.#leaf.play(state, seat);
          continue;
        }
        const isRoot = depth === 0 && seat === own;
        const offer = isRoot ? this.#offerAtRoot(state) : this.#offerTo(state, seat);
        // What the seat that thinks may choose among tells it what chance brought.
        if (depth > 0 && seat === own) node = this.#after(node, `of ${offer.keys.join(";")}`);
        if (node === undefined) return;
        const chosen = this.#choose(state, seat, node, offer, isRoot ? tried : undefined);
        if (chosen === undefined) continue;
        taken.push(chosen);
        isNew ||= chosen.arm.visits === 0;
        if (!isSecret || seat === own) step += `${seat} ${chosen.arm.key};`;
      }
      if (isNew) return;
      wasSecret = isSecret;
      if (step !== "") node = this.#after(node, step);
    }
  }

  #offerTo(state: State, seat: Seat): Offer<C> {
    const choices = this.#game.choices(state, seat);
    return { choices, keys: choices.map((choice) => this.#insight.key(state, seat, choice)) };
  }

  /** The choices in question, as this world has them. */
  #offerAtRoot(state: State): Offer<C> {
    const choices = this.#game.choices(state, this.#question.seat);
    if (choices.length !== this.#keys.length)
      throw new Error(`an imagined world has ${choices.length} choices instead of ${this.#keys.length}`);
    return { choices, keys: this.#keys };
  }

  /** Plays what is to be tried or the seat's bandit selects; nothing is learned where there is nothing to choose. */
  #choose(
    state: State,
    seat: Seat,
    node: Node,
    { choices, keys }: Offer<C>,
    tried: number | undefined,
  ): Taken | undefined {
    if (choices.length === 1) {
      play(this.#game, state, seat, at(choices, 0));
      return undefined;
    }
    const bandit = node.banditOf(seat);
    const arms = bandit.offer(keys, (into) => this.#insight.rate(state, seat, choices, into));
    const place = tried ?? bandit.select(arms);
    const camp = at(this.#insight.camps(state), seat);
    play(this.#game, state, seat, at(choices, place));
    return { bandit, arm: at(arms, place), camp };
  }

  /** The next place of the tree; none where it may grow no more. */
  #after(node: Node, step: string): Node | undefined {
    const known = node.after(step);
    if (known !== undefined) return known;
    if (this.#room <= 0) return undefined;
    this.#room -= 1;
    return node.grow(step);
  }
}
