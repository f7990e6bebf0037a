import { InputError, type Kit, randomOf, type Seat } from "@medallion/kernel";
import {
  type Actor,
  type LogEntry,
  type Place,
  Room,
  type RoomCommand,
  type Settings,
} from "@medallion/table";
import type { LocalSeat, LocalWish } from "../local-tables.ts";

/** A command with who gives it. */
export interface Order {
  readonly by: Actor;
  readonly command: RoomCommand;
}

/** A table of one device: nothing is rated, nobody else can find it, every choice may be taken back. */
function homely(settings: Settings): Settings {
  return {
    ...settings,
    rated: false,
    open: false,
    takebacks: "free",
    spectators: { kind: "delayed", seconds: 0 },
  };
}

function person(seat: Seat, name: string): Actor {
  return { person: `local-${seat}`, name, guest: true };
}

/** The log that founds a table and seats everybody, and its room; throws `InputError` with the game's messages. */
export function founded(
  kit: Kit,
  { settings, seats: wished, from }: LocalWish,
  at: number,
  fresh: string,
): { readonly room: Room; readonly entries: readonly LogEntry[] } {
  const seed = from?.seed ?? fresh;
  const seats = withPicks(kit, settings, wished, seed);
  const places = seats.map((seat): Place => {
    // A bot that brings something is seated by the owner, since a founding names no picks.
    return seat.kind === "bot" && seat.pick === undefined
      ? { kind: "bot", bot: seat.bot, name: seat.bot }
      : { kind: "open" };
  });
  const first = seats.findIndex(({ kind }) => kind === "person");
  const owner = seats[first];
  const by = owner?.kind === "person" ? person(first, owner.name) : "host";
  const founding = {
    kind: "found",
    settings: homely(settings),
    places,
    ...(from !== undefined && { from }),
  } as const;
  const entry: LogEntry = { at, by, command: founding, seed };
  const room = Room.found([kit], entry);
  const entries = seats.flatMap((seat, index) => {
    const order = seatingOf(seat, index);
    return order === undefined ? [] : [carriedOut(room, order, at)];
  });
  return { room, entries: [entry, ...entries] };
}

/**
 * What is left to chance is drawn once for the table and not for every game of it: whoever plays again has the same
 * decks. What fits beside the others' the game decides; where nothing of its list does, it stays open.
 */
function withPicks(
  kit: Kit,
  { mode, seats: count, rules }: Settings,
  seats: readonly LocalSeat[],
  seed: string,
): readonly LocalSeat[] {
  const random = randomOf(`${seed}/picks`);
  const picks = seats.map(({ pick }) => pick);
  for (const seat of seats.keys()) {
    const offered = picks[seat] === undefined ? kit.lobby.picks(mode).map(({ id }) => id) : [];
    for (let left = offered.length; left > 0 && picks[seat] === undefined; left--) {
      const [drawn] = offered.splice(random.below(left), 1);
      const tried = picks.with(seat, drawn);
      if (fits(() => kit.lobby.options({ mode, seats: count, picks: tried, rules }, randomOf("trial"))))
        picks[seat] = drawn;
    }
  }
  return seats.map((seat, place) => {
    const pick = picks[place];
    return pick === undefined ? seat : { ...seat, pick };
  });
}

function fits(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch (error) {
    if (error instanceof InputError) return false;
    throw error;
  }
}

function seatingOf(wish: LocalSeat, seat: Seat): Order | undefined {
  const pick = wish.pick === undefined ? {} : { pick: wish.pick };
  if (wish.kind === "person")
    return { by: person(seat, wish.name), command: { kind: "sit", seat, ready: true, ...pick } };
  if (wish.pick === undefined) return undefined;
  return { by: "host", command: { kind: "place", seat, place: { kind: "bot", bot: wish.bot, ...pick } } };
}

function carriedOut(room: Room, { by, command }: Order, at: number): LogEntry {
  const reply = room.command(by, command, at);
  if (reply.kind === "failed") throw reply.error;
  if (reply.kind === "done") return reply.entry;
  const { code, sentence, path, messages } = reply.refusal;
  throw new InputError(code, sentence, path, messages);
}

/** Who gives this command at a table where everybody sits at the same device: whoever has the seat it names. */
export function actorOf(room: Room, command: RoomCommand): Actor {
  const named = "seat" in command ? command.seat : undefined;
  const owned = command.kind === "place" || command.kind === "chat";
  const seat = named === undefined || owned ? room.places.findIndex(({ kind }) => kind === "person") : named;
  const place = room.places[seat];
  if (place?.kind !== "person") return person(seat, "");
  return { person: place.person, name: place.name, guest: place.guest };
}

/**
 * What follows by itself at such a table: whoever proposes something has asked the others, and for the next game
 * everybody is ready.
 */
export function agreed(room: Room, { kind }: RoomCommand): Order | undefined {
  if (kind === "propose" || kind === "reply") {
    const { proposal } = room.look(null);
    const asked = room.places.findIndex(
      (place, seat) =>
        place.kind === "person" && place.standIn === undefined && !proposal?.yes.includes(seat),
    );
    if (proposal !== undefined && asked >= 0) return ordered(room, { kind: "reply", seat: asked, yes: true });
  }
  if (room.stage !== "gathering" || room.places.some((place) => place.kind === "open")) return undefined;
  const unready = room.ready.indexOf(false);
  return unready < 0 ? undefined : ordered(room, { kind: "sit", seat: unready, ready: true });
}

function ordered(room: Room, command: RoomCommand): Order {
  return { by: actorOf(room, command), command };
}

/** The seats of people that owe an answer which no bot gives for them. */
export function turnOf(room: Room): readonly Seat[] {
  if (room.stage !== "playing") return [];
  return room.owing().filter((seat) => {
    const place = room.places[seat];
    return place?.kind === "person" && place.standIn === undefined;
  });
}
