import { Button } from "../../../../look/button.tsx";
import { CloseMark } from "../../../../look/close-mark.tsx";
import { Mat } from "../field/mat.tsx";
import { Total } from "../field/total.tsx";
import { Seat } from "../seat/seat.tsx";
import { useTable } from "../table-context.ts";
import { Board } from "./board.tsx";
import styles from "./boards.module.css";

/** The other sides of a free-for-all: side by side, or one of them enlarged. */
export function Boards({ className }: { readonly className?: string | undefined }) {
  const { sight, open, text } = useTable();
  const large = sight.far.find((side) => open === `board:${side}`);
  if (large !== undefined)
    return (
      <div className={`${styles.large} ${className ?? ""}`}>
        <div className={styles.head}>
          <Total side={large} className={styles.total} />
          <Seat side={large} className={styles.seat} />
          <Button data-open="" data-nav="" aria-label={text("gwent.boards")} aria-keyshortcuts="Escape">
            <span className={styles.wide}>{text("gwent.boards")}</span>
            <span className={styles.narrow} aria-hidden="true">
              <CloseMark />
            </span>
          </Button>
        </div>
        <Mat side={large} faces="down" className={styles.mat} />
      </div>
    );
  return (
    <div className={`${styles.boards} ${className ?? ""}`} data-count={sight.far.length}>
      {sight.far.map((side) => (
        <Board key={side} side={side} />
      ))}
    </div>
  );
}
