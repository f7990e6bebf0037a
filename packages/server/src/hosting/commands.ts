import type { Actor, RoomCommand, RoomLook, RoomRefusal } from "@medallion/table";
import type { Visitor } from "../http/handler.ts";
import { type Disk, NO_ROOM_LEFT } from "../ops/disk.ts";
import { Buckets, siteOf } from "../people/rate-limit.ts";
import type { Broken, CommandOutcome, Resident } from "./resident.ts";
import type { Tables } from "./tables.ts";

export interface CommandsParts {
  /** Why a rated game between these would not count; `undefined` if it would. */
  unrated(people: readonly string[]): Promise<"guest" | "network" | "often" | undefined>;
  readonly tables: Pick<Tables, "known" | "come" | "makeRoomForBots">;
  readonly disk: Pick<Disk, "hasRoom">;
  /** How fast a person may talk. */
  readonly words: Buckets;
  /** How often an hour the people of one network may take and change seats at one table. */
  readonly arrangements: Buckets;
  /** Milliseconds that never jump. */
  steady(): number;
  /** A command came to an end, so many milliseconds after it was received. */
  acknowledged(kind: string, result: CommandResult, milliseconds: number): void;
}

/** Bots that somebody has play for them: each time all who look are told, and nobody needs it often. */
const STAND_INS_PER_MINUTE = 20;

export type CommandResult = "done" | "refused" | "failed";

type Refusal = RoomRefusal | Broken | { readonly code: string; readonly sentence: string };

/** Who gives a command, and the network they come from. */
export interface Giver {
  readonly visitor: Visitor;
  readonly network: string;
}

/** What became of a command that a person gave. */
export type Commanded = { readonly kind: "done"; readonly resident: Resident } | Refused;

interface Refused {
  readonly kind: "refused";
  readonly refusal: Refusal;
  readonly look: RoomLook | undefined;
}

/** What people do at tables, over sockets and over HTTP alike: one budget for their words, and every command counted. */
export class Commands {
  readonly #parts: CommandsParts;
  readonly #standIns: Buckets;

  constructor(parts: CommandsParts) {
    this.#parts = parts;
    this.#standIns = Buckets.perMinute(STAND_INS_PER_MINUTE, () => parts.steady());
  }

