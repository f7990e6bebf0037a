import { expect, it } from "vitest";
import { DeckStore, type Drawer } from "./deck-store.ts";
import { freshId, type OwnDeck, readKept, writeKept } from "./kept.ts";

const deck: OwnDeck = {
  kind: "deck",
  id: "abc",
  name: "Swarm",
  deck: { faction: "monsters", leader: "eredin-the-treacherous", cards: { nekker: 3 } },
  cardSet: "box",
  goal: "standard",
  changed: 1,
};

interface TestDrawer extends Drawer {
  readonly kept: Map<string, unknown>;
  ring(): void;
}

function drawerWith(...entries: readonly [string, unknown][]): TestDrawer {
  const kept = new Map<string, unknown>(entries);
  const listeners: (() => void)[] = [];
  return {
    kept,
    put: async (id, value) => void kept.set(id, structuredClone(value)),
    delete: async (id) => void kept.delete(id),
    list: async () => [...kept].map(([id, value]) => ({ id, value })),
    watch: (listener) => void listeners.push(listener),
    ring: () => {
      for (const listener of listeners) listener();
    },
  };
}

it("what is written is read back", () => {
  expect(readKept("abc", writeKept(deck))).toEqual(deck);
  const set = {
    kind: "set",
    id: "s",
    name: "Three",
    decks: ["abc", null, "nr-siege-line"],
    changed: 2,
  } as const;
  expect(readKept("s", writeKept(set))).toEqual(set);
});

it.each([
  [undefined],
  [null],
  ["text"],
  [{ version: 2 }],
  [{ ...(writeKept(deck) as object), deck: { faction: "elves", cards: {} } }],
  [{ ...(writeKept(deck) as object), deck: { faction: "monsters", cards: { nobody: 1 } } }],
  [{ ...(writeKept(deck) as object), deck: { faction: "monsters", cards: { nekker: -1 } } }],
])("what is not understood is damaged, and kept as it is: %j", (raw) => {
  const kept = readKept("x", raw);
  expect(kept).toEqual({ kind: "damaged", id: "x", raw });
  expect(writeKept(kept)).toBe(raw);
});

it("ids are short and safe in addresses", () => {
  expect(freshId()).toMatch(/^[0-9a-z]{10}$/u);
});

it("the shelf shows changes at once and keeps them", async () => {
  const drawer = drawerWith(["old", writeKept({ ...deck, name: "Old", changed: 0 })], ["bad", 7]);
  const store = new DeckStore(drawer);
  expect(store.shelf).toBeUndefined();
  await store.load();
  const put = store.put(deck);
  expect(store.shelf?.decks.map(({ name }) => name)).toEqual(["Swarm", "Old"]);
  expect(store.shelf?.damaged).toEqual([{ kind: "damaged", id: "bad", raw: 7 }]);
  await put;
  await store.remove("old");
  expect([...drawer.kept.keys()]).toEqual(["bad", "abc"]);
});

it("hears of changes made by another page", async () => {
  const drawer = drawerWith();
  const store = new DeckStore(drawer);
  await store.load();
  drawer.kept.set("abc", writeKept(deck));
  const changed = new Promise<void>((done) => store.watch(done));
  drawer.ring();
  await changed;
  expect(store.shelf?.decks).toEqual([deck]);
});

it("a reading that was overtaken by a change is not believed", async () => {
  const drawer = drawerWith();
  const store = new DeckStore(drawer);
  await store.load();
  drawer.ring();
  const put = store.put(deck);
  await new Promise((done) => setTimeout(done, 5));
  expect(store.shelf?.decks).toEqual([deck]);
  await put;
});

it("says when the device keeps nothing, and goes on", async () => {
  const drawer = drawerWith();
  const store = new DeckStore({ ...drawer, put: () => Promise.reject(new Error("full")) });
  await store.load();
  await store.put(deck);
  expect(store.shelf).toMatchObject({ decks: [deck], unsaved: true });
  await store.remove("abc");
  expect(store.shelf).toMatchObject({ decks: [], unsaved: false });
});
