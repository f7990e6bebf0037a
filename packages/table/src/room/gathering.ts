import { commitment, randomOf, type Seat } from "@medallion/kernel";
import { type Chair, chairOf, personOf, regathered } from "./chair.ts";
import type { Actor, RoomCommand } from "./command.ts";
import type { RoomCore } from "./core.ts";
import { lapse } from "./finishing.ts";
import { isBot } from "./leaving.ts";
import { begin } from "./moving.ts";
import { notAllowed, type Refused, readByGame, refuse } from "./refusal.ts";
import type { Place } from "./settings.ts";

type Person = Exclude<Actor, "host">;
type Sit = Extract<RoomCommand, { kind: "sit" }>;
type Placing = Extract<RoomCommand, { kind: "place" }>;

/** Takes a seat, or changes what one brings to it. What is not named stays as it was. */
export function sit(core: RoomCore, by: Person, command: Sit, now: number): Refused {
  if (core.stage !== "gathering") return refuse("not-gathering");
  const seat = command.seat ?? seatFor(core, by.person);
  if (seat === undefined) return refuse("seat-taken");
  const chair = core.data.chairs[seat];
  if (chair === undefined) return refuse("no-such-seat");
  const own = personOf(chair.place) === by.person;
  if (!own && chair.place.kind !== "open") return refuse("seat-taken");
  if (!own && core.data.settings.rated && seatsOf(core, by.person).length > 0)
    return notAllowed("You can’t have two seats in a rated game.");
  const tried = tryPick(core, seat, command.pick);
  if (tried.refusal !== undefined) return tried.refusal;
  core.setChair(seat, { pick: tried.pick ?? chair.pick, salt: command.salt ?? chair.salt });
  const place: Place = { kind: "person", person: by.person, name: by.name, guest: by.guest };
  if (!samePlace(chair.place, place)) core.setPlace(seat, place);
  setReady(core, seat, command.ready);
  return beginIfReady(core, now);
}

function samePlace(one: Place, other: Place): boolean {
  if (one.kind !== "person" || other.kind !== "person") return false;
  return one.person === other.person && one.name === other.name && one.guest === other.guest;
}

function seatFor(core: RoomCore, person: string): Seat | undefined {
  const open = core.data.chairs.findIndex(({ place }) => place.kind === "open");
  return seatsOf(core, person)[0] ?? (open < 0 ? undefined : open);
}

export function seatsOf(core: RoomCore, person: string): readonly Seat[] {
  return core.data.chairs.flatMap(({ place }, seat) => (personOf(place) === person ? [seat] : []));
}

interface Tried {
  readonly refusal?: Refused;
  /** The pick as the game says it: whatever was written around it is not kept. */
  readonly pick?: string | undefined;
}

/** Whether the game could be played with this pick beside those of the others. */
function tryPick(core: RoomCore, seat: Seat, pick: string | undefined): Tried {
  if (pick === undefined) return {};
  const { mode, seats, rules } = core.data.settings;
  const { lobby } = core.kit;
  const picks = core.data.chairs.map((chair, other) => (other === seat ? pick : chair.pick));
  let kept = pick;
  const refusal = readByGame(() => {
    const options = lobby.options({ mode, seats, picks, rules }, randomOf("trial"));
    kept = lobby.brought?.(options, seat) ?? pick;
  });
  return { refusal, pick: kept };
}

/** The command as logs keep it: with what its chair has of what it brought. */
export function asKept(core: RoomCore, by: Actor, command: RoomCommand): RoomCommand {
  const pickOf = (seat: Seat | undefined) => core.data.chairs[seat ?? -1]?.pick;
  if (command.kind === "sit" && command.pick !== undefined && by !== "host") {
    const pick = pickOf(command.seat ?? seatsOf(core, by.person)[0]) ?? command.pick;
    return { ...command, pick };
  }
  if (command.kind !== "place" || command.place.kind !== "bot" || command.place.pick === undefined)
    return command;
  return { ...command, place: { ...command.place, pick: pickOf(command.seat) ?? command.place.pick } };
}

function setReady(core: RoomCore, seat: Seat, ready: boolean): void {
  if (core.chair(seat).ready === ready) return;
  core.setChair(seat, { ready });
  core.tell({ kind: "readied", seat, ready });
}

/** The game begins as soon as every seat is taken and every person ready. */
export function beginIfReady(core: RoomCore, now: number): Refused {
  const all = core.data.chairs.every(({ place, ready }) => place.kind !== "open" && ready);
  return all ? begin(core, now) : undefined;
}

export function leave(core: RoomCore, seat: Seat): Refused {
  if (core.stage === "playing") return refuse("not-gathering");
  vacate(core, seat, { kind: "open" });
  return undefined;
}

function vacate(core: RoomCore, seat: Seat, place: Place, pick?: string): void {
  // Who proposed or was asked may be the one who leaves.
  if (core.chair(seat).place.kind === "person") lapse(core);
  const chair: Chair = { ...chairOf(place), pick, out: core.chair(seat).out };
  core.setChair(seat, chair);
  core.tell({ kind: "placed", seat, place });
}

/** The owner sets a bot into an open seat, or opens one. */
export function place(core: RoomCore, { seat, place: wish }: Placing, now: number): Refused {
  if (core.stage === "playing") return refuse("not-gathering");
  const { place: current } = core.chair(seat);
  if (wish.kind === "open") {
    if (current.kind === "open") return notAllowed("This seat is already open.");
    if (current.kind === "person" && core.stage !== "gathering") return refuse("seat-taken");
    if (current.kind === "person" && current.person !== core.data.owner)
      core.set({ putOut: [...(core.data.putOut ?? []), current.person] });
    vacate(core, seat, wish);
    return undefined;
  }
  if (current.kind === "person") return refuse("seat-taken");
  if (!isBot(wish.bot)) return refuse("unknown-bot");
  const tried = tryPick(core, seat, wish.pick);
  if (tried.refusal !== undefined) return tried.refusal;
  vacate(core, seat, { kind: "bot", bot: wish.bot, name: wish.bot }, tried.pick);
  return core.stage === "gathering" ? beginIfReady(core, now) : undefined;
}

/** The same people gather for the next game. */
export function regather(core: RoomCore, seed: string | undefined): void {
  if (seed === undefined) throw new Error("a rematch needs a seed");
  core.set({ heardBefore: core.data.heard, since: core.data.position });
  core.course = undefined;
  core.marks = core.noMarks();
  const chairs = core.data.chairs.map(regathered);
  const game = core.data.game + 1;
  const published = commitment(seed);
  core.set({
    seed,
    commitment: published,
    game,
    chairs,
    votes: [],
    takebacks: 0,
    began: [],
    putOut: undefined,
  });
  core.tell({ kind: "gathering", game, commitment: published });
}
