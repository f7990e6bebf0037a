import type { Faction } from "@medallion/gwent/cards";
import { Drawing, type DrawingProps } from "../../../look/heraldry/drawing.tsx";
import { BackDrawing } from "./back-drawing.tsx";
import styles from "./shield.module.css";

/** The back of a faction's cards, as wide as the place around it. */
export function CardBack({ faction, label }: Pick<DrawingProps, "label"> & { readonly faction: Faction }) {
  return (
    <Drawing viewBox="0 0 88 120" label={label} className={styles.shield}>
      <BackDrawing faction={faction} />
    </Drawing>
  );
}
