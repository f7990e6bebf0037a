import { type CardRow, cardRow } from "@medallion/gwent/cards";
import { memo } from "react";
import styles from "./card-face.module.css";
import { CARD_SHAPES, type CardSize, type CardState, type Owner } from "./face.ts";
import { HandFace } from "./hand-face.tsx";
import { StripFace } from "./strip-face.tsx";

type Which =
  | { readonly id: string; readonly row?: undefined }
  /** The card as this match prints it, or one that only a scenario knows. */
  | { readonly row: CardRow; readonly id?: undefined };

export type CardFaceProps = Which & {
  readonly size: CardSize;
  /** What it is called in the chosen language. */
  readonly name: string;
  /** What it counts for now; what is printed, if left out. */
  readonly strength?: number | undefined;
  readonly state?: CardState;
  readonly owner?: Owner | undefined;
  readonly className?: string | undefined;
};

/**
 * A card's drawing, as wide as the place around it. It is not read out: what stands around it, a button or a list
 * item, says what card it is.
 */
export const CardFace = memo(function CardFace(props: CardFaceProps) {
  const { size, name, strength, state = "rest", owner, className } = props;
  const row = props.row ?? cardRow(props.id) ?? strangerCalled(props.id);
  const classes = [styles.face, styles[size], styles[state], className].filter(Boolean).join(" ");
  return (
    <svg
      aria-hidden="true"
      className={classes}
      viewBox={`0 0 ${CARD_SHAPES[size].join(" ")}`}
      data-card={row.id}
    >
      {size === "strip" ? (
        <StripFace {...{ row, strength, state, owner }} />
      ) : (
        <HandFace {...{ row, size, name, strength, state, owner }} />
      )}
    </svg>
  );
});

/** A card that nobody printed is drawn all the same, as a bare special card. */
function strangerCalled(id: string): CardRow {
  return {
    id,
    faction: "neutral",
    kind: "special",
    rows: [],
    strength: 0,
    abilities: [],
    copies: 0,
    copiesVideoGame: 0,
  };
}
