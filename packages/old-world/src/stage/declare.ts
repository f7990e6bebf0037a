import { InputError } from "@medallion/kernel";
import * as z from "zod/mini";
import type { Declared } from "../box.ts";
import {
  COMPONENTS,
  type Effects,
  type ExplorationCard,
  type Monster,
  type MonsterLevel,
  type Path,
  type Potion,
  TERRAINS,
  type Terrain,
} from "../data/index.ts";
import { effects as EFFECTS } from "../data/schema.ts";
import type { EffectsInput, MonsterInput, TableInput } from "./format.ts";
import { idNamed } from "./names.ts";

/** The story whose option A is what happens in `phase: effects`. */
export const ARRANGED = "arranged";

/** A monster as a position writes it. */
export interface Placed {
  /** Its id; none where the slot is empty. */
  readonly id: string | undefined;
  readonly at: string | number | undefined;
}

/** The components that exist in this scenario only, besides its cards. */
export function declaredBy(table: TableInput): {
  readonly declared: Omit<Declared, "cards">;
  readonly monsters: Readonly<Record<Terrain, Placed>>;
} {
  const read = TERRAINS.map((terrain) => {
    const path = ["position", "monsters", terrain];
    return [terrain, monsterOf(terrain, table.monsters?.[terrain] ?? {}, path)] as const;
  });
  const monsters = read.flatMap(([, { made }]) => (made === undefined ? [] : [made]));
  const placed = read.map(([terrain, { id, at }]) => [terrain, { id, at }]);
  return {
    declared: {
      monsters,
      potions: potionsOf(table),
      explorationCards: [
        ...(table.effects === undefined ? [] : [storyOf(table.effects)]),
        ...storiesOf(table),
      ],
    },
    monsters: Object.fromEntries(placed) as Record<Terrain, Placed>,
  };
}

const USUAL_LIFE: Readonly<Record<MonsterLevel, number>> = { 1: 10, 2: 13, 3: 17 };

/** A printed monster by its name, or one without abilities by its level and life. */
function monsterOf(
  terrain: Terrain,
  written: MonsterInput,
  path: Path,
): Placed & { readonly made: Monster | undefined } {
  const { id, level = 1, life, at } = typeof written === "string" ? readMonster(written, path) : written;
  if (id === "none") return { id: undefined, at, made: undefined };
  if (id !== undefined) {
    if (life !== undefined)
      throw new InputError("monsters", "A printed monster has its own life; leave it out.", path);
    const ids = COMPONENTS.monsters.map((monster) => monster.id);
    return { id: idNamed(ids, id, "monster", path), at, made: undefined };
  }
  const made = plainMonster(`${terrain}Monster`, level, life ?? USUAL_LIFE[level]);
  return { id: made.id, at, made };
}

interface WrittenMonster {
  readonly id: string | undefined;
  readonly level: MonsterLevel | undefined;
  readonly life: number | undefined;
  readonly at: string | undefined;
}

/** `arachas at 6`, `level 2 life 13 at Cintra`, `life 5`, `none`. */
export function readMonster(text: string, path: Path): WrittenMonster {
  const [, what = "", life, at] = /^(.*?)\s*(?:\blife (\d+))?\s*(?:\bat (.+))?$/u.exec(text.trim()) ?? [];
  const [, level] = /^level ([123])$/u.exec(what.trim()) ?? [];
  if (what.startsWith("level") && level === undefined)
    throw new InputError("monsters", `"${text}" has no level: write level 1, level 2 or level 3.`, path);
  return {
    id: level === undefined && what !== "" ? what.trim() : undefined,
    level: level === undefined ? undefined : (Number(level) as MonsterLevel),
    life: life === undefined ? undefined : Number(life),
    at,
  };
}

function plainMonster(id: string, level: MonsterLevel, life: number): Monster {
  return {
    id,
    level,
    life,
    abilities: [],
    trophy: { abilities: [], certainty: "designed" },
    certainty: "designed",
  };
}

function storyOf(written: EffectsInput): ExplorationCard {
  const effects = effectsOf(written, ["position", "effects"]);
  return {
    id: ARRANGED,
    deck: "city",
    options: [
      { cost: [], effects },
      { cost: [], effects: [] },
    ],
    certainty: "designed",
  };
}

function storiesOf({ storyCards = {} }: TableInput): readonly ExplorationCard[] {
  return Object.entries(storyCards).map(([id, { deck = "city", A, B }]) => {
    const path = ["position", "storyCards", id];
    if (
      id === ARRANGED ||
      [...COMPONENTS.explorationCards, ...COMPONENTS.eventCards].some((card) => card.id === id)
    )
      throw new InputError("storyCards", `There is already a card "${id}"; choose another name.`, path);
    const option = (key: "A" | "B", { pay = 0, effects = [] }: typeof A) => ({
      cost: pay === 0 ? [] : [{ op: "gold" as const, n: -pay }],
      effects: effectsOf(effects, [...path, key, "effects"]),
    });
    return { id, deck, options: [option("A", A), option("B", B)], certainty: "designed" };
  });
}

function potionsOf({ potionCards = {} }: TableInput): readonly Potion[] {
  return Object.entries(potionCards).map(([id, written]) => {
    const path = ["position", "potionCards", id];
    const list = (key: "cost" | "effects" | "drawback"): Effects =>
      effectsOf(written[key] ?? [], [...path, key]);
    if (COMPONENTS.potions.some((potion) => potion.id === id))
      throw new InputError("potions", `There is already a potion "${id}"; choose another name.`, path);
    return {
      id,
      copies: 4,
      cost: list("cost"),
      effects: list("effects"),
      drawback: list("drawback"),
      certainty: "designed",
    };
  });
}

/** Effects in the words of the data; throws `InputError`. */
function effectsOf(written: EffectsInput, path: Path): Effects {
  const read = z.safeParse(EFFECTS, written);
  // What has passed the schema of the effect language is a list of effects.
  if (read.success) return read.data as Effects;
  const issue = read.error.issues[0];
  const inner = (issue?.path ?? []).map((part) => (typeof part === "symbol" ? String(part) : part));
  throw new InputError("effects", "This is no effect in the words of the data.", [...path, ...inner]);
}
