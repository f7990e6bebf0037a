import { randomOf } from "@medallion/kernel";
import { outliveSignals } from "./attend.ts";
import type { Field, FieldParts, OpenField } from "./field.ts";
import { type Latency, latencyOf } from "./latency.ts";
import { openMedallion } from "./medallion-field.ts";
import { Pace, type Run } from "./pace.ts";
import { type Usage, UsageMeter } from "./usage.ts";

/** The process that plays: everybody at every table of one server. */

export interface ClientRequests {
  open: { readonly ask: Opening; readonly answer: Record<string, never> };
  run: { readonly ask: Run; readonly answer: RunResult };
  close: { readonly ask: Record<string, never>; readonly answer: Record<string, never> };
}

export interface Opening extends Omit<FieldParts, "below" | "moved" | "progress"> {
  readonly seed: string;
  /** The module that plays a peer's tables; ours are played without. */
  readonly peer?: string;
}

export interface RunResult {
  readonly offered: number;
  readonly latency: Latency;
  readonly unanswered: number;
  /** Choices acknowledged after the warm-up. */
  readonly acknowledged: number;
  readonly errors: readonly string[];
  /** Games that ended meanwhile. */
  readonly finished: number;
  readonly client: Usage;
}

type Asked = { readonly id: number } & (
  | ({ readonly kind: "open" } & Opening)
  | ({ readonly kind: "run" } & Run)
  | { readonly kind: "close" }
);

const meter = new UsageMeter();
let field: Field | undefined;
let pace: Pace | undefined;

async function open({ seed, peer, ...asked }: Opening): Promise<Record<string, never>> {
  const random = randomOf(seed);
  const parts: FieldParts = {
    ...asked,
    below: (count) => random.below(count),
    moved: (table) => pace?.moved(table),
    progress: (text) => process.send?.({ progress: text }),
  };
  const openPeer: { openField: OpenField } | undefined = peer === undefined ? undefined : await import(peer);
  const opened = await (openPeer?.openField ?? openMedallion)(parts);
  field = opened;
  pace = new Pace(asked.tables, (table, acknowledged) => opened.choose(table, acknowledged));
  return {};
}

async function run(asked: Run): Promise<RunResult> {
  if (field === undefined || pace === undefined) throw new Error("no table is open");
  const before = { errors: field.errors.length, finished: field.finished };
  setTimeout(() => meter.read(), asked.warmUp * 1000);
  const { samples, unanswered, acknowledged } = await pace.run(asked);
  return {
    offered: asked.rate,
    latency: latencyOf(samples),
    unanswered,
    acknowledged,
    errors: field.errors.slice(before.errors),
    finished: field.finished - before.finished,
    client: meter.read(),
  };
}

function answer(asked: Asked): Promise<unknown> {
  switch (asked.kind) {
    case "open":
      return open(asked);
    case "run":
      return run(asked);
    case "close":
      field?.close();
      return Promise.resolve({});
  }
}

process.on("message", (asked: Asked) => {
  answer(asked).then(
    (answered) => process.send?.({ id: asked.id, answer: answered }),
    (error: unknown) =>
      process.send?.({ id: asked.id, error: error instanceof Error ? (error.stack ?? "") : String(error) }),
  );
});
process.on("disconnect", () => process.exit());
outliveSignals();
process.send?.({ ready: { origin: "" } });
