import { gwentKit } from "@medallion/gwent";
import { lastSegment, readSave, stepsOf } from "@medallion/records";
import { chooseFor, type LogEntry, Room, type RoomEvent, usualSettings } from "@medallion/table";
import { beforeAll, expect, test } from "vitest";
import { Reel } from "./reel.ts";

const KITS = [gwentKit];
let file = "";

/** A game of two bots to its end. */
beforeAll(() => {
  const place = { kind: "bot", bot: "random", name: "Bot" } as const;
  const founding: LogEntry = {
    at: 0,
    by: "host",
    seed: "ab".repeat(32),
    command: { kind: "found", settings: usualSettings("gwent", "standard", 2), places: [place, place] },
  };
  const room = Room.found(KITS, founding);
  for (let turn = 0; turn < 1000 && file === ""; turn++) {
    const [task] = room.botsOwing();
    if (task === undefined) throw new Error("nobody is to move");
    const choice = chooseFor(gwentKit, task);
    const reply = room.command(
      "host",
      { kind: "bot", seat: task.seat, question: task.question.id, choice },
      turn,
    );
    if (reply.kind !== "done") throw new Error(reply.kind);
    for (const news of reply.news) if (news.kind === "finished") file = news.game.save;
  }
});

function watched(viewer: 0 | null | "all", position: number) {
  const { record } = readSave(file);
  const steps = stepsOf(gwentKit, record, viewer);
  const reel = new Reel({ kit: gwentKit, record, mode: "standard" }, { steps, viewer, position });
  const heard: { events: readonly RoomEvent[]; from: number }[] = [];
  const link = reel.open(viewer === "all" ? null : viewer, {
    news: (events, from) => heard.push({ events, from }),
    refused: () => {
      throw new Error("refused");
    },
  });
  return { reel, link, heard, steps, record };
}

test("comes to the table at its position, and each step is told as it happened", async () => {
  const { reel, link, heard, steps, record } = watched(0, 3);
  await Promise.resolve();
  expect(heard).toHaveLength(1);
  const before = link.look;
  expect(reel.advance()).toBe(true);
  expect(heard[1]?.from).toBe(heard[0]?.events.length);
  expect(link.look).not.toEqual(before);
  while (reel.advance());
  expect(reel.position).toBe(steps.length - 1);
  expect(steps).toHaveLength(lastSegment(record).history.length + 1);
  expect(link.look?.stage).toBe("over");
  expect(link.look?.table?.ending?.outcome.standings).toHaveLength(2);
});

test("a spectator sees no hand, a seat its own, everybody all of them", () => {
  const hands = (view: unknown) =>
    (view as { players: { hand?: unknown }[] }).players.map(({ hand }) => hand !== undefined);
  expect(hands(watched(null, 3).link.look?.table?.view)).toEqual([false, false]);
  expect(hands(watched(0, 3).link.look?.table?.view)).toEqual([true, false]);
  expect(watched("all", 3).link.look?.table?.others.map(({ view }) => hands(view))).toEqual([
    [true, false],
    [false, true],
  ]);
});

test("who had no name when they played goes by the one they have now; a name that was given stays", () => {
  const { record } = readSave(file);
  const called = (name: string, own: { readonly seat: number; readonly name: string } | undefined) => {
    const seats = record.seats.map((holder, seat) =>
      seat === 0 ? ({ who: "person", name } as const) : holder,
    );
    const played = { ...record, seats };
    const steps = stepsOf(gwentKit, played, 0);
    const recording = { kit: gwentKit, record: played, mode: "standard", own };
    const reel = new Reel(recording, { steps, viewer: 0, position: 0 });
    const link = reel.open(0, { news: () => {}, refused: () => {} });
    return link.look?.places[0];
  };
  expect(called("Hráč", { seat: 0, name: "Anna" })).toMatchObject({ name: "Anna" });
  expect(called("Hráč", { seat: 0, name: "" })).toMatchObject({ name: "Hráč" });
  expect(called("Hráč", undefined)).toMatchObject({ name: "Hráč" });
  expect(called("Bruno", { seat: 0, name: "Anna" })).toMatchObject({ name: "Bruno" });
});

test("nothing can be done at a game that was played before", async () => {
  const { link } = watched(0, 3);
  const outcome = await link.command({ kind: "answer", seat: 0, question: 0, choice: 0 });
  expect(outcome.kind).toBe("refused");
});