  async obey(giver: Giver, table: string, command: RoomCommand): Promise<Commanded> {
    const { tables, words } = this.#parts;
    const began = this.#parts.steady();
    const person = giver.visitor.person.id;
    let commanded: Commanded | undefined;
    try {
      const resident = tables.known(table, person) ?? (await tables.come(table, person));
      const isTalk = command.kind === "say" || command.kind === "sayPreset";
      if (resident === undefined) commanded = NO_TABLE;
      else if (isTalk && !words.take(person)) commanded = TOO_FAST;
      else if (command.kind === "standIn" && !this.#standIns.take(person)) commanded = TOO_FAST;
      // What room is left is for games that run.
      else if ((isTalk || command.kind === "sit") && !(await this.#parts.disk.hasRoom())) commanded = NO_ROOM;
      else commanded = said(resident, await this.#command(giver, resident, command));
      return commanded;
    } finally {
      this.#count(command, commanded, began);
    }
  }

  /** At a table that was found already. */
  async obeyAt(giver: Giver, resident: Resident, command: RoomCommand): Promise<Commanded> {
    const began = this.#parts.steady();
    let commanded: Commanded | undefined;
    try {
      commanded = said(resident, await this.#command(giver, resident, command));
      return commanded;
    } finally {
      this.#count(command, commanded, began);
    }
  }

  #command(
    { visitor, network }: Giver,
    resident: Resident,
    command: RoomCommand,
  ): Promise<CommandOutcome | Refused> {
    switch (command.kind) {
      case "sit":
        return this.#sit(visitor, network, resident, command);
      case "place":
        return this.#place(visitor, resident, command);
      default:
        return resident.command(actorOf(visitor), command);
    }
  }

  /** Whose network has changed seats there again and again has to wait; the host and who comes new never have to. */
  #maySitAgain({ person }: Visitor, network: string, { id, room }: Resident): boolean {
    if (room.stage !== "gathering" || person.id === room.owner || !room.hasArranged(person.id)) return true;
    return this.#parts.arrangements.take(`${siteOf(network)} ${id}`);
  }

  async #sit(
    visitor: Visitor,
    network: string,
    resident: Resident,
    command: RoomCommand,
  ): Promise<CommandOutcome | Refused> {
    if (!this.#maySitAgain(visitor, network, resident)) return TOO_OFTEN;
    return (await this.#unrated(visitor, resident)) ?? resident.command(actorOf(visitor), command);
  }

  /** Where a bot would be one too many, a game between bots that nobody watches makes room. */
  async #place(
    visitor: Visitor,
    resident: Resident,
    command: Extract<RoomCommand, { kind: "place" }>,
  ): Promise<CommandOutcome | Refused> {
    // What a bot plays with is drawn where its game counts, or hosts would choose what they beat.
    const { place } = command;
    if (place.kind === "bot" && place.pick !== undefined && resident.room.settings.rated) return DRAWN;
    const outcome = await resident.command(actorOf(visitor), command);
    const isBeyond = outcome.kind === "refused" && outcome.refusal.code === "too-many-bot-tables";
    return isBeyond && (await this.#parts.tables.makeRoomForBots(visitor.person.id))
      ? resident.command(actorOf(visitor), command)
      : outcome;
  }

  /** Nobody sits down to a rated game that could not count, and hears of it afterwards. */
  async #unrated({ person }: Visitor, { room }: Resident): Promise<Refused | undefined> {
    if (!room.settings.rated || room.seatsOf(person.id).length > 0) return undefined;
    const others = room.places.flatMap((place) => (place.kind === "person" ? [place.person] : []));
    const why = await this.#parts.unrated([person.id, ...others]);
    return why === undefined ? undefined : UNRATED[why];
  }

  /** Counts a command; nothing came of it if it failed. */
  #count({ kind }: RoomCommand, commanded: Commanded | undefined, began: number): void {
    const result = commanded === undefined ? "failed" : resultOf(commanded);
    this.#parts.acknowledged(kind, result, this.#parts.steady() - began);
  }
}

function said(resident: Resident, outcome: CommandOutcome | Refused): Commanded {
  return outcome.kind === "done" ? { kind: "done", resident } : outcome;
}

function resultOf(commanded: Commanded): CommandResult {
  if (commanded.kind === "done") return "done";
  const { code } = commanded.refusal;
  return code === "failed" || code === "store-failed" ? "failed" : "refused";
}

export function actorOf({ person }: Visitor): Exclude<Actor, "host"> {
  return { person: person.id, name: person.name, guest: person.kind === "guest" };
}

function refused(code: string, sentence: string): Refused {
  return { kind: "refused", refusal: { code, sentence }, look: undefined };
}

const NO_TABLE = refused("no-such-table", "Table not found. Ask for a new invite link.");
const TOO_FAST = refused("too-fast", "Slow down a little and try again.");
const TOO_OFTEN = refused("too-often", "Seats have changed too often from your network. Wait a while.");
const NO_ROOM = refused("no-room", NO_ROOM_LEFT);
const DRAWN = refused(
  "not-allowed",
  "In rated games bots draw what they play. Place the bot without a pick.",
);
const UNRATED = {
  guest: refused(
    "account-needed",
    "Rated games with other players need an account. Create one, or play at a table that isn’t rated.",
  ),
  network: refused(
    "same-network",
    "Someone at this table plays from your network, so it can’t be rated. Create a table that isn’t.",
  ),
  often: refused(
    "played-often",
    "You’ve played enough rated games with each other today. Create a table that isn’t rated.",
  ),
};
