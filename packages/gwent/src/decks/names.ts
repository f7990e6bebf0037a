import { ALL_CARDS, cardRow } from "../cards/all.ts";
import type { Path } from "../refuse.ts";
import { refuse } from "../refuse.ts";
import { nearest } from "./nearest.ts";

/** Names of cards in any language, to ids; ids themselves are always understood. */
export type CardNames = ReadonlyMap<string, string>;

/** Finds the card somebody wrote, or throws an `InputError` with the nearest id. */
export type FindCard = (written: string, path?: Path) => string;

export function cardFinder(names: CardNames = new Map()): FindCard {
  const ids = new Map(ALL_CARDS.map((card) => [card.id, card.id]));
  for (const [name, id] of names) if (!ids.has(plain(name))) ids.set(plain(name), id);
  return (written, path) => {
    const word = plain(written);
    const id = ids.get(word);
    if (id !== undefined) return id;
    const near = ids.get(nearest(word, ids.keys()) ?? "");
    throw refuse("unknown-card", { asked: shortened(written), near: near ?? "none" }, path);
  };
}

/** Whether an id is that of a leader. */
export function isLeader(id: string): boolean {
  return cardRow(id)?.kind === "leader";
}

/** A name as ids are written: small letters, no accents or apostrophes, hyphens between words. */
export function plain(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’ʼ`]/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/gu, "");
}

/** What was written, short enough for a sentence. */
export function shortened(written: string): string {
  return written.length <= 40 ? written : `${written.slice(0, 39)}…`;
}
