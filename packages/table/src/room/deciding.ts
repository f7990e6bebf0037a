import { personOf } from "./chair.ts";
import { callOff, close } from "./closing.ts";
import type { Actor, RoomCommand } from "./command.ts";
import type { RoomCore } from "./core.ts";
import { leave, place, sit } from "./gathering.ts";
import { resign, standIn, takeOver } from "./leaving.ts";
import { move } from "./moving.ts";
import { back, gone, tick } from "./presence.ts";
import { propose, reply, resume, withdraw } from "./proposing.ts";
import { notAllowed, type Refused, refuse } from "./refusal.ts";
import { say, sayPreset, setChat } from "./talking.ts";
import { vote } from "./voting.ts";

/** A command with all that decides about it. */
export interface Wish {
  readonly by: Actor;
  readonly command: RoomCommand;
  readonly now: number;
  readonly seed: string | undefined;
}

/** Carries a command out if the actor may; otherwise says why not, and the caller rolls back. */
export function decide(core: RoomCore, { by, command, now, seed }: Wish): Refused {
  if ("seat" in command && command.seat !== undefined && core.data.chairs[command.seat] === undefined)
    return refuse("no-such-seat");
  if (core.data.closed !== undefined) return refuse("closed");
  switch (command.kind) {
    case "bot":
    case "gone":
    case "back":
    case "close":
    case "callOff":
    case "tick":
      return by === "host" ? ofHost(core, command, now) : refuse("host-only");
    case "place":
      return isOwner(core, by) ? place(core, command, now) : refuse("not-owner");
    case "chat":
      return isOwner(core, by) ? setChat(core, command.open) : refuse("not-owner");
    case "sit":
      return by === "host" ? refuse("not-your-seat") : sit(core, by, command, now);
    case "say":
      return by === "host" ? refuse("not-at-table") : say(core, by, command.text);
    case "sayPreset":
      return by === "host" ? refuse("not-at-table") : sayPreset(core, by, command.preset);
    default:
      return holds(core, by, command.seat) ? ofSeat(core, command, now, seed) : refuse("not-your-seat");
  }
}

function isOwner(core: RoomCore, by: Actor): boolean {
  return by === "host" || by.person === core.data.owner;
}

function holds(core: RoomCore, by: Actor, seat: number): boolean {
  return by !== "host" && personOf(core.chair(seat).place) === by.person;
}

type OfHost = Extract<RoomCommand, { kind: "bot" | "gone" | "back" | "close" | "callOff" | "tick" }>;

function ofHost(core: RoomCore, command: OfHost, now: number): Refused {
  switch (command.kind) {
    case "gone":
      return gone(core, command.seat, now);
    case "back":
      return back(core, command.seat, now);
    case "close":
      return close(core, command.reason, now);
    case "callOff":
      return notRunning(core) ?? callOff(core, now);
    case "tick":
      return tick(core, now);
    case "bot": {
      const { seat, question, choice } = command;
      const refusal = notRunning(core) ?? (core.paused ? refuse("paused") : undefined);
      if (refusal !== undefined) return refusal;
      if (!core.isPlayedByBot(seat)) return notAllowed("A player has this seat.");
      return move(core, { kind: "choice", seat, question, choice }, now);
    }
  }
}

type OfSeat = Exclude<RoomCommand, OfHost | { kind: "place" | "chat" | "sit" | "say" | "sayPreset" }>;

function ofSeat(core: RoomCore, command: OfSeat, now: number, seed: string | undefined): Refused {
  const { seat } = command;
  switch (command.kind) {
    case "leave":
      return leave(core, seat);
    case "propose":
      return propose(core, { seat, what: command.what, seed, now });
    case "reply":
      return reply(core, { seat, yes: command.yes, seed, now });
    case "withdraw":
      return withdraw(core, seat);
    case "answer":
      return notRunning(core) ?? answer(core, command, now);
    case "resign":
      return notRunning(core) ?? resign(core, seat, now);
    case "standIn":
      return notRunning(core) ?? standIn(core, seat, command.bot, now);
    case "takeOver":
      return notRunning(core) ?? takeOver(core, seat, now);
    case "resume":
      return notRunning(core) ?? resume(core, now);
    case "vote":
      return notRunning(core) ?? vote(core, { about: command.about, seat, verdict: command.verdict }, now);
  }
}

function notRunning(core: RoomCore): Refused {
  switch (core.stage) {
    case "gathering":
      return refuse("not-playing");
    case "over":
      return refuse("game-over");
    case "playing":
      return undefined;
  }
}

function answer(core: RoomCore, command: Extract<RoomCommand, { kind: "answer" }>, now: number): Refused {
  const { seat, question, choice } = command;
  if (core.paused) return refuse("paused");
  if (core.isPlayedByBot(seat)) return notAllowed("A bot is playing for you. Take over first.");
  if (question !== "offer" && core.chair(seat).missed > 0) core.setChair(seat, { missed: 0 });
  return move(
    core,
    question === "offer" ? { kind: "offer", seat, choice } : { kind: "choice", seat, question, choice },
    now,
  );
}
