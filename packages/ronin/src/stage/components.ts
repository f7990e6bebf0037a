import { at, InputError } from "@medallion/kernel";
import type { Declared } from "../box.ts";
import {
  type Ability,
  type AllianceSide,
  type Bonus,
  CHARACTERS,
  type ChapterCard,
  type CharacterId,
  COMPONENTS,
  type PlayerBoard,
  POINTS,
  readAbility,
  readBoard,
  readChapter,
  readSide,
  SLOTS,
  WINDOW_OF,
} from "../data/index.ts";
import type { Path } from "../refuse.ts";
import { AVAILABLE, LOCKED, USED } from "../state.ts";
import type { PositionInput, SeatInput, SideInput, TableInput } from "./format.ts";
import { placed, sentenceOf } from "./placed.ts";

/** The side that has no bonus and is worth nothing. */
export const BLANK = "blank";
const TOP = 14;

/** Boards, sides and the chapter card that a position speaks of; `characters` by the names of the players. */
export function declaredBy(
  { table, places }: PositionInput,
  characters: ReadonlyMap<string, CharacterId>,
): Omit<Declared, "cards"> {
  const abilities = [...characters].flatMap(([name, character]) =>
    abilitiesOf(places[name] ?? {}, character, ["position", name, "abilities"]).flatMap(({ ability }) =>
      ability === undefined ? [] : [ability],
    ),
  );
  return {
    abilities,
    boards: boardsOf(table, places, characters),
    sides: [{ id: BLANK, top: TOP, bonuses: {}, vp: [] }, ...sidesOf(table)],
    chapters: chapterOf(table),
  };
}

const STATES = { used: USED, available: AVAILABLE, locked: LOCKED } as const;
const WRITTEN =
  /^(used|available|locked)?\s*(?:([A-Z_]+)(?:\((\d+|each)\))?(?:\s+at\s+(D0|D1|K0|K1|K2|END))?)?$/u;

interface AbilityInput {
  readonly state: number;
  readonly ability: Ability | undefined;
}

/** The four abilities of a seat; those left out are used. */
export function abilitiesOf(
  { abilities = [] }: SeatInput,
  character: CharacterId,
  path: Path,
): readonly AbilityInput[] {
  if (abilities.length > SLOTS.length)
    throw new InputError("abilities", `A character has ${SLOTS.length} abilities.`, path);
  return SLOTS.map((slot) => {
    const written = abilities[slot - 1] ?? "used";
    const [, state, primitive, count, point] = WRITTEN.exec(written) ?? [];
    const own = [...path, slot - 1];
    if (state === undefined && primitive === undefined)
      throw new InputError(
        "abilities",
        `"${written}" must be used, available, locked or an ability such as IGNORE_LOSS(1) or ALLY(2) at END.`,
        own,
      );
    const power = { primitive, ...(count === undefined ? {} : { params: paramsOf(count) }) };
    return {
      state: STATES[(state ?? "available") as keyof typeof STATES],
      ability: primitive === undefined ? undefined : abilityAt(character, slot, power, point, own),
    };
  });
}

function paramsOf(count: string): object {
  return count === "each" ? { each: true } : { count: Number(count) };
}

/** Without a point it is the first one at which the ability has a meaning. */
function abilityAt(
  character: CharacterId,
  slot: number,
  power: object,
  asked: string | undefined,
  path: Path,
): Ability {
  let fault: InputError | undefined;
  for (const point of POINTS) {
    if (asked !== undefined && asked !== point) continue;
    try {
      return readAbility({
        id: `${character}-${slot}`,
        character,
        slot,
        window: WINDOW_OF[point],
        point,
        ...power,
      });
    } catch (thrown) {
      if (!(thrown instanceof InputError)) throw thrown;
      fault = thrown;
    }
  }
  throw new InputError(
    "abilities",
    fault === undefined ? "There is no such ability." : sentenceOf(fault),
    path,
  );
}

function boardsOf(
  { thresholds, goldVp }: TableInput,
  places: PositionInput["places"],
  characters: ReadonlyMap<string, CharacterId>,
): readonly PlayerBoard[] {
  const owners = new Map([...characters].map(([name, character]) => [character, name]));
  return COMPONENTS.boards.map((board) => {
    const name = owners.get(board.character) ?? "";
    const own = places[name]?.thresholds;
    const path = own === undefined ? ["position", "thresholds"] : ["position", name, "thresholds"];
    return placed("position", path, () =>
      readBoard({
        character: board.character,
        thresholds: own ?? thresholds ?? board.thresholds,
        goldVp: goldVp === undefined ? board.goldVp : worth(goldVp),
      }),
    );
  });
}

function worth(bySpace: Readonly<Record<string, number>>): readonly (readonly [number, number])[] {
  return Object.entries(bySpace).map(([space, vp]) => [Number(space), vp]);
}

function sidesOf({ sides = {} }: TableInput): readonly AllianceSide[] {
  return Object.entries(sides).map(([id, side]) => sideOf(id, side));
}

function sideOf(id: string, { top = TOP, bonuses = {}, vp = {} }: SideInput): AllianceSide {
  const path = ["position", "sides", id];
  if (id === BLANK || [COMPONENTS.sideA, ...COMPONENTS.sidesB].some((side) => side.id === id))
    throw new InputError("sides", `There is already a side "${id}"; choose another name.`, path);
  const read = Object.entries(bonuses).map(([space, text]) => [
    space,
    bonusOf(text, [...path, "bonuses", space]),
  ]);
  return placed("position", path, () =>
    readSide({ id, top, bonuses: Object.fromEntries(read), vp: worth(vp) }),
  );
}

/** A bonus in words: `ability 1 or 2 XP`, `draw or 2 XP`, `show hand`, `2 active`, `2 XP`. */
function bonusOf(text: string, path: Path): Bonus {
  const [, slot, ability, draw, active, xp] =
    /^(?:ability ([13]) or (\d+) XP|draw or (\d+) XP|(\d+) active|(\d+) XP|show hand)$/u.exec(text) ?? [];
  if (slot !== undefined) return { k: "abilityOrXp", ability: slot === "1" ? 1 : 3, xp: Number(ability) };
  if (draw !== undefined) return { k: "drawOrXp", xp: Number(draw) };
  if (active !== undefined) return { k: "activeAny", n: Number(active) };
  if (xp !== undefined) return { k: "xp", n: Number(xp) };
  if (text === "show hand") return { k: "showHand" };
  throw new InputError(
    "sides",
    `"${text}" is no bonus: write ability 1 or 2 XP, draw or 2 XP, show hand, 2 active or 2 XP.`,
    path,
  );
}

/** Pairs that are given make a chapter card of their own. */
function chapterOf({ pair, pairs, chapter = 1 }: TableInput): readonly ChapterCard[] {
  if (pair === undefined && pairs === undefined) return [];
  const own = (pairs ?? []).map(symbolsOf);
  const printed = at(COMPONENTS.chapters, 0).pairs;
  const all =
    own.length > 0 ? own : printed.map((usual, i) => (i === chapter - 1 ? symbolsOf(pair ?? "") : usual));
  const path = ["position", pairs === undefined ? "pair" : "pairs"];
  return [
    placed("position", path, () => readChapter({ id: "arranged", pairs: all, initiative: CHARACTERS })),
  ];
}

function symbolsOf(pair: string): readonly string[] {
  return [...pair.replace(" ", "")];
}
