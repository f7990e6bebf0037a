import type { CardRow } from "@medallion/gwent/cards";
import type { CardSet } from "@medallion/gwent/decks";
import { useEffect, useMemo, useRef, useState } from "react";
import { deckStore } from "../device-decks.ts";
import { addCard, type DeckDraft, draftOf, emptied, removeCard, withLeader } from "../edits.ts";
import { amend, begin, type History, redo, step, undo } from "../history.ts";
import type { OwnDeck } from "../kept.ts";

/** A deck being edited: every change is kept at once and can be undone. */
export interface DeckEditor {
  readonly draft: DeckDraft;
  readonly goal: OwnDeck["goal"];
  readonly mayUndo: boolean;
  readonly mayRedo: boolean;
  add(card: CardRow): void;
  remove(id: string): void;
  lead(leader: string): void;
  empty(): void;
  /** Letters typed one after the other are undone together. */
  rename(name: string): void;
  use(cardSet: CardSet): void;
  aim(goal: OwnDeck["goal"]): void;
  undo(): void;
  redo(): void;
}

type Edit = (history: History<DeckDraft>) => History<DeckDraft>;

export function useDeckEditor(own: OwnDeck): DeckEditor {
  const [history, setHistory] = useState(() => begin(draftOf(own)));
  const latest = useRef({ history, own, naming: false });
  useEffect(() => {
    const { current } = latest;
    if (own.changed <= current.own.changed) return;
    // Another page of this device has changed it.
    current.own = own;
    current.history = step(current.history, draftOf(own));
    setHistory(current.history);
  }, [own]);
  const acts = useMemo(() => {
    const keepIt = (change: Partial<OwnDeck>) => {
      const { current } = latest;
      current.own = { ...current.own, ...change, changed: Math.max(Date.now(), current.own.changed + 1) };
      void deckStore().put(current.own);
    };
    const edit = (change: Edit, naming = false) => {
      const { current } = latest;
      const next = change(current.history);
      current.naming = naming;
      if (next === current.history) return;
      current.history = next;
      setHistory(next);
      keepIt(next.present);
    };
    const change = (to: (draft: DeckDraft) => DeckDraft) =>
      edit((before) => step(before, to(before.present)));
    return {
      add: (card: CardRow) => change((draft) => addCard(draft, card)),
      remove: (id: string) => change((draft) => removeCard(draft, id)),
      lead: (leader: string) => change((draft) => withLeader(draft, leader)),
      empty: () => change(emptied),
      rename: (name: string) => {
        const go = latest.current.naming ? amend : step;
        edit((before) => go(before, { ...before.present, name }), true);
      },
      use: (cardSet: CardSet) =>
        change((draft) => (draft.cardSet === cardSet ? draft : { ...draft, cardSet })),
      aim: (goal: OwnDeck["goal"]) => keepIt({ goal }),
      undo: () => edit(undo),
      redo: () => edit(redo),
    };
  }, []);
  return {
    ...acts,
    draft: history.present,
    goal: own.goal,
    mayUndo: history.past.length > 0,
    mayRedo: history.future.length > 0,
  };
}
