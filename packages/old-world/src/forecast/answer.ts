import type { Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import { copyState } from "../copy-state.ts";
import { actingFighter, fightOf, lifeOf } from "../fight/facts.ts";
import type { FightCardIndex, State, Step } from "../state.ts";
import { isSolo, NONE, playerOf } from "../state.ts";
import type { Half } from "../state-fight.ts";
import { isOver } from "./strike.ts";
import { unfold } from "./unfold.ts";

/** What one half of one fight card would do, if nothing is used against it. */
export interface Outcome {
  readonly card: string;
  readonly half: Half;
  /** Cards lost from deck and hand, and the Shield that is left. */
  readonly lost: number;
  readonly shield: number;
  /** The witcher is knocked out; or the monster, whose last card it was (OW-10.7). */
  readonly end?: "out" | "won";
}

/** All that the monster's next attack can be; every card that may lie on top is as likely as the others. */
export interface Answer {
  /** By card, its charge before its bite; only one half once it is named. */
  readonly outcomes: readonly Outcome[];
  /** How many cards may be the next one. */
  readonly cards: number;
  readonly worst: number;
  readonly mean: number;
  /** Cards that can knock the witcher out, by whichever half may still come. */
  readonly knocks: number;
  /** Alone a die names the half: as often charge as bite (OW-16.9). */
  readonly die: boolean;
  /** The witcher may use something against it. */
  readonly ability: boolean;
}

const HALVES: readonly Half[] = ["charge", "bite"];

/** The next attack on the seat, enumerated from a table that is changed; `known` cards have been looked at. */
export function answersOn(state: State, seat: Seat, known: ReadonlySet<FightCardIndex>): Answer | undefined {
  if (actingFighter(fightOf(state)) !== undefined)
    unfold(state, { seat, until: (step) => step.do === "nameAttack" || isOver(step) });
  if (fightOf(state).winner !== NONE) return undefined;
  const { attack } = fightOf(state);
  const cards = candidates(state, known);
  const halves = attack === null || attack.half === null ? HALVES : [attack.half];
  let ability = false;
  const outcomes = cards.flatMap((card) =>
    halves.map((half) => {
      const tried = tryAttack(state, seat, card, half);
      ability ||= tried.ability;
      return tried.outcome;
    }),
  );
  return {
    outcomes,
    cards: cards.length,
    worst: Math.max(...outcomes.map(({ lost }) => lost)),
    mean: outcomes.reduce((sum, { lost }) => sum + lost, 0) / outcomes.length,
    knocks: new Set(outcomes.flatMap(({ card, end }) => (end === "out" ? [card] : []))).size,
    die: isSolo(state),
    ability,
  };
}

/** The revealed card, the one that was looked at on top, or any whose place is hidden. */
function candidates(state: State, known: ReadonlySet<FightCardIndex>): readonly FightCardIndex[] {
  const { life, lost, attack } = fightOf(state);
  if (attack !== null && attack.card !== NONE) return [attack.card];
  const top = at(life, life.length - 1);
  if (known.has(top)) return [top];
  return [...life, ...lost, ...state.fightDeck]
    .filter((card) => !known.has(card))
    .sort((one, other) => one - other);
}

function tryAttack(
  table: State,
  seat: Seat,
  card: FightCardIndex,
  half: Half,
): { readonly outcome: Outcome; readonly ability: boolean } {
  const state = copyState(table);
  if (fightOf(state).attack?.card !== card) putOnTop(state, card);
  const life = lifeOf(state, seat);
  const { ability } = unfold(state, { seat, half, until: isAnswered });
  const { winner } = fightOf(state);
  return {
    ability,
    outcome: {
      card: at(boxOf(state).fightCards, card).id,
      half,
      lost: life - lifeOf(state, seat),
      shield: playerOf(state, seat).shield,
      ...(winner === NONE ? {} : { end: winner === 0 ? ("won" as const) : ("out" as const) }),
    },
  };
}

function isAnswered(step: Step): boolean {
  return step.do === "nextTurn" || isOver(step);
}

/** The card changes places with the one on top of the life deck. */
function putOnTop(state: State, card: FightCardIndex): void {
  const { life, lost } = fightOf(state);
  const top = at(life, life.length - 1);
  for (const pile of [state.fightDeck, lost, life]) {
    const place = pile.indexOf(card);
    if (place >= 0) pile[place] = top;
  }
  life[life.length - 1] = card;
}
