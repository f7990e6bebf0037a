import { InputError } from "@medallion/kernel";
import * as z from "zod/mini";
import { FACTIONS } from "../cards/row.ts";
import type { DeckList } from "./deck.ts";
import { inOrder } from "./deck.ts";
import type { CardNames } from "./names.ts";
import { cardFinder } from "./names.ts";
import { unpackDeck } from "./pack.ts";
import { MOST_COPIES_WRITTEN, parseDeckText } from "./parse.ts";

const COUNT = `Write a count from 1 to ${MOST_COPIES_WRITTEN}.`;

/** The shape of a deck list in options, saves and files. */
export const DECK_SCHEMA = z.strictObject(
  {
    faction: z.enum(FACTIONS, { error: `Use one of ${FACTIONS.join(", ")}.` }),
    leader: z.optional(z.string({ error: "Name the leader by its id." })),
    cards: z.record(
      z.string(),
      z
        .int({ error: COUNT })
        .check(z.minimum(1, { error: COUNT }), z.maximum(MOST_COPIES_WRITTEN, { error: COUNT })),
      { error: 'Give the cards as an object of counts, such as {"nekker": 3}.' },
    ),
  },
  { error: "A deck has a faction, a leader and cards, and nothing else." },
);

/** Reads a deck list from plain data; throws `InputError` with the path of what is wrong. */
export function parseDeckData(input: unknown, names?: CardNames): DeckList {
  const parsed = DECK_SCHEMA.safeParse(input);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const path = (issue?.path ?? []).map((part) => (typeof part === "number" ? part : String(part)));
    throw new InputError("bad-deck", issue?.message ?? "This is not a deck list.", path);
  }
  const { faction, leader, cards: written } = parsed.data;
  const find = cardFinder(names);
  const cards: Record<string, number> = {};
  for (const [name, count] of Object.entries(written)) {
    const id = find(name, ["cards", name]);
    cards[id] = (cards[id] ?? 0) + count;
  }
  if (leader === undefined) return { faction, cards: inOrder(cards) };
  return { faction, leader: find(leader, ["leader"]), cards: inOrder(cards) };
}

/** Reads a deck in any form a person may bring: plain data, JSON text, lines, a packed deck or a ready deck's id. */
export function readDeck(input: unknown, names?: CardNames): DeckList {
  if (typeof input !== "string") return parseDeckData(input, names);
  const text = input.trim();
  if (text.startsWith("{")) return parseDeckData(dataIn(text), names);
  return /\s/u.test(text) ? parseDeckText(text, names) : unpackDeck(text);
}

function dataIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InputError(
      "bad-deck",
      "This deck begins like JSON but is none; check its brackets and commas.",
    );
  }
}
