import { canonical, equal, play, questionOf, randomFrom, type Seat, seedFrom } from "@medallion/kernel";
import { found } from "./finding.ts";
import { choiceOf, randomMove, viewersOf, type Walk } from "./walk.ts";

/** Moves an imagined world must bear. */
const MOVES_IMAGINED = 3;
const IMAGININGS = 200;
/** Further imaginings for each place of the largest group, before a card that never came there is reported. */
const IMAGININGS_PER_PLACE = 100;

/** What every viewer may imagine; neither that nor looking changes the state. */
export function checkImagined(walk: Walk): void {
  const before = JSON.stringify(walk.state);
  for (const viewer of viewersOf(walk)) {
    checkWorld(walk, viewer);
    if (JSON.stringify(walk.state) !== before) found("looking or imagining changed the state", viewer);
  }
}

/** An imagined world looks to its viewer as the true one does, and can be played on. */
function checkWorld(walk: Walk, viewer: Seat | null): void {
  const { game, trial, state } = walk;
  const key = randomFrom(seedFrom(walk.seed)).key;
  const view = game.view(state, viewer);
  const text = JSON.stringify(view);
  if (text.includes(key)) found("the view holds the key of all chance to come", viewer);
  const random = walk.chance(`imagine ${viewer}`);
  const imagined = game.imagine(JSON.parse(text), random);
  if (JSON.stringify(imagined).includes(key))
    found("the imagined world holds the true key of chance", viewer);
  for (const sentence of trial.broken(imagined)) found(`broken in an imagined world: ${sentence}`, viewer);
  const seen = game.view(imagined, viewer);
  if (!equal(seen, view))
    found(`the view of an imagined world differs: ${difference(canonical(view), canonical(seen))}`, viewer);
  for (const subject of game.subjects(view))
    if (!equal(game.explain(view, subject), game.explain(seen, subject)))
      found(`the explanation of ${canonical(subject)} differs in an imagined world`, viewer);
  if (viewer !== null) checkAsked(walk, viewer, imagined);
  for (let i = 0; i < MOVES_IMAGINED && game.outcome(imagined) === undefined; i++) {
    const move = randomMove(game, imagined, walk.seats, random);
    play(game, imagined, move.seat, choiceOf(game, imagined, move));
  }
  for (const sentence of trial.broken(imagined))
    found(`broken when an imagined world is played on: ${sentence}`, viewer);
}

function checkAsked({ game, state }: Walk, seat: Seat, imagined: unknown): void {
  const open = questionOf(game, state, seat);
  if (!equal(open, questionOf(game, imagined, seat)))
    found("its question differs in an imagined world", seat);
  if (open !== undefined && !equal(game.choices(state, seat), game.choices(imagined, seat)))
    found("its choices differ in an imagined world", seat);
  if (!equal(game.offers(state, seat), game.offers(imagined, seat)))
    found("its offers differ in an imagined world", seat);
}

/** Over many imaginings every hidden card reaches every place of its group. */
export function checkEveryPlace(walk: Walk, viewer: Seat | null): void {
  const { game, trial, state } = walk;
  const hidden = trial.hidden(state, viewer);
  const places = Map.groupBy(hidden, ({ group }) => group);
  const missing = new Set(
    hidden.flatMap(({ card, group }) => (places.get(group) ?? []).map(({ place }) => pair(card, place))),
  );
  const largest = Math.max(0, ...[...places.values()].map((group) => group.length));
  const most = IMAGININGS + IMAGININGS_PER_PLACE * largest;
  const view = game.view(state, viewer);
  const random = walk.chance(`places ${viewer}`);
  for (let i = 0; i < most && missing.size > 0; i++)
    for (const { card, place } of trial.hidden(game.imagine(view, random), viewer))
      missing.delete(pair(card, place));
  const [never] = missing;
  if (never !== undefined)
    found(
      `in ${most} imaginings ${never} never happened, nor ${missing.size - 1} other hidden places`,
      viewer,
    );
}

function pair(card: string, place: string): string {
  return `${card} at ${place}`;
}

/** Where two canonical texts part. */
function difference(one: string, other: string): string {
  let place = 0;
  while (place < one.length && one[place] === other[place]) place++;
  const from = Math.max(0, place - 30);
  return `…${one.slice(from, place + 30)}… became …${other.slice(from, place + 30)}…`;
}
