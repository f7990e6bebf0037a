import { ATTRIBUTES } from "@medallion/old-world/pages";
import { AttributeMark } from "../card/index.ts";
import { CAPTIONS } from "./captions.ts";
import styles from "./plate.module.css";
import { BookPlate } from "./plate.tsx";

export function AttributesFigure() {
  return (
    <BookPlate caption={CAPTIONS.attributes}>
      <div className={styles.marks}>
        {ATTRIBUTES.map((attribute) => (
          <AttributeMark key={attribute} attribute={attribute} />
        ))}
      </div>
    </BookPlate>
  );
}
