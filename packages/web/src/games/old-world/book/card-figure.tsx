import { useCoachWords } from "../../../lessons/use-coach-words.ts";
import { BookCard } from "./book-card.tsx";
import { CAPTIONS } from "./captions.ts";
import { LINKED } from "./examples.ts";
import styles from "./plate.module.css";
import { BookPlate } from "./plate.tsx";

/** What can be seen on a card, from its top to its right edge. */
const PARTS = ["terrain", "colour", "effect", "extension"] as const;

/** A card and its parts. */
export function CardFigure() {
  const say = useCoachWords("old-world");
  return (
    <BookPlate caption={CAPTIONS.card}>
      <div className={styles.card}>
        <BookCard id={LINKED.first} />
      </div>
      <ol className={styles.labels}>
        {PARTS.map((part) => (
          <li key={part}>{say(CAPTIONS[part])}</li>
        ))}
      </ol>
    </BookPlate>
  );
}
