import { InputError } from "@medallion/kernel";
import {
  type ActionCard,
  ALL_CARDS,
  COLOURS,
  type Colour,
  type Extension,
  type Path,
  type Symbols,
  TERRAIN_SYMBOLS,
  type TerrainSymbol,
} from "../data/index.ts";

/** The card that stands for any card: red, forest, cost 0, without symbols and extensions. */
export const FILLER = "filler";

const NUMBERED = ["damage", "shield", "refill"] as const;
const FIRST_WORDS: readonly string[] = [FILLER, "cost", "take", ...NUMBERED, ...COLOURS, ...TERRAIN_SYMBOLS];

/** Whether a card is written by what it shows instead of by its name. */
export function isNameless(written: string): boolean {
  return FIRST_WORDS.includes(written.trim().split(/[\s>]+/u)[0] ?? "");
}

interface Side {
  colour?: Colour;
  terrain?: TerrainSymbol;
  cost?: 0 | 1 | 2;
  symbols: { damage?: number; shield?: number; refill?: number; takeDiscard?: true; returnCard?: true };
}

/** A card by what it shows: `blue water cost 1 damage 2 > red damage 1 > green shield 1 return`. */
export function readFace(id: string, family: string, written: string, path: Path): ActionCard {
  const [first = "", ...more] = written.split(">");
  const { colour = "red", terrain = "forest", cost = 0, symbols } = readSide(first, path);
  const { returnCard, ...base } = symbols;
  if (returnCard === true) throw wrong("Only an extension returns its card to the hand.", path);
  return {
    id,
    family,
    colour,
    cost,
    terrain,
    base: base satisfies Symbols,
    extensions: more.map((text) => readExtension(text, path)),
    certainty: "designed",
  };
}

function readExtension(text: string, path: Path): Extension {
  const { colour, terrain, cost, symbols } = readSide(text, path);
  if (colour === undefined || terrain !== undefined || cost !== undefined)
    throw wrong(`An extension is a colour and symbols, such as > blue damage 1, not "${text.trim()}".`, path);
  return { colour, ...symbols };
}

/** The colour, terrain, cost and symbols of one side of a card. */
function readSide(text: string, path: Path): Side {
  const words = text
    .trim()
    .split(/\s+/u)
    .filter((word) => word !== "" && word !== FILLER);
  const side: Side = { symbols: {} };
  for (let place = 0; place < words.length; place++) {
    const word = words[place] ?? "";
    const colour = COLOURS.find((known) => known === word);
    const terrain = TERRAIN_SYMBOLS.find((known) => known === word);
    const numbered = NUMBERED.find((known) => known === word);
    if (colour !== undefined) side.colour = colour;
    else if (terrain !== undefined) side.terrain = terrain;
    else if (word === "take") side.symbols.takeDiscard = true;
    else if (word === "return") side.symbols.returnCard = true;
    else if (numbered !== undefined) side.symbols[numbered] = numberAfter(words, ++place, path);
    else if (word === "cost") side.cost = costOf(numberAfter(words, ++place, path), path);
    else
      throw wrong(
        `"${word}" is nothing a card shows: write a colour, a terrain, cost, damage, shield, refill, take or return.`,
        path,
      );
  }
  return side;
}

function numberAfter(words: readonly string[], place: number, path: Path): number {
  const word = words[place] ?? "";
  if (/^[+-]?\d+$/u.test(word)) return Number(word);
  throw wrong(`After "${words[place - 1]}" stands a number.`, path);
}

function costOf(number: number, path: Path): 0 | 1 | 2 {
  if (number === 0 || number === 1 || number === 2) return number;
  throw wrong("Cards cost 0, 1 or 2.", path);
}

function wrong(sentence: string, path: Path): InputError {
  return new InputError("cards", sentence, path);
}

const PRINTED: ReadonlySet<string> = new Set(ALL_CARDS.map(({ id }) => id));

/** What a scenario calls a card: its id, or for one made by the scenario as it was written there. */
export function cardName({ id, family }: ActionCard): string {
  return PRINTED.has(id) ? id : family;
}

/** A card of a list: a text, or a number for any card of that cost. */
export function asWritten(entry: string | number): string {
  return typeof entry === "number" ? `cost ${entry}` : entry.trim().replaceAll(/\s+/gu, " ");
}

/** `3x filler` as three times `filler`. */
export function repeated(entry: string | number): readonly string[] {
  const text = asWritten(entry);
  const [, count, of = ""] = /^(\d+)x (.+)$/u.exec(text) ?? [];
  return count === undefined ? [text] : Array<string>(Number(count)).fill(of);
}
