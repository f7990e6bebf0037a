import type { DeckList } from "@medallion/gwent/decks";
import { useMemo } from "react";
import { useLocation } from "wouter";
import { deckPath, deckSetPath } from "../deck-paths.ts";
import { deckStore } from "../device-decks.ts";
import type { Own, OwnDeck } from "../kept.ts";
import { freeName, ownDeckFrom, ownSetFrom } from "../making.ts";

/** What can be done with decks and sets as a whole. */
export interface DeckActs {
  /** A new deck of one's own; `open` goes to it. */
  make(deck: DeckList, name: string, open?: boolean): OwnDeck;
  makeSet(decks: readonly string[], name: string): void;
  copy(own: Own): void;
  rename(own: Own, name: string): void;
}

export function useDeckActs(): DeckActs {
  const [, navigate] = useLocation();
  return useMemo(() => {
    const store = deckStore();
    const names = () => [...(store.shelf?.decks ?? []), ...(store.shelf?.sets ?? [])].map(({ name }) => name);
    return {
      make: (deck, name, open = true) => {
        const own = ownDeckFrom(deck, freeName(name, names()), Date.now());
        void store.put(own);
        if (open) navigate(deckPath(own.id));
        return own;
      },
      makeSet: (decks, name) => {
        const set = ownSetFrom(decks, freeName(name, names()), Date.now());
        void store.put(set);
        navigate(deckSetPath(set.id));
      },
      copy: (own) => {
        const name = freeName(own.name, names());
        const fresh =
          own.kind === "deck"
            ? { ...ownDeckFrom(own.deck, name, Date.now(), own.cardSet), goal: own.goal }
            : { ...ownSetFrom([], name, Date.now()), decks: own.decks };
        void store.put(fresh);
      },
      rename: (own, name) => void store.put({ ...own, name, changed: Date.now() }),
    };
  }, [navigate]);
}
