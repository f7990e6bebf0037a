import type { Seat } from "@medallion/kernel";
import { choicesOf } from "../choices.ts";
import { copyState } from "../copy-state.ts";
import { cardNamed } from "../rules/zones.ts";
import type { Ask, State } from "../state.ts";
import { playerOf } from "../state.ts";
import type { View } from "../view.ts";
import { AMOUNTS, type Amount, type Tally } from "./tally.ts";
import { type Course, type Habit, unfold } from "./unfold.ts";
import { imaginedWorlds, stillWorld, type World } from "./worlds.ts";

export interface Span {
  readonly least: number;
  readonly most: number;
}

export type Spans = Partial<Record<Amount, Span>>;

/** What laying cards will do, told of the last of them. */
export interface Forecast {
  /** The cards in the order in which they are laid. */
  readonly cards: readonly string[];
  /** What it does if nobody else lays or uses anything. */
  readonly sure: Tally;
  /** What others and the deck can make of it, where that is more than one number. */
  readonly open: Spans;
  /** What its player is asked then, and what comes of the answers. */
  readonly yours?: { readonly asked: Ask["kind"]; readonly after: Spans };
  /** An ability of its player may be used on the way. */
  readonly ability: boolean;
}

/** Forecasts of all cards from one view. Worlds are imagined when they are first needed, and only once. */
export class Forecaster {
  readonly #seat: Seat | null;
  readonly #still: World | undefined;
  readonly #imagined: World[] = [];
  readonly #more: Generator<World, void> | undefined;

  constructor(view: View) {
    this.#seat = view.seat;
    if (view.seat === null) return;
    this.#still = stillWorld(view);
    if (this.#still !== undefined) this.#more = imaginedWorlds(view, view.seat);
  }

  /** What these cards will do, laid in this order; none where the viewer lays no cards. */
  of(cards: readonly string[]): Forecast | undefined {
    const seat = this.#seat;
    const card = cards.at(-1);
    if (seat === null || this.#still === undefined || card === undefined) return undefined;
    const { course, state } = lay(this.#still, seat, cards);
    const sure = course.tallies.get(card) ?? {};
    const others = this.#worlds().map((world) => lay(world, seat, cards).course);
    const seen = [course, ...others].flatMap((one) => seenOf(one, card));
    return {
      cards,
      sure,
      open: varying(spansOf(seen)),
      ...(course.asked === undefined
        ? {}
        : {
            yours: {
              asked: course.asked,
              after: spansOf(answered(state, seat, course, this.#still.habit, card)),
            },
          }),
      ability: course.ability || others.some(({ ability }) => ability),
    };
  }

  #worlds(): readonly World[] {
    if (this.#more !== undefined) this.#imagined.push(...this.#more);
    return this.#imagined;
  }
}

/** The course of a world in which the seat lays these cards, and the table as it leaves it. */
function lay(
  world: World,
  seat: Seat,
  cards: readonly string[],
): { readonly course: Course; readonly state: State } {
  const state = copyState(world.state);
  const owner = playerOf(state, seat);
  owner.chosen = cards.map((id) => cardNamed(state, id));
  // A card that still lies in a row is tried as if it were in hand.
  for (const card of owner.chosen) if (!owner.hand.includes(card)) owner.hand.push(card);
  return { course: unfold(state, seat, world.habit()), state };
}

/** Where a choice comes before the card has done anything, nothing is seen of it. */
function seenOf({ tallies, asked }: Course, card: string): readonly Tally[] {
  const tally = tallies.get(card);
  return tally === undefined && asked !== undefined ? [] : [tally ?? {}];
}

/** What each answer to the question at the end of a course makes of the card. */
function answered(
  state: State,
  seat: Seat,
  { by }: Course,
  habit: () => Habit,
  card: string,
): readonly Tally[] {
  return choicesOf(state, seat).map(
    (choice) => unfold(copyState(state), seat, habit(), { choice, by }).tallies.get(card) ?? {},
  );
}

function spansOf(tallies: readonly Tally[]): Spans {
  const spans: Spans = {};
  for (const amount of AMOUNTS) {
    if (tallies.every((tally) => tally[amount] === undefined)) continue;
    const numbers = tallies.map((tally) => tally[amount] ?? 0);
    spans[amount] = { least: Math.min(...numbers), most: Math.max(...numbers) };
  }
  return spans;
}

function varying(spans: Spans): Spans {
  return Object.fromEntries(Object.entries(spans).filter(([, { least, most }]) => least !== most));
}
