import { collectDefaultMetrics, Registry } from "prom-client";
import { Instruments } from "./instruments.ts";
import { LoopDelay } from "./loop-delay.ts";

/** What is counted where it lives, and read when somebody asks. */
export interface Sources {
  tables(): number;
  sockets(): number;
  spectators(): number;
  botsWaiting(): number;
  botThreadsBusy(): number;
}

/** The figures a person wants to see. Times in milliseconds; quantiles are upper bounds since the start. */
export interface Figures {
  readonly tables: number;
  readonly sockets: number;
  readonly spectators: number;
  readonly botsWaiting: number;
  readonly botThreadsBusy: number;
  readonly commandsDone: number;
  readonly commandsRefused: number;
  readonly messagesIn: number;
  readonly messagesOut: number;
  readonly botsChosen: number;
  readonly botsFellBack: number;
  readonly storeErrors: number;
  readonly acknowledgeMedian: number | undefined;
  readonly acknowledgeSlowest: number | undefined;
  readonly appendSlowest: number | undefined;
  readonly loopDelay: number;
  readonly memoryBytes: number;
}

const NOTHING: Sources = {
  tables: () => 0,
  sockets: () => 0,
  spectators: () => 0,
  botsWaiting: () => 0,
  botThreadsBusy: () => 0,
};

/** All that is measured of one server, in a registry of its own: several servers in one process do not meet. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #loop = new LoopDelay();
  readonly #instruments: Instruments;
  #sources: Sources = NOTHING;

  constructor() {
    this.#instruments = new Instruments(this.#registry, () => this.#sources, this.#loop);
    collectDefaultMetrics({ register: this.#registry });
  }

  /** Says where the gauges are read from. */
  watch(sources: Sources): void {
    this.#sources = sources;
  }

  command(kind: string, result: "done" | "refused" | "failed"): void {
    this.#instruments.command(kind, result);
  }

  refusal(code: string): void {
    this.#instruments.refusals.inc({ code });
  }

  /** Something that nobody caught: a mistake of ours. */
  uncaught(kind: string): void {
    this.#instruments.uncaught.inc({ kind });
  }

  messageIn(): void {
    this.#instruments.since.in++;
  }

  messagesOut(count = 1): void {
    this.#instruments.since.out += count;
  }

  /** From a command received to all said, durably, in milliseconds. */
  acknowledged(milliseconds: number): void {
    this.#instruments.acknowledge.observe(milliseconds / 1000);
  }

  appended(milliseconds: number): void {
    this.#instruments.append.observe(milliseconds / 1000);
  }

  storeError(operation: string): void {
    this.#instruments.storeErrors.inc({ operation });
  }

  /** An answer of a bot, chosen by itself or, where it failed, for it. */
  botAnswer(kind: "chosen" | "fallback", milliseconds: number): void {
    this.#instruments.botAnswers.inc({ kind });
    this.#instruments.thinking.observe(milliseconds / 1000);
  }

  /** `route` is the pattern, never what somebody typed. */
  http(route: string, method: string, status: number, milliseconds: number): void {
    this.#instruments.http.observe({ route, method, status }, milliseconds / 1000);
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  /** For Prometheus. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }

  async figures(): Promise<Figures> {
    const sources = this.#sources;
    return {
      tables: sources.tables(),
      sockets: sources.sockets(),
      spectators: sources.spectators(),
      botsWaiting: sources.botsWaiting(),
      botThreadsBusy: sources.botThreadsBusy(),
      ...(await this.#instruments.figures()),
      loopDelay: this.#loop.read().p99 * 1000,
      memoryBytes: process.memoryUsage.rss(),
    };
  }

  close(): void {
    this.#loop.close();
    this.#registry.clear();
  }
}
