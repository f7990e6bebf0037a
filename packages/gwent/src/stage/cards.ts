import { InputError } from "@medallion/kernel";
import { ALL_CARDS } from "../cards/all.ts";
import type { Ability, CardRow, Faction, RowName } from "../cards/row.ts";
import { FACTIONS } from "../cards/row.ts";
import { ALL_NICKNAMES, idNamed, type Path } from "./names.ts";

/** The unit that stands for any card. */
export const FILLER = "filler";

/** The leader of somebody for whom no leader is named: it has no ability. */
export function noLeader(faction: Faction | undefined): string {
  return faction === undefined ? "no-leader" : `no-leader-${faction}`;
}

const BUILT_IN: readonly CardRow[] = [
  row({ id: FILLER, rows: ["close"], strength: 1 }),
  row({ id: noLeader(undefined), kind: "leader" }),
  ...FACTIONS.map((faction) => row({ id: noLeader(faction), kind: "leader", faction })),
];

function row(given: Partial<CardRow> & { id: string }): CardRow {
  return {
    faction: "neutral",
    kind: "unit",
    rows: [],
    strength: 0,
    abilities: [],
    copies: 9,
    copiesVideoGame: 9,
    ...given,
  };
}

/** Abilities that need no further name. */
const PLAIN_MARKS: readonly Ability[] = [
  "spy",
  "medic",
  "morale-boost",
  "commander-horn",
  "scorch",
  "scorch-close",
  "scorch-ranged",
  "scorch-siege",
  "tight-bond",
  "mardroeme",
];

const ROWS_OF: Readonly<Record<string, readonly RowName[]>> = {
  close: ["close"],
  ranged: ["ranged"],
  siege: ["siege"],
  agile: ["close", "ranged"],
};

/** The cards a scenario declares, after those that every scenario has. Throws `InputError`. */
export function declaredCards(cards: unknown): readonly CardRow[] {
  if (cards === undefined) return BUILT_IN;
  if (typeof cards !== "object" || cards === null || Array.isArray(cards))
    throw new InputError("cards", "Write cards as names with what they are, such as X: close 5.", ["cards"]);
  const entries = Object.entries(cards);
  const known = new Set([...ALL_CARDS, ...BUILT_IN].map((card) => card.id));
  for (const [id] of entries) {
    if (known.has(id) || ALL_NICKNAMES.includes(id))
      throw new InputError("cards", `There is already a card "${id}"; choose another name.`, ["cards", id]);
  }
  for (const [id] of entries) known.add(id);
  const rows = entries.map(([id, text]) => declared(id, text, known));
  const tokens = new Set(rows.flatMap((card) => [card.transformsInto, card.avenger]));
  return [
    ...BUILT_IN,
    ...rows.map((card) => (tokens.has(card.id) ? { ...card, token: true as const } : card)),
  ];
}

/** One card: `close 5; spy, medic`. */
function declared(id: string, text: unknown, known: ReadonlySet<string>): CardRow {
  const path = ["cards", id];
  const [place = "", marks = ""] = String(text).split(";");
  const read = /^\s*(close|ranged|siege|agile)\s+(\d+)\s*$/u.exec(place);
  if (read === null)
    throw new InputError(
      "cards",
      `"${place.trim()}" must be close, ranged, siege or agile and a strength.`,
      path,
    );
  const [, where = "", strength = ""] = read;
  const card = row({
    id,
    rows: ROWS_OF[where] ?? [],
    strength: Number(strength),
    abilities: where === "agile" ? ["agile"] : [],
  });
  return marksIn(marks).reduce((made, mark) => marked(made, mark, known, path), card);
}

/** Marks stand between commas or spaces; names that follow a mark belong to it. */
function marksIn(text: string): readonly (readonly string[])[] {
  const marks: string[][] = [];
  for (const word of text.split(/[\s,]+/u).filter((found) => found !== "")) {
    const last = marks.at(-1);
    if (last === undefined || isMark(word)) marks.push([word]);
    else last.push(word);
  }
  return marks;
}

function isMark(word: string): boolean {
  return PLAIN_MARKS.some((plain) => plain === word) || /^(hero|token|faction|muster|.*>.*)$/u.test(word);
}

function marked(card: CardRow, words: readonly string[], known: ReadonlySet<string>, path: Path): CardRow {
  const [mark = "", ...names] = words;
  const able = (ability: Ability): Pick<CardRow, "abilities"> => ({
    abilities: [...card.abilities, ability],
  });
  if (mark === "muster" && names.length > 0)
    return { ...card, ...able("muster"), musters: names.map((name) => idNamed(known, name, path)) };
  if (mark === "faction" && names.length === 1)
    return { ...card, faction: factionNamed(names[0] ?? "", path) };
  const wrong = `"${words.join(" ")}" is no mark of a card; write ${PLAIN_MARKS.join(", ")}, hero, token, faction F, muster X, berserker>T or summon-avenger>T.`;
  if (names.length > 0) throw new InputError("cards", wrong, path);
  if (mark === "hero") return { ...card, kind: "hero" };
  if (mark === "token") return { ...card, token: true };
  const [ability = "", token] = mark.split(">");
  if (ability === "berserker" && token !== undefined)
    return { ...card, ...able("berserker"), transformsInto: idNamed(known, token, path) };
  if (ability === "summon-avenger" && token !== undefined)
    return { ...card, ...able("summon-avenger"), avenger: idNamed(known, token, path) };
  const plain = PLAIN_MARKS.find((known) => known === mark);
  if (plain === undefined) throw new InputError("cards", wrong, path);
  return { ...card, ...able(plain) };
}

export function factionNamed(name: string, path: Path): Faction {
  const faction = FACTIONS.find((known) => known === name);
  if (faction === undefined)
    throw new InputError("faction", `"${name}" is no faction: write ${FACTIONS.join(", ")}.`, path);
  return faction;
}
