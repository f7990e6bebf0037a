import type { View } from "@medallion/gwent";
import { type RowName, type Sky, weatherOf } from "@medallion/gwent/cards";
import { printed } from "./printed.ts";

/** The weather that lies over the rows of this name. */
export function skyOf(view: View, row: RowName): Sky | undefined {
  const weathers = view.weather.flatMap(({ id }) => weatherOf(printed(view, id)) ?? []);
  return weathers.find(({ rows }) => rows.includes(row))?.sky;
}
