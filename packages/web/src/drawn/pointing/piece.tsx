import type { Subject } from "@medallion/kernel";
import type { CSSProperties, ReactNode } from "react";
import { useDrawn } from "../drawn-context.ts";
import type { Ref } from "../film/plan/cue.ts";
import { Digit } from "./digit.tsx";
import { digitOf, type Light, lightOn } from "./lights.ts";
import styles from "./piece.module.css";

/** `disabled` is what cannot be chosen although its like can, `dead` what is used up. */
export type PieceState = Light | "disabled" | "dead";

interface PieceProps<Spot extends string> {
  /** In words, for who does not see it. */
  readonly label: string;
  /** What this very piece is called; absent where only its kind matters. */
  readonly piece?: Ref | undefined;
  /** What it is shown large by, and the number it bears now. */
  readonly zoom?: string | undefined;
  readonly number?: number | undefined;
  /** What pointing at it means, if it is lit. */
  readonly spot?: Spot | undefined;
  /** The number it bears can be explained. */
  readonly why?: Subject | undefined;
  /** Something that one may take up, by a click or by dragging it. */
  readonly inHand: boolean;
  /** It bears the number of its place in a choice: the digit that points at it is not printed beside that. */
  readonly isCounted?: boolean | undefined;
  /** How it is lit says its spot, unless the game knows better. */
  readonly state?: PieceState | undefined;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  /** Its drawing, on which the shared lights are laid; or one that shows its light itself. */
  readonly children: ReactNode | ((state: PieceState) => ReactNode);
}

/** Something that lies open on the table: it acts if it is lit, tells why its number is what it is, or shows itself large. */
export function Piece<Spot extends string>(props: PieceProps<Spot>) {
  const { label, piece, zoom, number, spot, why, inHand, isCounted, state, className, style, children } =
    props;
  const { lights, digits } = useDrawn<unknown, Spot>();
  const digit = digits && spot !== undefined ? digitOf(lights, spot) : undefined;
  const shown = state ?? lightOn(lights, spot);
  const lit = typeof children === "function" ? undefined : shown;
  const acts = shown === "playable" || shown === "selected" || shown === "targeted";
  return (
    <button
      type="button"
      className={`${styles.piece} ${className ?? ""} ${styles[shown] ?? ""}`}
      style={style}
      data-ref={piece}
      data-zoom={zoom}
      data-number-now={number}
      data-spot={acts ? spot : undefined}
      data-why={why === undefined ? undefined : JSON.stringify(why)}
      data-nav=""
      data-light={lit}
      data-drag={inHand && acts ? "" : undefined}
      aria-pressed={inHand && acts ? shown === "selected" : undefined}
      aria-keyshortcuts={digit}
    >
      <span className="unseen">{label}</span>
      {typeof children === "function" ? children(shown) : children}
      {spot === undefined || isCounted === true ? null : <Digit spot={spot} />}
    </button>
  );
}
