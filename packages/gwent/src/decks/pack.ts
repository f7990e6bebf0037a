import type { InputError } from "@medallion/kernel";
import type { CardRow, Faction } from "../cards/row.ts";
import { FACTIONS } from "../cards/row.ts";
import { refuse } from "../refuse.ts";
import type { DeckList } from "./deck.ts";
import { leadersOf, poolOf } from "./deck.ts";
import { shortened } from "./names.ts";
import { nearest } from "./nearest.ts";
import { READY_DECKS, READY_LINE_UPS, readyDeck, readyLineUp } from "./ready/all.ts";

/*
 * A packed deck is one sign for faction and leader, the counts of all cards the faction may hold, and two
 * signs that betray a slip. The counts are one number in mixed radix, the first card its lowest digit,
 * so that cards appended later leave old links as they are. A ready deck is its id: ids begin with a
 * small letter, packed decks never do.
 */
const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const HEADS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
/** Leaders of one faction that a head can tell apart, with the missing one as the first. */
const LEADERS_PER_HEAD = 6;
const CHECK_SIGNS = 2;
/** A prime below 64², so that one wrong sign, or two swapped ones before the check, are always found. */
const CHECK_PRIME = 4093;
const LONGEST = 64;

/** The deck as a short text for links. Cards or a leader that its faction cannot have are an `InputError`. */
export function packDeck(deck: DeckList): string {
  const code = codeOf(deck);
  return READY_CODES.get(code) ?? code;
}

/** The deck that was packed, or the ready deck of that id; a broken text is an `InputError`. */
export function unpackDeck(text: string): DeckList {
  const written = text.trim();
  if (/^[a-z]/u.test(written)) return readyDeckCalled(written);
  if (written.length > LONGEST || !/^[A-Z0-9][\w-]{2,}$/u.test(written)) throw broken(written);
  const body = written.slice(0, -CHECK_SIGNS);
  if (checkOf(body) !== written.slice(-CHECK_SIGNS)) throw broken(written);
  const head = HEADS.indexOf(body.charAt(0));
  const faction = FACTIONS[Math.floor(head / LEADERS_PER_HEAD)];
  if (faction === undefined) throw broken(written);
  const cards = cardsFrom(poolOf(faction), body.slice(1));
  const place = head % LEADERS_PER_HEAD;
  const leader = place === 0 ? undefined : leadersOf(faction)[place - 1];
  if (cards === undefined || (place > 0 && leader === undefined)) throw broken(written);
  return leader === undefined ? { faction, cards } : { faction, leader: leader.id, cards };
}

function readyDeckCalled(id: string): DeckList {
  const ready = readyDeck(id);
  if (ready !== undefined) return ready.deck;
  const ids = READY_DECKS.map((deck) => deck.id);
  const near = nearest(id, ids) ?? "none";
  throw refuse("unknown-deck", { asked: shortened(id), near, known: ids.join(", ") });
}

function codeOf(deck: DeckList): string {
  const head = FACTIONS.indexOf(deck.faction) * LEADERS_PER_HEAD + leaderPlace(deck.faction, deck.leader);
  const body = HEADS.charAt(head) + digitsOf(numberOf(deck));
  return body + checkOf(body);
}

function leaderPlace(faction: Faction, leader: string | undefined): number {
  if (leader === undefined) return 0;
  const place = leadersOf(faction).findIndex((card) => card.id === leader);
  if (place < 0)
    throw refuse(
      "unpackable-deck.leader",
      { leader: shortened(leader), faction: { key: `faction.${faction}` } },
      ["leader"],
    );
  return place + 1;
}

function radixOf(card: CardRow): bigint {
  return BigInt(Math.max(card.copies, card.copiesVideoGame) + 1);
}

function numberOf(deck: DeckList): bigint {
  const left = new Map(Object.entries(deck.cards));
  let number = 0n;
  for (const card of poolOf(deck.faction).toReversed()) {
    const count = BigInt(left.get(card.id) ?? 0);
    if (count >= radixOf(card))
      throw refuse("unpackable-deck.copies", { count: Number(count), card: { key: `card.${card.id}` } }, [
        "cards",
        card.id,
      ]);
    number = number * radixOf(card) + count;
    left.delete(card.id);
  }
  const [foreign] = left.keys();
  if (foreign !== undefined)
    throw refuse(
      "unpackable-deck.card",
      { card: shortened(foreign), faction: { key: `faction.${deck.faction}` } },
      ["cards", foreign],
    );
  return number;
}

/** The counts in a text of digits; nothing if it says more than the cards can mean, or says it clumsily. */
function cardsFrom(pool: readonly CardRow[], digits: string): Record<string, number> | undefined {
  let number = [...digits].reduceRight((sum, digit) => sum * 64n + BigInt(DIGITS.indexOf(digit)), 0n);
  if (digitsOf(number) !== digits) return undefined;
  const cards: Record<string, number> = {};
  for (const card of pool) {
    const count = Number(number % radixOf(card));
    if (count > 0) cards[card.id] = count;
    number /= radixOf(card);
  }
  return number === 0n ? cards : undefined;
}

/** Lowest digit first. */
function digitsOf(number: bigint): string {
  let digits = "";
  for (let rest = number; rest > 0n; rest /= 64n) digits += DIGITS.charAt(Number(rest % 64n));
  return digits;
}

function checkOf(body: string): string {
  const sum = [...body].reduce((sum, sign) => (sum * 37 + DIGITS.indexOf(sign) + 1) % CHECK_PRIME, 0);
  return DIGITS.charAt(Math.floor(sum / 64)) + DIGITS.charAt(sum % 64);
}

function broken(text: string): InputError {
  return refuse("broken-deck", { asked: shortened(text) });
}

const READY_CODES: ReadonlyMap<string, string> = new Map(
  READY_DECKS.map((ready) => [codeOf(ready.deck), ready.id]),
);

/** Several decks, as a tournament's players bring them, as one text; a ready line-up is its id. */
export function packDecks(decks: readonly DeckList[]): string {
  const text = decks.map(packDeck).join(".");
  return READY_LINE_UPS.find((ready) => ready.decks.join(".") === text)?.id ?? text;
}

export function unpackDecks(text: string): readonly DeckList[] {
  const written = text.trim();
  return (readyLineUp(written)?.decks ?? written.split(".")).map(unpackDeck);
}
