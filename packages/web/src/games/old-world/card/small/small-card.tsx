import type { ReactNode } from "react";
import type { PieceState } from "../../../../drawn/pointing/piece.tsx";
import faces from "../face/action-face.module.css";
import { FaceEdge } from "../face/face-edge.tsx";
import { Drawing } from "../mark/drawing.tsx";
import styles from "./small-card.module.css";

export interface SmallCardProps {
  /** How it is lit, where the piece around it leaves that to the drawing. */
  readonly state?: PieceState | undefined;
  readonly className?: string | undefined;
}

export const SMALL = { width: 100, height: 130, corner: 9 } as const;

/** A small card of 100 × 130: a potion, a trophy. */
export function SmallCard({
  state = "rest",
  className,
  children,
}: SmallCardProps & { readonly children: ReactNode }) {
  const classes = [styles.card, faces[state], className].filter(Boolean).join(" ");
  return (
    <Drawing box={`0 0 ${SMALL.width} ${SMALL.height}`} className={classes}>
      {children}
      <FaceEdge state={state} {...SMALL} />
    </Drawing>
  );
}
