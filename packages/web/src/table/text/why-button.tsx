import type { Subject } from "@medallion/kernel";
import { useText } from "../../language/language.tsx";
import type { Frame } from "../../scene/scene.ts";
import styles from "./outline.module.css";

interface WhyButtonProps {
  /** What stands beside it: a screen reader says why of what. */
  readonly about: string;
  readonly subject: Subject;
  readonly onWhy: Frame["openWhy"];
}

export function WhyButton({ about, subject, onWhy }: WhyButtonProps) {
  const text = useText();
  return (
    <button
      type="button"
      className={styles.why}
      aria-label={text("table.whyOf", { about })}
      onClick={(event) => onWhy(subject, event.currentTarget)}
    >
      {text("table.why")}
    </button>
  );
}
