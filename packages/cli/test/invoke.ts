import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import { seedFrom } from "@medallion/kernel";
import { afterAll } from "vitest";
import { nodeNetwork } from "../src/network.ts";
import { run } from "../src/run.ts";
import type { World } from "../src/world.ts";
import { KITS } from "./toy-kits.ts";

export interface Invoked {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

const root = mkdtempSync(join(tmpdir(), "medallion-test-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** A fresh folder for what a test writes; gone when the file's tests are over. */
export function freshFolder(): string {
  return mkdtempSync(join(root, "folder-"));
}

/** Runs the command line through pipes, with the toy as its only game. */
export async function invoke(
  argv: readonly string[],
  { home = freshFolder(), lines = [] as readonly string[], world = {} as Partial<World> } = {},
): Promise<Invoked> {
  const out: string[] = [];
  const err: string[] = [];
  const code = await run(argv, {
    kits: KITS,
    kitsModule: new URL("./toy-kits.ts", import.meta.url).href,
    stdin: Readable.from([lines.map((line) => `${line}\n`).join("")]),
    stdout: collecting(out),
    stderr: collecting(err),
    env: { MEDALLION_HOME: home },
    freshSeed: () => seedFrom("fresh"),
    now: () => new Date("2026-11-15T12:00:00Z"),
    network: nodeNetwork(),
    browse: () => {},
    onInterrupt: () => () => {},
    abandon: () => {},
    ...world,
  });
  return { code, out: out.join(""), err: err.join("") };
}

function collecting(into: string[]): Writable {
  return new Writable({
    write(chunk, _encoding, done) {
      into.push(String(chunk));
      done();
    },
  });
}
