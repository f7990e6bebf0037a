import type { Message } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import type { Box } from "../box.ts";
import { ATTRIBUTES, SCHOOLS } from "../data/index.ts";
import type { ListIndex, TrophyIndex } from "../state.ts";
import {
  abilitySource,
  fightCardName,
  keptNamed,
  monsterNamed,
  potionNamed,
  specializationName,
} from "../words/index.ts";

/** The card that a list of effects stands on. */
export function sourceName(box: Box, list: ListIndex): Message {
  const { of, index } = at(box.sources, list);
  switch (of) {
    case "potion":
      return potionNamed(at(box.potions, index).id);
    case "fightCard":
      return fightCardName(index);
    case "monster":
      return monsterNamed(at(box.monsters, index).id);
    case "trophy":
      return trophyName(box, index);
    case "story":
      return keptNamed(at(box.stories, index).id);
    case "specialization":
      return specializationName(at(SCHOOLS, index));
  }
}

export function trophyName(box: Box, trophy: TrophyIndex): Message {
  const { of, index } = at(box.trophies, trophy);
  switch (of) {
    case "monster":
      return abilitySource({ on: "monsterTrophy", id: at(box.monsters, index).id });
    case "attribute":
      return abilitySource({ on: "attributeTrophy", id: at(ATTRIBUTES, index) });
    case "school":
      return abilitySource({ on: "schoolTrophy", id: at(SCHOOLS, index) });
  }
}
