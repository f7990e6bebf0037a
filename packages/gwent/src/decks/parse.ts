import { cardRow } from "../cards/all.ts";
import type { Faction } from "../cards/row.ts";
import { FACTIONS } from "../cards/row.ts";
import { within } from "../issue.ts";
import { reasonMessage, refuse } from "../refuse.ts";
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
  if (text.length > LONGEST_TEXT) throw refuse("deck-too-long", { limit: LONGEST_TEXT });
  const find = cardFinder(names);
  const draft: Draft = { faction: undefined, leader: undefined, cards: new Map() };
  for (const [index, line] of text.split(/\r?\n/u).entries()) {
    const written = line.replace(/#.*$/u, "").trim();
    if (written !== "") inLine(index + 1, () => readLine(draft, written, find));
  }
  return finished(draft);
}

/** An error tells in which line it is. */
function inLine(line: number, read: () => void): void {
  within([`line ${line}`], read, (what) => reasonMessage("line", { line, what }));
}

function readLine(draft: Draft, written: string, find: FindCard): void {
  const named = /^(faction|leader)\s*[:=]\s*(.+)$/iu.exec(written);
  const [, field, value] = named ?? [];
  if (field !== undefined && value !== undefined) {
    if (field.toLowerCase() === "faction") setFaction(draft, factionCalled(value));
    else setLeader(draft, find(value));
    return;
  }
  const faction = SHORT_NAMES.get(plain(written));
  if (faction !== undefined) {
    setFaction(draft, faction);
    return;
  }
  const { count, name } = countAndName(written);
  if (count < 1 || count > MOST_COPIES_WRITTEN) throw refuse("bad-count", { limit: MOST_COPIES_WRITTEN });
  const id = find(name);
  if (isLeader(id)) setLeader(draft, id);
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

function factionCalled(written: string): Faction {
  const faction = SHORT_NAMES.get(plain(written));
  if (faction !== undefined) return faction;
  const near = nearest(plain(written), FACTIONS) ?? "none";
  throw refuse("unknown-faction", { asked: shortened(written), near, known: FACTIONS.join(", ") });
}

function setFaction(draft: Draft, faction: Faction): void {
  if (draft.faction !== undefined && draft.faction !== faction)
    throw refuse("two-factions", { faction: { key: `faction.${draft.faction}` } });
  draft.faction = faction;
}

function setLeader(draft: Draft, leader: string): void {
  if (draft.leader !== undefined && draft.leader !== leader)
    throw refuse("two-leaders", { leader: { key: `card.${draft.leader}` } });
  draft.leader = leader;
}

function finished(draft: Draft): DeckList {
  const faction = draft.faction ?? (draft.leader === undefined ? undefined : cardRow(draft.leader)?.faction);
  if (faction === undefined || faction === "neutral") throw refuse("no-faction", { example: FACTIONS[0] });
  const cards = inOrder(Object.fromEntries(draft.cards));
  return draft.leader === undefined ? { faction, cards } : { faction, leader: draft.leader, cards };
}

/** The deck as lines that `parseDeckText` reads back; cards are written by `nameOf`, or as ids. */
export function writeDeckText(deck: DeckList, nameOf: (id: string) => string = (id) => id): string {
  const leader = deck.leader === undefined ? [] : [`leader: ${nameOf(deck.leader)}`];
  const cards = Object.entries(inOrder(deck.cards)).map(([id, count]) => `${count} ${nameOf(id)}`);
  return [`faction: ${deck.faction}`, ...leader, ...cards, ""].join("\n");
}
