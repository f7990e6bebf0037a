import { randomBytes } from "node:crypto";
import { dirname } from "node:path";
import process from "node:process";
import { KITS } from "@medallion/games";
import { startedByPlay } from "./called.ts";
import { nodeNetwork } from "./network.ts";
import { run } from "./run.ts";
import { browse } from "./serving/browse.ts";
import { buildPages, builtPages } from "./serving/pages.ts";
import { puzzleTexts } from "./storage/puzzles.ts";

const SIGNALS = ["SIGINT", "SIGTERM"] as const;

// npm runs scripts in the project's folder; paths on the command line are meant from where the person is.
const { INIT_CWD, npm_package_json } = process.env;
const startedByNpm = npm_package_json !== undefined && dirname(npm_package_json) === process.cwd();
if (INIT_CWD !== undefined && startedByNpm) process.chdir(INIT_CWD);

// A reader that has seen enough (`| head`) is no failure.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
});

const isPlay = startedByPlay(process.env);
const pages = builtPages();
process.exitCode = await run(process.argv.slice(2), {
  kits: KITS,
  kitsModule: import.meta.resolve("@medallion/games"),
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  freshSeed: () => randomBytes(32).toString("hex"),
  now: () => new Date(),
  network: nodeNetwork(),
  puzzles: puzzleTexts,
  ...(pages !== undefined && { pages }),
  ...(isPlay && { buildPages }),
  browse: (address) => browse(address, process.platform, process.env),
  onInterrupt: (listener) => {
    for (const signal of SIGNALS) process.on(signal, listener);
    return () => {
      for (const signal of SIGNALS) process.off(signal, listener);
    };
  },
  abandon: (code) => process.exit(code),
});
