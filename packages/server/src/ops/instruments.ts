import { Counter, Gauge, Histogram, type Registry } from "prom-client";
import type { LoopDelay } from "./loop-delay.ts";
import type { Figures, Sources } from "./metrics.ts";
import { quantileOf } from "./quantile.ts";

const ACKNOWLEDGE = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const THINKING = [0.0001, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10];

/** How often which kind of command came to what. */
type Since = Readonly<Record<"done" | "refused" | "failed", Map<string, number>>>;

function nothingYet(): Since {
  return { done: new Map(), refused: new Map(), failed: new Map() };
}

type Counted = Omit<Figures, keyof Sources | "loopDelay" | "memoryBytes">;

/** The counters and histograms of one registry; gauges are read from their sources when the registry is. */
export class Instruments {
  readonly commands;
  readonly refusals;
  readonly uncaught;
  readonly messages;
  /** Messages and commands since somebody last looked: there are so many that each is only counted here. */
  readonly since = { in: 0, out: 0, commands: nothingYet() };
  readonly storeErrors;
  readonly botAnswers;
  readonly acknowledge;
  readonly append;
  readonly thinking;
  readonly http;

  constructor(registry: Registry, sources: () => Sources, loop: LoopDelay) {
    const registers = [registry];
    const counter = <L extends string>(name: string, help: string, ...labelNames: L[]): Counter<L> =>
      new Counter({ name, help, labelNames, registers });
    const histogram = <L extends string>(
      name: string,
      help: string,
      buckets: number[],
      ...labelNames: L[]
    ): Histogram<L> => new Histogram({ name, help, buckets, labelNames, registers });

    const { since } = this;
    this.commands = new Counter({
      name: "medallion_commands_total",
      help: "Commands to tables.",
      labelNames: ["kind", "result"],
      registers,
      collect() {
        for (const result of ["done", "refused", "failed"] as const) {
          for (const [kind, count] of since.commands[result]) this.inc({ kind, result }, count);
          since.commands[result].clear();
        }
      },
    });
    this.refusals = counter("medallion_refusals_total", "Refusals by code.", "code");
    this.uncaught = counter("medallion_uncaught_total", "Mistakes of ours that nobody caught.", "kind");
    this.messages = new Counter({
      name: "medallion_messages_total",
      help: "Messages of sockets.",
      labelNames: ["direction"],
      registers,
      collect() {
        for (const direction of ["in", "out"] as const) {
          if (since[direction] > 0) this.inc({ direction }, since[direction]);
          since[direction] = 0;
        }
      },
    });
    this.storeErrors = counter("medallion_store_errors_total", "Failures of the store.", "operation");
    this.botAnswers = counter("medallion_bot_answers_total", "Answers of bots.", "kind");
    this.acknowledge = histogram(
      "medallion_acknowledge_seconds",
      "From a command received to durable and said.",
      ACKNOWLEDGE,
    );
    this.append = histogram("medallion_store_append_seconds", "Appends to the store.", ACKNOWLEDGE);
    this.thinking = histogram("medallion_bot_thinking_seconds", "Thinking of bots per answer.", THINKING);
    this.http = histogram(
      "medallion_http_seconds",
      "Requests by route and status.",
      ACKNOWLEDGE,
      "route",
      "method",
      "status",
    );
    addGauges(registry, sources, loop);
  }

  /** A command came to an end. */
  command(kind: string, result: keyof Since): void {
    const counts = this.since.commands[result];
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }

  async figures(): Promise<Counted> {
    const acknowledge = (await this.acknowledge.get()).values;
    const append = (await this.append.get()).values;
    return {
      commandsDone: await total(this.commands, { result: "done" }),
      commandsRefused: await total(this.commands, { result: "refused" }),
      messagesIn: await total(this.messages, { direction: "in" }),
      messagesOut: await total(this.messages, { direction: "out" }),
      botsChosen: await total(this.botAnswers, { kind: "chosen" }),
      botsFellBack: await total(this.botAnswers, { kind: "fallback" }),
      storeErrors: await total(this.storeErrors, {}),
      acknowledgeMedian: inMilliseconds(quantileOf(acknowledge, 0.5)),
      acknowledgeSlowest: inMilliseconds(quantileOf(acknowledge, 0.99)),
      appendSlowest: inMilliseconds(quantileOf(append, 0.99)),
    };
  }
}

function addGauges(registry: Registry, sources: () => Sources, loop: LoopDelay): void {
  const gauge = (name: string, help: string, read: () => number): void => {
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  };
  gauge("medallion_tables_resident", "Tables in memory.", () => sources().tables());
  gauge("medallion_sockets", "Open sockets.", () => sources().sockets());
  gauge("medallion_spectators", "Spectators at all tables.", () => sources().spectators());
  gauge("medallion_bot_queue", "Tasks of bots that wait for a thread.", () => sources().botsWaiting());
  gauge("medallion_bot_threads_busy", "Threads in which a bot thinks.", () => sources().botThreadsBusy());
  gauge("medallion_loop_delay_p50_seconds", "Delay of the event loop, median.", () => loop.read().p50);
  gauge("medallion_loop_delay_p99_seconds", "Delay of the event loop, 99 of 100.", () => loop.read().p99);
  gauge("medallion_loop_delay_max_seconds", "Delay of the event loop, longest.", () => loop.read().max);
}

async function total<L extends string>(
  counter: Counter<L>,
  wanted: Readonly<Partial<Record<L, string>>>,
): Promise<number> {
  const { values } = await counter.get();
  const fits = (labels: Partial<Record<L, string | number>>): boolean =>
    Object.entries(wanted).every(([name, value]) =>
      Object.entries(labels).some(([key, has]) => key === name && has === value),
    );
  return values.reduce((sum, { labels, value }) => (fits(labels) ? sum + value : sum), 0);
}

function inMilliseconds(seconds: number | undefined): number | undefined {
  return seconds === undefined ? undefined : seconds * 1000;
}
