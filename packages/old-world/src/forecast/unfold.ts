import type { Seat } from "@medallion/kernel";
import { at, heard } from "@medallion/kernel";
import type { OldWorldChoice } from "../choice.ts";
import { choicesOf } from "../choices.ts";
import type { OldWorldEvent, Scribe } from "../events.ts";
import { nameHalf } from "../fight/monster-turn.ts";
import { advance } from "../rules/advance.ts";
import { answerAsk } from "../rules/answer.ts";
import type { Ask, State, Step } from "../state.ts";
import type { Half } from "../state-fight.ts";

/** How a table goes on by itself. */
export interface Going {
  /** Whose forecast it is. */
  readonly seat: Seat;
  /** Which half of its card the monster uses, whether a seat names it or the die. */
  readonly half?: Half;
  /** The step before which it stops; it also stops when nothing is left to do. */
  readonly until: (step: Step) => boolean;
}

/** What was heard on the way, and whether the seat could have used something. */
export interface Gone {
  readonly events: readonly OldWorldEvent[];
  readonly ability: boolean;
}

const OFFERS: ReadonlySet<Ask["kind"]> = new Set(["ability", "specialization"]);

/** Lets the engine go on with a table, which is changed: nobody uses what need not be used. */
export function unfold(state: State, { seat, half, until }: Going): Gone {
  const events: OldWorldEvent[] = [];
  let ability = false;
  const scribe: Scribe = {
    final: false,
    tell: (told) => {
      const event = heard(told, seat);
      if (event !== undefined) events.push(event);
    },
  };
  for (;;) {
    const before = events.length;
    const open = state.asks[0];
    if (open !== undefined) {
      if (open.seat === seat && OFFERS.has(open.kind)) ability = true;
      answerAsk(state, scribe, open.seat, quietAnswer(state, open, half));
    } else {
      const step = state.agenda.at(-1);
      if (step === undefined || until(step)) return { events, ability };
      advance(state, scribe);
    }
    if (half !== undefined && events.slice(before).some(({ kind }) => kind === "attackRolled"))
      nameHalf(state, half);
  }
}

/** Questions name the answer first that uses nothing; an attack is the one that is thought of. */
function quietAnswer(state: State, { seat }: Ask, half: Half | undefined): OldWorldChoice {
  const choices = choicesOf(state, seat);
  return choices.find((choice) => choice.kind === "attack" && choice.attack === half) ?? at(choices, 0);
}
