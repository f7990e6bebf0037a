import { randomOf } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import { parseOptions } from "./options.ts";
import { texts } from "./texts.ts";
import { trial } from "./trial.ts";
import { EVERYTHING, usedBy } from "./trial-coverage.ts";

describe("what every soak must use", () => {
  it("names each thing once", () => {
    expect(new Set(EVERYTHING).size).toBe(EVERYTHING.length);
  });

  it("knows exactly the ends of stories that have a text", async () => {
    const ends = Object.keys(await texts("en")).flatMap((key) => {
      const [, id, option, row] = /^story\.(\w+)(?:\.([AB]))?\.end(?:\.(\d+))?$/u.exec(key) ?? [];
      if (id === undefined) return [];
      return [
        ["end", id, option, row === undefined ? undefined : Number(row) - 1]
          .filter((part) => part !== undefined)
          .join(" "),
      ];
    });
    const named = EVERYTHING.filter((name) => name.startsWith("end "));
    expect(named.toSorted()).toEqual(ends.sort());
  });

  it("calls what an event shows by the same names", () => {
    const known = new Set(EVERYTHING);
    const names = [
      ...usedBy({ kind: "storyEnded", seat: 0, story: "E12", row: 1 }),
      ...usedBy({ kind: "storyEnded", seat: 0, story: "C01", option: "A" }),
      ...usedBy({ kind: "trophyGained", seat: 0, trophy: { of: "school", school: "cat" } }),
      ...usedBy({ kind: "gameWon", seat: 0, turns: 9, rating: 5 }),
    ];
    expect(names).toHaveLength(4);
    for (const name of names) expect(known).toContain(name);
  });
});

it("OW-21.1: cases are of every number of seats, and their options are such as can be played", () => {
  const random = randomOf("cases");
  const options = trial.cases.map((one) => parseOptions(one.options(random)));
  expect(options.map(({ seats }) => seats)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
});
