import type { Facts, Part, SeatFacts } from "@medallion/fittings";
import { at, type Seat, type Told } from "@medallion/kernel";
import { ALL_CARDS } from "../cards/all.ts";
import { type Deck, inOrder } from "../decks/deck.ts";
import { READY_DECKS } from "../decks/ready/all.ts";
import type { GwentEvent } from "../events.ts";
import { PASSIVE } from "../rules/leaders.ts";
import type { State } from "../state.ts";

export const ROUNDS = [1, 2, 3] as const;

/** The score of a seat is the strength its side had at the end of all rounds. */
export function facts(told: readonly Told<GwentEvent>[], state: State): Facts {
  const events = told.map(({ event }) => event);
  return {
    seats: state.options.decks.map((decks, seat) => seatFacts(events, state, seat, at(decks, 0))),
    uses: { leader: leadersUsed(events) },
    parts: { rounds: [events.filter(({ kind }) => kind === "roundEnded").length, 1] },
  };
}

function seatFacts(events: readonly GwentEvent[], state: State, seat: Seat, deck: Deck): SeatFacts {
  const { side } = at(state.players, seat);
  const strengths = ROUNDS.map((round) => strengthIn(events, round, side));
  const starter = events.find((event) => event.kind === "starterDecided");
  const ready = readyName(deck);
  return {
    score: strengths.reduce((sum, strength) => sum + strength, 0),
    traits: {
      faction: [deck.faction],
      leader: [deck.leader],
      ...(ready !== undefined && { deck: [ready] }),
      ...(starter !== undefined && { start: [starter.seat === seat ? "first" : "later"] }),
    },
    numbers: Object.fromEntries(ROUNDS.map((round, place) => [`round-${round}`, at(strengths, place)])),
  };
}

function strengthIn(events: readonly GwentEvent[], round: number, side: number): number {
  return events.reduce(
    (sum, event) => sum + (event.kind === "roundEnded" && event.round === round ? at(event.totals, side) : 0),
    0,
  );
}

/** The leaders that somebody can use; the others are always in force. */
export const USABLE: readonly string[] = ALL_CARDS.filter(
  ({ kind, abilities }) => kind === "leader" && !abilities.some((ability) => PASSIVE.has(ability)),
).map(({ id }) => id);

/** Of the leaders that were shown, those that were used; nobody can use one twice in a match. */
function leadersUsed(events: readonly GwentEvent[]): Readonly<Record<string, Part>> {
  const shown = events.flatMap((event) =>
    event.kind === "leadersShown" ? event.leaders.map(({ id }) => id) : [],
  );
  const used = events.flatMap((event) => (event.kind === "leaderUsed" ? [event.id] : []));
  const count = (ids: readonly string[], wanted: string) => ids.filter((id) => id === wanted).length;
  return Object.fromEntries(
    shown.filter((id) => USABLE.includes(id)).map((id) => [id, [count(used, id), count(shown, id)]]),
  );
}

const READY: ReadonlyMap<string, string> = new Map(READY_DECKS.map(({ id, deck }) => [keyOf(deck), id]));

/** The name of the ready deck that this is, if it is one. */
function readyName(deck: Deck): string | undefined {
  return READY.get(keyOf(deck));
}

function keyOf({ faction, leader, cards }: Deck): string {
  return JSON.stringify([faction, leader, Object.entries(inOrder(cards))]);
}
