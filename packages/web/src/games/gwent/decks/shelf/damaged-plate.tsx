import { useText } from "../../../../language/language.tsx";
import { Plate } from "../../../../look/surface.tsx";
import type { Damaged } from "../kept.ts";
import { Act } from "./deck-plate.tsx";
import styles from "./plates.module.css";

interface DamagedPlateProps {
  readonly damaged: Damaged;
  readonly onRemove: () => void;
}

/** Something that cannot be read any more: what is left of it is shown, and nothing is thrown away unasked. */
export function DamagedPlate({ damaged, onRemove }: DamagedPlateProps) {
  const text = useText();
  return (
    <Plate as="li" className={styles.plate}>
      <div className={`${styles.words} ${styles.wide}`}>
        <h4 className={styles.name}>{text("decks.damaged", { id: damaged.id })}</h4>
        <p className={styles.about}>{text("decks.damaged.about")}</p>
        <details>
          <summary>{text("decks.damaged.raw")}</summary>
          <pre className={styles.raw}>{JSON.stringify(damaged.raw, null, 1) ?? "–"}</pre>
        </details>
      </div>
      <div className={`${styles.acts} ${styles.wide}`}>
        <Act icon="bin" label={text("decks.remove.of", { name: damaged.id })} onClick={onRemove} />
      </div>
    </Plate>
  );
}
