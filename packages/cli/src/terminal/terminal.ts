import type { Paint } from "@medallion/kernel";
import type { World } from "../world.ts";
import { type Lines, linesOf } from "./lines.ts";
import { paintFor } from "./paint.ts";

/** A conversation in lines: the same on a terminal and through a pipe. */
export interface Terminal {
  /** A person sits at both ends. */
  readonly interactive: boolean;
  readonly paint: Paint;
  /** Above the prompt if somebody is being asked. */
  print(...lines: readonly string[]): void;
  /** The next line without spaces around it; `undefined` at the end of the input. */
  ask(prompt: string): Promise<string | undefined>;
  /** Hides what was printed, as far as the output can. */
  wipe(): void;
  close(): void;
}

const CLEAR_LINE = "\r\u001b[2K";
const CLEAR_ALL = "\u001b[2J\u001b[3J\u001b[H";
/** Through a pipe nothing can be wiped; a line shows where the curtain fell. */
const CURTAIN = "=".repeat(40);

export function openTerminal(world: World, colours = true): Terminal {
  const interactive = world.stdin.isTTY === true && world.stdout.isTTY === true;
  let lines: Lines | undefined;
  let asking = false;
  const print = (...printed: readonly string[]): void => {
    const above = interactive && asking && printed.length > 0;
    if (above) world.stdout.write(CLEAR_LINE);
    for (const line of printed) world.stdout.write(`${line}\n`);
    if (above) lines?.redraw();
  };
  return {
    interactive,
    paint: paintFor(world, colours),
    print,
    ask: async (prompt) => {
      lines ??= linesOf(world, interactive);
      if (!interactive) world.stdout.write(prompt);
      asking = true;
      const line = (await lines.next(prompt))?.trim();
      asking = false;
      // Typed text is echoed by a terminal; through a pipe the transcript would lack it.
      if (!interactive) print(world.stdin.isTTY === true ? "" : (line ?? ""));
      return line;
    },
    wipe: () => {
      if (interactive) world.stdout.write(CLEAR_ALL);
      else print(CURTAIN);
    },
    close: () => lines?.close(),
  };
}
