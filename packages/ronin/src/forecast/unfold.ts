import type { Seat } from "@medallion/kernel";
import { heard } from "@medallion/kernel";
import type { RoninChoice } from "../choice.ts";
import { choicesOf } from "../choices.ts";
import type { RoninEvent, Scribe } from "../events.ts";
import { answerAsk } from "../rules/answer.ts";
import { askOf } from "../rules/ask.ts";
import { advance } from "../rules/steps.ts";
import { idOf } from "../rules/zones.ts";
import type { Ask, State, Step } from "../state.ts";
import { count, type Tally } from "./tally.ts";

/** How a turn went from where all cards lie ready, until the seat has to choose or the turn is over. */
export interface Course {
  /** What each own card did. */
  readonly tallies: ReadonlyMap<string, Tally>;
  /** An ability could have been used on the way. */
  readonly ability: boolean;
  /** What the seat is asked at the end, if the turn is not over, and by which card of its own. */
  readonly asked?: Ask["kind"];
  readonly by?: string | undefined;
}

/** How somebody else answers on the way: the place of a choice. */
export type Habit = (choices: readonly RoninChoice[]) => number;

/** The answer to the question at which a course ended. */
export interface Owed {
  readonly choice: RoninChoice;
  readonly by: string | undefined;
}

const LAST_STEPS: ReadonlySet<Step["kind"]> = new Set(["turn-end", "next-pair", "result"]);

/** Lets the engine go on with a table, which is changed; the seat gives the answer it owes and uses no abilities. */
export function unfold(state: State, seat: Seat, habit: Habit, owed?: Owed): Course {
  const tallies = new Map<string, Tally>();
  // The own card whose doing the next events are.
  let card = owed?.by;
  let ability = false;
  const hear = (event: RoninEvent): void => {
    if (event.kind === "teaPassed") card = ownCard(event, seat);
    if (card === undefined) return;
    const tally = tallies.get(card) ?? {};
    tallies.set(card, tally);
    count(tally, event, seat);
  };
  const scribe: Scribe = {
    tell: (told) => {
      const event = heard(told, seat);
      if (event !== undefined) hear(event);
    },
    final: false,
  };
  if (owed !== undefined) answerAsk(state, scribe, seat, owed.choice);
  for (;;) {
    const open = askOf(state, seat);
    if (open !== undefined) {
      if (open.kind !== "ability") return { tallies, ability, asked: open.kind, by: card };
      ability = true;
      card = cardOf(state, seat, open) ?? card;
      answerAsk(state, scribe, seat, { kind: "decline" });
      continue;
    }
    const other = state.asks[0];
    if (other !== undefined) {
      const choices = choicesOf(state, other.seat);
      const choice = choices[habit(choices)] ?? choices[0];
      if (choice === undefined) throw new Error(`seat ${other.seat} has nothing to answer`);
      answerAsk(state, scribe, other.seat, choice);
      continue;
    }
    const step = state.agenda.at(-1);
    if (step === undefined || LAST_STEPS.has(step.kind)) return { tallies, ability };
    if (!follows(step)) card = step.kind === "effect" ? cardOf(state, seat, step) : undefined;
    advance(state, scribe);
  }
}

/** Steps that finish what an effect or a pair has set going. */
function follows({ kind }: Step): boolean {
  return kind === "points" || kind === "bonus" || kind === "draw";
}

function cardOf(
  state: State,
  seat: Seat,
  { work }: Extract<Step | Ask, { work?: unknown }>,
): string | undefined {
  return work?.player === seat ? idOf(state, work.card) : undefined;
}

function ownCard(event: RoninEvent & { kind: "teaPassed" }, seat: Seat): string | undefined {
  if (event.seat === seat) return event.card;
  return event.partner === seat ? event.partnerCard : undefined;
}
