import { Readable, Writable } from "node:stream";
import { seedFrom } from "@medallion/kernel";
import { nodeNetwork } from "../src/network.ts";
import { run } from "../src/run.ts";
import type { World } from "../src/world.ts";
import { freshFolder } from "./folders.ts";
import { KITS } from "./toy-kits.ts";

export interface Invoked {
  readonly code: number;
  readonly out: string;
  readonly err: string;
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
