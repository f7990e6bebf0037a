import type { Owner } from "./face.ts";
import { GOLD, OUTLINE } from "./paint.ts";
import styles from "./shield.module.css";

/** A small seal that tells whose a card is: at its foot, and beside its owner's name. */
export function OwnerPip({ owner, x, y }: { readonly owner: Owner; readonly x: number; readonly y: number }) {
  return (
    <>
      <circle cx={x} cy={y} r="12" fill={OUTLINE} />
      <circle cx={x} cy={y} r="9.5" fill={owner.color} stroke={GOLD} strokeWidth="2" />
      <text
        className={styles.numeral}
        x={x}
        y={y + (owner.mark.length > 1 ? 3.6 : 4.6)}
        fontSize={owner.mark.length > 1 ? 10 : 13}
        textAnchor="middle"
        fill="#fff"
      >
        {owner.mark}
      </text>
    </>
  );
}
