import { useTable } from "../table-context.ts";
import { ownerOf } from "./owner.ts";
import styles from "./owner-pip.module.css";

/** The seal that a player's cards bear, beside the name. */
export function OwnerPip({ player }: { readonly player: number }) {
  const { sight } = useTable();
  const { color, letter } = ownerOf(sight, player);
  return (
    <i className={styles.pip} style={{ background: color }} aria-hidden="true">
      {letter}
    </i>
  );
}
