import type { LogEntry } from "@medallion/table";
import { expect, test } from "vitest";
import { ANNA, aDevice, BEN, BOT, type Tab, wish } from "./test/device.ts";
import { last, Player } from "./test/player.ts";
import type { Store } from "./worker/store.ts";

/** Who did what, each in their order: cards are exchanged at the same time, and whoever is first is first. */
function deeds(entries: readonly LogEntry[]): ReadonlyMap<unknown, readonly unknown[]> {
  return Map.groupBy(
    entries.map(({ command }) => command),
    (command) => ("seat" in command ? command.seat : undefined),
  );
}

/** What a whole game leaves in its log if nothing goes wrong. */
async function undisturbed(): Promise<ReturnType<typeof deeds>> {
  const device = aDevice();
  const tab = device.tab();
  const table = await tab.client.found(wish([ANNA, BOT]));
  await new Player(tab, table, 0, last).over();
  return deeds(await device.store.entries(table, 0));
}

/** A store whose tab dies with one of its appends: before it is written, or after, but before anybody hears of it. */
function deadly(store: Store, at: number, when: "before" | "after", die: () => void): Store {
  let appends = 0;
  return {
    ...store,
    async append(append) {
      if (++appends !== at) return store.append(append);
      if (when === "after") await store.append(append);
      die();
      return new Promise(() => {});
    },
  };
}

for (const when of ["before", "after"] as const)
  test(`a crash ${when} any write loses nothing that was acknowledged, and the game goes on as it would have`, async () => {
    const expected = await undisturbed();
    for (let at = when === "before" ? 1 : 3; at < 40; at += 5) {
      const device = aDevice();
      const crashed = Promise.withResolvers<void>();
      const tab: Tab = device.tab({
        store: deadly(device.store, at, when, () => {
          tab.close();
          crashed.resolve();
        }),
      });
      const table = await tab.client.found(wish([ANNA, BOT]));
      const before = new Player(tab, table, 0, last);
      await Promise.race([crashed.promise, before.over()]);
      const acknowledged = before.outcomes.filter(({ kind }) => kind === "done").length;
      const written = await device.store.entries(table, 0);
      const answers = written.filter(({ command }) => command.kind === "answer").length;
      expect(answers).toBeGreaterThanOrEqual(acknowledged);

      const again = new Player(device.tab(), table, 0, last);
      await again.over();
      expect(deeds(await device.store.entries(table, 0))).toEqual(expected);
      // Whoever comes back hears all of the game, as those did who were there all the time.
      expect(again.link.next).toBe(again.events.length);
    }
  });

test("a page whose worker is replaced goes on without noticing", async () => {
  const device = aDevice();
  const tab = device.tab();
  const table = await tab.client.found(wish([ANNA, BOT]));
  const anna = new Player(tab, table, 0, last);
  await anna.here();
  for (let time = 0; time < 5; time++) {
    tab.breakLine();
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  await anna.over();
  expect(anna.link.next).toBe(anna.events.length);
  expect(deeds(await device.store.entries(table, 0))).toEqual(await undisturbed());
});

test("two tabs at the same table see the same, and only one of two answers counts", async () => {
  const device = aDevice();
  const [one, two] = [device.tab(), device.tab()];
  const table = await one.client.found(wish([ANNA, BEN]));
  const here = new Player(one, table, 0);
  const there = new Player(two, table, 0);
  await Promise.all([here.here(), there.here()]);
  const { id = 0 } = here.link.look?.table?.question ?? {};
  const answer = { kind: "answer", seat: 0, question: id } as const;
  const outcomes = await Promise.all([
    here.link.command({ ...answer, choice: 0 }),
    there.link.command({ ...answer, choice: 1 }),
  ]);
  expect(outcomes.map(({ kind }) => kind).sort()).toEqual(["done", "refused"]);
  await there.until(() => there.link.next === here.link.next);
  expect(there.link.look).toEqual(here.link.look);
  expect(there.events).toEqual(here.events);
});

test("two tabs play one game of bots to its end: nothing is forked, lost or done twice", async () => {
  const device = aDevice();
  const [one, two] = [device.tab(), device.tab()];
  const table = await one.client.found(wish([ANNA, BOT]));
  const players = [new Player(one, table, 0, last), new Player(two, table, 0, last)];
  await Promise.all(players.map((player) => player.over()));
  const [here, there] = players;
  expect(there?.events).toEqual(here?.events);
  expect(deeds(await device.store.entries(table, 0))).toEqual(await undisturbed());
});

test("when the tab that runs a table is closed, the other one runs it", async () => {
  const device = aDevice();
  const [one, two] = [device.tab(), device.tab()];
  const table = await one.client.found(wish([ANNA, BOT]));
  const here = new Player(one, table, 0);
  const there = new Player(two, table, 0);
  await Promise.all([here.here(), there.here()]);
  one.close();
  there.play(last);
  await there.over();
});
