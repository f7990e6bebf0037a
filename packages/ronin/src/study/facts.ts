import type { Facts, Part, SeatFacts } from "@medallion/fittings";
import { perGame } from "@medallion/fittings";
import { at, type Seat, type Told } from "@medallion/kernel";
import { boxOf, LAST_XP } from "../box.ts";
import { ALL_CARDS, CHARACTERS } from "../data/index.ts";
import type { RoninEvent } from "../events.ts";
import { boardOf } from "../rules/circle.ts";
import { SOLO_TARGET } from "../rules/final.ts";
import { playerOf, type State, VP_SOURCES } from "../state.ts";
import { type Watched, watchAbilities } from "./abilities.ts";

/** Where a seat's victory points come from, and the sources of the rules that make each up (facts N2). */
export const SOURCES = {
  chapters: ["start", "chapter1", "chapter2", "chapter3"],
  gold: ["gold"],
  alliance: ["alliance"],
  quest: ["quest"],
} as const;
export type SourceId = keyof typeof SOURCES;

/** One finished game from what was told in it and its last state. */
export function facts(told: readonly Told<RoninEvent>[], state: State): Facts {
  const events = told.map(({ event }) => event);
  const watched = watchAbilities(events);
  const cards = playedCards(events);
  return {
    seats: Array.from({ length: state.options.humans }, (_, seat) =>
      seatFacts(state, seat, { events, watched, cards: cards[seat] ?? [] }),
    ),
    uses: {
      card: perGame(cards.flat().filter((id) => !STARTING.has(id))),
      starting: perGame(cards.flat().filter((id) => STARTING.has(id))),
      position: perGame(positions(events)),
      ability: abilityUses(watched),
    },
    parts: {
      leftRight: counts(state),
      pairs: [count(events, "teaPassed"), state.sides.filter((side) => side >= 0).length],
      abilityTaken: [count(events, "abilityCardTaken"), abilityOffers(events)],
    },
  };
}

const STARTING: ReadonlySet<string> = new Set(
  ALL_CARDS.filter(({ owner }) => owner !== undefined).map(({ id }) => id),
);

interface Seen {
  readonly events: readonly RoninEvent[];
  readonly watched: readonly Watched[];
  readonly cards: readonly string[];
}

function seatFacts(state: State, seat: Seat, { events, watched, cards }: Seen): SeatFacts {
  const { character, vp, xp } = playerOf(state, seat);
  const start = events.find((event) => event.kind === "initiativeSet")?.seats ?? [];
  const humans = start.filter((player) => player < state.options.humans);
  const own = watched.filter((one) => one.seat === seat && one.own);
  const early = (slot: number, mark: Watched["marks"][number]): number =>
    own.some((one) => one.slot === slot && one.marks.includes(mark)) ? 1 : 0;
  return {
    score: vp,
    traits: {
      character: [at(CHARACTERS, character)],
      place: [String(humans.indexOf(seat) + 1)],
      chapterCard: [at(boxOf(state).chapters, state.chapterCard).id],
      players: [String(state.options.humans)],
      side: [state.options.rules.allianceSide],
      card: cards.filter((id) => !STARTING.has(id)),
    },
    numbers: {
      ...sources(state, seat),
      ...tracks(state, seat),
      ...margin(state, seat),
      won: vp >= SOLO_TARGET ? 1 : 0,
      gilded: xp === LAST_XP ? 1 : 0,
      ability2: early(2, "chapter 2"),
      ability3: early(3, "chapter 3"),
      ability4: early(4, "last play"),
    },
  };
}

function sources(state: State, seat: Seat): Readonly<Record<string, number>> {
  const { vpFrom } = playerOf(state, seat);
  return Object.fromEntries(
    Object.entries(SOURCES).map(([id, parts]) => [
      id,
      parts.reduce((sum, part) => sum + at(vpFrom, VP_SOURCES.indexOf(part)), 0),
    ]),
  );
}

/** The lower of the two tracks, and whether one of them has come to its end. */
function tracks(state: State, seat: Seat): Readonly<Record<string, number>> {
  const boards = (["left", "right"] as const).map((side) => boardOf(state, seat, side));
  const spaces = boards.map((board) => at(state.markers, board));
  const tops = boards.map((board) => at(boxOf(state).sides, at(state.sides, board)).top);
  return {
    lowerTrack: Math.min(...spaces),
    topped: spaces.some((space, i) => space === tops[i]) ? 1 : 0,
  };
}

/** By how much the winner is ahead; nobody else has such a number. */
function margin(state: State, seat: Seat): Readonly<Record<string, number>> {
  const [first, second] = state.ranking ?? [];
  if (seat !== first || second === undefined) return {};
  return { margin: playerOf(state, first).vp - playerOf(state, second).vp };
}

/** All left symbols that were scored against all right ones. */
function counts(state: State): Part {
  const all = state.scored.flat();
  return [all.reduce((sum, [left]) => sum + left, 0), all.reduce((sum, [, right]) => sum + right, 0)];
}

/** By seat: the cards that its people played, not those of an Automa. */
function playedCards(events: readonly RoninEvent[]): readonly string[][] {
  const cards: string[][] = [];
  const add = (seat: Seat, ids: readonly string[]): void => {
    cards[seat] = [...(cards[seat] ?? []), ...ids];
  };
  for (const event of events)
    if (event.kind === "cardsRevealed") add(event.seat, event.cards);
    else if (event.kind === "extraCardPlayed") add(event.seat, [event.card]);
  return cards;
}

function positions(events: readonly RoninEvent[]): readonly string[] {
  return events.flatMap((event) =>
    event.kind === "pairTaken" ? [`row-${event.row}`] : event.kind === "deckSpotTaken" ? ["deck"] : [],
  );
}

function abilityUses(watched: readonly Watched[]): Readonly<Record<string, Part>> {
  const chances = watched.filter(({ chance }) => chance);
  return Object.fromEntries(
    [...new Set(chances.map(({ ability }) => ability))].map((id) => {
      const same = chances.filter(({ ability }) => ability === id);
      return [id, [same.filter(({ used }) => used).length, same.length]];
    }),
  );
}

function abilityOffers(events: readonly RoninEvent[]): number {
  return events.filter((event) => event.kind === "bonusReached" && event.bonus.k === "abilityOrXp").length;
}

function count(events: readonly RoninEvent[], kind: RoninEvent["kind"]): number {
  return events.filter((event) => event.kind === kind).length;
}
