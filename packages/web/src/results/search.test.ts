import { expect, test } from "vitest";
import { ANYTHING, found } from "./search.ts";
import { duel } from "./test/games.ts";

const WORDS = new Map([
  [0, "Against Zoltan · victory · Gwent · Siege Line"],
  [1, "Against Łukasz · defeat · Gwent · Świt"],
  [2, "Against Ludmila · draw · Ronin · Greedy bot · Geralt"],
]);
const GAMES = [duel(0, "win", { isFavourite: true }), duel(1, "loss"), duel(2, "draw", { game: "ronin" })];

function numbers(wanted: Partial<typeof ANYTHING>): readonly number[] {
  const games = found(GAMES, { ...ANYTHING, ...wanted }, ({ number }) => WORDS.get(number) ?? "");
  return games.map(({ number }) => number);
}

test.each([
  [{}, [0, 1, 2]],
  [{ words: "zoltan" }, [0]],
  [{ words: "lukasz swit" }, [1]],
  [{ words: "line SIEGE" }, [0]],
  [{ words: "siege geralt" }, []],
  [{ words: "ludmila" }, [2]],
  [{ words: "greedy" }, [2]],
  [{ game: "ronin" }, [2]],
  [{ result: "loss" as const }, [1]],
  [{ favourites: true }, [0]],
  [{ favourites: true, result: "loss" as const }, []],
])("%j finds %j", (wanted, expected) => {
  expect(numbers(wanted)).toEqual(expected);
});
