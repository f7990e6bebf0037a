import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../test/free-port.ts";
import type { Certificate } from "./certificate.ts";
import { fitted, nginxBlock } from "./nginx-block.ts";

export interface Nginx {
  readonly origin: string;
  stop(): Promise<void>;
}

/** The version of the nginx of this machine; `undefined` if it has none. */
export function nginxVersion(): string | undefined {
  return /nginx\/\S+/.exec(String(spawnSync("nginx", ["-v"]).stderr))?.[0];
}

/** Runs the page's block in a real nginx, in a folder of its own, before a server on this port. */
export async function startNginx(upstream: number, { cert, key }: Certificate): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), "medallion-nginx-"));
  // Its workers run as another user when it is started by root.
  chmodSync(folder, 0o755);
  const files = { cert: join(folder, "cert.pem"), key: join(folder, "key.pem") };
  writeFileSync(files.cert, cert);
  writeFileSync(files.key, key, { mode: 0o600 });
  const listen = await freePort();
  writeFileSync(
    join(folder, "nginx.conf"),
    configuration(folder, fitted(nginxBlock(), { listen, upstream, ...files })),
  );
  const nginx = spawn("nginx", ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", "stderr"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  try {
    await answers(nginx, listen);
  } catch (error) {
    nginx.kill();
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return {
    origin: `https://localhost:${listen}`,
    stop: async () => {
      const gone = once(nginx, "exit");
      nginx.kill();
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const SCRATCH = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];

function configuration(folder: string, block: string): string {
  const scratch = SCRATCH.map((name) => `${name}_temp_path ${join(folder, name)};`).join("\n");
  return `daemon off;
pid ${join(folder, "nginx.pid")};
worker_processes 1;
error_log stderr;
events {}
http {
access_log off;
${scratch}
${block}}
`;
}

/** Resolves when it takes connections; throws with what it said if it ends before. */
async function answers(nginx: ChildProcess, port: number): Promise<void> {
  let said = "";
  let ended = false;
  nginx.stderr?.on("data", (chunk: Buffer) => {
    said += chunk.toString();
  });
  nginx.once("exit", () => {
    ended = true;
  });
  for (let tries = 0; tries < 100; tries++) {
    if (ended) throw new Error(`nginx refused the block of the page: ${said}`);
    if (await takes(port)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nginx did not answer: ${said}`);
}

function takes(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.on("error", () => resolve(false));
  });
}
