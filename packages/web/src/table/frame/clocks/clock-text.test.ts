import { expect, test } from "vitest";
import { clockText, daysLeft, timeLeft } from "./clock-text.ts";

test("only what runs gets less, and never less than nothing", () => {
  const face = { seat: 0, left: 60_000, away: 30_000, running: "thinking", since: 1000 } as const;
  expect(timeLeft(face, 11_000)).toEqual({ left: 50_000, away: 30_000 });
  expect(timeLeft({ ...face, running: "away" }, 11_000)).toEqual({ left: 60_000, away: 20_000 });
  expect(timeLeft({ ...face, running: undefined }, 11_000)).toEqual({ left: 60_000, away: 30_000 });
  expect(timeLeft(face, 999_000).left).toBe(0);
});

test("times are written as clocks show them", () => {
  expect(clockText(0)).toBe("0:00");
  expect(clockText(4400)).toBe("0:05");
  expect(clockText(245_000)).toBe("4:05");
  expect(clockText(3_845_000)).toBe("1:04:05");
  expect(daysLeft(90_000_000)).toEqual({ days: 1, hours: 1 });
});
