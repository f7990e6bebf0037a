import { packDeck, readyDeck } from "@medallion/gwent/decks";
import type { Text } from "../../../../language/words.ts";
import type { Imported } from "../exchange.ts";
import type { DeckActs } from "./use-deck-acts.ts";

/** Adds what was brought to one's own and opens it; of a set all decks that are not ready ones anyway. */
export function takeIn(brought: Imported, acts: DeckActs, text: Text): void {
  if (brought.kind === "deck") {
    acts.make(brought.deck, brought.name ?? text("decks.bring.name"));
    return;
  }
  const name = brought.name ?? text("decks.set.name");
  const decks = brought.decks.map((deck, place) => {
    const code = packDeck(deck);
    return readyDeck(code) === undefined ? acts.make(deck, `${name} ${place + 1}`, false).id : code;
  });
  acts.makeSet(decks, name);
}
