import type { Message, Part, Question } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { specializationLines } from "./board/entries.ts";
import { cardIn, monsterIn } from "./board/sight.ts";
import type { OldWorldChoice } from "./choice.ts";
import { COMPONENTS, type Zone } from "./data/index.ts";
import { describeChoice } from "./describe.ts";
import type { View } from "./view.ts";
import { abilityText, actionText, cardLabelled, extensionText } from "./words/index.ts";

/** A choice with what it does; cards of a whole deck are asked for by where they lie and by their colour first. */
export function parts(view: View, choice: OldWorldChoice): readonly Part[] {
  const text = describeChoice(choice);
  switch (choice.kind) {
    case "discard":
    case "remove":
      return cardParts(view, choice.card, choice.from);
    case "take":
    case "purge":
    case "lay":
    case "takeTop":
    case "returnCard":
    case "takeBack":
    case "bury":
    case "keepSeen":
    case "putBack":
      return [{ text, about: extensionTexts(view, choice.card) }];
    case "school":
      return [{ text, about: specializationLines(choice.school).slice(1) }];
    case "move":
    case "ride":
    case "keptMove":
      return [{ text, about: [actionText(at(COMPONENTS.locations, choice.to).action)] }];
    case "action":
      return [{ text, about: [actionText(choice.action)] }];
    case "fight":
      return [{ text, about: monsterIn(view, choice.monster).abilities.map(abilityText) }];
    case "meditate":
      return [{ text, about: trophyTexts(choice.attribute) }];
    default:
      return [];
  }
}

/** What a question decides, where its own words do not say it. */
export function stakes({ kind }: Question): Message | undefined {
  return kind === "school" ? { key: "stakes.school" } : undefined;
}

function cardParts(view: View, card: string, from: Zone): readonly Part[] {
  const { colour } = cardIn(view, card);
  return [
    { role: { key: "part.from" }, text: { key: `zone.${from}` } },
    { role: { key: "part.colour" }, text: { key: `coloured.${colour}` } },
    { role: { key: "part.card" }, text: cardLabelled(card), about: extensionTexts(view, card) },
  ];
}

/** What may follow a card in a combo; the label of a card says the rest. */
function extensionTexts(view: View, card: string): readonly Message[] {
  return cardIn(view, card).extensions.map(extensionText);
}

function trophyTexts(attribute: string): readonly Message[] {
  const trophy = COMPONENTS.attributeTrophies.find((one) => one.attribute === attribute);
  return (trophy?.abilities ?? []).map(abilityText);
}
