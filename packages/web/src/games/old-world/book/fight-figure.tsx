import { useCoachWords } from "../../../lessons/use-coach-words.ts";
import { Mark, type MarkName } from "../card/index.ts";
import { CAPTIONS } from "./captions.ts";
import styles from "./plate.module.css";
import { BookPlate } from "./plate.tsx";

/** What happens in a turn of combat, and what answers it. */
const STEPS: readonly { readonly mark: MarkName; readonly says: keyof typeof CAPTIONS }[] = [
  { mark: "potion", says: "prepare" },
  { mark: "link", says: "lay" },
  { mark: "damage", says: "strike" },
  { mark: "draw", says: "refill" },
  { mark: "bite", says: "answer" },
];

/** A fight step by step. */
export function FightFigure() {
  const words = useCoachWords("old-world");
  return (
    <BookPlate caption={CAPTIONS.fight}>
      <ol className={styles.steps}>
        {STEPS.map(({ mark, says }) => (
          <li key={says}>
            <Mark name={mark} />
            <span>{words(CAPTIONS[says])}</span>
          </li>
        ))}
      </ol>
    </BookPlate>
  );
}
