import type { Say } from "@medallion/kernel";
import {
  type Ability,
  abilityName,
  abilityText,
  bonusText,
  COMPONENTS,
  characterName,
  pointText,
  symbolName,
  type Worth,
} from "../data/index.ts";

/** The list that a line of a page stands for, so that book and game never differ. */
export function linesOf(list: string, of: string | undefined, say: Say): readonly string[] {
  switch (list) {
    case "abilities":
      return COMPONENTS.abilities
        .filter(({ character }) => character === of)
        .map((ability) => abilityLine(ability, say));
    case "thresholds":
      return COMPONENTS.boards.map(
        ({ character, thresholds }) => `**${say(characterName(character))}**: ${thresholds.join(", ")}`,
      );
    case "gold":
      return worthLines(COMPONENTS.boards[0]?.goldVp ?? []);
    case "alliance":
      return worthLines(COMPONENTS.sideA.vp);
    case "side":
      return bonusLines(of, say);
    case "chapters":
      return chapterLines(say);
    default:
      throw new Error(`the book has no list ${list}`);
  }
}

function abilityLine(ability: Ability, say: Say): string {
  return `**${say(abilityName(ability.id))}** (${say(pointText(ability.point))}): ${say(abilityText(ability))}`;
}

function worthLines(list: readonly Worth[]): readonly string[] {
  return list.map(([space, vp]) => `${space} → **${vp}**`);
}

function bonusLines(id: string | undefined, say: Say): readonly string[] {
  const side = [COMPONENTS.sideA, ...COMPONENTS.sidesB].find((one) => one.id === id);
  return Object.entries(side?.bonuses ?? {}).map(([space, bonus]) => `${space}: ${say(bonusText(bonus))}.`);
}

/** Left and right symbol of each chapter, then who starts where. */
function chapterLines(say: Say): readonly string[] {
  return COMPONENTS.chapters.map(({ pairs, initiative }) => {
    const told = pairs.map(([left, right]) => `${say(symbolName(left))} – ${say(symbolName(right))}`);
    const order = initiative.map((character) => say(characterName(character)));
    return `I ${told[0]}, II ${told[1]}, III ${told[2]}. ${order.join(", ")}.`;
  });
}
