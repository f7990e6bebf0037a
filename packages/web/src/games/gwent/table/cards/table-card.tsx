import type { GwentSubject, Ref } from "@medallion/gwent";
import type { CSSProperties } from "react";
import { digitOf } from "../../../../drawn/pointing/lights.ts";
import { CardFace, type CardState } from "../../card/index.ts";
import type { Spot } from "../play/spot.ts";
import { cardName } from "../sight/sight.ts";
import { useTable } from "../table-context.ts";
import { cardLabel } from "./card-label.ts";
import { faceOf } from "./face-of.ts";
import { ownerOf } from "./owner.ts";
import styles from "./table-card.module.css";

interface TableCardProps {
  readonly id: string;
  readonly size: "strip" | "hand";
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
  const { sight, lights, text, digits } = useTable();
  const digit = digits && spot !== undefined ? digitOf(lights, spot) : undefined;
  const shown = state ?? stateOf(lights, spot);
  const acts = shown === "playable" || shown === "selected" || shown === "targeted";
  return (
    <button
      type="button"
      className={`${styles.card} ${styles[size]} ${styles[shown] ?? ""}`}
      style={style}
      data-ref={card}
      data-zoom={id}
      data-strength-now={strength}
      data-spot={acts ? spot : undefined}
      data-why={why === undefined ? undefined : JSON.stringify(why)}
      data-nav=""
      data-drag={inHand && acts ? "" : undefined}
      aria-pressed={inHand && acts ? shown === "selected" : undefined}
      aria-keyshortcuts={digit}
    >
      <span className="unseen">{cardLabel(sight, id, strength, text)}</span>
      <CardFace
        {...faceOf(sight.view, id)}
        name={cardName(sight, id)}
        size={size}
        strength={strength}
        state={shown}
        owner={by === undefined ? undefined : ownerOf(sight, by)}
      />
      {digit === undefined ? null : (
        <span className={styles.digit} aria-hidden="true">
          {digit}
        </span>
      )}
    </button>
  );
}

function stateOf(
  { selected, sources, targets }: ReturnType<typeof useTable>["lights"],
  spot: Spot | undefined,
): CardState {
  if (spot === undefined) return "rest";
  if (spot === selected) return "selected";
  if (sources.has(spot)) return "playable";
  return targets.has(spot) ? "targeted" : "rest";
}
