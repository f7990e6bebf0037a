import type { View } from "@medallion/ronin";
import type { Forecast } from "@medallion/ronin/forecast";
import { useEffect, useState, useSyncExternalStore } from "react";
import { Forecasts, tellerInWorker } from "./forecasts.ts";
import { cardsAhead } from "./pointed-cards.ts";

/** What will come of laying each of these, as soon as all is known; asked for ahead, so that it usually is. */
export function useForecast(view: View, layings: readonly (readonly string[])[]): readonly Forecast[] {
  const [forecasts] = useState(() => new Forecasts(tellerInWorker));
  useEffect(() => () => forecasts.end(), [forecasts]);
  useEffect(() => {
    for (const card of cardsAhead(view)) forecasts.ask(view, card);
  }, [forecasts, view]);
  const key = layings.map((cards) => cards.join(" ")).join(",");
  useEffect(() => {
    if (key !== "") for (const cards of key.split(",")) forecasts.ask(view, cards.split(" "));
  }, [forecasts, view, key]);
  useSyncExternalStore(forecasts.watch, forecasts.heard, forecasts.heard);
  const told = layings.map((cards) => forecasts.told(view, cards));
  return told.every((forecast) => forecast !== undefined) ? told : [];
}
