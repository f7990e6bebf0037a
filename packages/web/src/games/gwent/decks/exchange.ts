import { ALL_CARDS } from "@medallion/gwent/cards";
import {
  type CardNames,
  type DeckList,
  packDeck,
  packDecks,
  readDeck,
  unpackDeck,
  unpackDecks,
} from "@medallion/gwent/decks";
import type { Catalogue } from "@medallion/kernel";
import { PATHS } from "../../../navigation/paths.ts";

/** What somebody brings from elsewhere: one deck, or several for a tournament. */
export type Imported =
  | { readonly kind: "deck"; readonly name: string | undefined; readonly deck: DeckList }
  | { readonly kind: "set"; readonly name: string | undefined; readonly decks: readonly DeckList[] };

/** Reads a link, a code, a written list or JSON. Throws `InputError` with messages of the game. */
export function readBrought(text: string, names?: CardNames): Imported {
  const written = text.trim();
  const hash = /#((?:deck|set)=\S+)$/u.exec(written)?.[1];
  if (hash !== undefined) return readHash(hash) ?? { kind: "deck", name: undefined, deck: readDeck(written) };
  if (isSetCode(written)) return { kind: "set", name: undefined, decks: unpackDecks(written) };
  return { kind: "deck", name: nameIn(written), deck: readDeck(written, names) };
}

/** What the part of a link behind `#` brings; nothing if it is no deck's. */
export function readHash(hash: string): Imported | undefined {
  const parts = new URLSearchParams(hash.replace(/^#/u, ""));
  const name = parts.get("name") ?? undefined;
  const deck = parts.get("deck");
  if (deck !== null) return { kind: "deck", name, deck: unpackDeck(deck) };
  const set = parts.get("set");
  return set === null ? undefined : { kind: "set", name, decks: unpackDecks(set) };
}

/** Codes of several decks have dots between them; the ids of ready sets say so. */
function isSetCode(text: string): boolean {
  return /^[\w-]+(?:\.[\w-]+)+$/u.test(text) || /^tournament-[a-z-]+$/u.test(text);
}

/** Written lists may begin with the deck's name as a comment, as ours do. */
function nameIn(text: string): string | undefined {
  return /^#\s*(\S.*)/u.exec(text)?.[1]?.trim();
}

/** A link that carries the whole deck behind its `#`, which browsers send to nobody. */
export function deckLink(origin: string, name: string, deck: DeckList): string {
  return `${origin}${PATHS.decks}#${new URLSearchParams({ deck: packDeck(deck), name })}`;
}

export function setLink(origin: string, name: string, decks: readonly DeckList[]): string {
  return `${origin}${PATHS.decks}#${new URLSearchParams({ set: packDecks(decks), name })}`;
}

/** The names of all cards in these languages, for reading lists that were written by hand. */
export function cardNames(catalogues: readonly Catalogue[]): CardNames {
  const named = catalogues.flatMap((catalogue) =>
    ALL_CARDS.flatMap(({ id }): [string, string][] => {
      const name = catalogue[`card.${id}`];
      return name === undefined ? [] : [[name, id]];
    }),
  );
  return new Map(named);
}
