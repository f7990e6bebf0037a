import type { TerrainSymbol } from "@medallion/old-world/pages";
import { Drawing } from "../../card/mark/drawing.tsx";
import type { OldWorldSpot } from "../../sight/spot.ts";
import { PriceMark } from "../plaque/price-tag.tsx";
import type { Price } from "../state/place-state.ts";
import styles from "./place-card.module.css";

interface PriceButtonProps {
  readonly price: Price;
  readonly ground: TerrainSymbol;
  readonly words: string;
  /** What it takes of the hand, or why it cannot be paid so. */
  readonly note: string;
  /** How it is answered: by what it points at, or by what it does. */
  readonly spot?: OldWorldSpot | undefined;
  readonly press?: (() => void) | undefined;
  readonly isPressed?: boolean | undefined;
}

/** A way to pay; without anything to do it stays there, dashed, with its reason. */
export function PriceButton({ price, ground, words, note, spot, press, isPressed }: PriceButtonProps) {
  const isOff = spot === undefined && press === undefined;
  return (
    <button
      type="button"
      className={styles.price}
      data-spot={spot}
      data-nav={isOff ? undefined : ""}
      data-price={price}
      onClick={press}
      disabled={isOff}
      aria-pressed={isPressed}
    >
      <span className={styles.priceMark}>
        <Drawing box="-28 -20 56 40">
          <PriceMark price={price} ground={ground} />
        </Drawing>
      </span>
      <span className={styles.priceWords}>
        <b>{words}</b>
        <span>{note}</span>
      </span>
    </button>
  );
}
