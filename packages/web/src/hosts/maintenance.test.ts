import { expect, test } from "vitest";
import { announce, watchMaintenance } from "./maintenance.ts";

test("what is announced is told once, however often the server says it, and again when it changes or ends", () => {
  const told: unknown[] = [];
  const stop = watchMaintenance((maintenance) => told.push(maintenance?.at));
  announce({ at: 1, until: 2, words: "" });
  announce({ at: 1, until: 2, words: "" });
  announce({ at: 3, until: 4, words: "" });
  announce(undefined);
  announce(undefined);
  stop();
  announce({ at: 5, until: 6, words: "" });
  expect(told).toEqual([1, 3, undefined]);
});
