import { expect, test } from "vitest";
import { highestRate } from "./highest.ts";

function search(capacity: number, slowAt: readonly number[] = []) {
  const slow = [...slowAt];
  const offered: number[] = [];
  const found = highestRate({
    from: 100,
    factor: 2,
    most: 10_000,
    measure: async (rate) => {
      offered.push(rate);
      const place = slow.indexOf(rate);
      if (place >= 0) slow.splice(place, 1);
      return rate <= capacity && place < 0;
    },
    holds: (held) => held,
  });
  return found.then(({ highest, steps }) => ({ highest, offered, steps }));
}

test("the rate is raised until it fails twice, then tried in the middle", async () => {
  const { highest, offered, steps } = await search(700);
  expect(offered).toEqual([100, 200, 400, 800, 800, 566]);
  expect(highest).toBe(566);
  expect(steps.map(({ held }) => held)).toEqual([true, true, true, false, false, true]);
});

test("a slow moment does not end the search", async () => {
  expect((await search(500, [200])).highest).toBe(400);
});

test("a server that does not hold the first rate holds none", async () => {
  expect((await search(50)).highest).toBe(0);
});
