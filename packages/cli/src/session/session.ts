import type { Seat } from "@medallion/kernel";
import { standing, type Table } from "@medallion/table";
import type { World } from "../world.ts";
import { Guests } from "./guests.ts";
import type { Scene } from "./scene.ts";
import { Steps } from "./steps.ts";

/** One game of this terminal. */
export interface Session extends Scene {
  readonly world: World;
  readonly table: Table;
  /** Where the game is kept, once it is or shall be. */
  savePath: string | undefined;
  /** Whose eyes the screen was last meant for. */
  shownTo: Seat | undefined;
  /** Per seat how many of its events were shown. */
  readonly shown: number[];
  /** The programs that hold seats. */
  readonly guests: Guests;
}

export function newSession(
  parts: Pick<Session, "world" | "terminal" | "table" | "voice" | "savePath">,
  command?: string,
): Session {
  const { table } = parts;
  const session: Session = {
    ...parts,
    shownTo: undefined,
    shown: [],
    guests: new Guests(table, command),
    steps: new Steps(),
    log: (viewer) => standing(table.events(viewer)),
    isShared: () => people(session).length > 1,
  };
  return session;
}

/** The seats that people hold. */
export function people({ table }: Session): readonly Seat[] {
  return [...table.seats.keys()].filter((seat) => table.seats[seat]?.who === "person");
}
