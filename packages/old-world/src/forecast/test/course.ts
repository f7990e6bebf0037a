import type { Seat } from "@medallion/kernel";
import { at, heard } from "@medallion/kernel";
import type { OldWorldChoice } from "../../choice.ts";
import type { OldWorldEvent } from "../../events.ts";
import { oldWorld } from "../../game.ts";
import type { State } from "../../state.ts";
import { playerOf } from "../../state.ts";
import type { Half } from "../../state-fight.ts";

/** What somebody answers. */
export type Answering = (choices: readonly OldWorldChoice[], seat: Seat) => OldWorldChoice;

/** A table as its fighter finds it at one moment. */
export interface Snapshot {
  readonly life: number;
  readonly shield: number;
  readonly deck: number;
  readonly foe: number;
}

/** What really happened from a combo to the next combat turn of its witcher. */
export interface Course {
  readonly events: readonly OldWorldEvent[];
  /** When the witcher's combat turn was over, and at the end. */
  readonly struck: Snapshot;
  readonly ended: Snapshot;
  readonly drawn: number;
  /** The fight was decided. */
  readonly over: boolean;
  readonly card?: string;
  readonly half?: Half;
}

function snapshot(state: State, seat: Seat): Snapshot {
  const { deck, hand, shield } = playerOf(state, seat);
  const { fight } = state;
  const other = fight === null ? undefined : fight.fighters.find((one) => one.seat !== seat);
  const foe =
    other === undefined
      ? (fight?.life.length ?? 0)
      : playerOf(state, other.seat).deck.length + playerOf(state, other.seat).hand.length;
  return { life: deck.length + hand.length, shield, deck: deck.length, foe };
}

const ENDS: ReadonlySet<OldWorldEvent["kind"]> = new Set([
  "combatTurnStarted",
  "monsterDefeated",
  "monsterDrivenAway",
  "totalDefeat",
  "duelWon",
]);

/** Plays a table on through the game's contract alone. */
export function play(state: State, seat: Seat, answer: Answering): Course {
  const events: OldWorldEvent[] = [];
  let last = snapshot(state, seat);
  let struck: Snapshot | undefined;
  let drawn = 0;
  let step = 0;
  const tell: Parameters<typeof oldWorld.advance>[1] = (told) => {
    const event = heard(told, seat);
    if (event !== undefined) events.push(event);
  };
  for (;;) {
    const before = events.length;
    const [question] = oldWorld.questions(state);
    if (question === undefined) oldWorld.advance(state, tell);
    else
      oldWorld.choose(
        state,
        question.seat,
        answer(oldWorld.choices(state, question.seat), question.seat),
        tell,
      );
    const news = events.slice(before).map(({ kind }) => kind);
    const isOver = news.some((kind) => ENDS.has(kind));
    if (struck === undefined && (isOver || news.includes("monsterTurnStarted"))) struck = last;
    if (isOver || oldWorld.outcome(state) !== undefined)
      return {
        events,
        struck: struck ?? last,
        ended: last,
        drawn,
        over: state.fight?.side === -1,
        ...attackIn(events),
      };
    const next = snapshot(state, seat);
    const now = state.fight?.step ?? 0;
    if (now === 4 && step !== 4) drawn = last.deck - next.deck;
    step = now;
    last = next;
  }
}

function attackIn(events: readonly OldWorldEvent[]): { readonly card?: string; readonly half?: Half } {
  const found: { card?: string; half?: Half } = {};
  for (const event of events) {
    if (event.kind === "attackRevealed") found.card = event.card;
    if (event.kind === "attackNamed" || event.kind === "attackRolled" || event.kind === "attackSettled")
      found.half = event.attack;
  }
  return found;
}

/** Nobody uses anything; an attack is named by `half`. */
export function quiet(half: () => Half): Answering {
  return (choices) => {
    const wanted = half();
    return choices.find((choice) => choice.kind === "attack" && choice.attack === wanted) ?? at(choices, 0);
  };
}
