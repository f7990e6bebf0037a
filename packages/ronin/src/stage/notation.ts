import { InputError } from "@medallion/kernel";
import {
  type ActionCard,
  COLOURS,
  DIRECTIONS,
  type Direction,
  type Effect,
  effectNotation,
  parseEffect,
  readCard,
  SYMBOLS,
  type Sym,
} from "../data/index.ts";
import { COVERS_FIRST, COVERS_PASS, COVERS_SECOND } from "../effects/count.ts";
import type { Path } from "../refuse.ts";
import { placed } from "./placed.ts";

/** The card that stands for any card: pink, without symbols and effect. */
export const FILLER = "filler";
const FILLER_FACE = "pink";

/** Whether a card is written by what it shows (`red C M LEFT C1(E)>R1`) instead of by its name. */
export function isNameless(written: string): boolean {
  return (
    written === FILLER || COLOURS.some((colour) => written === colour || written.startsWith(`${colour} `))
  );
}

/** A card by what it shows: the colour, then symbols, LEFT or RIGHT, an effect and perhaps the word `tea`. */
export function readFace(id: string, text: string, path: Path): ActionCard {
  const [colour = "", ...marks] = (text === FILLER ? FILLER_FACE : text).trim().split(/\s+/u);
  const symbols: string[] = [];
  const passes: Direction[] = [];
  const effects: Effect[] = [];
  let tea = false;
  for (const mark of marks) {
    const pass = DIRECTIONS.find((known) => known === mark);
    if (pass !== undefined) passes.push(pass);
    else if (/^[CMED]+$/u.test(mark)) symbols.push(...mark);
    else if (mark === "tea") tea = true;
    else effects.push(readMark(mark, path));
  }
  const [effect, ...moreEffects] = effects;
  if (passes.length > 1 || moreEffects.length > 0)
    throw wrong(`"${text}" shows too much: one tea-passing symbol and one effect at most.`, path);
  if (tea && effect?.timing !== "tea")
    throw wrong(`"${text}" has no tea effect: R1 and R2 are the results of those.`, path);
  return checked({ id, colour, symbols, pass: passes[0], effect }, path);
}

function readMark(mark: string, path: Path): Effect {
  if (/^C\d/u.test(mark)) return placed("cards", path, () => parseEffect(mark));
  throw wrong(`"${mark}" is nothing a card shows: write C, M, E, D, LEFT, RIGHT or an effect.`, path);
}

function checked(card: Record<string, unknown>, path: Path): ActionCard {
  const given = Object.entries(card).filter(([, value]) => value !== undefined);
  return placed("cards", path, () => readCard(Object.fromEntries(given)));
}

function wrong(sentence: string, path: Path): InputError {
  return new InputError("cards", sentence, path);
}

/** What a card shows, always written the same way. */
export function faceOf({ colour, symbols, pass, effect }: ActionCard): string {
  const marks = [...symbols, pass, effect === undefined ? undefined : effectNotation(effect)];
  return [colour, ...marks.filter((mark) => mark !== undefined)].join(" ");
}

/** A card without a name, written by what it shows: its id is made from that and a number. */
export function namelessCard(written: string, number: (stem: string) => number, path: Path): ActionCard {
  const card = readFace("any", written, path);
  const stem = written === FILLER ? FILLER : stemOf(faceOf(card));
  return { ...card, id: `${stem}-${number(stem)}` };
}

function stemOf(face: string): string {
  return face.replaceAll(/[^A-Za-z0-9]/gu, "");
}

/** What a scenario calls a card: its id, or what it shows if it was written so. */
export function cardName(card: ActionCard): string {
  const stem = card.id.replace(/-\d+$/u, "");
  if (stem === card.id) return card.id;
  if (stem === FILLER) return FILLER;
  const face = faceOf(card);
  return stem === stemOf(face) ? face : card.id;
}

const COVERED = " covered ";

/** `X covered E LEFT` as the card and what lost-symbol tokens cover on it. */
export function splitCovered(written: string): { card: string; marks: readonly string[] } {
  const [card = "", marks] = written.split(COVERED);
  return { card, marks: marks === undefined ? [] : marks.trim().split(/\s+/u) };
}

/** What is covered as the state keeps it; of equal symbols the left one first (RO-13.19). */
export function coveredBits(card: ActionCard, marks: readonly string[], path: Path): number {
  return marks.reduce((bits, mark) => {
    const bit = bitsOf(card).find(([what, own]) => what === mark && (bits & own) === 0)?.[1];
    if (bit === undefined)
      throw new InputError("covered", `There is no further ${mark} to cover on ${cardName(card)}.`, path);
    return bits | bit;
  }, 0);
}

/** The card with what is covered on it, as a scenario writes it. */
export function withCovered(card: ActionCard, bits: number): string {
  const marks = bitsOf(card).flatMap(([what, bit]) => ((bits & bit) === 0 ? [] : [what]));
  return marks.length === 0 ? cardName(card) : `${cardName(card)}${COVERED}${marks.join(" ")}`;
}

function bitsOf({ symbols, pass }: ActionCard): readonly (readonly [string, number])[] {
  const [first, second] = symbols;
  const all: readonly (readonly [string | undefined, number])[] = [
    [first, COVERS_FIRST],
    [second, COVERS_SECOND],
    [pass, COVERS_PASS],
  ];
  return all.flatMap(([what, bit]) => (what === undefined ? [] : [[what, bit] as const]));
}

export function isSymbol(text: string): text is Sym {
  return SYMBOLS.some((symbol) => symbol === text);
}
