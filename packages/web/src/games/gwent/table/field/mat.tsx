import { FactionDevice } from "../../card/index.ts";
import { sideName } from "../../sight/names.ts";
import { hasDeck, playerOf, sideOf } from "../../sight/sight.ts";
import { useTable } from "../table-context.ts";
import { Lane } from "./lane.tsx";
import styles from "./mat.module.css";

interface MatProps {
  readonly side: number;
  /** Which way its close row looks: down to the ridge, or up to it. */
  readonly faces: "down" | "up";
  readonly className?: string | undefined;
}

/** One side of the battlefield: leather dyed in the colour of its house, three rows on it. */
export function Mat({ side, faces, className }: MatProps) {
  const { sight, text } = useTable();
  const { rows, members } = sideOf(sight, side);
  const houses = members
    .filter((player) => hasDeck(sight.view, player))
    .map((player) => playerOf(sight, player).faction);
  const passed = members.every((player) => playerOf(sight, player).passed);
  const order = faces === "down" ? rows.toReversed() : rows;
  return (
    <section
      className={`${styles.mat} ${className ?? ""}`}
      data-house={houses[0]}
      data-second={houses[1]}
      data-passed={passed || undefined}
      aria-label={text("gwent.side", { names: sideName(sight, side) })}
    >
      {houses[0] === undefined ? null : (
        <span className={styles.device}>
          <FactionDevice faction={houses[0]} />
        </span>
      )}
      {order.map((row) => (
        <Lane key={row.row} side={side} row={row} />
      ))}
    </section>
  );
}
