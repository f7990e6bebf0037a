import { expect, test } from "vitest";
import { nearestAndLast } from "./belongings.tsx";

test("of the trophy track as much is shown as there is room for, and always what comes next and what wins", () => {
  const steps = ["first", "second", "third", "wins"];
  expect(nearestAndLast(steps, 7)).toEqual(steps);
  expect(nearestAndLast(steps, 4)).toEqual(steps);
  expect(nearestAndLast(steps, 3)).toEqual(["first", "second", "wins"]);
  expect(nearestAndLast(steps, 0)).toEqual(["first", "wins"]);
  expect(nearestAndLast(["wins"], 0)).toEqual(["wins"]);
});
