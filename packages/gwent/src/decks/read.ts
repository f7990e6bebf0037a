import type { InputError } from "@medallion/kernel";
import * as z from "zod/mini";
import { FACTIONS } from "../cards/row.ts";
import { issuePath } from "../issue.ts";
import { refuse, refuseAt } from "../refuse.ts";
import type { DeckList } from "./deck.ts";
import { inOrder } from "./deck.ts";
import type { CardNames } from "./names.ts";
import { cardFinder } from "./names.ts";
import { unpackDeck } from "./pack.ts";
import { MOST_COPIES_WRITTEN, parseDeckText } from "./parse.ts";

/** The messages of the schema are the reasons that `REFUSED` has the values for. */
const COUNT = "bad-count";

/** The shape of a deck list in options, saves and files. */
export const DECK_SCHEMA = z.strictObject(
  {
    faction: z.enum(FACTIONS, { error: "bad-deck.faction" }),
    leader: z.optional(z.string({ error: "bad-deck.leader" })),
    cards: z.record(
      z.string(),
      z
        .int({ error: COUNT })
        .check(z.minimum(1, { error: COUNT }), z.maximum(MOST_COPIES_WRITTEN, { error: COUNT })),
      { error: "bad-deck.cards" },
    ),
  },
  { error: "bad-deck.shape" },
);

const REFUSED = {
  "bad-count": { limit: MOST_COPIES_WRITTEN },
  "bad-deck.shape": {},
  "bad-deck.faction": { known: FACTIONS.join(", ") },
  "bad-deck.leader": {},
  "bad-deck.cards": { example: '{"nekker": 3}' },
} as const;

/** Reads a deck list from plain data; throws `InputError` with the path of what is wrong. */
export function parseDeckData(input: unknown, names?: CardNames): DeckList {
  const parsed = DECK_SCHEMA.safeParse(input);
  if (!parsed.success) throw misshapen(parsed.error.issues[0]);
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

function misshapen(issue: z.core.$ZodIssue | undefined): InputError {
  const names = Object.keys(REFUSED) as (keyof typeof REFUSED)[];
  const reason = names.find((name) => name === issue?.message) ?? "bad-deck.shape";
  return refuseAt(issuePath(issue), reason, REFUSED[reason]);
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
    throw refuse("bad-deck.json");
  }
}
