import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { faultOf } from "./line-limit.ts";
import { createLog } from "./log.ts";

const EVERY = 60;

function captured() {
  const lines: Record<string, unknown>[] = [];
  const log = createLog({
    level: "info",
    every: EVERY,
    destination: { write: (line: string) => lines.push(JSON.parse(line)) },
  });
  return { log, lines };
}

test("a fault that happens again and again is told once with its stack, then how often it was left out", async () => {
  const { log, lines } = captured();
  for (let count = 0; count < 300; count++)
    log.child({ count }).error({ err: new Error(`connection ${count} lost`), what: "x" }, "something failed");
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    level: "error",
    msg: "something failed",
    err: { stack: expect.any(String) },
  });
  await expect.poll(() => lines.length).toBe(2);
  expect(lines[1]).toMatchObject({ level: "error", msg: "something failed", leftOut: 299 });
  expect(JSON.stringify(lines[1])).not.toContain("stack");
  await sleep(2 * EVERY);
  expect(lines).toHaveLength(2);
  log.error({ err: new Error("connection 1 lost") }, "something failed");
  expect(lines).toHaveLength(3);
});

test("other faults, and what is no fault, are told as ever", () => {
  const { log, lines } = captured();
  log.error({ err: new Error("one") }, "something failed");
  log.error({ err: new Error("another") }, "something failed");
  log.warn({ err: new Error("one") }, "something failed");
  for (let count = 0; count < 5; count++) log.info({ count }, "a request");
  expect(lines).toHaveLength(8);
});

test("names and numbers do not make another fault", () => {
  const lost = (message: string): string => faultOf(50, [{ err: new Error(message) }, "failed"]);
  expect(lost("table AAAAAAAAAAAAAAAAAAAAAA at 12")).toBe(lost("table BBBBBBBBBBBBBBBBBBBBBB at 7"));
  expect(lost("no table")).not.toBe(lost("no seat"));
});
