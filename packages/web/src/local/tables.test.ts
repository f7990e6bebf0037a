import { hashOf, InputError, randomOf } from "@medallion/kernel";
import { firstEntries, lastSegment, readSave, verify } from "@medallion/records";
import { describe, expect, test } from "vitest";
import { ANNA, aDevice, BEN, BOT, GAME, kitOf, wish } from "./test/device.ts";
import { last, Player } from "./test/player.ts";

const kit = await kitOf(GAME);

describe("a game is played to its end by one person and bots", () => {
  for (const { id: mode, seats } of kit.lobby.modes)
    for (const count of seats)
      test(`${mode} with ${count}`, async () => {
        const tab = aDevice().tab();
        const bots = Array.from({ length: count - 1 }, () => BOT);
        const table = await tab.client.found(wish([ANNA, ...bots], { mode }));
        const anna = new Player(tab, table, 0, last);
        await anna.over();
        expect(anna.outcomes.every(({ kind }) => kind === "done")).toBe(true);
        expect(anna.link.next).toBe(anna.events.length);
        const [card] = await tab.client.list();
        expect(card).toMatchObject({ id: table, stage: "over", finished: 1, turn: [] });
        const { record, checkpoint } = readSave(await tab.client.record(table, 0));
        expect(verify(kit.game, record, { hash: hashOf(checkpoint) }).verdict).toBe("proved");
      });
});

test("a finished game is played on from one of its moments, at another seat", async () => {
  const tab = aDevice().tab();
  const first = await tab.client.found(wish([ANNA, BOT]));
  await new Player(tab, first, 0, last).over();
  const { record } = readSave(await tab.client.record(first, 0));
  const from = firstEntries(record, Math.floor(lastSegment(record).history.length / 2));
  const table = await tab.client.found({ ...wish([BOT, ANNA]), from });
  await new Player(tab, table, 1, last).over();
  const again = readSave(await tab.client.record(table, 0));
  const moves = lastSegment(again.record).history.filter(({ kind }) => kind !== "seat");
  expect(moves.slice(0, lastSegment(from).history.length)).toEqual(lastSegment(from).history);
  expect(verify(kit.game, again.record, { hash: hashOf(again.checkpoint) }).verdict).toBe("proved");
});

test("bots alone play while somebody watches", async () => {
  const tab = aDevice().tab();
  const table = await tab.client.found(wish([BOT, BOT]));
  const watcher = new Player(tab, table, null);
  await watcher.over();
  expect(watcher.link.look?.viewer).toBe(null);
});

test("everybody brings what was wished for them, bots too", async () => {
  const tab = aDevice().tab();
  const [pick = "", other = ""] = kit.lobby.picks("standard").map(({ id }) => id);
  const seats = [
    { ...ANNA, pick },
    { ...BOT, pick: other },
  ];
  const table = await tab.client.found(wish(seats));
  const { record } = readSave(await tab.client.record(table, 0));
  const request = { mode: "standard", seats: 2, picks: [pick, other] };
  expect(record.segments[0]?.options).toEqual(kit.lobby.options(request, randomOf(`${record.seed}/options`)));
});

test("what was left to chance stays for the next game of the table: the same decks, other shuffles", async () => {
  const tab = aDevice().tab();
  const table = await tab.client.found(wish([ANNA, BOT]));
  const anna = new Player(tab, table, 0, last);
  await anna.over();
  await anna.link.command({ kind: "propose", seat: 0, what: "rematch" });
  await anna.until(({ link }) => link.look?.game === 1 && link.look.stage !== "gathering");
  const [first, second] = await Promise.all(
    [0, 1].map(async (game) => readSave(await tab.client.record(table, game)).record),
  );
  expect(second?.segments[0]?.options).toEqual(first?.segments[0]?.options);
  expect(second?.seed).not.toBe(first?.seed);
});

test("two at one device hear of their own seat alone, and nobody answers for the other", async () => {
  const tab = aDevice().tab();
  // Decks of which none asks who shall begin: both exchange cards at once.
  const [pick = ""] = kit.lobby.picks("standard").map(({ id }) => id);
  const table = await tab.client.found(wish([ANNA, BEN].map((seat) => ({ ...seat, pick }))));
  const anna = new Player(tab, table, 0);
  const ben = new Player(tab, table, 1);
  await Promise.all([anna.here(), ben.here()]);
  expect(anna.link.look?.waitingFor).toEqual([0]);
  expect(ben.link.look?.waitingFor).toEqual([1]);
  const before = ben.events.length;
  const { id = 0 } = anna.link.look?.table?.question ?? {};
  await anna.link.command({ kind: "answer", seat: 0, question: id, choice: 0 });
  // A mulligan is nobody else's business: not even that it was made.
  expect(ben.events.length).toBe(before);
  anna.play(last);
  ben.play(last);
  await Promise.all([anna.over(), ben.over()]);
  expect(anna.events).not.toEqual(ben.events);
});

test("a choice that is sent twice is applied once", async () => {
  const device = aDevice();
  const tab = device.tab();
  const table = await tab.client.found(wish([ANNA, BEN]));
  const anna = new Player(tab, table, 0);
  await anna.here();
  const { id = 0 } = anna.link.look?.table?.question ?? {};
  const answer = { kind: "answer", seat: 0, question: id, choice: 0 } as const;
  const before = (await device.store.entries(table, 0)).length;
  const outcomes = await Promise.all([anna.link.command(answer), anna.link.command(answer)]);
  expect(outcomes).toMatchObject([{ kind: "done" }, { kind: "refused" }]);
  expect(await device.store.entries(table, 0)).toHaveLength(before + 1);
});

