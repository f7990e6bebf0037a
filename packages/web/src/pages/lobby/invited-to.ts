import { parseInvite } from "@medallion/protocol";

export type Invited =
  | { readonly kind: "table"; readonly table: string }
  | { readonly kind: "unreadable" }
  /** A table of another server: its own pages lead there. */
  | { readonly kind: "elsewhere" };

/** The table that a link or a bare code names. */
export function invitedTo(written: string, origin: string): Invited {
  const text = written.trim();
  const invite = parseInvite(text);
  if (invite !== undefined)
    return invite.origin === origin ? { kind: "table", table: invite.table } : { kind: "elsewhere" };
  return /^[A-Za-z0-9_-]{10,64}$/.test(text) ? { kind: "table", table: text } : { kind: "unreadable" };
}
