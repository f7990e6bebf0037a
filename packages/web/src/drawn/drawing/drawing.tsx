import type { ComponentType, ReactNode } from "react";
import styles from "./drawing.module.css";

export interface DrawnSvgProps {
  /** Its `viewBox`. */
  readonly box: string;
  /** A mark is as high as the letters around it, anything else as wide as its place. */
  readonly as?: "whole" | "mark";
  /** Without it the drawing is not read out: what stands around it says what it is. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
  /** The card whose whole drawing it is: films may lift it out of its place. */
  readonly card?: string | undefined;
  readonly children: ReactNode;
}

/** One drawing on the page, of a game whose drawings share what this hook hangs up. */
export function drawingOn(useDefs: () => void): ComponentType<DrawnSvgProps> {
  return function Drawing({ box, as = "whole", label, className, card, children }) {
    useDefs();
    const classes = [styles[as], className].filter(Boolean).join(" ");
    return label === undefined ? (
      <svg aria-hidden="true" className={classes} viewBox={box} data-card={card}>
        {children}
      </svg>
    ) : (
      <svg role="img" aria-label={label} className={classes} viewBox={box} data-card={card}>
        {children}
      </svg>
    );
  };
}
