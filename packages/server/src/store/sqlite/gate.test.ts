import { expect, test } from "vitest";
import { Gate } from "./gate.ts";

test("of many who wait one holds it at a time, and nobody passes meanwhile", async () => {
  const gate = new Gate();
  let holders = 0;
  const seen: number[] = [];
  const hold = async (): Promise<void> => {
    const release = await gate.hold();
    holders++;
    seen.push(holders);
    await new Promise((resolve) => setImmediate(resolve));
    holders--;
    release();
  };
  const pass = (): Promise<unknown> => gate.pass(() => seen.push(holders + 1));
  await Promise.all([hold(), hold(), pass(), hold(), pass(), hold(), pass()]);
  expect(seen).toEqual(seen.map(() => 1));
  expect(seen).toHaveLength(7);
});
