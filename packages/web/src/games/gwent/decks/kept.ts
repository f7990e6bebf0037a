import { type CardSet, type DeckList, type DeckRules, parseDeckData } from "@medallion/gwent/decks";
import * as z from "zod/mini";

/** A deck of one's own. Its id is its place in the store and in addresses. */
export interface OwnDeck {
  readonly kind: "deck";
  readonly id: string;
  readonly name: string;
  readonly deck: DeckList;
  readonly cardSet: CardSet;
  /** The limits it is built for: those are shown first. */
  readonly goal: DeckRules | "tournament";
  /** Milliseconds since 1970. */
  readonly changed: number;
}

/** Three decks for a tournament, by the ids of own decks or of ready ones; `null` is a place still free. */
export interface OwnSet {
  readonly kind: "set";
  readonly id: string;
  readonly name: string;
  readonly decks: readonly (string | null)[];
  readonly changed: number;
}

/** Something in the store that cannot be read any more; it is kept until its owner throws it away. */
export interface Damaged {
  readonly kind: "damaged";
  readonly id: string;
  readonly raw: unknown;
}

export type Own = OwnDeck | OwnSet;
export type Kept = Own | Damaged;

export const VERSION = 1;
export const LONGEST_NAME = 60;
export const SET_PLACES = 3;

const common = {
  version: z.literal(VERSION),
  name: z.string().check(z.maxLength(LONGEST_NAME)),
  changed: z.number(),
};
const schema = z.discriminatedUnion("kind", [
  z.object({
    ...common,
    kind: z.literal("deck"),
    deck: z.unknown(),
    cardSet: z.enum(["box", "videoGame"]),
    goal: z.enum(["standard", "competitive", "tournament"]),
  }),
  z.object({
    ...common,
    kind: z.literal("set"),
    decks: z.array(z.nullable(z.string())).check(z.length(SET_PLACES)),
  }),
]);

/** What lies in the store under this id. Never throws: what is not understood is damaged. */
export function readKept(id: string, raw: unknown): Kept {
  const read = schema.safeParse(raw);
  if (!read.success) return { kind: "damaged", id, raw };
  const { version: _, ...thing } = read.data;
  if (thing.kind === "set") return { ...thing, id };
  try {
    return { ...thing, id, deck: parseDeckData(thing.deck) };
  } catch {
    return { kind: "damaged", id, raw };
  }
}

/** Plain data for the store. */
export function writeKept(thing: Kept): unknown {
  if (thing.kind === "damaged") return thing.raw;
  const { id: _, ...rest } = thing;
  return { version: VERSION, ...rest };
}

/** Short, and the same alphabet everywhere. `crypto.randomUUID` would be missing on pages without TLS. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return [...bytes].map((byte) => (byte % 36).toString(36)).join("");
}
