import type { Seat } from "@medallion/kernel";
import type { Table } from "@medallion/table";
import type { Terminal } from "../terminal/terminal.ts";
import type { Voice } from "../voice.ts";
import type { World } from "../world.ts";

/** One game at this terminal. */
export interface Session {
  readonly world: World;
  readonly terminal: Terminal;
  readonly table: Table;
  readonly voice: Voice;
  /** Where the game is kept, once it is or shall be. */
  savePath: string | undefined;
  /** Whose eyes the screen was last meant for. */
  shownTo: Seat | undefined;
  /** Per seat how many of its events were shown. */
  readonly shown: number[];
}

export function newSession(
  parts: Pick<Session, "world" | "terminal" | "table" | "voice" | "savePath">,
): Session {
  return { ...parts, shownTo: undefined, shown: [] };
}

/** The seats that people hold. */
export function people({ table }: Session): readonly Seat[] {
  return [...table.seats.keys()].filter((seat) => table.seats[seat]?.who === "person");
}
