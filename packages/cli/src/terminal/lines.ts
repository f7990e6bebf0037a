import { createInterface } from "node:readline";
import type { World } from "../world.ts";

/** Lines of the input one by one, none lost however fast they come. */
export interface Lines {
  next(prompt: string): Promise<string | undefined>;
  /** Shows the prompt and what was typed so far again, below what was printed meanwhile. */
  redraw(): void;
  close(): void;
}

export function linesOf(world: World, interactive: boolean): Lines {
  const reader = interactive
    ? createInterface({ input: world.stdin, output: world.stdout, terminal: true })
    : createInterface({ input: world.stdin, terminal: false });
  const waiting: string[] = [];
  let ended = false;
  let deliver: ((line: string | undefined) => void) | undefined;
  const settle = (line: string | undefined): void => {
    const to = deliver;
    deliver = undefined;
    to?.(line);
  };
  reader.on("line", (line) => {
    if (deliver === undefined) waiting.push(line);
    else settle(line);
  });
  reader.on("close", () => {
    ended = true;
    settle(undefined);
  });
  // Ctrl-C ends the input politely: the game is saved as at the end of a pipe.
  reader.on("SIGINT", () => reader.close());
  return {
    next: (prompt) => {
      const line = waiting.shift();
      if (line !== undefined) return Promise.resolve(line);
      if (ended) return Promise.resolve(undefined);
      if (interactive) {
        reader.setPrompt(prompt);
        reader.prompt();
      }
      return new Promise((resolve) => {
        deliver = resolve;
      });
    },
    redraw: () => {
      if (interactive && !ended) reader.prompt(true);
    },
    close: () => reader.close(),
  };
}
