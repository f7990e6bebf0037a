import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { Turns } from "./turns.ts";

function arranged(perTurn: number) {
  const turns = new Turns(perTurn);
  const begun: string[] = [];
  const take = (network: string, count = 1): void => {
    for (let index = 0; index < count; index++) turns.take(network, () => begun.push(network));
  };
  return { begun, take };
}

test("a few begin at once, the others turn by turn, and all of them in the end", async () => {
  const { begun, take } = arranged(3);
  take("a", 8);
  expect(begun).toHaveLength(3);
  await nextTurn();
  expect(begun).toHaveLength(6);
  await nextTurn();
  expect(begun).toHaveLength(8);
  await nextTurn();
  take("a", 3);
  expect(begun).toHaveLength(11);
});

test("who comes after a flood of others does not wait for all of it", async () => {
  const { begun, take } = arranged(2);
  take("flood", 100);
  take("other", 100);
  take("honest");
  await nextTurn();
  await nextTurn();
  expect(begun).toEqual(["flood", "flood", "flood", "other", "honest", "flood"]);
});

test("in a quiet moment nobody waits", async () => {
  const { begun, take } = arranged(1);
  for (let count = 0; count < 5; count++) {
    take("a");
    expect(begun).toHaveLength(count + 1);
    await nextTurn();
  }
});
