import type { Connection } from "@medallion/protocol";
import type { ComponentType } from "react";
import type { OpenLink } from "../../hosts/link.ts";

/** Where a table is hosted, as far as the frame around it has to know. */
export interface Venue {
  readonly kind: "online" | "device";
  readonly table: string;
  readonly connection: Connection;
  readonly open: OpenLink;
  /** Who we are there. */
  readonly person: string | undefined;
  /** The link by which others come to this table. */
  readonly invitation: string | undefined;
  /** Where a finished game of this table is replayed and verified, with whose eyes. */
  replay(game: number, seat: number | null): string;
  /** The text of a game's save file; absent where it may not leave the host yet. */
  readonly record?: (game: number) => Promise<string>;
  /** What can be chosen on this device, as a dialog above the table. */
  readonly Settings: ComponentType<{ readonly onClose: () => void }>;
  /** Called with the seats that are ours after we sat down. */
  readonly onSeated?: (seats: readonly number[]) => void;
}
