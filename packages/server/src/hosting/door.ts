import { invitePath } from "@medallion/protocol";
import type { Room } from "@medallion/table";
import type { GameRow, TableRow } from "../store/store.ts";

/**
 * Who may come to a table, and by which name. Whoever names its invitation may. By its id, which anybody may read, only
 * those may who sit there and its owner, and everybody if the lobby lists such tables. To all others there is no table.
 */
export function mayCome(row: TableRow & { readonly belongs: boolean }, name: string): boolean {
  return row.invitation === name || row.open || row.belongs;
}

/** The same of a table in memory; false may only mean that the store knows better. */
export function mayEnter(
  { invitation, room }: { readonly invitation: string; readonly room: Room },
  name: string,
  person: string | undefined,
): boolean {
  if (invitation === name || room.settings.open) return true;
  return person !== undefined && (room.owner === person || room.seatsOf(person).length > 0);
}

/** A link by which others may come: only that of a private table lets in who could not come before. */
export function linkOf(
  origin: string,
  { id, invitation, open }: Pick<TableRow, "id" | "invitation" | "open">,
): string {
  return `${origin}${invitePath(open ? id : invitation)}`;
}

/** Who may see a finished game: anybody an open one, others whoever played it or was sent its code. */
export function maySee({ open, code, players }: GameRow, name: string, person: string | undefined): boolean {
  return open || code === name || players.some((player) => player.person === person);
}

/** What names a finished game to whoever is to see it. */
export function replayName({ open, table, code }: Pick<GameRow, "open" | "table" | "code">): string {
  return open ? table : code;
}
