import { at } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import {
  type Ability,
  type AllianceSide,
  type ChapterCard,
  type CharacterId,
  COMPONENTS,
  type PlayerBoard,
} from "../data/index.ts";
import type { View } from "../view.ts";

// Components as they are printed, in this game: what a scenario declares comes first.

export function sideRow({ declared }: View, id: string): AllianceSide {
  const { sideA, sidesB } = COMPONENTS;
  const sides = [...(declared?.sides ?? []), sideA, ...sidesB];
  return at(
    sides,
    sides.findIndex((side) => side.id === id),
  );
}

export function boardRow({ declared }: View, character: CharacterId): PlayerBoard {
  const boards = [...(declared?.boards ?? []), ...COMPONENTS.boards];
  return at(
    boards,
    boards.findIndex((board) => board.character === character),
  );
}

export function chapterRow({ declared, chapterCard }: View): ChapterCard | undefined {
  return [...(declared?.chapters ?? []), ...COMPONENTS.chapters].find(({ id }) => id === chapterCard);
}

export function abilityRow(view: View, id: string): Ability {
  const { abilities, abilityOf } = boxOf(view);
  return at(abilities, abilityOf.get(id) ?? -1);
}

/** The four abilities of a character, by slot. */
export function abilitiesWith(view: View, character: CharacterId): readonly Ability[] {
  return boxOf(view).abilities.filter((ability) => ability.character === character);
}
