import { InputError } from "@medallion/kernel";
import { ABILITY_CONSTRAINTS } from "./check/abilities.ts";
import { ACTION_CONSTRAINTS } from "./check/action.ts";
import { CHAPTER_CONSTRAINTS } from "./check/chapters.ts";
import { checkAll } from "./check/fault.ts";
import { STARTING_CONSTRAINTS } from "./check/starting.ts";
import { BOARD_CONSTRAINTS, SIDE_CONSTRAINTS } from "./check/tracks.ts";
import { readAbility, readBoard, readCard, readChapter, readSide } from "./read.ts";
import { type Path, shapeOfComponents } from "./schema.ts";
import type { ActionCard, Components } from "./types.ts";

/** All components, held against the rules and the constraints of the facts file; throws `InputError` with a path. */
export function loadComponents(input: unknown): Components {
  const raw = shapeOfComponents(input);
  const components: Components = {
    version: raw.version,
    action: each(raw.action, "action", readCard),
    starting: each(raw.starting, "starting", readCard),
    abilities: each(raw.abilities, "abilities", readAbility),
    boards: each(raw.boards, "boards", readBoard),
    sideA: readSide(raw.sideA, ["sideA"]),
    sidesB: each(raw.sidesB, "sidesB", readSide),
    chapters: each(raw.chapters, "chapters", readChapter),
  };
  checkIds(components);
  checkAll(ACTION_CONSTRAINTS, components.action);
  checkAll(STARTING_CONSTRAINTS, components.starting);
  checkAll(ABILITY_CONSTRAINTS, components.abilities);
  checkAll(BOARD_CONSTRAINTS, components.boards);
  checkAll(SIDE_CONSTRAINTS, components);
  checkAll(CHAPTER_CONSTRAINTS, components.chapters);
  return components;
}

function each<T>(
  list: readonly unknown[],
  name: string,
  read: (input: unknown, path: Path) => T,
): readonly T[] {
  return list.map((element, index) => read(element, [name, index]));
}

/** Starting cards can lie in the main deck (RO-1.8), so all ids differ; only they have an owner. */
function checkIds({ action, starting }: Components): void {
  const known = new Set<string>();
  const check = (cards: readonly ActionCard[], name: string): void => {
    for (const [index, { id }] of cards.entries()) {
      if (known.has(id)) throw new InputError("data", `There are two cards ${id}.`, [name, index, "id"]);
      known.add(id);
    }
  };
  check(action, "action");
  check(starting, "starting");
  const owned = action.findIndex(({ owner }) => owner !== undefined);
  if (owned >= 0)
    throw new InputError("data", "A card of the main deck has no owner.", ["action", owned, "owner"]);
}
