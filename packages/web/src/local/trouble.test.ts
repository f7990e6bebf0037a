import type { Kit } from "@medallion/kernel";
import { expect, test } from "vitest";
import { ANNA, aDevice, BEN, BOT, type Device, GAME, kitOf, type Tab, wish } from "./test/device.ts";
import { last, Player } from "./test/player.ts";
import { passingStore } from "./worker/passing-store.ts";
import type { Store } from "./worker/store.ts";

const kit = await kitOf(GAME);

/** The same game with rules of another version. */
function ofVersion(rulesVersion: number): Kit {
  const game = Object.create(kit.game, {
    rulesVersion: { value: rulesVersion },
    parseState: { value: (state: unknown) => kit.game.parseState(state, kit.game.rulesVersion) },
  });
  return { ...kit, game };
}
const NEWER = ofVersion(kit.game.rulesVersion + 1);

/** A game that was played for a while and then left. */
async function left(device: Device, tab: Tab = device.tab()): Promise<string> {
  const table = await tab.client.found(wish([ANNA, BOT]));
  const anna = new Player(tab, table, 0, last);
  await anna.until(({ outcomes }) => outcomes.length >= 6);
  tab.close();
  return table;
}

async function spoil(device: Device, table: string, what: "entries" | "snapshots"): Promise<void> {
  const database = await device.database();
  if (what === "snapshots") await database.put("snapshots", { table, position: 3, text: "{" });
  else await database.put("entries", { table, position: 2, text: '{"at":1,"by":"nobody"}' });
}

test("a damaged entry costs what it told, not the game", async () => {
  const device = aDevice();
  const table = await left(device);
  await spoil(device, table, "entries");
  const anna = new Player(device.tab(), table, 0);
  await anna.here();
  expect(anna.events).toEqual([]);
  anna.play(last);
  await anna.over();
});

test("a damaged snapshot is no loss while the log is whole", async () => {
  const device = aDevice();
  const table = await left(device);
  await spoil(device, table, "snapshots");
  const anna = new Player(device.tab(), table, 0, last);
  await anna.over();
  expect(anna.link.next).toBe(anna.events.length);
});

test("a table that makes no game any more is kept, and says so", async () => {
  const device = aDevice();
  const table = await left(device);
  const entries = await (await device.database()).count("entries");
  await spoil(device, table, "snapshots");
  await spoil(device, table, "entries");
  const tab = device.tab();
  const anna = new Player(tab, table, 0);
  await anna.here();
  expect(anna.refused).toBe("damaged");
  expect(await tab.client.list()).toMatchObject([{ id: table, trouble: "damaged" }]);
  expect(await (await device.database()).count("entries")).toBe(entries);
  await expect(tab.client.record(table, 0)).rejects.toMatchObject({ code: "damaged" });
});

test("a running game goes on under newer rules, and can be left and found again there", async () => {
  const device = aDevice();
  const table = await left(device);
  const updated = { kitOf: async () => NEWER };
  const tab = device.tab(updated);
  const anna = new Player(tab, table, 0);
  await anna.here();
  expect(anna.refused).toBeUndefined();
  anna.play(last);
  await anna.until(({ outcomes }) => outcomes.length >= 2);
  tab.close();
  const again = new Player(device.tab(updated), table, 0, last);
  await again.over();
  // What happened under the newer rules can be told again.
  expect(again.events.length).toBeGreaterThanOrEqual(anna.events.length);
});

test("a tab of the older program is sent away once a newer one has played on", async () => {
  const device = aDevice();
  const old = device.tab();
  // Decks of which none asks who shall begin: Anna is asked at once, and again when she has exchanged a card.
  const [pick = ""] = NEWER.lobby.picks("standard").map(({ id }) => id);
  const table = await old.client.found(wish([ANNA, BEN].map((seat) => ({ ...seat, pick }))));
  const here = new Player(old, table, 0);
  await here.here();
  const fresh = new Player(device.tab({ kitOf: async () => NEWER }), table, 0);
  await fresh.here();
  // The older one may still move: the newer one takes that over.
  const { id = 0 } = here.link.look?.table?.question ?? {};
  await here.link.command({ kind: "answer", seat: 0, question: id, choice: 1 });
  await fresh.until(({ link }) => link.look?.table?.question?.id !== id);
  fresh.play(last);
  await here.until(({ refused }) => refused !== undefined);
  expect(here.refused).toBe("outdated");
  const late = new Player(old, table, 0);
  await late.here();
  expect(late.refused).toBe("outdated");
  expect(await old.client.list()).toMatchObject([{ trouble: "outdated" }]);
});

