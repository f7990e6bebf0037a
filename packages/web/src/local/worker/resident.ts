import type { Kit, Seat } from "@medallion/kernel";
import type { WireRefusal } from "@medallion/protocol";
import type { Actor, Room, RoomCommand, RoomEvent, RoomLook } from "@medallion/table";
import { type Applied, apply } from "./applying.ts";
import { Audience, type Viewer } from "./audience.ts";
import { eventsSince, type LoadedTable, openTable } from "./load.ts";
import { Mailbox } from "./mailbox.ts";
import { BROKEN, GONE, NOT_YOURS, OUTDATED, refusalFor, UNWRITTEN, wire } from "./refusals.ts";
import { actorOf } from "./seating.ts";
import type { Store } from "./store.ts";
import { appendOf } from "./writing.ts";

/** What became of a command. `done` means written and told to everybody. */
export type CommandOutcome = { readonly kind: "done" } | Refused;

interface Refused {
  readonly kind: "refused";
  readonly refusal: WireRefusal;
  /** What the seat may know now. */
  readonly look?: RoomLook;
}

/** What a table needs of its host. */
export interface Host {
  readonly store: Store;
  kitOf(game: string): Promise<Kit>;
  now(): number;
  freshSeed(): string;
  /** We have written to the table. */
  wrote(table: string): void;
  /** The table has moved on, by us or by another tab. */
  changed(table: string): void;
}

/** Milliseconds that a table may be closed without a word about it. */
const NAP = 2000;
/** How often a command is tried again after another tab wrote first. */
const MOST_TRIES = 20;

/** One table in memory. Everything that touches it waits in one mailbox, so nobody ever sees what is not written. */
export class Resident {
  readonly id: string;
  readonly audience: Audience;
  readonly #host: Host;
  readonly #mailbox = new Mailbox();
  #loaded: LoadedTable;
  /** The room may have what the store has not, or the other way round: it is read anew before anything else. */
  #doubted = false;

  constructor(loaded: LoadedTable, host: Host) {
    this.id = loaded.row.id;
    this.audience = new Audience(this.id);
    this.#loaded = loaded;
    this.#host = host;
  }

  get room(): Room {
    return this.#loaded.room;
  }

  get busy(): boolean {
    return this.#mailbox.busy;
  }

  /** Resolves when all that waits now is done. */
  settled(): Promise<void> {
    return this.#mailbox.run(async () => {});
  }

