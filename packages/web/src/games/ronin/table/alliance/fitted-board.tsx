import { type ComponentProps, useRef } from "react";
import { useRoom } from "../../../../drawn/index.ts";
import { AllianceBoard } from "../../card/index.ts";
import styles from "./fitted-board.module.css";

/** An alliance board as large as its place; one that hangs spreads over its height. */
export function FittedBoard(board: ComponentProps<typeof AllianceBoard>) {
  const place = useRef<HTMLSpanElement>(null);
  const room = useRoom(place);
  return (
    <span ref={place} className={styles.fitted} data-form={board.form}>
      <AllianceBoard {...board} height={room && room.height / room.width} />
    </span>
  );
}
