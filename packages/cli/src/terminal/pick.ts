import type { Text } from "../texts/index.ts";
import { numbered } from "./numbered.ts";
import type { Terminal } from "./terminal.ts";

/** The input ended while something was asked. */
export class NoMoreInput extends Error {}

/**
 * Asks for one of the lines by its number until one is given; Enter takes the first. What has only one
 * answer, or none, is not asked. Throws `NoMoreInput`.
 */
export async function pickFrom(
  terminal: Terminal,
  text: Text,
  title: string,
  lines: readonly string[],
): Promise<number> {
  if (lines.length < 2) return 0;
  const width = terminal.interactive ? terminal.paint.width : undefined;
  terminal.print("", terminal.paint.tone("title", title), ...numbered(lines, width));
  for (;;) {
    const typed = await terminal.ask(text("menu.prompt"));
    if (typed === undefined) throw new NoMoreInput();
    if (typed === "") return 0;
    const index = /^\d+$/.test(typed) ? Number(typed) - 1 : -1;
    if (index >= 0 && index < lines.length) return index;
    terminal.print(text("input.number", { count: lines.length }));
  }
}