test("a choice is taken back at once, without asking anybody", async () => {
  const tab = aDevice().tab();
  const table = await tab.client.found(wish([ANNA, BEN]));
  const anna = new Player(tab, table, 0);
  await anna.here();
  const { id = 0 } = anna.link.look?.table?.question ?? {};
  await anna.link.command({ kind: "answer", seat: 0, question: id, choice: 1 });
  expect(anna.link.look?.table?.mayTakeBack).toBe("at-once");
  expect(await anna.link.command({ kind: "propose", seat: 0, what: "takeback" })).toEqual({ kind: "done" });
  expect(anna.link.look?.table?.question?.id).toBe(id);
});

test("a rematch begins at once for all, with other chance, and both games are kept", async () => {
  const tab = aDevice().tab();
  const table = await tab.client.found(wish([ANNA, BEN]));
  const anna = new Player(tab, table, 0, last);
  const ben = new Player(tab, table, 1, last);
  await Promise.all([anna.over(), ben.over()]);
  const first = anna.link.look?.commitment;
  expect(await ben.link.command({ kind: "propose", seat: 1, what: "rematch" })).toEqual({ kind: "done" });
  expect(anna.link.look).toMatchObject({ game: 1 });
  expect(anna.link.look?.commitment).not.toBe(first);
  await Promise.all([anna.over(), ben.over()]);
  expect((await tab.client.list())[0]).toMatchObject({ finished: 2 });
  const games = await Promise.all([0, 1].map((game) => tab.client.record(table, game)));
  expect(new Set(games.map((text) => readSave(text).record.commitment)).size).toBe(2);
});

test("who comes later hears the current game from its beginning, and nothing of the one before", async () => {
  const tab = aDevice().tab();
  const table = await tab.client.found(wish([ANNA, BOT]));
  const anna = new Player(tab, table, 0, last);
  await anna.over();
  await anna.link.command({ kind: "propose", seat: 0, what: "rematch" });
  await anna.over();
  const began = anna.events.findLastIndex(({ kind }) => kind === "gathering");
  const watcher = new Player(tab, table, null);
  await watcher.here();
  expect(watcher.events.filter(({ kind }) => kind === "began")).toHaveLength(1);
  anna.link.detach();
  const again = new Player(tab, table, 0);
  await again.here();
  expect(again.events).toEqual(anna.events.slice(began + 1));
  expect(again.link.next).toBe(anna.link.next);
});

test("a running game can be saved as it stands", async () => {
  const tab = aDevice().tab();
  const table = await tab.client.found(wish([ANNA, BEN]));
  const { record } = readSave(await tab.client.record(table, 0));
  expect(record.seats).toEqual([
    { who: "person", name: "Anna" },
    { who: "person", name: "Ben" },
  ]);
  await expect(tab.client.record(table, 1)).rejects.toMatchObject({ code: "no-such-table" });
});

test("a table that is removed is gone for those who look at it too", async () => {
  const tab = aDevice().tab();
  const table = await tab.client.found(wish([ANNA, BEN]));
  const anna = new Player(tab, table, 0);
  await anna.here();
  await tab.client.remove(table);
  await anna.until(({ refused }) => refused !== undefined);
  expect(anna.refused).toBe("no-such-table");
  expect(await tab.client.list()).toEqual([]);
  const late = new Player(tab, table, 0);
  await late.here();
  expect(late.refused).toBe("no-such-table");
});

test("what is no table, nobody's seat or a bot's seat is refused", async () => {
  const tab = aDevice().tab();
  const table = await tab.client.found(wish([ANNA, BOT]));
  const players = [new Player(tab, "short", 0), new Player(tab, table, 1), new Player(tab, table, 7)];
  await Promise.all(players.map((player) => player.here()));
  expect(players.map(({ refused }) => refused)).toEqual(["no-such-table", "not-your-seat", "not-your-seat"]);
});

test("a wish that cannot be played is refused with its path and the game's words, and founds nothing", async () => {
  const tab = aDevice().tab();
  const error = await tab.client.found(wish([{ ...ANNA, pick: "no-such-deck" }, BOT])).catch((why) => why);
  expect(error).toBeInstanceOf(InputError);
  expect(error.messages.length).toBeGreaterThan(0);
  await expect(tab.client.found(wish([ANNA], { mode: "standard" }))).rejects.toMatchObject({
    code: "bad-seats",
  });
  await expect(tab.client.found(wish([ANNA, BOT], { game: "chess" }))).rejects.toThrow();
  expect(await tab.client.list()).toEqual([]);
});

test("whoever watches the tables hears of every change", async () => {
  const device = aDevice();
  const [tab, other] = [device.tab(), device.tab()];
  let heard = 0;
  const stop = other.client.watch(() => heard++);
  await other.client.list();
  const table = await tab.client.found(wish([ANNA, BOT]));
  await other.client.list();
  expect(heard).toBe(1);
  stop();
  await tab.client.remove(table);
  await other.client.list();
  expect(heard).toBe(1);
});
