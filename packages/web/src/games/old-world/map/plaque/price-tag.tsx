import type { TerrainSymbol } from "@medallion/old-world/pages";
import type { ReactNode } from "react";
import { Glyph } from "../../card/glyph/glyph.tsx";
import { TERRAIN_GLYPHS } from "../../card/glyph/terrain.ts";
import { CoinPart } from "../../card/index.ts";
import { BLACK, toneOf, url } from "../../card/inks.ts";
import { SLOT } from "../geography/slots.ts";
import type { Price } from "../state/place-state.ts";
import styles from "./plaque.module.css";

const HEIGHT = 46;

/** How wide each price is, in units of the sheet. */
const WIDTHS: Readonly<Record<Price, number>> = {
  terrain: 40,
  wild: 40,
  any: 40,
  gold: 62,
  two: 58,
  free: 40,
};

interface PriceTagProps {
  readonly prices: readonly Price[];
  readonly ground: TerrainSymbol;
  readonly hangs: Hanging;
  /** How far aside of the middle it hangs. */
  readonly aside?: number;
}

/** Below the name; where the sheet ends there, beside the figures or beside the name. */
export type Hanging = "below" | "above" | "beside";

const HOOKS = { below: SLOT.price, above: SLOT.priceAbove, beside: SLOT.priceBeside } as const;

/** Hangs from a plaque that one may go to: every way to pay for it; where there is no room only the cheapest. */
export function PriceTags(props: PriceTagProps) {
  return (
    <>
      <g className={styles.allPrices}>
        <PriceTag {...props} />
      </g>
      <g className={styles.firstPrice}>
        <PriceTag {...props} prices={props.prices.slice(0, 1)} />
      </g>
    </>
  );
}

function PriceTag({ prices, ground, hangs, aside = 0 }: PriceTagProps) {
  const [first] = prices;
  const width = prices.reduce((sum, price) => sum + WIDTHS[price], 14);
  const { x, y } = HOOKS[hangs];
  const middle = hangs === "below" ? x + aside : x + width / 2;
  let left = -width / 2 + 7;
  return (
    <g className={styles.tag} transform={`translate(${middle} ${y})`} data-hangs={hangs}>
      <rect x={-width / 2} y={-HEIGHT / 2} width={width} height={HEIGHT} rx="11" fill={BLACK} />
      <rect
        x={-width / 2 + 2.5}
        y={-HEIGHT / 2 + 2.5}
        width={width - 5}
        height={HEIGHT - 5}
        rx="9"
        fill="#d6c49b"
      />
      {first === "terrain" || first === "wild" || first === "free" ? (
        <rect
          x={-width / 2 + 2.5}
          y={-HEIGHT / 2 + 2.5}
          width={WIDTHS[first] + (prices.length > 1 ? 4 : 9)}
          height={HEIGHT - 5}
          rx="9"
          fill={url("brass")}
        />
      ) : null}
      {prices.map((price) => {
        const at = left + WIDTHS[price] / 2;
        left += WIDTHS[price];
        return (
          <g key={price} transform={`translate(${at} 0)`}>
            {price === first ? null : (
              <path d={`M${-WIDTHS[price] / 2}-14V14`} stroke="#2d1e0c" strokeWidth="2" opacity=".5" />
            )}
            <PriceMark price={price} ground={ground} />
          </g>
        );
      })}
    </g>
  );
}

interface PriceMarkProps {
  readonly price: Price;
  readonly ground: TerrainSymbol;
}

/** One way to pay, within 27 of its middle. */
export function PriceMark({ price, ground }: PriceMarkProps): ReactNode {
  switch (price) {
    case "terrain":
      return <SmallCard x={0} glyph={TERRAIN_GLYPHS[ground]} tone={toneOf(ground, "base")} />;
    case "wild":
      return <SmallCard x={0} glyph={TERRAIN_GLYPHS.wild} tone={toneOf("wild", "base")} />;
    case "any":
      return <SmallCard x={0} />;
    case "two":
      return (
        <>
          <SmallCard x={-10} />
          <SmallCard x={10} />
        </>
      );
    case "gold":
      return (
        <>
          <SmallCard x={-13} />
          <CoinPart value={1} x={12} y={0} />
        </>
      );
    case "free":
      return <path d="M-10 1 -3 9 11-9" fill="none" stroke="#2d1e0c" strokeWidth="5" strokeLinecap="round" />;
  }
}

function SmallCard({
  x,
  glyph,
  tone,
}: {
  readonly x: number;
  readonly glyph?: string;
  readonly tone?: string;
}) {
  return (
    <g transform={`translate(${x} 0)`}>
      <rect
        x="-12"
        y="-16"
        width="24"
        height="32"
        rx="4"
        fill={url("vellum")}
        stroke="#2d1e0c"
        strokeWidth="2.2"
      />
      {glyph === undefined ? null : <Glyph name={glyph} x={0} y={0} size={22} fill={tone ?? BLACK} />}
    </g>
  );
}
