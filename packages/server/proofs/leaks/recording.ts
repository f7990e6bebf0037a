import type { Seat } from "@medallion/kernel";
import type { ServerMessage } from "@medallion/protocol";
import type { LogEntry, Settings } from "@medallion/table";
import type { Way } from "../gathering.ts";

/** One message as it came over the socket. */
export interface Received {
  readonly text: string;
  readonly message: ServerMessage;
}

/** What only one person may ever read. */
export interface Secrets {
  readonly token: string;
  readonly session: string;
}

/** All that one viewer of a table received in one game. */
export interface Heard {
  readonly seat: Seat | null;
  readonly person: string;
  readonly received: readonly Received[];
}

/** One game as its viewers saw it, and as it was. */
export interface Recording {
  readonly way: Way;
  readonly table: string;
  readonly settings: Settings;
  readonly viewers: readonly Heard[];
  /** By person. */
  readonly secrets: ReadonlyMap<string, Secrets>;
  /** The table's log from the store: the truth. */
  readonly log: readonly LogEntry[];
}
