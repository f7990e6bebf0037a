import { expect, test } from "vitest";
import type { Stores } from "./places.ts";
import { append, finished, guest, summary } from "./samples.ts";

/** Finished games, statistics, ratings. */
export function gamesContract({ open, newPlace }: Stores): void {
  test("a finished game is kept with its record and players, and belongs to both", async () => {
    const { tables, games } = await open();
    await tables.found("t", append("t", 0));
    const game = finished(1, ["ciri", "triss"]);
    await tables.append(append("t", 1, { at: 500, finished: [game] }));
    expect(await games.find("t", 1)).toEqual({ id: expect.any(String), table: "t", finished: 500, ...game });
    expect(await games.find("t", 2)).toBeUndefined();
    const { record: _record, ...shown } = game;
    const row = { id: expect.any(String), table: "t", finished: 500, ...shown };
    expect(await games.of("ciri", 9)).toEqual([row]);
    expect(await games.of("triss", 9)).toEqual([row]);
    expect(await games.of("geralt", 9)).toEqual([]);
  });

  test("a person's games come newest first, page by page", async () => {
    const { tables, games } = await open();
    await tables.found("t", append("t", 0));
    for (const position of [1, 2, 3])
      await tables.append(
        append("t", position, { at: position * 10, finished: [finished(position, ["ciri", "ciri"])] }),
      );
    const numbers = async (limit: number, before?: number) =>
      (await games.of("ciri", limit, before)).map(({ number }) => number);
    expect(await numbers(9)).toEqual([3, 2, 1]);
    expect(await numbers(2)).toEqual([3, 2]);
    expect(await numbers(2, 20)).toEqual([1]);
  });

  test("a private game is in the lists of those who played it, and found by whoever has its code", async () => {
    const { tables, games } = await open();
    const [shown, hidden] = [
      finished(1, ["ciri", "triss"]),
      finished(2, ["ciri", "geralt"], { open: false, code: "sesame" }),
    ];
    await tables.found("t", append("t", 0, { finished: [shown, hidden] }));
    const numbers = async (asker: string | undefined, limit = 9) =>
      (await games.seenBy(asker, "ciri", limit)).map(({ number }) => number).toSorted();
    expect(await numbers("ciri")).toEqual([1, 2]);
    expect(await numbers("geralt")).toEqual([1, 2]);
    expect(await numbers("triss")).toEqual([1]);
    expect(await numbers(undefined)).toEqual([1]);
    expect(await numbers("", 1)).toEqual([1]);
    expect(await games.coded("sesame", 2)).toEqual(await games.find("t", 2));
    expect(await games.coded("sesame", 1)).toBeUndefined();
    expect(await games.find("t", 2)).toMatchObject({ open: false, code: "sesame" });
  });

  test("what each seat played with and its score are kept with the game", async () => {
    const { tables, games } = await open();
    const game = finished(0, ["ciri", "triss"]);
    const brought = { id: "toad", name: { key: "deck", values: { of: { key: "žába" }, count: 3 } } };
    const players = game.players.map((player) => ({ ...player, score: 1.5, with: brought }));
    await tables.found("t", append("t", 0, { finished: [{ ...game, players }] }));
    expect((await games.find("t", 0))?.players).toEqual(players);
    const [listed] = await games.kept("ciri", 9);
    expect(listed).toMatchObject({ favourite: false, players });
  });

  test("a favourite is one's own, a deleted game is in no list of one's own, and either can be undone", async () => {
    const { tables, games } = await open();
    const both = [0, 1].map((number) => finished(number, ["ciri", "triss"]));
    await tables.found("t", append("t", 0, { finished: both }));
    const listed = async (person: string) =>
      (await games.kept(person, 9))
        .map(({ number, favourite }) => `${number}${favourite ? "*" : ""}`)
        .toSorted();
    expect(await games.keep("ciri", "t-0", { favourite: true }, 1)).toBe("done");
    expect(await games.keep("ciri", "t-0", { favourite: true }, 1)).toBe("done");
    expect(await games.keep("ciri", "t-1", { favourite: true }, 1)).toBe("too-many");
    expect(await listed("ciri")).toEqual(["0*", "1"]);
    expect(await listed("triss")).toEqual(["0", "1"]);
    await games.keep("ciri", "t-0", { deleted: 70 }, 1);
    expect(await listed("ciri")).toEqual(["1"]);
    expect(await games.all("ciri", 9)).toHaveLength(2);
    expect(await games.seenBy("triss", "ciri", 9)).toHaveLength(1);
    expect(await games.seenBy("ciri", "triss", 9)).toHaveLength(2);
    await games.keep("ciri", "t-0", { deleted: null }, 1);
    expect(await listed("ciri")).toEqual(["0*", "1"]);
    await games.keep("ciri", "t-0", { favourite: false }, 1);
    expect(await listed("ciri")).toEqual(["0", "1"]);
  });

  test("how many newer games somebody has counts each game once", async () => {
    const { tables, games } = await open();
    await tables.found("t", append("t", 0));
    for (const position of [1, 2, 3])
      await tables.append(
        append("t", position, { at: position * 10, finished: [finished(position, ["ciri", "ciri"])] }),
      );
    expect(await games.newer("ciri", 10)).toBe(2);
    expect(await games.newer("ciri", 30)).toBe(0);
    expect(await games.newer("triss", 0)).toBe(0);
  });

  test("a game cannot end twice, and the append that says so writes nothing", async () => {
    const { tables } = await open();
    await tables.found("t", append("t", 0));
    await tables.append(append("t", 1, { finished: [finished(1, ["ciri", "triss"])] }));
    const twice = tables.append(append("t", 2, { finished: [finished(1, ["ciri", "triss"])] }));
    await expect(twice).rejects.toMatchObject({ code: "exists" });
    expect((await tables.find("t"))?.position).toBe(2);
  });

  test("statistics count what people made of their games; called off ones do not count", async () => {
    const { tables, games } = await open();
    const off = finished(4, ["ciri", "triss"]);
    const players = off.players.map((player) => ({ ...player, place: undefined, result: undefined }));
    const drawn = off.players.map((player) => ({ ...player, place: 1, result: "draw" as const }));
    await tables.found(
      "t",
      append("t", 0, {
        finished: [
          finished(1, ["ciri", "triss"]),
          finished(2, ["triss", "ciri"]),
          finished(3, ["ciri", "triss"], { mode: "long", players: drawn }),
          { ...off, players },
        ],
      }),
    );
    expect(await games.statistics("ciri")).toEqual([
      { game: "toy", mode: "long", played: 1, won: 0, drawn: 1, lost: 0 },
      { game: "toy", mode: "short", played: 2, won: 1, drawn: 0, lost: 1 },
    ]);
    expect(await games.statistics("geralt")).toEqual([]);
    expect((await games.find("t", 4))?.players).toEqual(players);
  });

  test("rated games change ratings, from one to the next; others and called off ones do not", async () => {
    const { tables, games } = await open();
    const off = finished(4, ["ciri", "triss"]);
    const players = off.players.map((player) => ({ ...player, result: undefined }));
    await tables.found(
      "t",
      append("t", 0, {
        finished: [
          finished(1, ["ciri", "triss"]),
          finished(2, ["ciri", "triss"]),
          finished(3, ["ciri", "triss"], { rated: false }),
          { ...off, players },
        ],
      }),
    );
    await tables.append(append("t", 1, { finished: [finished(5, ["triss", "ciri"])] }));
    expect(await games.ratings("ciri")).toEqual([
      { game: "toy", mode: "short", rating: { mu: 26, sigma: 8, games: 3 } },
    ]);
    expect(await games.ratings("triss")).toEqual([
      { game: "toy", mode: "short", rating: { mu: 24, sigma: 8, games: 3 } },
    ]);
    expect(await games.ratings("geralt")).toEqual([]);
  });

  test("of many games of two people that end at once on two nodes none is lost from their ratings", async () => {
    const url = await newPlace();
    const stores = [await open(url), await open(url)];
    const ids = Array.from({ length: 30 }, (_, index) => `t${index}`);
    await Promise.all(ids.map((id) => stores[0]?.tables.found(id, append(id, 0))));
    const people = (index: number): [string, string] =>
      index % 2 === 0 ? ["ciri", "triss"] : ["triss", "ciri"];
    await Promise.all(
      ids.map((id, index) =>
        stores[index % 2]?.tables.append(append(id, 1, { finished: [finished(1, people(index))] })),
      ),
    );
    expect(await stores[0]?.games.ratings("ciri")).toMatchObject([{ rating: { mu: 25, games: 30 } }]);
    expect(await stores[1]?.games.ratings("triss")).toMatchObject([{ rating: { mu: 25, games: 30 } }]);
  });

  test("the leaderboard goes by what is certain of a rating, and names people", async () => {
    const { people, tables, games } = await open(
      undefined,
      () =>
        new Map([
          ["sure", { mu: 20, sigma: 1, games: 9 }],
          ["lucky", { mu: 30, sigma: 8, games: 1 }],
          ["stranger", { mu: 99, sigma: 1, games: 1 }],
        ]),
    );
    for (const id of ["sure", "lucky"]) await people.add(guest(id));
    await tables.found(
      "t",
      append("t", 0, { finished: [finished(1, ["sure", "lucky"])], summary: summary() }),
    );
    expect(await games.leaderboard("toy", "short", 9)).toEqual([
      { person: guest("sure"), rating: { mu: 20, sigma: 1, games: 9 }, ordinal: 17 },
      { person: guest("lucky"), rating: { mu: 30, sigma: 8, games: 1 }, ordinal: 6 },
    ]);
    expect(await games.leaderboard("toy", "short", 1)).toHaveLength(1);
    expect(await games.leaderboard("toy", "short", 9, 99)).toEqual([]);
    expect(await games.leaderboard("toy", "long", 9)).toEqual([]);
  });
}
