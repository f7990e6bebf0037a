import { at, begin, equal, hashOf, play, randomFrom, type Seat, seedFrom } from "@medallion/kernel";
import { found } from "./finding.ts";
import { ordersOf } from "./orders.ts";
import { type Check, choiceOf, type Walk } from "./walk.ts";

/** Moves that a restored state or a copy is played on beside the game, and at every `LONG_EVERY`th step. */
const SHORT = 4;
const LONG = 25;
const LONG_EVERY = 25;
const MOST_ORDERS = 24;

/** A second state that is played on beside the game and must stay the same. */
interface Follower {
  readonly kind: "restored" | "copied";
  readonly state: unknown;
  readonly since: number;
  readonly until: number;
}

/** The same seed and the same choices give the same game: replayed, restored, copied, unheard, in any order of answers. */
export function twiceTheSame(): Check {
  let followers: readonly Follower[] = [];
  const hashes = new Map<number, string>();
  return {
    suite: "same",
    rested(walk) {
      for (const { seat } of walk.game.questions(walk.state)) checkOrder(walk, seat);
      if (!walk.costly) return;
      hashes.set(walk.step, hashOf(walk.state));
      followers = [...followers, ...newFollowers(walk)];
      checkCommuting(walk);
    },
    beforeMove(walk, move) {
      for (const { state } of followers) play(walk.game, state, move.seat, choiceOf(walk.game, state, move));
    },
    afterMove(walk) {
      const step = walk.step + 1;
      const over = walk.game.outcome(walk.state) !== undefined;
      const due = followers.filter((follower) => over || follower.until <= step);
      if (due.length === 0) return;
      for (const { kind, state, since } of due)
        if (!equal(state, walk.state)) found(`the state ${kind} at step ${since} plays on differently`);
      followers = followers.filter((follower) => !due.includes(follower));
    },
    ended: (walk) => checkReplay(walk, hashes),
  };
}

function checkOrder({ game, state }: Walk, seat: Seat): void {
  const once = JSON.stringify(game.choices(state, seat));
  if (JSON.stringify(game.choices(state, seat)) !== once)
    found("the same state lists its choices in two ways", seat);
}

function newFollowers({ game, state, step }: Walk): readonly Follower[] {
  const until = step + (step % LONG_EVERY === 0 ? LONG : SHORT);
  const restored = game.parseState(JSON.parse(JSON.stringify(state)), game.rulesVersion);
  const made: readonly Follower[] = [
    { kind: "restored", state: restored, since: step, until },
    { kind: "copied", state: game.copy(state), since: step, until },
  ];
  for (const follower of made) {
    if (!equal(follower.state, state)) found(`a ${follower.kind} state differs from the state`);
    for (const { seat } of game.questions(state))
      if (!equal(game.choices(follower.state, seat), game.choices(state, seat)))
        found(`a ${follower.kind} state lists other choices`, seat);
  }
  return made;
}

/** Where several seats owe an answer, the order in which they give it makes no difference. */
function checkCommuting(walk: Walk): void {
  const { game, state } = walk;
  const owing = game.questions(state).map(({ seat }) => seat);
  if (owing.length < 2) return;
  const random = walk.chance("answers");
  const answers = owing.map((seat) => {
    const list = game.choices(state, seat);
    return { seat, choice: at(list, random.below(list.length)) };
  });
  const played = (order: readonly number[]): unknown => {
    const copy = game.copy(state);
    for (const index of order) {
      const { seat, choice } = at(answers, index);
      play(game, copy, seat, choice);
    }
    return copy;
  };
  const [first, ...others] = ordersOf(answers.length, MOST_ORDERS);
  const once = played(first ?? []);
  for (const order of others)
    if (!equal(played(order), once))
      found(
        `answers in the order ${order.map((i) => `seat ${at(owing, i)}`).join(", ")} lead to another state`,
      );
}

/** The whole game again, with nobody listening. */
function checkReplay(walk: Walk, hashes: ReadonlyMap<number, string>): void {
  const { game } = walk;
  const state = begin(game, walk.options, randomFrom(seedFrom(walk.seed)));
  for (const [step, move] of walk.moves.entries()) {
    const hash = hashes.get(step);
    if (hash !== undefined && hashOf(state) !== hash)
      found(`replayed with nobody listening it differs at step ${step}`);
    play(game, state, move.seat, choiceOf(game, state, move));
  }
  if (!equal(state, walk.state)) found("replayed with nobody listening it ends differently");
}
