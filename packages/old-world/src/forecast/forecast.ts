import type { Seat } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import type { OldWorldChoice } from "../choice.ts";
import { choicesOf } from "../choices.ts";
import { copyState } from "../copy-state.ts";
import type { Moment } from "../data/index.ts";
import { tableOf } from "../explain/table.ts";
import { numberIn } from "../imagine/lay-out.ts";
import { answerAsk } from "../rules/answer.ts";
import type { Ask, State } from "../state.ts";
import { NONE } from "../state.ts";
import type { View } from "../view.ts";
import type { FightView } from "../view-fight.ts";
import { type Answer, answersOn } from "./answer.ts";
import { type Strike, strikeOn } from "./strike.ts";

export type Lay = Extract<OldWorldChoice, { readonly kind: "lay" }>;

/** What a fighting witcher may expect. */
export interface Forecast {
  /** The own attack; none in the monster's turn. */
  readonly strike?: Strike;
  /** What the monster may do then; none in a duel, whose hidden cards have no number. */
  readonly answer?: Answer;
}

/**
 * What comes of a combo as it lies, with the cards of `ahead` laid on it, or of the attack that is awaited; none
 * wherever chance or a story decides. Made from the view alone: where hidden cards lie makes no difference.
 */
export function forecastOf(
  view: View,
  ahead: readonly Lay[] = [],
  table: (view: View) => State = tableOf,
): Forecast | undefined {
  const { seat, fight } = view;
  if (seat === null || fight === undefined || !fight.formed || fight.winner !== undefined) return undefined;
  // Nobody is asked in what is over and only told of: from there no table goes on.
  if (view.asks.length === 0) return undefined;
  const open = view.asks.find((ask) => ask.seat === seat);
  const acting = fight.fighters[fight.side]?.seat;
  if (acting === seat) return canStrike(fight, open, ahead) ? struck(view, seat, ahead, table) : undefined;
  if (acting !== undefined || fight.side === NONE || fight.attacker !== seat || !isAwaiting(open))
    return undefined;
  const answer = answersOn(copyState(table(view)), seat, seenOf(view));
  return answer === undefined ? undefined : { answer };
}

/** A combo lies there, or is being built, and has not hit yet. */
function canStrike(
  { step, fighters, side }: FightView,
  open: Ask | undefined,
  ahead: readonly Lay[],
): boolean {
  if (open?.kind === "combo") return open.list === NONE && open.laid.length + ahead.length > 0;
  const isOffered = open?.kind === "ability" || open?.kind === "specialization";
  return isOffered && step === 2 && (fighters[side]?.combo.length ?? 0) > 0;
}

const BEFORE_THE_BLOW: ReadonlySet<Moment> = new Set([
  "opponentTurnStart",
  "attackRevealed",
  "opponentAttack",
]);

/** Nothing is asked that is a part of the attack already, or comes after it. */
function isAwaiting(open: Ask | undefined): boolean {
  return open === undefined || (open.kind === "ability" && BEFORE_THE_BLOW.has(open.when));
}

function struck(
  view: View,
  seat: Seat,
  ahead: readonly Lay[],
  table: (view: View) => State,
): Forecast | undefined {
  const state = copyState(table(view));
  for (const lay of ahead) if (!layOn(state, seat, lay)) return undefined;
  const strike = strikeOn(state, seat);
  if (strike.atMost || strike.end !== undefined) return { strike };
  const answer = answersOn(state, seat, seenOf(view));
  return answer === undefined ? { strike } : { strike, answer };
}

/** Says whether the card can be laid. */
function layOn(state: State, seat: Seat, { card, extension, free }: Lay): boolean {
  const choice = choicesOf(state, seat).find(
    (one) => one.kind === "lay" && one.card === card && one.extension === extension && one.free === free,
  );
  if (choice === undefined) return false;
  answerAsk(state, { tell: undefined, final: false }, seat, choice);
  return true;
}

function seenOf(view: View): ReadonlySet<number> {
  const { fightCardOf } = boxOf(view);
  const { lifeSeen = [], lostSeen = [] } = view.fight ?? {};
  return new Set([...lifeSeen, ...lostSeen].map(({ card }) => numberIn(fightCardOf, card)));
}