test("a bot that breaks down takes the fallback of its question", async () => {
  const device = aDevice();
  const tab = device.tab({
    think: () => {
      throw new Error("no idea");
    },
  });
  const table = await tab.client.found(wish([BOT, BOT]));
  await new Player(tab, table, null).over();
});

test("rules that break down on a choice cost the bot that choice, not the game", async () => {
  let bugs = 30;
  const game = Object.create(kit.game, {
    choose: {
      value: (...given: Parameters<typeof kit.game.choose>) => {
        if (bugs-- > 0 && bugs % 4 !== 0) throw new Error("a bug");
        return kit.game.choose(...given);
      },
    },
  });
  const tab = aDevice().tab({ kitOf: async () => ({ ...kit, game }) });
  const table = await tab.client.found(wish([BOT, BOT]));
  await new Player(tab, table, null).over();
});

test("what cannot be written is refused and not shown; afterwards the game goes on", async () => {
  const device = aDevice();
  let full = false;
  const store: Store = {
    ...device.store,
    append: async (append) => {
      if (full) throw new DOMException("", "QuotaExceededError");
      return device.store.append(append);
    },
  };
  const tab = device.tab({ store });
  const table = await tab.client.found(wish([ANNA, BEN]));
  const anna = new Player(tab, table, 0);
  await anna.here();
  const { look } = anna.link;
  const { id = 0 } = look?.table?.question ?? {};
  const answer = { kind: "answer", seat: 0, question: id, choice: 0 } as const;
  full = true;
  expect(await anna.link.command(answer)).toMatchObject({ refusal: { code: "unwritten" } });
  expect(anna.link.look).toEqual(look);
  full = false;
  expect(await anna.link.command(answer)).toEqual({ kind: "done" });
});

test("a browser that forbids storing plays all the same, and says that it forgets", async () => {
  const device = aDevice();
  const database = () => Promise.reject(new DOMException("", "SecurityError"));
  const tab = device.tab({ store: passingStore(), database });
  expect(await tab.client.isKept()).toBe(false);
  const table = await tab.client.found(wish([ANNA, BOT]));
  await new Player(tab, table, 0, last).over();
  await tab.client.remove(table);
  expect(await tab.client.list()).toEqual([]);
  expect(await device.tab().client.isKept()).toBe(true);
});

test("clocks run at a table that is open, and rest while it is closed", async () => {
  const device = aDevice();
  let now = 1_000_000;
  const parts = { now: () => now };
  const tab = device.tab(parts);
  const clock = { kind: "move", allowance: 5000, away: 0 } as const;
  const table = await tab.client.found(wish([ANNA, BEN], { clock }));
  const anna = new Player(tab, table, 0);
  await anna.here();
  const { id } = anna.link.look?.table?.question ?? {};
  anna.link.detach();
  now += 60_000;
  const again = new Player(tab, table, 0);
  await again.here();
  expect(again.link.look?.table?.question?.id).toBe(id);
  expect(again.link.look?.clocks[0]).toMatchObject({ left: 5000, running: "thinking", since: now });
});

test("a clock that runs out plays the fallback", async () => {
  const tab = aDevice().tab({ hurry: 100 });
  const clock = { kind: "move", allowance: 5000, away: 0 } as const;
  const table = await tab.client.found(wish([ANNA, BEN], { clock }));
  const anna = new Player(tab, table, 0);
  await anna.until(({ events }) => events.some(({ kind }) => kind === "outOfTime"));
});
