import type { View } from "@medallion/ronin";
import { neighbour, symbolName } from "@medallion/ronin/pages";
import { playerName, useDrawn } from "../../../drawn/index.ts";
import { type Effect, numberOf, symbolOf } from "./amounts.ts";

/** One thing that a card does, in few words. */
export function useWordsOf(): (effect: Effect) => string {
  const { scene, text } = useDrawn();
  const view = scene.table.view as View;
  const partner = (side: "left" | "right"): string =>
    playerName(scene, neighbour(view, scene.seat ?? 0, side), text);
  return (effect) => {
    const amount = numberOf(effect);
    const symbol = symbolOf(effect.amount);
    if (symbol !== undefined)
      return text("ronin.forecast.symbol", { symbol: scene.say(symbolName(symbol)), amount });
    switch (effect.amount) {
      case "left":
      case "right":
        return text("ronin.forecast.track", { name: partner(effect.amount), amount });
      case "tea":
        return text("ronin.forecast.tea");
      default:
        return text("ronin.forecast.xp", { amount });
    }
  };
}
