import { cardRow } from "../cards/all.ts";
import type { Faction } from "../cards/row.ts";
import { FACTIONS } from "../cards/row.ts";
import { within } from "../issue.ts";
import { reasonMessage, refuse } from "../refuse.ts";
import { countAndName } from "./counted.ts";
import type { DeckList } from "./deck.ts";
import { inOrder } from "./deck.ts";
import type { CardNames, FindCard } from "./names.ts";
import { cardFinder, isLeader, plain, shortened } from "./names.ts";
import { nearest } from "./nearest.ts";

export const MOST_COPIES_WRITTEN = 99;
const LONGEST_TEXT = 20_000;
/** The longest name has 45 signs; comments may be as long as they like. */
const LONGEST_LINE = 200;
/** All that editors end a line with, and what comes in copied from pages. */
const LINE_END = /\r\n|[\n\r\u{2028}\u{2029}]/u;

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
  for (const [index, line] of text.split(LINE_END).entries()) {
    const written = (line.split("#", 1)[0] ?? "").trim();
    if (written !== "") inLine(index + 1, () => readLine(draft, written, find));
  }
  return finished(draft);
}

/** An error tells in which line it is. */
function inLine(line: number, read: () => void): void {
  within([`line ${line}`], read, (what) => reasonMessage("line", { line, what }));
}

function readLine(draft: Draft, written: string, find: FindCard): void {
  if (written.length > LONGEST_LINE) throw refuse("line-too-long", { limit: LONGEST_LINE });
  const [named = "", field] = /^(faction|leader)\s*[:=]/iu.exec(written) ?? [];
  const value = written.slice(named.length).trim();
  if (field !== undefined && value !== "") {
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
