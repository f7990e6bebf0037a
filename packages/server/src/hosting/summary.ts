import { type Finished, type News, type Place, type Room, seatResults } from "@medallion/table";
import { botPerson } from "../ratings/bot-person.ts";
import { freshCode } from "../store/code.ts";
import type { FinishedGame, Summary } from "../store/store.ts";
import { isPlayedByPeople } from "./allowance.ts";
import type { Shifts } from "./shifts.ts";

/** What lists show of a room. */
export function summaryOf(room: Room, at: number): Summary {
  const { settings, places, owner } = room;
  // What was closed is over, however far it had come: no list offers it.
  const stage = room.closed === undefined ? room.stage : "over";
  const owing = room.owing();
  const bots = !room.paused && owing.some((seat) => isPlayedByBot(places[seat]));
  // Where bots are alone nothing is due: they go on when somebody comes to watch.
  const due = !isPlayedByPeople(room) ? undefined : bots ? at : room.due();
  return {
    game: settings.game,
    mode: settings.mode,
    stage,
    open: settings.open,
    rated: settings.rated,
    seats: settings.seats,
    free: places.filter(({ kind }) => kind === "open").length,
    owner,
    card: cardOf(room, places),
    due,
    sitting: sittingOf(places, owing),
  };
}

type Card = Pick<Room, "settings" | "places" | "owner">;

/** What was last shown of each room: the same object while nothing of it changes, so that it is written once. */
const cards = new WeakMap<Room, Card>();

function cardOf(room: Room, places: Room["places"]): Card {
  const { settings, owner } = room;
  const known = cards.get(room);
  const same =
    known?.settings === settings &&
    known.owner === owner &&
    known.places.length === places.length &&
    places.every((place, seat) => place === known.places[seat]);
  if (known !== undefined && same) return known;
  const card = { settings, places, owner };
  cards.set(room, card);
  return card;
}

function isPlayedByBot(place: Place | undefined): boolean {
  return place?.kind === "bot" || (place?.kind === "person" && place.standIn !== undefined);
}

/** Everybody once: it is the turn of whoever owes an answer from any of their seats. */
function sittingOf(places: readonly Place[], owing: readonly number[]): Summary["sitting"] {
  const sitting: { readonly person: string; turn: boolean }[] = [];
  places.forEach((place, seat) => {
    if (place.kind !== "person") return;
    const { person } = place;
    const turn = owing.includes(seat) && !isPlayedByBot(place);
    const known = sitting.find((one) => one.person === person);
    if (known === undefined) sitting.push({ person, turn });
    else known.turn ||= turn;
  });
  return sitting;
}

/** Whether nobody, spectators included, was left out since the counters stood so: only then may those who watch lists notice it. */
export function heardByAll({ counters }: Room, before: readonly number[]): boolean {
  return counters.every((count, viewer) => count > (before[viewer] ?? 0));
}

export function hasFinished(news: readonly News[]): boolean {
  return news.some(({ kind }) => kind === "finished");
}

/** The games that ended with this news, as they are kept; their records are written in shifts. */
export async function finishedIn(
  news: readonly News[],
  { settings }: Room,
  shifts: Shifts,
): Promise<readonly FinishedGame[]> {
  const games: FinishedGame[] = [];
  for (const one of news)
    if (one.kind === "finished")
      games.push(finishedGame(one.game, await shifts.work(one.game.saving()), settings));
  return games;
}

function finishedGame(
  finished: Finished,
  record: string,
  { game, mode, open, rated }: Room["settings"],
): FinishedGame {
  const { standings } = finished.ending.outcome;
  const results = seatResults(finished);
  return {
    number: finished.number,
    game,
    mode,
    open,
    code: freshCode(),
    rated: rated && finished.takebacks === 0 && standings.length > 0,
    record,
    commitment: finished.record.commitment,
    by: finished.ending.by,
    players: finished.places.flatMap((place, seat) => {
      if (place.kind === "open") return [];
      const person = place.kind === "bot" ? botPerson(place.bot).id : place.person;
      const { place: reached, result, score, with: brought } = results[seat] ?? {};
      const moves = movesOf(finished, seat);
      return [{ seat, person, name: place.name, place: reached, result, score, with: brought, moves }];
    }),
  };
}

/** What a seat chose itself: neither a clock nor a bot that stood in did. */
function movesOf({ record }: Finished, seat: number): number {
  let own = true;
  let moves = 0;
  for (const { history } of record.segments)
    for (const entry of history) {
      if (!("seat" in entry) || entry.seat !== seat) continue;
      if (entry.kind === "seat") own = entry.holder.who === "person";
      else if (own && (entry.kind === "choice" || entry.kind === "offer")) moves++;
    }
  return moves;
}
