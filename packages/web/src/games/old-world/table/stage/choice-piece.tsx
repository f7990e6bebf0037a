import type { ReactNode } from "react";
import { Digit } from "../../../../drawn/index.ts";
import { lightOn } from "../../../../drawn/pointing/lights.ts";
import type { OldWorldSpot } from "../../sight/spot.ts";
import { useTable } from "../../sight/table-context.ts";
import styles from "./stage.module.css";

interface ChoicePieceProps {
  readonly spot: OldWorldSpot;
  readonly drawing?: ReactNode;
  readonly zoom?: string | undefined;
  readonly children: ReactNode;
  /** What it costs, or what it would become. */
  readonly worth?: ReactNode;
}

/** A large button of a stage; dark where it cannot be chosen now. */
export function ChoicePiece({ spot, drawing, zoom, children, worth }: ChoicePieceProps) {
  const { lights } = useTable();
  const light = lightOn(lights, spot);
  return (
    <button
      type="button"
      className={styles.choice}
      data-light={light}
      data-spot={light === "rest" ? undefined : spot}
      data-zoom={zoom}
      data-nav=""
      disabled={light === "rest"}
      aria-pressed={light === "selected"}
    >
      <span className={styles.drawing}>{drawing}</span>
      <span>{children}</span>
      {worth === undefined ? null : <span className={styles.worth}>{worth}</span>}
      <Digit spot={spot} />
    </button>
  );
}
