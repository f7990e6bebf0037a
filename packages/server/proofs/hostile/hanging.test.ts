import { join } from "node:path";
import { LONGEST_WAIT } from "@medallion/table";
import { afterEach, expect, test, vi } from "vitest";
import { freshFolder } from "../../test/opened.ts";
import { served, Visitor } from "../../test/served.ts";

/*
 * Who is about to lose a rated game against a bot just goes away, or pauses it: without a clock nobody is there who could
 * end it, and one day it would be forgotten.
 */

const BOT = { kind: "bot", bot: "random", name: "" };
const RATED = { rated: true, takebacks: "none" } as const;

afterEach(() => {
  vi.useRealTimers();
});

test("a rated game against a bot is lost by who leaves it for good, also after a restart, and one that is paused", async () => {
  const database = `sqlite:${join(freshFolder(), "hanging.db")}`;
  const limits = { homecoming: 0 };
  const before = await served({ database, limits });
  const person = await Visitor.guest(before, "Quitter");
  /** A game in which the person is asked. */
  const begun = async () => {
    const { table, seat } = await person.found(RATED, [{ kind: "open" }, BOT]);
    const talk = await person.at(table, seat);
    await talk.until(() => talk.look?.table?.question !== undefined);
    talk.close();
    return { table, seat };
  };
  const left = await begun();
  const paused = await begun();
  const pause = { kind: "propose", seat: paused.seat, what: "pause" } as const;
  expect((await person.command(paused.table, pause)).status).toBe(200);
  await before.stop();

  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + LONGEST_WAIT + 60_000 });
  const after = await served({ database, limits });
  const back = new Visitor(after, person.person, person.token);
  const history = async () => (await back.ask("GET", `/api/people/${person.person.id}`)).body;
  await expect
    .poll(async () => (await history()).history.map(({ table }: { table: string }) => table).toSorted(), {
      timeout: 20_000,
    })
    .toEqual([left.table, paused.table].toSorted());
  const { ratings, history: games } = await history();
  expect(ratings).toMatchObject([{ games: 2 }]);
  for (const game of games) {
    expect(game).toMatchObject({ rated: true, by: "resignation" });
    expect(game.players.map(({ result }: { result: string }) => result)).toEqual(["loss", "win"]);
  }
});
