import { BookCard } from "./book-card.tsx";
import { CAPTIONS } from "./captions.ts";
import { LINKED } from "./examples.ts";
import styles from "./plate.module.css";
import { BookPlate } from "./plate.tsx";

/** Two cards with their link lit. */
export function ComboFigure() {
  return (
    <BookPlate caption={CAPTIONS.combo} values={{ damage: LINKED.damage }}>
      <div className={styles.combo}>
        <div>
          <BookCard id={LINKED.first} link={0} />
        </div>
        <div>
          <BookCard id={LINKED.second} joined />
        </div>
      </div>
    </BookPlate>
  );
}
