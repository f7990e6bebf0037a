import { InputError } from "@medallion/kernel";
import {
  type Path,
  shapeOfAbility,
  shapeOfBoard,
  shapeOfCard,
  shapeOfChapter,
  shapeOfEffect,
  shapeOfSide,
} from "./schema.ts";
import {
  type Ability,
  type AbilityPoint,
  type ActionCard,
  type AllianceSide,
  type ChapterCard,
  type Condition,
  type Effect,
  type PlayerBoard,
  type Primitive,
  type Result,
  WINDOW_OF,
  type Worth,
} from "./types.ts";

// One piece of data at a time, held against the rules; what concerns a whole set is in `check/`.

const SCALED = new Set<Condition["k"] | Result["k"]>(["C2", "C3", "C5", "C8", "R2", "R3", "R4", "R9"]);

/** Whether a condition or a result goes by 1/2/3; RO-5.14, RO-6.1. */
export function isScaled({ k }: Condition | Result): boolean {
  return SCALED.has(k);
}

/** RO-6.1, RO-6.2, RO-6.25. */
export function readEffect(input: unknown, path: Path = []): Effect {
  const effect = shapeOfEffect(input, path);
  const { timing, condition, result } = effect;
  if (isScaled(condition) !== isScaled(result))
    refuse(
      `A 1/2/3 result needs a 1/2/3 condition and no other; ${condition.k} cannot lead to ${result.k}.`,
      [...path, "result"],
    );
  if ((timing === "tea") !== (result.k === "R1" || result.k === "R2"))
    refuse("Tea effects are those with the results R1 and R2.", [...path, "timing"]);
  if (result.k === "R10" && new Set<string>(result.symbols).size < 3)
    refuse("The three symbols must differ.", [...path, "result", "symbols"]);
  return effect;
}

/** RO-1.4 to RO-1.6. */
export function readCard(input: unknown, path: Path = []): ActionCard {
  const card = shapeOfCard(input, path);
  if (card.effect !== undefined) readEffect(card.effect, [...path, "effect"]);
  return card;
}

/** The points at which each primitive has a meaning (facts B7). */
const POINTS_OF: Readonly<Record<Primitive, readonly AbilityPoint[]>> = {
  IGNORE_LOSS: ["K1"],
  FULL_RESULT: ["K1"],
  TIMELINE_TO_HAND: ["END"],
  EXTRA_PLAY_THEN_DRAW: ["K2"],
  GAIN_ACTIVE: ["K0"],
  CONVERT: ["K0", "K2"],
  UNCOVER: ["K2"],
  REPEAT: ["K2"],
  WILD_COLOUR: ["K1"],
  BORROW: ["K2"],
  TEA_HOST: ["K2"],
  DRAFT_SWAP: ["D1"],
  DRAFT_PEEK: ["D0"],
  DRAFT_FIRST: ["D1"],
  DRAFT_EXTRA: ["D1"],
  KEEP_EXTRA: ["END"],
  STUDY: ["END"],
  INACTIVE_XP: ["END"],
  ALLY: ["END", "K2"],
};

/** RO-7.5 to RO-7.8, RO-7.15; facts B1, B4, B7. */
export function readAbility(input: unknown, path: Path = []): Ability {
  const ability = shapeOfAbility(input, path);
  const { id, character, slot, window, point, primitive } = ability;
  if (id !== `${character}-${slot}`)
    refuse(`The id of this ability is ${character}-${slot}.`, [...path, "id"]);
  if (window !== WINDOW_OF[point])
    refuse(`The point ${point} lies in the window ${WINDOW_OF[point]}.`, [...path, "window"]);
  if (!POINTS_OF[primitive].includes(point))
    refuse(`${primitive} is used at ${POINTS_OF[primitive].join(" or ")}.`, [...path, "point"]);
  if (slot === 4 && point === "END")
    refuse("Ability 4 must be of use in chapter III, after which no END window opens.", [...path, "point"]);
  return ability;
}

const EXPERIENCE = 20;

/** RO-1.17, RO-11.5; facts X1, X2. */
export function readBoard(input: unknown, path: Path = []): PlayerBoard {
  const board = shapeOfBoard(input, path);
  const { thresholds, goldVp } = board;
  const [second, third, fourth] = thresholds;
  if (second >= third || third >= fourth || fourth >= EXPERIENCE)
    refuse("Thresholds ascend from 1 to 19.", [...path, "thresholds"]);
  checkWorth(goldVp, 0, EXPERIENCE, [...path, "goldVp"]);
  return board;
}

/** RO-1.26, RO-8.18, RO-8.19, RO-11.6. */
export function readSide(input: unknown, path: Path = []): AllianceSide {
  const side = shapeOfSide(input, path);
  for (const space of Object.keys(side.bonuses))
    if (Number(space) > side.top) refuse(`The track ends at ${side.top}.`, [...path, "bonuses", space]);
  checkWorth(side.vp, 1, side.top, [...path, "vp"]);
  return side;
}

/** Spaces ascend, and further on a track is never worth less. */
function checkWorth(list: readonly Worth[], first: number, last: number, path: Path): void {
  let [before, least] = [first - 1, 0];
  for (const [index, [space, vp]] of list.entries()) {
    if (space <= before || space > last)
      refuse(`Spaces ascend from ${first} to ${last}.`, [...path, index, 0]);
    if (vp < least) refuse("A later space is never worth less.", [...path, index, 1]);
    [before, least] = [space, vp];
  }
}

/** RO-1.13, RO-1.15. */
export function readChapter(input: unknown, path: Path = []): ChapterCard {
  const chapter = shapeOfChapter(input, path);
  for (const [index, [left, right]] of chapter.pairs.entries())
    if (left === right) refuse("The two active symbols differ.", [...path, "pairs", index]);
  if (chapter.initiative.length !== 7 || new Set(chapter.initiative).size !== 7)
    refuse("The back names all seven characters once.", [...path, "initiative"]);
  return chapter;
}

function refuse(sentence: string, path: Path): never {
  throw new InputError("data", sentence, path);
}
