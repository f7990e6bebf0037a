import { Readable, type Writable } from "node:stream";
import { KITS } from "@medallion/games";
import { nodeNetwork } from "../../packages/cli/src/network.ts";
import type { World } from "../../packages/cli/src/world.ts";

/** All games, nobody at the keyboard, and no time or chance: for commands that only show something. */
export function showingWorld(stdout: Writable): World {
  return {
    kits: KITS,
    kitsModule: import.meta.resolve("@medallion/games"),
    stdin: Readable.from([]),
    stdout,
    stderr: stdout,
    env: {},
    freshSeed: () => "",
    now: () => new Date(0),
    network: nodeNetwork(),
    browse: () => {},
    onInterrupt: () => () => {},
    abandon: () => {},
  };
}
