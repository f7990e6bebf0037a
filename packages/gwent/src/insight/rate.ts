import type { Random, Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import type { Kind } from "../cards/table.ts";
import type { GwentChoice } from "../choices.ts";
import { clear } from "../lists.ts";
import { askOf } from "../rules/ask.ts";
import type { Ask, State } from "../state.ts";
import { playerOf } from "../state.ts";
import { aloneWorth } from "./card-worth.ts";
import type { Change } from "./change.ts";
import { changeAt, leadIn } from "./change.ts";
import { changeOf, moveOf } from "./change-of.ts";
import { kindOf } from "./faces.ts";
import { judge } from "./judge.ts";
import { prospectOf } from "./prospect.ts";
import { rateDecks, rateMulligan, rateStarters } from "./setup.ts";
import type { Standing } from "./standing.ts";
import { standingOf } from "./standing.ts";
import { UNKNOWN_CARD } from "./worths.ts";

/**
 * How good each choice is: about the logarithm of the odds of winning after it, as the seat sees it, which knows its
 * own cards only.
 */
export function judgeChoices(
  state: State,
  seat: Seat,
  choices: readonly GwentChoice[],
  into: Float64Array,
  judged = EVERY,
): void {
  const open = askOf(state, seat);
  if (open === undefined) throw new Error(`seat ${seat} owes no answer`);
  switch (open.kind) {
    case "mulligan":
      return rateMulligan(state, seat, choices, into);
    case "starter":
      return rateStarters(state, seat, choices, into);
    case "deck":
      return rateDecks(state, seat, choices, into);
    case "peek":
      return rateHands(state, choices, into);
    case "turn": {
      const usable = choices.some(({ kind }) => kind === "leader");
      return judgeMoves(standingOf(state, seat, usable), open, choices, into, judged);
    }
    default:
      return judgeMoves(standingOf(state, seat), open, choices, into, judged);
  }
}

const EVERY = Number.POSITIVE_INFINITY;

/** So much more readily is a choice taken, as a logarithm, whose odds are better by the same. */
const SHARPNESS = 5;

export function rateChoices(
  state: State,
  seat: Seat,
  choices: readonly GwentChoice[],
  into: Float64Array,
): void {
  judgeChoices(state, seat, choices, into);
  for (let i = 0; i < choices.length; i++) into[i] = SHARPNESS * (into[i] ?? 0);
}

/** Of the plays that look best at a glance so many are judged by a quick policy. */
const GLANCE = 2;
/** Choices whose odds differ by less are taken by chance. */
const CLOSE = 0.015;

let judgements = new Float64Array(64);

/** The index of a good choice, found quickly (bench: gwent-adept-games). */
export function pickChoice(
  state: State,
  seat: Seat,
  choices: readonly GwentChoice[],
  random: Random,
): number {
  if (choices.length > judgements.length) judgements = new Float64Array(2 * choices.length);
  judgeChoices(state, seat, choices, judgements, GLANCE);
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < choices.length; i++) best = Math.max(best, judgements[i] ?? best);
  let found = 0;
  let equals = 0;
  for (let i = 0; i < choices.length; i++) {
    if ((judgements[i] ?? best) < best - CLOSE) continue;
    equals++;
    if (equals === 1 || random.below(equals) === 0) found = i;
  }
  return found;
}

/** The more cards one looks at, the better. */
function rateHands(state: State, choices: readonly GwentChoice[], into: Float64Array): void {
  for (const [i, choice] of choices.entries())
    into[i] = choice.kind === "look" ? playerOf(state, choice.at).hand.length / 100 : 0;
}

function judgeMoves(
  standing: Standing,
  open: Ask,
  choices: readonly GwentChoice[],
  into: Float64Array,
  judged: number,
): void {
  clear(changes);
  clear(twins);
  clear(played);
  for (let i = 0; i < choices.length; i++) {
    const choice = at(choices, i);
    played.push(choice.kind === "play" ? kindOf(standing.board.faces, choice.id) : -1);
    const twin = twinOf(choices, i);
    twins.push(twin);
    changes.push(
      twin >= 0 ? at(changes, twin) : changeOf(standing, open, choice, changeAt(i, standing.board.sides)),
    );
  }
  const prospect = prospectOf(standing, choices, changes);
  const least = standing.alone ? Number.NEGATIVE_INFINITY : glance(standing, choices, changes, judged);
  for (let i = 0; i < choices.length; i++) {
    const twin = at(twins, i);
    const choice = at(choices, i);
    if (twin >= 0) into[i] = into[twin] ?? 0;
    else if (choice.kind !== "pass" && (merits[i] ?? 0) < least) into[i] = UNJUDGED;
    else into[i] = judge(standing, prospect, moveOf(standing, choice), at(changes, i));
  }
}

// Of one decision; their room is kept (bench: gwent-rollouts).
const changes: Change[] = [];
/** The kind that each choice plays, or -1. */
const played: Kind[] = [];
const twins: number[] = [];
const merits: number[] = [];
const highest: number[] = [];

/** What is not looked at is taken by nobody. */
const UNJUDGED = -20;

/** The merit at first sight that as many of the choices have as are to be judged. */
function glance(
  standing: Standing,
  choices: readonly GwentChoice[],
  changes: readonly Change[],
  judged: number,
): number {
  if (choices.length <= judged) return Number.NEGATIVE_INFINITY;
  clear(highest);
  for (let i = 0; i < choices.length; i++) {
    const merit = meritOf(standing, at(choices, i), at(played, i), at(changes, i));
    merits[i] = merit;
    if (at(twins, i) < 0 && at(choices, i).kind !== "pass") rank(merit, judged);
  }
  return highest[judged - 1] ?? Number.NEGATIVE_INFINITY;
}

/** Puts a merit among the highest, of which so many are kept. */
function rank(merit: number, most: number): void {
  let place = Math.min(highest.length, most - 1);
  if (place < highest.length && at(highest, place) >= merit) return;
  for (; place > 0 && at(highest, place - 1) < merit; place--) highest[place] = at(highest, place - 1);
  highest[place] = merit;
}

/** Points it brings less what the card would usually bring. */
function meritOf({ side, board, leader }: Standing, choice: GwentChoice, kind: Kind, change: Change): number {
  const { draws, back, later } = change;
  let merit = leadIn(change, side) + draws * UNKNOWN_CARD + later;
  if (back >= 0) merit += aloneWorth(board.faces, back);
  if (kind >= 0) merit -= aloneWorth(board.faces, kind);
  return choice.kind === "leader" ? merit - leader.worth : merit;
}

/** An earlier choice that plays an equal card in the same place, or -1. */
function twinOf(choices: readonly GwentChoice[], place: number): number {
  const choice = at(choices, place);
  const kind = at(played, place);
  if (choice.kind !== "play") return -1;
  for (let i = 0; i < place; i++) {
    if (at(played, i) !== kind) continue;
    const other = at(choices, i);
    if (
      other.kind === "play" &&
      other.row === choice.row &&
      other.against === choice.against &&
      other.targetId === choice.targetId
    )
      return i;
  }
  return -1;
}
