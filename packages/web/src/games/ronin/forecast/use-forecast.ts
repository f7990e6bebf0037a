import type { View } from "@medallion/ronin";
import type { Forecast } from "@medallion/ronin/forecast";
import { useEffect, useState, useSyncExternalStore } from "react";
import { Forecasts, tellerInWorker } from "./forecasts.ts";
import { cardsAhead } from "./pointed-cards.ts";

/** What these cards will do, as soon as it is known; asked for ahead, so that it usually is. */
export function useForecast(view: View, cards: readonly string[]): Forecast | undefined {
  const [forecasts] = useState(() => new Forecasts(tellerInWorker));
  useEffect(() => () => forecasts.end(), [forecasts]);
  useEffect(() => {
    for (const card of cardsAhead(view)) forecasts.ask(view, card);
  }, [forecasts, view]);
  const key = cards.join(" ");
  useEffect(() => {
    if (key !== "") forecasts.ask(view, key.split(" "));
  }, [forecasts, view, key]);
  const told = () => forecasts.told(view, cards);
  return useSyncExternalStore(forecasts.watch, told, told);
}
