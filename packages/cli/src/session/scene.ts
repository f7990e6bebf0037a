import type { Kit, Seat } from "@medallion/kernel";
import type { Look, RoomEvent, TableEvent } from "@medallion/table";
import type { Terminal } from "../terminal/terminal.ts";
import type { Voice } from "../voice.ts";
import type { Steps } from "./steps.ts";

/** What a table tells, be it one of this terminal or one on a server. */
export type Heard = TableEvent | RoomEvent;

/** A game as the screens need it: a table of this terminal, or one on a server. */
export interface Watched {
  readonly kit: Kit;
  look(viewer: Seat | null): Look;
}

/** A game that is shown at a terminal. */
export interface Scene {
  readonly terminal: Terminal;
  readonly voice: Voice;
  readonly table: Watched;
  /** Everything a viewer has heard, without what was taken back. */
  log(viewer: Seat | null): readonly Heard[];
  /** What was named of a choice that is put together: asked for part by part where somebody sits at the keyboard. */
  readonly steps: Steps;
  /** Whether several people share the terminal: then questions name who is asked. */
  isShared(): boolean;
}
