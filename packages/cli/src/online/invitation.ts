import { renderUnicodeCompact } from "uqr";
import type { Terminal } from "../terminal/terminal.ts";
import type { Text } from "../texts/index.ts";
import { isThisMachine } from "./origin.ts";

/** The link to a table, and the same as a picture for a phone. */
export function showInvitation(terminal: Terminal, text: Text, link: string): void {
  terminal.print(text("online.link"));
  terminal.printWhole(
    `  ${terminal.paint.tone("own", link)}`,
    ...renderUnicodeCompact(link, { border: 1 }).split("\n"),
  );
  terminal.print(text(isThisMachine(link) ? "online.local" : "online.arrive"));
}