  /** Decides, writes and tells, in this order. Unless somebody is named, whoever has the seat gives the command. */
  command(command: RoomCommand, by?: Actor, at?: number): Promise<CommandOutcome> {
    return this.#mailbox.run(async () => {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const trouble = await this.#makeSure();
        if (trouble !== undefined) return refused(trouble);
        const outcome = await this.#attempt(command, by ?? actorOf(this.room, command), at);
        if (outcome !== "conflict") return outcome;
      }
      return refused(UNWRITTEN);
    });
  }

  /** Lets a viewer in, with the events of its own counter that it has not heard. */
  admit(viewer: Viewer, since: number | "game", request: number): Promise<WireRefusal | undefined> {
    return this.#mailbox.run(async () => {
      const trouble = await this.#makeSure();
      if (trouble !== undefined) return trouble;
      const { seat } = viewer;
      if (seat !== null && this.room.places[seat]?.kind !== "person") return NOT_YOURS;
      const from = since === "game" ? this.room.heardBeforeGame(seat) : since;
      this.audience.admit(viewer, this.room, request, await this.#missed(seat, from));
      return undefined;
    });
  }

  /** Takes over what another tab wrote. */
  catchUp(): Promise<void> {
    return this.#mailbox.run(async () => {
      try {
        if (!this.#doubted) await this.#readOn();
      } catch {
        this.#doubted = true;
      }
      await this.#makeSure();
    });
  }

  /**
   * Nobody's time runs while a table is closed: from its last entry until now it counts as paused. For the first tab
   * that opens it.
   */
  async wake(): Promise<void> {
    const { settings, stage, paused, places } = this.room;
    if (settings.clock.kind !== "move" && settings.clock.kind !== "bank") return;
    const seat = places.findIndex((place) => place.kind === "person" && place.standIn === undefined);
    if (stage !== "playing" || paused || seat < 0) return;
    const slept = this.#loaded.row.updated;
    if (this.#host.now() - slept < NAP) return;
    const outcome = await this.command({ kind: "propose", seat, what: "pause" }, undefined, slept);
    if (outcome.kind === "done") await this.command({ kind: "resume", seat });
  }

  async #attempt(
    command: RoomCommand,
    by: Actor,
    at = this.#host.now(),
  ): Promise<CommandOutcome | "conflict"> {
    const applied = apply(this.room, { by, command }, at, () => this.#host.freshSeed());
    switch (applied.kind) {
      case "failed":
        return refused(BROKEN);
      case "refused":
        return { ...refused(wire(applied.refusal)), ...this.#lookFor(command) };
      case "applied":
        return this.#write(applied);
    }
  }

  async #write(applied: Applied): Promise<CommandOutcome | "conflict"> {
    // Whatever fails from here on, the room is ahead of the store until this is written.
    this.#doubted = true;
    const { room, row } = this.#loaded;
    const base = applied.base ?? this.#loaded.base;
    try {
      const append = appendOf(room, { ...row, updated: this.#host.now() }, applied, base);
      switch (await this.#host.store.append(append)) {
        case "conflict":
          return "conflict";
        case "gone":
          return refused(this.#sendAway(GONE));
        case "outdated":
          return refused(this.#sendAway(OUTDATED));
        case "done":
          this.#doubted = false;
          this.#loaded = { room, row: append.row, base };
      }
    } catch (error) {
      return refused(refusalFor(error));
    }
    this.audience.tell(room, applied.news);
    this.#host.wrote(this.id);
    this.#host.changed(this.id);
    return { kind: "done" };
  }

  async #readOn(): Promise<void> {
    const { store } = this.#host;
    const { room } = this;
    const kept = await store.find(this.id);
    if (kept === undefined || kept.row.rulesVersion !== room.kit.game.rulesVersion) {
      this.#doubted = true;
      return;
    }
    const missing = kept.row.position - room.position;
    if (missing <= 0) return;
    for (const entry of (await store.entries(this.id, room.position)).slice(0, missing))
      this.audience.tell(room, room.follow(entry));
    this.#loaded = { room, row: kept.row, base: kept.base };
    this.#host.changed(this.id);
  }

  /** Reads a doubted table anew; says why if that cannot be done. */
  async #makeSure(): Promise<WireRefusal | undefined> {
    if (!this.#doubted) return undefined;
    try {
      await this.#rebuild();
      return undefined;
    } catch (error) {
      const refusal = refusalFor(error);
      return refusal === UNWRITTEN ? refusal : this.#sendAway(refusal);
    }
  }

  /** Forgets what was decided but not written, and takes over what others wrote instead. */
  async #rebuild(): Promise<void> {
    const { store } = this.#host;
    this.#loaded = await openTable(this.id, store, (game) => this.#host.kitOf(game));
    await this.audience.resume(this.room, (seat, from) => this.#missed(seat, from));
    this.#doubted = false;
    this.#host.changed(this.id);
  }

  #missed(seat: Seat | null, from: number): Promise<readonly RoomEvent[]> {
    return eventsSince(this.#loaded, seat, from, this.#host.store);
  }

  #sendAway(refusal: WireRefusal): WireRefusal {
    this.audience.sendAway(refusal.code, refusal.sentence);
    this.#host.changed(this.id);
    return refusal;
  }

  #lookFor(command: RoomCommand): { readonly look?: RoomLook } {
    const seat = "seat" in command ? command.seat : undefined;
    const mine = seat !== undefined && this.room.places[seat]?.kind === "person";
    return mine ? { look: this.room.look(seat) } : {};
  }
}

function refused(refusal: WireRefusal): Refused {
  return { kind: "refused", refusal };
}
