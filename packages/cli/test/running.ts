import { PassThrough, Readable, Writable } from "node:stream";
import { seedFrom } from "@medallion/kernel";
import { nodeNetwork } from "../src/network.ts";
import { run } from "../src/run.ts";
import type { World } from "../src/world.ts";
import { freshFolder } from "./folders.ts";
import { KITS } from "./toy-kits.ts";

/** A command line that runs while the test talks to it. */
export interface Running {
  /** Where it keeps what it keeps. */
  readonly home: string;
  /** All that was printed so far. */
  readonly out: () => string;
  readonly err: () => string;
  /** Types a line. */
  type(...lines: readonly string[]): void;
  /** Ends the input. */
  endInput(): void;
  /** Resolves with the match once the output, from where the last match ended, fits. */
  until(pattern: RegExp): Promise<RegExpExecArray>;
  /** What Ctrl-C does. */
  interrupt(): void;
  readonly code: Promise<number>;
}

/** How long a test waits for words that do not come before it tells what did come. */
const PATIENCE = 15_000;

export function started(
  argv: readonly string[],
  {
    home = freshFolder(),
    interactive = false,
    lines = undefined as readonly string[] | undefined,
    world = {} as Partial<World>,
  } = {},
): Running {
  const printed = listening();
  const errors = listening();
  const stdin = lines === undefined ? new PassThrough() : undefined;
  const input = stdin ?? Readable.from([(lines ?? []).map((line) => `${line}\n`).join("")]);
  const interrupts = new Set<() => void>();
  const code = run(argv, {
    kits: KITS,
    kitsModule: new URL("./toy-kits.ts", import.meta.url).href,
    stdin: Object.assign(input, { isTTY: interactive }),
    stdout: Object.assign(printed.stream, { isTTY: interactive, columns: 100 }),
    stderr: errors.stream,
    env: { MEDALLION_HOME: home, TERM: "dumb" },
    freshSeed: () => seedFrom("fresh"),
    now: () => new Date("2026-11-15T12:00:00Z"),
    network: nodeNetwork(),
    browse: () => {},
    onInterrupt: (listener) => {
      interrupts.add(listener);
      return () => interrupts.delete(listener);
    },
    abandon: () => {},
    ...world,
  });
  return {
    home,
    out: printed.text,
    err: errors.text,
    type: (...typed) => {
      for (const line of typed) stdin?.write(`${line}\n`);
    },
    endInput: () => stdin?.end(),
    until: printed.until,
    interrupt: () => {
      for (const listener of interrupts) listener();
    },
    code,
  };
}

/** An output that can be waited for. */
function listening() {
  let text = "";
  let from = 0;
  const watchers = new Set<() => void>();
  const stream = new Writable({
    write(chunk, _encoding, done) {
      text += String(chunk);
      for (const watcher of [...watchers]) watcher();
      done();
    },
  });
  const until = (pattern: RegExp): Promise<RegExpExecArray> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        const match = pattern.exec(text.slice(from));
        if (match === null) return;
        from += match.index + match[0].length;
        watchers.delete(look);
        clearTimeout(timer);
        resolve(match);
      };
      const timer = setTimeout(() => {
        watchers.delete(look);
        reject(new Error(`${pattern} did not come; what came was:\n${text.slice(from)}`));
      }, PATIENCE);
      watchers.add(look);
      look();
    });
  return { stream, until, text: () => text };
}
