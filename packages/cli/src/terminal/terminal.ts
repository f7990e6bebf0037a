import { Writable } from "node:stream";
import type { Paint } from "@medallion/kernel";
import type { World } from "../world.ts";
import { type Lines, linesOf } from "./lines.ts";
import { paintFor } from "./paint.ts";
import { fitted } from "./wrap.ts";

/** A conversation in lines: the same on a terminal and through a pipe. */
export interface Terminal {
  /** A person sits at both ends. */
  readonly interactive: boolean;
  readonly paint: Paint;
  /** Above the prompt if somebody is being asked; a terminal gets long lines in several. */
  print(...lines: readonly string[]): void;
  /** The same for what somebody will copy, or a picture: never in several lines. */
  printWhole(...lines: readonly string[]): void;
  /** The next line without spaces around it; `undefined` at the end of the input. */
  ask(prompt: string): Promise<string | undefined>;
  /** The same for a secret: what is typed is not shown. */
  askSecret(prompt: string): Promise<string | undefined>;
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
  const paint = paintFor(world, colours);
  let lines: Lines | undefined;
  let secrets: Lines | undefined;
  let asking = false;
  const printWhole = (...printed: readonly string[]): void => {
    const above = interactive && asking && printed.length > 0;
    if (above) world.stdout.write(CLEAR_LINE);
    for (const line of printed) world.stdout.write(`${line}\n`);
    if (above) lines?.redraw();
  };
  const print = (...printed: readonly string[]): void => {
    const all = printed.flatMap((text) => text.split("\n"));
    printWhole(...(interactive ? all.flatMap((line) => fitted(line, paint.width)) : all));
  };
  return {
    interactive,
    paint,
    print,
    printWhole,
    ask: async (prompt) => {
      if (interactive) {
        secrets?.close();
        secrets = undefined;
      }
      lines ??= linesOf(world, interactive);
      if (!interactive) world.stdout.write(prompt);
      asking = true;
      const line = (await lines.next(prompt))?.trim();
      asking = false;
      // Typed text is echoed by a terminal; through a pipe the transcript would lack it.
      if (!interactive) print(world.stdin.isTTY === true ? "" : (line ?? ""));
      return line;
    },
    askSecret: async (prompt) => {
      if (interactive) {
        // Two readers of one keyboard would each show what the other hides.
        lines?.close();
        lines = undefined;
        secrets ??= linesOf({ ...world, stdout: silence() }, true);
      } else {
        lines ??= linesOf(world, false);
        secrets = lines;
      }
      world.stdout.write(prompt);
      const line = await secrets.next("");
      world.stdout.write("\n");
      return line;
    },
    wipe: () => {
      if (interactive) world.stdout.write(CLEAR_ALL);
      else print(CURTAIN);
    },
    close: () => {
      lines?.close();
      secrets?.close();
    },
  };
}

/** Where what is typed is shown to nobody. */
function silence(): Writable {
  return new Writable({ write: (_chunk, _encoding, done) => done() });
}
