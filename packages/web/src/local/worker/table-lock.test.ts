import { expect, test } from "vitest";
import { claimLock } from "./table-lock.ts";

/** Older versions of Node have no locks; browsers do. */
const withLocks = test.skipIf(navigator.locks === undefined);

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

withLocks("the first tab holds a table; the next one gets it when the first lets go", async () => {
  const first = await claimLock(navigator.locks, "one table");
  const second = await claimLock(navigator.locks, "one table");
  const other = await claimLock(navigator.locks, "another table");
  expect([first.first, second.first, other.first]).toEqual([true, false, true]);
  expect([first.held, second.held, other.held]).toEqual([true, false, true]);
  first.release();
  await settled();
  expect(second.held).toBe(true);
  second.release();
  other.release();
});

withLocks("who lets go before it was theirs never holds it", async () => {
  const first = await claimLock(navigator.locks, "one table");
  const second = await claimLock(navigator.locks, "one table");
  second.release();
  await settled();
  first.release();
  await settled();
  expect((await claimLock(navigator.locks, "one table")).first).toBe(true);
  expect(second.held).toBe(false);
});

test("without locks everybody runs their tables", async () => {
  expect(await claimLock(undefined, "one table")).toMatchObject({ first: true, held: true });
});
