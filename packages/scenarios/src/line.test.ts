import { expect, test } from "vitest";
import { readLine } from "./line.ts";
import { Mistake } from "./mistake.ts";

const SEATS = ["A", "B"];

test("each kind of script line is told from the others", () => {
  expect(readLine("A  plays S to close", SEATS, 1)).toEqual({
    kind: "choose",
    seat: 0,
    phrase: "plays S to close",
  });
  expect(readLine("B cannot play S", SEATS, 1)).toEqual({ kind: "cannot", seat: 1, phrase: "play S" });
  expect(readLine("B can play S", SEATS, 1)).toEqual({ kind: "can", seat: 1, phrase: "play S" });
  expect(readLine("settle", SEATS, 1)).toEqual({ kind: "settle" });
  expect(readLine("settle until round 2", SEATS, 1)).toEqual({ kind: "settleUntil", milestone: "round 2" });
});

test("a line that begins with no seat is a mistake that names the seats", () => {
  expect(() => readLine("C passes", SEATS, 7)).toThrow(Mistake);
  expect(() => readLine("C passes", SEATS, 7)).toThrow("begin with a seat (A, B)");
  expect(() => readLine("setle", SEATS, 7)).toThrow('did you mean "settle"?');
});
