import { setTimeout as delay } from "node:timers/promises";
import type { ServerRequests } from "./attend.ts";
import { Child } from "./child.ts";
import type { ClientRequests, RunResult } from "./client.ts";
import type { Contestant } from "./contestants.ts";
import { type Found, highestRate } from "./highest.ts";
import { cpuTimes } from "./machine.ts";
import { figuresOf } from "./metrics.ts";
import type { Run } from "./pace.ts";
import { together, type Usage } from "./usage.ts";

export interface Measured extends RunResult {
  readonly server: Usage;
  /** Of all cores, what neither the server nor the client had: others were at work if it is much. */
  readonly others: number;
}

export interface Crowd {
  readonly tables: number;
  readonly sockets: number;
  readonly seed: string;
}

/** The latency up to which a rate counts as held, in milliseconds for 99 of 100. */
export const HELD = 250;

/** A contestant's server and the process that plays at its tables. */
export class Match {
  readonly contestant: Contestant;
  readonly #progress: (text: string) => void;
  #server: Child<ServerRequests> | undefined;
  #second: Child<ServerRequests> | undefined;
  #client: Child<ClientRequests> | undefined;

  constructor(contestant: Contestant, progress: (text: string) => void) {
    this.contestant = contestant;
    this.#progress = progress;
  }

  /** Starts both, the server with its data in this folder, and opens the tables. */
  async begin(folder: string, crowd: Crowd): Promise<void> {
    const server = await this.contestant.start(folder);
    this.#server = server;
    const client = await Child.start<ClientRequests>({
      module: new URL("client.ts", import.meta.url),
      progress: this.#progress,
    });
    this.#client = client;
    this.#second = await this.contestant.startSecond?.();
    await client.ask("open", {
      origin: server.origin,
      ...(this.#second !== undefined && { second: this.#second.origin }),
      ...this.contestant.tables,
      ...crowd,
    });
  }

  /** What the warm-up costs is not counted: a server that has just begun compiles most of its program. */
  async run(asked: Run): Promise<Measured> {
    const { client } = this.#running();
    const running = client.ask("run", asked);
    // Whoever waits for it hears of its failure.
    running.catch(() => {});
    await delay(asked.warmUp * 1000);
    await this.#usage();
    const before = cpuTimes();
    const result = await running;
    const server = await this.#usage();
    const after = cpuTimes();
    const cores = after.cores * ((after.busy - before.busy) / (after.all - before.all));
    return { ...result, server, others: Math.max(0, cores - server.cpu - result.client.cpu) };
  }

  highest(from: number, seconds: number, step: (rate: number) => void): Promise<Found<Measured>> {
    return highestRate({
      from,
      factor: 1.4,
      most: 100_000,
      measure: (rate) => {
        step(rate);
        return this.run({ rate, seconds, warmUp: 1.5 });
      },
      holds: ({ latency, unanswered, errors }) =>
        latency.p99 <= HELD && unanswered === 0 && errors.length === 0,
    });
  }

  /** The server's own figures, by name, where it has such. */
  figures(): Promise<ReadonlyMap<string, number>> {
    return figuresOf(this.#running().server.origin);
  }

  /** What all nodes have used since they were last asked. */
  async #usage(): Promise<Usage> {
    const { server } = this.#running();
    const first = await server.ask("usage", {});
    return this.#second === undefined ? first : together(first, await this.#second.ask("usage", {}));
  }

  async end(): Promise<void> {
    await this.#client?.end();
    await this.#second?.ask("stop", {}).catch(() => {});
    await this.#second?.end();
    await this.#server?.ask("stop", {}).catch(() => {});
    await this.#server?.end();
  }

  #running(): { readonly server: Child<ServerRequests>; readonly client: Child<ClientRequests> } {
    if (this.#server === undefined || this.#client === undefined) throw new Error("the match has not begun");
    return { server: this.#server, client: this.#client };
  }
}
