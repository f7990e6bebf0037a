import type { Seat } from "@medallion/kernel";
import { choicesOf } from "../choices.ts";
import { copyState } from "../copy-state.ts";
import { cardNamed } from "../rules/zones.ts";
import type { Ask, Card, State } from "../state.ts";
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

/** What one of the cards that are laid will do. */
export interface CardForecast {
  readonly card: string;
  /** What it does if nobody else lays or uses anything. */
  readonly sure: Tally;
  /** What others and the deck can make of it, where that is more than one number. */
  readonly open: Spans;
  /** Where its player has to choose before it is done: what is asked, if this card asks, and what the answers make of it. */
  readonly yours?: { readonly asked?: Ask["kind"]; readonly after: Spans };
}

/** What laying cards will do: each of them, in the order in which they are laid. */
export interface Forecast {
  readonly cards: readonly CardForecast[];
  /** An ability of their player may be used on the way. */
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
    if (seat === null || this.#still === undefined || cards.length === 0) return undefined;
    const { course, state } = lay(this.#still, seat, cards);
    const others = this.#worlds().map((world) => lay(world, seat, cards).course);
    const courses = [course, ...others];
    const answers = course.asked === undefined ? [] : answered(state, seat, course, this.#still.habit);
    return {
      cards: cards.map((card) => ({
        card,
        open: varying(spansOf(courses.flatMap((one) => seenOf(one, card)))),
        ...ownPart(course, answers, card),
      })),
      ability: courses.some(({ ability }) => ability),
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
  // A card that still lies in a row or in the deck, or that somebody else took from there, is tried as if in hand.
  for (const card of owner.chosen) if (!owner.hand.includes(card)) takeUp(state, seat, card);
  return { course: unfold(state, seat, world.habit()), state };
}

function takeUp(state: State, seat: Seat, card: Card): void {
  const row = state.rows.indexOf(card);
  if (row >= 0) state.rows[row] = -1;
  state.deck = state.deck.filter((lying) => lying !== card);
  const own = playerOf(state, seat);
  for (const other of state.players) {
    if (other === own) continue;
    other.hand = other.hand.filter((held) => held !== card);
    other.chosen = other.chosen.filter((held) => held !== card);
    const place = other.timeline.indexOf(card, other.added);
    if (place < 0) continue;
    other.timeline.splice(place, 1);
    other.covered.splice(place, 1);
  }
  own.hand.push(card);
}

/** Where a choice comes before the card has done anything, nothing is seen of it. */
function seenOf({ tallies, asked }: Course, card: string): readonly Tally[] {
  const tally = tallies.get(card);
  return tally === undefined && asked !== undefined ? [] : [tally ?? {}];
}

/** How each answer to the question at the end of a course goes on. */
function answered(state: State, seat: Seat, { by }: Course, habit: () => Habit): readonly Course[] {
  return choicesOf(state, seat).map((choice) => unfold(copyState(state), seat, habit(), { choice, by }));
}

/** What is sure of a card; where one chooses before it is done, what it asks itself, and what the answers make of it. */
function ownPart(
  { asked, by, tallies }: Course,
  answers: readonly Course[],
  card: string,
): Pick<CardForecast, "sure" | "yours"> {
  const sure = tallies.get(card) ?? {};
  if (asked === undefined || (by !== card && tallies.has(card))) return { sure };
  if (by === card)
    return { sure, yours: { asked, after: spansOf(answers.map((one) => one.tallies.get(card) ?? {})) } };
  const after = answers.map((one) => seenOf(one, card));
  const spans = spansOf(after.flat());
  const [first] = after[0] ?? [];
  // Whatever is answered, it does the same.
  if (first !== undefined && after.every((seen) => seen.length > 0) && isFixed(spans)) return { sure: first };
  return { sure, yours: { after: spans } };
}

function isFixed(spans: Spans): boolean {
  return Object.keys(varying(spans)).length === 0;
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
