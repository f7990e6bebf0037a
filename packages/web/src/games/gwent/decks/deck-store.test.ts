import { expect, it } from "vitest";
import { DeckStore, type Drawer } from "./deck-store.ts";
import { writeKept } from "./kept.ts";
import { OWN_DECK as deck } from "./test/own-deck.ts";

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

it("a deck that was kept says nothing about another that was not", async () => {
  const drawer = drawerWith();
  let full = true;
  const store = new DeckStore({
    ...drawer,
    put: (id, value) => (full && id === "abc" ? Promise.reject(new Error("full")) : drawer.put(id, value)),
  });
  await store.load();
  await store.put(deck);
  await store.put({ ...deck, id: "def" });
  expect(store.shelf?.unsaved).toBe(true);
  expect([...drawer.kept.keys()]).toEqual(["def"]);
  full = false;
  await store.remove("def");
  expect(store.shelf?.unsaved).toBe(false);
  expect([...drawer.kept.keys()]).toEqual(["abc"]);
});

it("what was not kept is not taken back to when its deck was kept since", async () => {
  const drawer = drawerWith();
  let full = true;
  const store = new DeckStore({
    ...drawer,
    put: (id, value) => (full ? Promise.reject(new Error("full")) : drawer.put(id, value)),
  });
  await store.load();
  await store.put(deck);
  full = false;
  await store.put({ ...deck, name: "Newer", changed: 2 });
  await store.remove("none");
  expect(drawer.kept.get("abc")).toMatchObject({ name: "Newer" });
  expect(store.shelf?.unsaved).toBe(false);
});

it("decks that cannot be read are told of until they can", async () => {
  const drawer = drawerWith(["abc", writeKept(deck)]);
  let broken = true;
  const store = new DeckStore({
    ...drawer,
    list: () => (broken ? Promise.reject(new Error("closed")) : drawer.list()),
  });
  await store.load();
  expect(store.shelf).toMatchObject({ decks: [], unsaved: true });
  broken = false;
  const changed = new Promise<void>((done) => store.watch(done));
  drawer.ring();
  await changed;
  expect(store.shelf).toMatchObject({ decks: [deck], unsaved: false });
});
