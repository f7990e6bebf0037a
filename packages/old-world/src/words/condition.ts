import type { Message } from "@medallion/kernel";
import { COMPONENTS, type Condition } from "../data/index.ts";
import { locationName } from "./names.ts";

// Conditions as clauses that follow the "if" of the language.

export function conditionTexts(conditions: readonly Condition[]): readonly Message[] {
  return conditions.map(conditionText);
}

function conditionText(condition: Condition): Message {
  const key = `condition.${condition.is}`;
  switch (condition.is) {
    case "opponentIs":
      return { key: `condition.opponentIs.${condition.opponent}` };
    case "comboHas": {
      const [colour, another] = condition.colours;
      if (colour !== undefined && another === undefined)
        return { key, values: { count: condition.n, colour } };
      const colours = condition.colours.map((each) => ({ key: `coloured.${each}` }));
      return { key: `${key}.any`, values: { count: condition.n, colours } };
    }
    case "comboLacks":
      return { key, values: { colour: condition.colour } };
    case "atLocation":
      return {
        key,
        values: {
          locations: condition.locations.map((number) =>
            locationName(COMPONENTS.locations[number]?.id ?? ""),
          ),
        },
      };
    case "atSchool":
      return { key: `condition.atSchool.${condition.whose}` };
    default:
      return "n" in condition ? { key, values: { count: condition.n } } : { key };
  }
}
