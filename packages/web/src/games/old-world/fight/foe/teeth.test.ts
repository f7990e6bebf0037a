import { expect, test } from "vitest";
import { teethOf } from "./teeth.tsx";

test("a monster's teeth are left, about to go, and gone", () => {
  expect(teethOf({ all: 5, left: 3, going: 2 })).toEqual(["left", "going", "going", "gone", "gone"]);
  expect(teethOf({ all: 2, left: 1, going: 4 })).toEqual(["going", "gone"]);
});
