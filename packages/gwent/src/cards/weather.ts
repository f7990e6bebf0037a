import type { Ability, CardRow, RowName } from "./row.ts";

export type Sky = "frost" | "fog" | "rain" | "storm";

/** Weather and the rows of all sides that it lies over. */
export interface Weather {
  readonly sky: Sky;
  readonly rows: readonly RowName[];
}

/** The weather that an ability brings (GW-8.1 to GW-8.4); Clear Weather brings none. */
export const WEATHER_BY: Partial<Readonly<Record<Ability, Weather>>> = {
  "weather-frost": { sky: "frost", rows: ["close"] },
  "weather-fog": { sky: "fog", rows: ["ranged"] },
  "weather-rain": { sky: "rain", rows: ["siege"] },
  "weather-storm": { sky: "storm", rows: ["ranged", "siege"] },
};

/** The weather that a card brings, if it does. */
export function weatherOf(card: Pick<CardRow, "abilities"> | undefined): Weather | undefined {
  return card?.abilities.flatMap((ability) => WEATHER_BY[ability] ?? [])[0];
}
