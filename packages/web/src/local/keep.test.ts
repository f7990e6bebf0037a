import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import type { ChangeChannel } from "./change-channel.ts";
import { type Database, databaseNamed } from "./database.ts";
import { keepIn } from "./keep.ts";

let names = 0;
let time = 0;

/** Two tabs of one device. */
function tabs(open?: () => Promise<Database>) {
  const database = open ?? databaseNamed(`keep ${names++}`);
  const heard: ((what: string) => void)[] = [];
  return [0, 1].map((tab) => {
    const channel: ChangeChannel = {
      post: (what) => {
        for (const [other, listener] of heard.entries()) if (other !== tab) listener(what);
      },
      watch: (listener) => {
        heard[tab] = listener;
        return () => {};
      },
    };
    return keepIn(database, channel, () => ++time);
  });
}

const forbidden = () => Promise.reject(new DOMException("", "SecurityError"));

for (const [where, open] of [
  ["in the database", undefined],
  ["in memory, where storing is forbidden", forbidden],
] as const)
  test(`things are kept by area ${where}, newest first`, async () => {
    const [keep] = tabs(open);
    if (keep === undefined) throw new Error("there is a first tab");
    await keep.put("decks", "one", { cards: [1] });
    await keep.put("decks", "two", { cards: [2] });
    await keep.put("replays", "one", "a game");
    await keep.put("decks", "one", { cards: [3] });
    expect(await keep.get("decks", "one")).toEqual({ cards: [3] });
    expect(await keep.get("lessons", "one")).toBeUndefined();
    expect((await keep.list("decks")).map(({ id }) => id)).toEqual(["one", "two"]);
    await keep.delete("decks", "one");
    expect((await keep.list("decks")).map(({ id }) => id)).toEqual(["two"]);
    expect(await keep.get("replays", "one")).toBe("a game");
  });

test("whoever watches an area hears of its changes, in every tab", async () => {
  const [here, there] = tabs();
  const heard: string[] = [];
  here?.watch("decks", () => heard.push("here"));
  const stop = there?.watch("decks", () => heard.push("there"));
  there?.watch("lessons", () => heard.push("lessons"));
  await here?.put("decks", "one", 1);
  expect(heard.sort()).toEqual(["here", "there"]);
  stop?.();
  await there?.delete("decks", "one");
  expect(heard).toEqual(["here", "there", "here"]);
});
