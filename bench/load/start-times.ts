import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "../../packages/server/test/free-port.ts";

const MAIN = fileURLToPath(new URL("../../packages/cli/src/main.ts", import.meta.url));
/** Milliseconds after which a server that does not answer is given up. */
const PATIENCE = 20_000;

/** Milliseconds from starting `medallion serve` on an empty file until it first says that it is healthy, so many times. */
export async function startTimes(times: number): Promise<number[]> {
  const taken: number[] = [];
  for (let time = 0; time < times; time++) taken.push(await startTime());
  return taken;
}

async function startTime(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "medallion-start-"));
  const port = await freePort();
  const before = performance.now();
  const server = spawn(
    process.execPath,
    [MAIN, "serve", "--host", "127.0.0.1", "--port", String(port), "--log-level", "error"],
    {
      cwd: folder,
      env: { ...process.env, DATABASE_URL: `sqlite:${join(folder, "start.db")}` },
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  const gone = once(server, "exit");
  try {
    while (!(await isHealthy(port))) {
      if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`);
      if (performance.now() - before > PATIENCE) throw new Error("the server does not answer");
      await delay(5);
    }
    return performance.now() - before;
  } finally {
    server.kill("SIGTERM");
    await gone;
    rmSync(folder, { recursive: true, force: true });
  }
}

async function isHealthy(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/healthz`)).status === 200;
  } catch {
    return false;
  }
}
