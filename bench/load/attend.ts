import { setTimeout as delay } from "node:timers/promises";
import { type Usage, UsageMeter } from "./usage.ts";

/** What the command asks of a server process, and what it gets. */
export interface ServerRequests {
  usage: { readonly ask: Record<string, never>; readonly answer: Usage };
  /** Bytes in use after a collection of garbage; the process must run with --expose-gc. */
  memory: { readonly ask: Record<string, never>; readonly answer: Memory };
  stop: { readonly ask: Record<string, never>; readonly answer: Record<string, never> };
}

export interface Memory {
  readonly heap: number;
  readonly external: number;
  readonly rss: number;
}

/** Answers the command that started this server process, until it says stop or is gone. */
export function attend(origin: string, stop: () => Promise<void>): void {
  const meter = new UsageMeter();
  const answers = {
    usage: async () => meter.read(),
    memory: settledMemory,
    stop: async () => {
      await stop();
      // After the answer is sent.
      setImmediate(() => process.disconnect());
      return {};
    },
  };
  process.on("message", ({ id, kind }: { id: number; kind: keyof ServerRequests }) => {
    answers[kind]().then(
      (answer) => process.send?.({ id, answer }),
      (error: unknown) => process.send?.({ id, error: String(error) }),
    );
  });
  process.on("disconnect", () => process.exit());
  outliveSignals();
  process.send?.({ ready: { origin } });
}

/** Ctrl-C reaches the whole group of processes; the command decides what ends when. */
export function outliveSignals(): void {
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});
}

async function settledMemory(): Promise<Memory> {
  const { gc } = globalThis;
  if (gc === undefined) throw new Error("start this process with --expose-gc");
  for (let round = 0; round < 4; round++) {
    await gc({ execution: "async", type: "major" });
    await delay(50);
  }
  const { heapUsed, external, rss } = process.memoryUsage();
  return { heap: heapUsed, external, rss };
}
