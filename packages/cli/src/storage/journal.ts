import { appendFileSync, existsSync } from "node:fs";
import { canonical, InputError } from "@medallion/kernel";
import type { Memory } from "../sim/run.ts";
import type { TaskResult } from "../sim/task.ts";
import type { Text } from "../texts/index.ts";
import { readText, writeText } from "./files.ts";

interface Header {
  readonly "medallion-run": 1;
  readonly run: string;
  readonly seed: string;
}

/** A file that remembers what was played of a run, so that a later call plays the rest. */
export class Journal implements Memory {
  readonly done: ReadonlyMap<string, TaskResult>;
  readonly #path: string;

  /** Throws `InputError` for a file that cannot be used, or that is of another run. */
  constructor(path: string, run: string, seed: string, text: Text) {
    this.#path = path;
    const lines = linesOf(path, text);
    const header = lines === undefined ? undefined : headerIn(path, lines, text);
    if (header !== undefined && header.run !== run)
      throw new InputError("other-run", text("error.otherRun", { path }));
    this.done = new Map((lines ?? []).slice(1).flatMap(entryIn));
    const fresh: Header = { "medallion-run": 1, run, seed };
    // Written anew, so that what was torn when the last call ended is gone.
    const entries = [...this.done].map(([key, result]) => canonical({ key, result }));
    writeText(path, `${[canonical(fresh), ...entries].join("\n")}\n`, text);
  }

  add(key: string, result: TaskResult): void {
    appendFileSync(this.#path, `${canonical({ key, result })}\n`);
  }
}

/** The seed of the run in the file, if there is one. */
export function seedIn(path: string, text: Text): string | undefined {
  const lines = linesOf(path, text);
  return lines === undefined ? undefined : headerIn(path, lines, text).seed;
}

function linesOf(path: string, text: Text): readonly string[] | undefined {
  return existsSync(path) ? readText(path, text).split("\n") : undefined;
}

function headerIn(path: string, [first = ""]: readonly string[], text: Text): Header {
  const header: Header | undefined = parsed(first);
  if (header?.["medallion-run"] === 1) return header;
  throw new InputError("foreign-file", text("error.foreignRun", { path }));
}

function entryIn(line: string): readonly (readonly [string, TaskResult])[] {
  const entry: { readonly key: string; readonly result: TaskResult } | undefined = parsed(line);
  return entry === undefined ? [] : [[entry.key, entry.result]];
}

/** Nothing for a line that is empty or was never written to its end. */
function parsed<T>(line: string): T | undefined {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
