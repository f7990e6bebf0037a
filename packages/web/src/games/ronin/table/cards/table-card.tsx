import { cardIn } from "@medallion/ronin/pages";
import type { CSSProperties, ReactNode } from "react";
import { Piece, type PieceState } from "../../../../drawn/index.ts";
import { CardFace, type FaceSize } from "../../card/index.ts";
import { cardLabel, cardName } from "../../sight/names.ts";
import { type RoninSpot, spotOf } from "../play/spot.ts";
import { useTable } from "../table-context.ts";
import styles from "./table-card.module.css";

interface TableCardProps {
  readonly id: string;
  readonly size: FaceSize;
  /** In words; as it is printed, if absent. */
  readonly label?: string | undefined;
  readonly covered?: number | undefined;
  /** Its effect cannot matter any more. */
  readonly resolved?: boolean | undefined;
  readonly fresh?: boolean | undefined;
  readonly inHand?: boolean | undefined;
  /** A seal on it says in which order it was picked. */
  readonly isCounted?: boolean | undefined;
  /** Only its likeness lies here: films do not look for it here, and it cannot be chosen here. */
  readonly likeness?: boolean | undefined;
  readonly state?: PieceState | undefined;
  /** What pointing at it means; the card itself, if absent. */
  readonly spot?: RoninSpot | undefined;
  readonly style?: CSSProperties | undefined;
  /** What lies on it: seals, forecasts. */
  readonly children?: ReactNode;
}

/** A card that lies open on the table. */
export function TableCard(props: TableCardProps) {
  const { id, size, label, covered, resolved, fresh, inHand = false, likeness = false, children } = props;
  const { sight } = useTable();
  const { view } = sight;
  return (
    <Piece<RoninSpot>
      label={label ?? cardLabel(sight, id)}
      piece={likeness ? undefined : `card:${id}`}
      zoom={id}
      spot={likeness ? undefined : (props.spot ?? spotOf.card(id))}
      inHand={inHand}
      isCounted={props.isCounted}
      state={props.state}
      className={styles.card}
      style={props.style}
    >
      <CardFace
        row={cardIn(view, id)}
        size={size}
        name={cardName(sight, id)}
        active={view.active}
        covered={covered}
        resolved={resolved}
        state={fresh === true ? "fresh" : undefined}
      />
      {children === undefined ? null : <span className={styles.over}>{children}</span>}
    </Piece>
  );
}
