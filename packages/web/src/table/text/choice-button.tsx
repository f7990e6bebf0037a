import type { ChoiceLine } from "@medallion/table";
import { useId } from "react";
import { useText } from "../../language/language.tsx";
import { keyed } from "../keyed.ts";
import styles from "./choice-panel.module.css";

interface ChoiceButtonProps {
  readonly line: ChoiceLine;
  readonly number: number;
  readonly busy: boolean;
  readonly onTake: (number: number) => void;
}

/** One line to choose, and below it what it does. */
export function ChoiceButton({ line, number, busy, onTake }: ChoiceButtonProps) {
  const text = useText();
  const about = useId();
  return (
    <>
      {/* Not `disabled`: the focus must not be lost while an answer is on its way. */}
      <button
        type="button"
        className={styles.choice}
        aria-disabled={busy}
        aria-describedby={line.about.length > 0 ? about : undefined}
        onClick={() => onTake(number)}
      >
        <span className={styles.number}>{number}</span>
        <span className={styles.words}>{line.text}</span>
        {line.copies > 1 && (
          <span className={styles.copies}>
            <span aria-hidden="true">×{line.copies}</span>
            <span className="unseen">{text("table.copies", { count: line.copies })}</span>
          </span>
        )}
      </button>
      {line.about.length > 0 && (
        <div id={about} className={styles.about}>
          {keyed(line.about, (words) => words).map(({ key, value }) => (
            <p key={key}>{value}</p>
          ))}
        </div>
      )}
    </>
  );
}
