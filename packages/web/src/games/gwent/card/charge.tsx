import { useLayoutEffect } from "react";
import { CHARGES } from "./charges.ts";
import { iconId, url } from "./paint.ts";
import styles from "./shield.module.css";
import type { Silhouette } from "./silhouettes.ts";

interface ChargeProps {
  readonly name: string;
  readonly silhouette: Silhouette;
  /** The paint of the metal, and the colour of the wire around it. */
  readonly paint: string;
  readonly wire: string;
}

/** Upper left corner and width of the charge; units have a chief above it. */
const PLACES: Readonly<Partial<Record<Silhouette, readonly [x: number, y: number, width: number]>>> = {
  leader: [11, 30, 66],
  weather: [16, 20, 56],
  special: [13, 29, 62],
};
const UNDER_CHIEF = [15, 45, 58] as const;

/** The drawing that tells who a card is: metal set in wire, with its shadow on the enamel. */
export function Charge({ name, silhouette, paint, wire }: ChargeProps) {
  useLayoutEffect(() => CHARGES.want(name), [name]);
  const [x, y, width] = PLACES[silhouette] ?? UNDER_CHIEF;
  const scale = `scale(${(width / 512).toFixed(4)})`;
  const icon = `#${iconId(name)}`;
  return (
    <>
      <use href={icon} transform={`translate(${x + 1.4} ${y + 2.6}) ${scale}`} opacity=".5" />
      <use
        href={icon}
        transform={`translate(${x} ${y}) ${scale}`}
        className={styles.charge}
        fill={url(paint)}
        stroke={wire}
      />
    </>
  );
}
