import { COMPONENTS } from "@medallion/ronin/data";
import { useMemo } from "react";
import { AllianceBoard } from "../card/index.ts";
import styles from "./book-figures.module.css";
import { CAPTIONS } from "./captions.ts";
import { ALLIANCE, arranged } from "./examples.ts";
import { Figure } from "./figure.tsx";

/** The board that all have in a first game, with a marker under way. */
export function AllianceFigure() {
  const board = useMemo(() => arranged(ALLIANCE).boards[0], []);
  if (board === undefined || board === null) return null;
  const { marker, vp } = board;
  return (
    <Figure caption={CAPTIONS.alliance} values={{ marker, vp }}>
      <span className={styles.board}>
        <AllianceBoard form="lying" row={COMPONENTS.sideA} marker={marker} direction="RIGHT" />
      </span>
    </Figure>
  );
}
