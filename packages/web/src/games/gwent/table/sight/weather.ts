import type { View } from "@medallion/gwent";
import type { RowName } from "@medallion/gwent/cards";
import { weatherRows } from "../play/ways.ts";
import { printed } from "./sight.ts";

/** How weather looks on a row. */
export type Sky = "frost" | "fog" | "rain" | "storm";

const SKIES: Readonly<Record<string, Sky>> = {
  "weather-frost": "frost",
  "weather-fog": "fog",
  "weather-rain": "rain",
  "weather-storm": "storm",
};

/** The weather that lies over the rows of this name. */
export function skyOf(view: View, row: RowName): Sky | undefined {
  for (const { id } of view.weather) {
    const card = printed(view, id);
    if (card === undefined || !weatherRows(card).includes(row)) continue;
    const sky = card.abilities.flatMap((ability) => SKIES[ability] ?? [])[0];
    if (sky !== undefined) return sky;
  }
  return undefined;
}
