import type { Seat } from "@medallion/kernel";
import type { Outcome, TableListener } from "@medallion/protocol";
import type { PersonCommand, RoomLook } from "@medallion/table";

/**
 * One table as one viewer follows it. `TableLink` of the protocol is one, be the host a server or this device's
 * worker; a replay and a lesson bring their own.
 */
export interface Link {
  readonly seat: Seat | null;
  readonly look: RoomLook | undefined;
  command(command: PersonCommand): Promise<Outcome>;
  detach(): void;
}

/** Begins to follow a table as `seat`, or as a spectator. */
export type OpenLink = (seat: Seat | null, listener: TableListener) => Link;
