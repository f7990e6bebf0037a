import { renderUnicodeCompact } from "uqr";
import type { Terminal } from "../terminal/terminal.ts";
import type { Text } from "../texts/index.ts";

/** The link to a table, and the same as a picture for a phone. */
export function showInvitation(terminal: Terminal, text: Text, link: string, command: string): void {
  terminal.print(text("online.link", { link, command }));
  terminal.print(...renderUnicodeCompact(link, { border: 1 }).split("\n"));
}
