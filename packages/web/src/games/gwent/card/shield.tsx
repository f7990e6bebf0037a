import { Drawing, type DrawingProps } from "../../../look/heraldry/drawing.tsx";
import { Enamel, type EnamelProps } from "./enamel.tsx";
import styles from "./shield.module.css";

/** The bare shield of a card, without a plate or a state; as wide as the place around it. */
export function Shield({ label, ...enamel }: EnamelProps & Pick<DrawingProps, "label">) {
  return (
    <Drawing viewBox="0 0 88 120" label={label} className={styles.shield}>
      <Enamel {...enamel} />
    </Drawing>
  );
}
