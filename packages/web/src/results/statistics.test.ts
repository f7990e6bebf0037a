import { expect, test } from "vitest";
import { olderThan, withOlder } from "./older.ts";
import { marginOf, played, share, statisticsOf, WINDOW } from "./statistics.ts";
import { duel, duels } from "./test/games.ts";

test("victories, draws and defeats are counted; what was called off is not", () => {
  const { won, drawn, lost } = statisticsOf([...duels("wwdl"), offs()]).tally;
  expect([won, drawn, lost]).toEqual([2, 1, 1]);
});

function offs() {
  const game = duel(9, "win", { by: "abort" });
  return { ...game, seats: game.seats.map(({ result: _, ...seat }) => seat) };
}

test("a draw counts half a victory; without games there is no share", () => {
  expect(share({ won: 1, drawn: 1, lost: 0 })).toBe(0.75);
  expect(share({ won: 0, drawn: 0, lost: 0 })).toBeUndefined();
});

test.each([
  ["", undefined, 0],
  ["w", { result: "win", length: 1 }, 1],
  ["wwwlww", { result: "win", length: 2 }, 3],
  ["wwll", { result: "loss", length: 2 }, 2],
  ["lldd", { result: "draw", length: 2 }, 0],
])("after %j the streak is %j, and the longest of victories %i", (results, streak, longest) => {
  const statistics = statisticsOf(duels(results));
  expect(statistics.streak).toEqual(streak);
  expect(statistics.longestWins).toBe(longest);
});

test("games are counted in the order they were finished, however they come", () => {
  expect(statisticsOf(duels("wwl").toReversed()).streak).toEqual({ result: "loss", length: 1 });
});

test("each mode, deck and kind of opponent has its own sums, the most played first", () => {
  const friend = duel(7, "win", { mode: "team" });
  const seats = friend.seats.map(({ bot: _, ...seat }) => seat);
  const statistics = statisticsOf([...duels("wl"), { ...friend, seats }]);
  expect(statistics.byMode.map(({ id, tally }) => [id, played(tally)])).toEqual([
    ["gwent/standard", 2],
    ["gwent/team", 1],
  ]);
  expect(statistics.byRival).toMatchObject([
    { id: "greedy", tally: { won: 1, lost: 1 }, met: [{ seat: 1, name: "greedy", bot: "greedy" }] },
    { id: "people", tally: { won: 1, lost: 0 }, met: [] },
  ]);
  expect(statistics.byPick).toMatchObject([{ id: "gwent/nr-siege-line", tally: { won: 2, lost: 1 } }]);
});

test("a game at a device that several share is nobody's victory", () => {
  const game = duel(0, "win");
  const seats = game.seats.map((seat) => ({ ...seat, isOwn: false }));
  expect(played(statisticsOf([{ ...game, seats }]).tally)).toBe(0);
});

test("the record of a mode is the largest lead, and giving up makes none", () => {
  const close = duel(1, "win");
  const clear = {
    ...duel(2, "win"),
    seats: duel(2, "win").seats.map((seat) => (seat.isOwn ? seat : { ...seat, score: 0 })),
  };
  const given = { ...clear, by: "resignation" };
  expect(marginOf(clear)).toBe(2);
  expect(statisticsOf([close, clear]).records.map(({ played: { number } }) => number)).toEqual([2]);
  expect(statisticsOf([close, given]).records.map(({ played: { number } }) => number)).toEqual([1]);
});

test("the course looks back over the last games only", () => {
  const { course } = statisticsOf(duels("l".repeat(WINDOW) + "w".repeat(WINDOW)));
  expect(course).toHaveLength(2 * WINDOW);
  expect(course[WINDOW - 1]).toBe(0);
  expect(course.at(-1)).toBe(1);
});

test("older games that a server no longer keeps are in the sums alone", () => {
  const games = duels("wwl");
  const totals = [
    { game: "gwent", mode: "standard", won: 5, drawn: 0, lost: 1 },
    { game: "ronin", mode: "usual", won: 0, drawn: 0, lost: 2 },
  ];
  const older = olderThan(totals, games);
  expect(older).toEqual([
    { game: "gwent", mode: "standard", won: 3, drawn: 0, lost: 0 },
    { game: "ronin", mode: "usual", won: 0, drawn: 0, lost: 2 },
  ]);
  const statistics = withOlder(statisticsOf(games), older);
  expect(statistics.tally).toEqual({ won: 5, drawn: 0, lost: 3 });
  expect(statistics.byMode.map(({ id, tally }) => [id, played(tally)])).toEqual([
    ["gwent/standard", 6],
    ["ronin/usual", 2],
  ]);
  expect(statistics.longestWins).toBe(2);
});
