import { useText } from "../../language/language.tsx";
import type { ChoiceGroup } from "./choice-groups.ts";
import styles from "./choice-panel.module.css";

interface ChoiceButtonProps {
  readonly group: ChoiceGroup;
  readonly number: number;
  readonly busy: boolean;
  readonly onTake: (number: number) => void;
}

export function ChoiceButton({ group, number, busy, onTake }: ChoiceButtonProps) {
  const text = useText();
  return (
    // Not `disabled`: the focus must not be lost while an answer is on its way.
    <button type="button" className={styles.choice} aria-disabled={busy} onClick={() => onTake(number)}>
      <span className={styles.number}>{number}</span>
      <span className={styles.words}>{group.text}</span>
      {group.copies > 1 && (
        <span className={styles.copies}>
          <span aria-hidden="true">×{group.copies}</span>
          <span className="unseen">{text("table.copies", { count: group.copies })}</span>
        </span>
      )}
    </button>
  );
}
