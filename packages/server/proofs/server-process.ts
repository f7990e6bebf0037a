import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Limits } from "../src/limits.ts";

/** What a server of the proofs is started with. */
export interface ServeOptions {
  readonly database: string;
  /** 0 takes any free one. */
  readonly port: number;
  readonly limits: Partial<Limits>;
  readonly trustProxy?: boolean | string;
  /** A certificate and its key as text. */
  readonly tls?: { readonly cert: string; readonly key: string };
  /** The folder of built pages. */
  readonly pages?: string;
  /** What it writes to its log; warnings and errors unless told. */
  readonly logLevel?: "info" | "warn";
}

/** What a process holds, in bytes, once everything else was collected. */
export interface Memory {
  readonly heapUsed: number;
  readonly external: number;
  readonly arrayBuffers: number;
  readonly rss: number;
}

/** Limits that never stand in the way of many people behind one address, and bots that answer at once. */
export const GENEROUS: Partial<Limits> = {
  messageBurst: 1_000_000,
  messagesPerSecond: 1_000_000,
  requestsPerMinute: 1_000_000,
  attachesPerMinute: 1_000_000,
  homecoming: 1000,
  guestsPerHour: 1_000_000,
  openTablesPerHour: 1_000_000,
  tablesPerHour: 1_000_000,
  reportsPerNetwork: 1_000_000,
  spectatorsPerPerson: 1_000_000,
  spectatorsPerNetwork: 1_000_000,
  seatsPerPerson: 1_000_000,
  connectionsPerAddress: 10_000,
  tcpPerAddress: 100_000,
  arrivalsPerMinute: 1_000_000,
  tablesPerPerson: 10_000,
  attachedPerSocket: 10_000,
  botPace: 0,
};

const SCRIPT = join(import.meta.dirname, "serve.ts");
/** Compiled modules, so that a server which is started again and again starts faster. */
const COMPILED = join(import.meta.dirname, "..", "..", "..", ".cache", "compiled");

/** A real server in a process of its own, which can be killed at any moment. */
export class ServerProcess {
  readonly port: number;
  /** What it wrote to its log: warnings and errors alone, unless it was told to write more. */
  readonly log: readonly string[];
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, port: number, log: readonly string[]) {
    this.#child = child;
    this.port = port;
    this.log = log;
  }

  /** Starts one; when the promise resolves it answers. */
  static async start(options: ServeOptions): Promise<ServerProcess> {
    const child = spawn(process.execPath, ["--expose-gc", SCRIPT, JSON.stringify(options)], {
      stdio: ["ignore", "pipe", "pipe", "ipc"],
      // Ctrl-C is for us: a server that still has people at its tables must not end by itself.
      detached: true,
      env: { ...process.env, NODE_COMPILE_CACHE: COMPILED },
    });
    const log: string[] = [];
    if (child.stderr !== null) createInterface({ input: child.stderr }).on("line", (line) => log.push(line));
    const port = await new Promise<number>((resolve, reject) => {
      child.stdout?.once("data", (said: Buffer) => resolve(Number(JSON.parse(String(said)).port)));
      child.once("close", (code) => reject(new Error(`the server ended with ${code}:\n${log.join("\n")}`)));
    });
    return new ServerProcess(child, port, log);
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** As if the power were cut, for this process alone. */
  kill(): Promise<void> {
    return this.#end("SIGKILL");
  }

  /** Asks it to finish its work and to end. */
  stop(): Promise<void> {
    return this.#end("SIGTERM");
  }

  /** Bytes that live on its heap once everything else was collected. */
  async heap(): Promise<number> {
    return (await this.memory()).heapUsed;
  }

  /** What it holds; `collect` throws away first what nobody holds any more. */
  async memory(collect = true): Promise<Memory> {
    const told = once(this.#child, "message");
    this.#child.send(collect ? "collect" : "look");
    const [memory] = await told;
    return memory;
  }

  async #end(signal: "SIGKILL" | "SIGTERM"): Promise<void> {
    if (!this.isRunning) return;
    const gone = once(this.#child, "exit");
    this.#child.kill(signal);
    await gone;
  }
}
