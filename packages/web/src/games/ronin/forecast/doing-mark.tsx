import type { View } from "@medallion/ronin";
import { neighbour, symbolName } from "@medallion/ronin/pages";
import { playerName, useDrawn } from "../../../drawn/index.ts";
import { AllianceMark, CupMark, SymbolMark, worthOf, XpMark } from "../card/index.ts";
import { type Doing, numberOf, symbolOf } from "./amounts.ts";
import styles from "./forecast.module.css";

/** One thing that a card does: a mark and a number, and a word where the mark would leave it open. */
export function DoingMark({ doing }: { readonly doing: Doing }) {
  const { scene, text } = useDrawn();
  const view = scene.table.view as View;
  const amount = numberOf(doing);
  const symbol = symbolOf(doing.amount);
  if (symbol !== undefined)
    return (
      <span className={styles.doing}>
        <SymbolMark
          symbol={symbol}
          worth={view.active === undefined ? "plain" : worthOf(symbol, view.active)}
          label={scene.say(symbolName(symbol))}
        />
        {amount}
      </span>
    );
  switch (doing.amount) {
    case "left":
    case "right": {
      const name = playerName(scene, neighbour(view, scene.seat ?? 0, doing.amount));
      return (
        <span className={styles.doing}>
          <AllianceMark />
          {text("ronin.forecast.track", { name, amount })}
        </span>
      );
    }
    case "tea":
      return (
        <span className={styles.doing}>
          <CupMark />
          {text("ronin.forecast.tea")}
        </span>
      );
    default:
      return (
        <span className={styles.doing}>
          <XpMark label={text("ronin.forecast.xp")} />
          {amount}
        </span>
      );
  }
}
