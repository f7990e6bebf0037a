import type { View } from "@medallion/old-world";
import { type Forecast, forecastOf, type Lay } from "@medallion/old-world/forecast";
import type { Way } from "../../../drawn/index.ts";
import type { Lights } from "../../../drawn/pointing/lights.ts";
import type { OldWorldSight } from "../sight/sight.ts";
import type { OldWorldSpot } from "../sight/spot.ts";
import { useTable } from "../sight/table-context.ts";

/** What is known of a view, by the cards that are thought of; a view never changes. */
const known = new WeakMap<View, Map<string, Forecast | undefined>>();

function remembered(view: View, ahead: readonly Lay[]): Forecast | undefined {
  const told = known.get(view) ?? new Map<string, Forecast | undefined>();
  known.set(view, told);
  const key = JSON.stringify(ahead);
  if (!told.has(key)) told.set(key, forecastOf(view, ahead));
  return told.get(key);
}

/** The card that is taken up, as it would be laid. */
export function layAhead(
  { choices }: Pick<OldWorldSight, "choices">,
  ways: readonly Way<OldWorldSpot>[],
  { selected }: Pick<Lights<OldWorldSpot>, "selected">,
): readonly Lay[] {
  if (selected === undefined) return [];
  const way = ways.find(({ from }) => from === selected);
  const choice = way === undefined ? undefined : choices[way.choice];
  return choice?.kind === "lay" ? [choice] : [];
}

/** What the viewer's strike does and what may answer it, with the card that is taken up; none for who looks on. */
export function useForecast(): Forecast | undefined {
  const { sight, ways, lights } = useTable();
  return sight.scene.isOwn ? remembered(sight.view, layAhead(sight, ways, lights)) : undefined;
}
