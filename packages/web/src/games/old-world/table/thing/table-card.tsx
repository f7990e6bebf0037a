import type { Subject } from "@medallion/kernel";
import { cardIn } from "@medallion/old-world/pages";
import type { ReactNode } from "react";
import { Piece, type PieceState } from "../../../../drawn/index.ts";
import { ActionFace, type ActionSize } from "../../card/index.ts";
import { cardLabel, cardName } from "../../sight/names.ts";
import { type OldWorldSpot, spotOf } from "../../sight/spot.ts";
import { useTable } from "../../sight/table-context.ts";
import styles from "./table-card.module.css";

interface TableCardProps {
  readonly id: string;
  readonly size: ActionSize;
  readonly inHand?: boolean;
  /** Only a likeness of a card that lies elsewhere: films do not take it for the card. */
  readonly likeness?: boolean;
  readonly spot?: OldWorldSpot;
  readonly state?: PieceState | undefined;
  /** It can be pointed at, but not for what is held. */
  readonly faint?: boolean;
  /** What it costs now, in cards, and why. */
  readonly price?: number | undefined;
  readonly why?: Subject | undefined;
  /** Whether its terrain matters here. */
  readonly terrain?: boolean;
  readonly children?: ReactNode;
}

/** An action card that lies somewhere: it can be pointed at if it is lit, and seen large. */
export function TableCard(props: TableCardProps) {
  const {
    id,
    size,
    inHand = false,
    likeness = false,
    spot = spotOf.card(id),
    state,
    faint = false,
    price,
    why,
    terrain,
  } = props;
  const { sight } = useTable();
  return (
    <Piece
      label={cardLabel(sight, id)}
      piece={likeness ? undefined : id}
      zoom={`card:${id}`}
      spot={spot}
      why={why}
      inHand={inHand}
      state={state}
      className={`${styles.card} ${styles[size]} ${faint ? styles.faint : ""}`}
    >
      <ActionFace
        card={cardIn(sight.view, id)}
        size={size}
        name={size === "hand" ? cardName(sight, id) : undefined}
        price={price}
        terrain={terrain}
      />
      {props.children}
    </Piece>
  );
}
