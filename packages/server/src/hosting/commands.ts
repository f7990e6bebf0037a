import type { Actor, RoomCommand, RoomLook, RoomRefusal } from "@medallion/table";
import type { Visitor } from "../http/handler.ts";
import { type Disk, NO_ROOM_LEFT } from "../ops/disk.ts";
import type { Buckets } from "../people/rate-limit.ts";
import type { Broken, CommandOutcome, Resident } from "./resident.ts";
import type { Tables } from "./tables.ts";

export interface CommandsParts {
  /** Why a rated game between these would not count; `undefined` if it would. */
  unrated(people: readonly string[]): Promise<"guest" | "network" | "often" | undefined>;
  readonly tables: Pick<Tables, "known" | "come" | "makeRoomForBots">;
  readonly disk: Pick<Disk, "hasRoom">;
  /** How fast a person may talk. */
  readonly words: Buckets;
  /** Milliseconds that never jump. */
  steady(): number;
  /** A command came to an end, so many milliseconds after it was received. */
  acknowledged(kind: string, result: CommandResult, milliseconds: number): void;
}

export type CommandResult = "done" | "refused" | "failed";

type Refusal = RoomRefusal | Broken | { readonly code: string; readonly sentence: string };

/** What became of a command that a person gave. */
export type Commanded =
  | { readonly kind: "done"; readonly resident: Resident }
  | { readonly kind: "refused"; readonly refusal: Refusal; readonly look: RoomLook | undefined };

/** What people do at tables, over sockets and over HTTP alike: one budget for their words, and every command counted. */
export class Commands {
  readonly #parts: CommandsParts;

  constructor(parts: CommandsParts) {
    this.#parts = parts;
  }

  obey(visitor: Visitor, table: string, command: RoomCommand): Promise<Commanded> {
    return this.#counted(command.kind, async () => {
      const { tables, words } = this.#parts;
      const person = visitor.person.id;
      const resident = tables.known(table, person) ?? (await tables.come(table, person));
      if (resident === undefined) return NO_TABLE;
      const isTalk = command.kind === "say" || command.kind === "sayPreset";
      if (isTalk && !words.take(person)) return TOO_FAST;
      // What room is left is for games that run.
      if ((isTalk || command.kind === "sit") && !(await this.#parts.disk.hasRoom())) return NO_ROOM;
      return this.#command(visitor, resident, command);
    });
  }

  /** At a table that was found already. */
  obeyAt(visitor: Visitor, resident: Resident, command: RoomCommand): Promise<Commanded> {
    return this.#counted(command.kind, () => this.#command(visitor, resident, command));
  }

  async #command(visitor: Visitor, resident: Resident, command: RoomCommand): Promise<Commanded> {
    const unrated = command.kind === "sit" ? await this.#unrated(visitor, resident) : undefined;
    if (unrated !== undefined) return unrated;
    const outcome = await resident.command(actorOf(visitor), command);
    const isBeyond = outcome.kind === "refused" && outcome.refusal.code === "too-many-bot-tables";
    return isBeyond && (await this.#parts.tables.makeRoomForBots(visitor.person.id))
      ? said(resident, await resident.command(actorOf(visitor), command))
      : said(resident, outcome);
  }

  /** Nobody sits down to a rated game that could not count, and hears of it afterwards. */
  async #unrated({ person }: Visitor, { room }: Resident): Promise<Commanded | undefined> {
    if (!room.settings.rated || room.seatsOf(person.id).length > 0) return undefined;
    const others = room.places.flatMap((place) => (place.kind === "person" ? [place.person] : []));
    const why = await this.#parts.unrated([person.id, ...others]);
    return why === undefined ? undefined : UNRATED[why];
  }

  async #counted(kind: string, work: () => Promise<Commanded>): Promise<Commanded> {
    const began = this.#parts.steady();
    let result: CommandResult = "failed";
    try {
      const commanded = await work();
      result = resultOf(commanded);
      return commanded;
    } finally {
      this.#parts.acknowledged(kind, result, this.#parts.steady() - began);
    }
  }
}

function said(resident: Resident, outcome: CommandOutcome): Commanded {
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

function refused(code: string, sentence: string): Commanded {
  return { kind: "refused", refusal: { code, sentence }, look: undefined };
}

const NO_TABLE = refused("no-such-table", "Table not found. Ask for a new invite link.");
const TOO_FAST = refused("too-fast", "Slow down a little and try again.");
const NO_ROOM = refused("no-room", NO_ROOM_LEFT);
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
