import { at, canonical, equal, play, type Random, type Seat } from "@medallion/kernel";
import { found } from "./finding.ts";
import { choiceOf, type Move, viewersOf, type Walk } from "./walk.ts";

/** The table before a move: a copy of it, and which cards were hidden from whom. */
export interface Hiding {
  readonly state: unknown;
  readonly hidden: ReadonlyMap<Seat | null, ReadonlySet<string>>;
}

export function hidingBefore(walk: Walk): Hiding {
  const hidden = viewersOf(walk).map((viewer) => {
    const cards = walk.trial.hidden(walk.state, viewer).map(({ card }) => card);
    return [viewer, new Set(cards)] as const;
  });
  return { state: walk.game.copy(walk.state), hidden: new Map(hidden) };
}

/**
 * In how many worlds a card must be seen in one place only: where it has two to go to, chance does that once in half a
 * billion. And after how many worlds the search for a second place is given up.
 */
const FEWEST = 30;
const MOST_WORLDS = 240;
/** Answers given for others until the imagined world rests where the true one does. */
const MOST_ANSWERS = 20;

/**
 * A card that was known and is hidden now cannot be followed: made again in imagined worlds, the same move, or one that
 * looks the same, brings it to more than one place. (A handle kept through a shuffle brings it to the same place always.)
 */
export function checkHiding(walk: Walk, move: Move, before: Hiding): void {
  for (const viewer of viewersOf(walk)) {
    const now = walk.trial.hidden(walk.state, viewer);
    const gone = now.filter(({ card }) => !before.hidden.get(viewer)?.has(card));
    const places = (group: string) =>
      new Set(now.filter((other) => other.group === group).map(({ place }) => place));
    const followed = gone.filter(({ group }) => places(group).size > 1);
    if (followed.length > 0)
      checkFollowed(walk, move, before.state, viewer, new Set(followed.map(({ card }) => card)));
  }
}

function checkFollowed(
  walk: Walk,
  move: Move,
  before: unknown,
  viewer: Seat | null,
  cards: ReadonlySet<string>,
): void {
  const { game, trial } = walk;
  const random = walk.chance(`hiding ${viewer}`);
  const view = game.view(before, viewer);
  const choices = lookalikes(walk, move, before, viewer);
  const places = new Map([...cards].map((card): [string, string[]] => [card, []]));
  const settled = (list: readonly string[]): boolean => list.length >= FEWEST || new Set(list).size > 1;
  for (let i = 0; i < MOST_WORLDS && ![...places.values()].every(settled); i++) {
    const world = game.imagine(view, random);
    if (!makeAgain(walk, move, at(choices, random.below(choices.length)), world, random)) continue;
    const hidden = Map.groupBy(trial.hidden(world, viewer), ({ card }) => card);
    for (const [card, list] of places) {
      const there = hidden.get(card);
      if (there !== undefined) list.push(canonical(there.map(({ place }) => place).sort()));
    }
  }
  for (const [card, list] of places)
    if (list.length >= FEWEST && new Set(list).size === 1)
      found(
        `${card} went into hiding and yet lies at ${list[0]} in each of ${list.length} imagined worlds`,
        viewer,
      );
}

/** The choice that was made, and those that the viewer could not tell from it. */
function lookalikes(
  { game, state }: Walk,
  move: Move,
  before: unknown,
  viewer: Seat | null,
): readonly string[] {
  const made = choiceOf(game, before, move);
  if (move.from === "offers" || move.seat === viewer) return [canonical(made)];
  const seen = game.view(state, viewer);
  return game
    .choices(before, move.seat)
    .filter((choice, index) => {
      if (index === move.index) return true;
      if (choice.kind !== made.kind) return false;
      const other = game.copy(before);
      play(game, other, move.seat, choice);
      return equal(game.view(other, viewer), seen);
    })
    .map(canonical);
}

/** Makes the move in an imagined world if it can be made there, and the answers of those who in truth had answered. */
function makeAgain(
  { game, state }: Walk,
  move: Move,
  choice: string,
  world: unknown,
  random: Random,
): boolean {
  const list = move.from === "offers" ? game.offers(world, move.seat) : game.choices(world, move.seat);
  const same = list.find((one) => canonical(one) === choice);
  if (same === undefined) return false;
  play(game, world, move.seat, same);
  const open = new Set(game.questions(state).map(({ seat, kind }) => `${seat} ${kind}`));
  for (let i = 0; i < MOST_ANSWERS; i++) {
    const extra = game.questions(world).find(({ seat, kind }) => !open.has(`${seat} ${kind}`));
    if (extra === undefined) return true;
    const choices = game.choices(world, extra.seat);
    play(game, world, extra.seat, at(choices, random.below(choices.length)));
  }
  return false;
}
