import type { GwentSubject, Ref } from "@medallion/gwent";
import type { CSSProperties } from "react";
import { Piece } from "../../../../drawn/pointing/piece.tsx";
import { CardFace, type CardSize, type CardState } from "../../card/index.ts";
import { cardName } from "../../sight/sight.ts";
import type { Spot } from "../play/spot.ts";
import { useTable } from "../table-context.ts";
import { cardLabel } from "./card-label.ts";
import { faceOf } from "./face-of.ts";
import { ownerOf } from "./owner.ts";
import styles from "./table-card.module.css";

interface TableCardProps {
  readonly id: string;
  readonly size: CardSize;
  /** Something that one may take up, by a click or by dragging it. */
  readonly inHand?: boolean;
  /** What this very card is called; absent where only its kind matters. */
  readonly card?: Ref;
  readonly strength?: number | undefined;
  /** What pointing at it means, if it is lit. */
  readonly spot?: Spot;
  /** The number it carries. */
  readonly why?: GwentSubject;
  /** Who played it, where a side has several players. */
  readonly by?: number;
  readonly state?: CardState;
  readonly style?: CSSProperties;
}

/** A card that lies open: it acts if it is lit, tells why it is as strong as it is, or shows itself large. */
export function TableCard(props: TableCardProps) {
  const { id, size, inHand = size === "hand", card, strength, spot, why, by, state, style } = props;
  const { sight, text } = useTable();
  return (
    <Piece
      label={cardLabel(sight, id, strength, text)}
      piece={card}
      zoom={id}
      number={strength}
      spot={spot}
      why={why}
      inHand={inHand}
      state={state}
      className={styles[size]}
      style={style}
    >
      {(shown) => (
        <CardFace
          {...faceOf(sight.view, id)}
          name={cardName(sight, id)}
          size={size}
          strength={strength}
          state={shown}
          owner={by === undefined ? undefined : ownerOf(sight, by)}
        />
      )}
    </Piece>
  );
}
