import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Metrics } from "./metrics.ts";

let metrics: Metrics;
beforeEach(() => {
  metrics = new Metrics();
});
afterEach(() => metrics.close());

async function lines(of = metrics): Promise<string[]> {
  return (await of.text()).split("\n");
}

test("what happened is counted by its labels", async () => {
  metrics.command("answer", "done");
  metrics.command("answer", "done");
  metrics.command("sit", "refused");
  metrics.refusal("seat-taken");
  metrics.messageIn();
  metrics.messagesOut();
  metrics.messagesOut(4);
  metrics.storeError("append");
  metrics.botAnswer("chosen", 0.3);
  metrics.botAnswer("fallback", 10_000);
  expect(await lines()).toEqual(
    expect.arrayContaining([
      'medallion_commands_total{kind="answer",result="done"} 2',
      'medallion_commands_total{kind="sit",result="refused"} 1',
      'medallion_refusals_total{code="seat-taken"} 1',
      'medallion_messages_total{direction="in"} 1',
      'medallion_messages_total{direction="out"} 5',
      'medallion_store_errors_total{operation="append"} 1',
      'medallion_bot_answers_total{kind="chosen"} 1',
      'medallion_bot_answers_total{kind="fallback"} 1',
      'medallion_bot_thinking_seconds_bucket{le="0.0005"} 1',
      "medallion_bot_thinking_seconds_count 2",
    ]),
  );
});

test("latencies fall into buckets in seconds", async () => {
  metrics.acknowledged(4);
  metrics.acknowledged(80);
  metrics.appended(2);
  metrics.http("/api/tables/:table", "GET", 404, 3);
  expect(await lines()).toEqual(
    expect.arrayContaining([
      'medallion_acknowledge_seconds_bucket{le="0.005"} 1',
      'medallion_acknowledge_seconds_bucket{le="0.1"} 2',
      'medallion_store_append_seconds_bucket{le="0.0025"} 1',
      'medallion_http_seconds_count{route="/api/tables/:table",method="GET",status="404"} 1',
    ]),
  );
});

test("gauges are read from their sources at the moment of asking", async () => {
  let tables = 3;
  metrics.watch({
    tables: () => tables,
    sockets: () => 7,
    spectators: () => 2,
    botsWaiting: () => 5,
    botThreadsBusy: () => 1,
  });
  expect(await lines()).toContain("medallion_tables_resident 3");
  tables = 4;
  expect(await lines()).toEqual(
    expect.arrayContaining([
      "medallion_tables_resident 4",
      "medallion_sockets 7",
      "medallion_spectators 2",
      "medallion_bot_queue 5",
      "medallion_bot_threads_busy 1",
    ]),
  );
});

test("the process is measured in the same registry", async () => {
  const text = await metrics.text();
  for (const name of [
    "process_cpu_seconds_total",
    "process_resident_memory_bytes",
    "medallion_loop_delay_p99_seconds",
  ])
    expect(text).toMatch(new RegExp(`^${name} [\\d.e+-]+$`, "m"));
  expect(metrics.contentType).toContain("text/plain");
});

test("two servers in one process do not meet", async () => {
  const other = new Metrics();
  metrics.messageIn();
  expect(await lines(other)).not.toContain('medallion_messages_total{direction="in"} 1');
  expect(await lines()).toContain('medallion_messages_total{direction="in"} 1');
  other.close();
});

test("a blocked event loop shows as delay", async () => {
  await vi.waitFor(async () => {
    const { loopDelay } = await metrics.figures();
    const until = performance.now() + 120;
    while (performance.now() < until);
    expect(loopDelay).toBeGreaterThan(80);
  });
});

test("the figures sum up what the owner wants to know", async () => {
  expect(await metrics.figures()).toMatchObject({ commandsDone: 0, acknowledgeMedian: undefined });
  metrics.command("answer", "done");
  metrics.command("sit", "done");
  metrics.command("sit", "refused");
  metrics.storeError("append");
  metrics.storeError("find");
  for (let index = 0; index < 99; index++) metrics.acknowledged(4);
  metrics.acknowledged(9000);
  expect(await metrics.figures()).toMatchObject({
    commandsDone: 2,
    commandsRefused: 1,
    storeErrors: 2,
    acknowledgeMedian: 5,
    acknowledgeSlowest: 5,
    appendSlowest: undefined,
  });
  metrics.acknowledged(9000);
  expect((await metrics.figures()).acknowledgeSlowest).toBe(Number.POSITIVE_INFINITY);
});
