import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { environment, ROOT } from "./repository.ts";

export interface Ran {
  /** The exit code; 128 and the signal's number when it was ended by one. */
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

/** Called with each line as it comes. */
type OnLine = (line: string) => void;

const running = new Set<ChildProcess>();

/** Runs a program in the root to its end and keeps all it prints. */
export async function run(
  command: string,
  args: readonly string[],
  on: { output?: OnLine; errors?: OnLine } = {},
): Promise<Ran> {
  const child = spawn(command, [...args], {
    cwd: ROOT,
    env: environment(),
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  const output = keepLines(child.stdout, on.output);
  const errors = keepLines(child.stderr, on.errors);
  const code = await new Promise<number>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (exit, signal) => resolve(exit ?? 128 + (signal === "SIGINT" ? 2 : 15)));
  }).finally(() => running.delete(child));
  return { code, output: (await output).join("\n"), errors: (await errors).join("\n") };
}

/** Runs a TypeScript file of ours with the Node that runs this one. */
export function runNode(
  args: readonly string[],
  on: { output?: OnLine; errors?: OnLine } = {},
): Promise<Ran> {
  return run(process.execPath, args, on);
}

/** Asks all that still runs to end. */
export function stopRunning(): void {
  for (const child of running) child.kill("SIGTERM");
}

async function keepLines(stream: Readable, onLine: OnLine | undefined): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY })) {
    lines.push(line);
    onLine?.(line);
  }
  return lines;
}
