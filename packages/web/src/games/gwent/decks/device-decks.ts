import { useSyncExternalStore } from "react";
import { keep } from "../../../local/keep.ts";
import { DeckStore, type Drawer, type Shelf } from "./deck-store.ts";

let store: DeckStore | undefined;

/** The decks of this device. */
export function deckStore(): DeckStore {
  store ??= new DeckStore(drawer());
  return store;
}

/** `undefined` while they are being read. */
export function useShelf(): Shelf | undefined {
  const decks = deckStore();
  return useSyncExternalStore(decks.watch, () => decks.shelf);
}

function drawer(): Drawer {
  return {
    put: (id, value) => keep.put("decks", id, value),
    delete: (id) => keep.delete("decks", id),
    list: () => keep.list("decks"),
    watch: (listener) => keep.watch("decks", listener),
  };
}
