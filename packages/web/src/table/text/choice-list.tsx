import type { ChoiceLine } from "@medallion/table";
import { keyed } from "../keyed.ts";
import { ChoiceButton } from "./choice-button.tsx";
import styles from "./choice-panel.module.css";

interface ChoiceListProps {
  readonly lines: readonly ChoiceLine[];
  /** The number of the first line. */
  readonly first: number;
  readonly busy: boolean;
  readonly onTake: (number: number) => void;
}

/** Lines to choose from, each with its number. */
export function ChoiceList({ lines, first, busy, onTake }: ChoiceListProps) {
  if (lines.length === 0) return null;
  return (
    <ol className={styles.choices} start={first}>
      {keyed(lines, ({ text }) => text).map(({ key, value }, index) => (
        <li key={key}>
          <ChoiceButton line={value} number={first + index} busy={busy} onTake={onTake} />
        </li>
      ))}
    </ol>
  );
}
