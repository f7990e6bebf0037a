import type { CSSProperties } from "react";
import { handOf } from "../../sight/sight.ts";
import { TableCard } from "../cards/table-card.tsx";
import { useTable } from "../table-context.ts";
import styles from "./open-hand.module.css";

/** The hand of a team mate, or of anybody whose hand this viewer may see. */
export function OpenHand({ player, within }: { readonly player: number; readonly within: "seat" | "hand" }) {
  const { sight } = useTable();
  const hand = handOf(sight, player);
  if (hand === undefined || hand.length === 0) return null;
  return (
    <div
      className={styles.hand}
      data-in={within}
      data-rove=""
      style={{ "--in-line": inLine(hand.length, within) } as CSSProperties}
    >
      {hand.map(({ card, id }) => (
        <TableCard key={card} id={id} card={card} size="strip" />
      ))}
    </div>
  );
}

/** More cards than these lie in two lines where a seat is narrow. */
const ONE_LINE = 6;

function inLine(cards: number, within: "seat" | "hand"): number {
  return within === "hand" || cards <= ONE_LINE ? cards : Math.ceil(cards / 2);
}
