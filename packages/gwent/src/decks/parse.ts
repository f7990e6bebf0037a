import { InputError } from "@medallion/kernel";
import { cardRow } from "../cards/all.ts";
import type { Faction } from "../cards/row.ts";
import { FACTIONS } from "../cards/row.ts";
import type { DeckList } from "./deck.ts";
import { inOrder } from "./deck.ts";
import type { CardNames, FindCard } from "./names.ts";
import { cardFinder, isLeader, plain, shortened } from "./names.ts";
import { nearest } from "./nearest.ts";

export const MOST_COPIES_WRITTEN = 99;
const LONGEST_TEXT = 20_000;

const SHORT_NAMES: ReadonlyMap<string, Faction> = new Map([
  ["nr", "northern-realms"],
  ["ng", "nilfgaard"],
  ["mo", "monsters"],
  ["st", "scoiatael"],
  ["sk", "skellige"],
  ...FACTIONS.map((faction): [string, Faction] => [faction, faction]),
]);

interface Draft {
  faction: Faction | undefined;
  leader: string | undefined;
  readonly cards: Map<string, number>;
}

/**
 * Reads a deck list from lines: `faction: monsters`, `leader: …`, `3 nekker`, `3x Nekker`, `nekker x3`,
 * `# a comment`. The faction may be left out where a leader is named. Throws `InputError` with the line.
 */
export function parseDeckText(text: string, names?: CardNames): DeckList {
  if (text.length > LONGEST_TEXT)
    throw new InputError("deck-too-long", "This text is too long for a deck list.");
  const find = cardFinder(names);
  const draft: Draft = { faction: undefined, leader: undefined, cards: new Map() };
  for (const [index, line] of text.split(/\r?\n/u).entries()) {
    const written = line.replace(/#.*$/u, "").trim();
    if (written !== "") readLine(draft, written, find, [`line ${index + 1}`]);
  }
  return finished(draft);
}

function readLine(draft: Draft, written: string, find: FindCard, path: readonly string[]): void {
  const named = /^(faction|leader)\s*[:=]\s*(.+)$/iu.exec(written);
  const [, field, value] = named ?? [];
  if (field !== undefined && value !== undefined) {
    if (field.toLowerCase() === "faction") setFaction(draft, factionCalled(value, path), path);
    else setLeader(draft, find(value, path), path);
    return;
  }
  const faction = SHORT_NAMES.get(plain(written));
  if (faction !== undefined) {
    setFaction(draft, faction, path);
    return;
  }
  const { count, name } = countAndName(written);
  if (count < 1 || count > MOST_COPIES_WRITTEN)
    throw new InputError("bad-count", `Write a count from 1 to ${MOST_COPIES_WRITTEN}.`, path);
  const id = find(name, path);
  if (isLeader(id)) setLeader(draft, id, path);
  else draft.cards.set(id, (draft.cards.get(id) ?? 0) + count);
}

function countAndName(written: string): { count: number; name: string } {
  const before = /^(\d+)(?:\s*[x×*]\s+|[x×*]|\s+)(.+)$/iu.exec(written);
  if (before?.[1] !== undefined && before[2] !== undefined)
    return { count: Number(before[1]), name: before[2] };
  const after = /^(.+?)\s+[x×*]\s*(\d+)$/iu.exec(written);
  if (after?.[1] !== undefined && after[2] !== undefined) return { count: Number(after[2]), name: after[1] };
  return { count: 1, name: written };
}

function factionCalled(written: string, path: readonly string[]): Faction {
  const faction = SHORT_NAMES.get(plain(written));
  if (faction !== undefined) return faction;
  const near = nearest(plain(written), FACTIONS);
  const advice = near === undefined ? `use one of ${FACTIONS.join(", ")}` : `did you mean ${near}?`;
  throw new InputError("unknown-faction", `No faction is called "${shortened(written)}"; ${advice}`, path);
}

function setFaction(draft: Draft, faction: Faction, path: readonly string[]): void {
  if (draft.faction !== undefined && draft.faction !== faction)
    throw new InputError(
      "two-factions",
      `The deck is already one of ${draft.faction}; keep one faction.`,
      path,
    );
  draft.faction = faction;
}

function setLeader(draft: Draft, leader: string, path: readonly string[]): void {
  if (draft.leader !== undefined && draft.leader !== leader)
    throw new InputError("two-leaders", `The deck is already led by ${draft.leader}; keep one leader.`, path);
  draft.leader = leader;
}

function finished(draft: Draft): DeckList {
  const faction = draft.faction ?? (draft.leader === undefined ? undefined : cardRow(draft.leader)?.faction);
  if (faction === undefined || faction === "neutral")
    throw new InputError("no-faction", `Name the faction in a line such as "faction: ${FACTIONS[0]}".`);
  const cards = inOrder(Object.fromEntries(draft.cards));
  return draft.leader === undefined ? { faction, cards } : { faction, leader: draft.leader, cards };
}

/** The deck as lines that `parseDeckText` reads back; cards are written by `nameOf`, or as ids. */
export function writeDeckText(deck: DeckList, nameOf: (id: string) => string = (id) => id): string {
  const leader = deck.leader === undefined ? [] : [`leader: ${nameOf(deck.leader)}`];
  const cards = Object.entries(inOrder(deck.cards)).map(([id, count]) => `${count} ${nameOf(id)}`);
  return [`faction: ${deck.faction}`, ...leader, ...cards, ""].join("\n");
}
