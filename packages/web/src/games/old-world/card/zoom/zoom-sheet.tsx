import type { ReactNode } from "react";
import { glued } from "../../../../drawn/fit/fit-name.ts";
import { RuleLinks } from "../../../../drawn/zoom/rule-links.tsx";
import styles from "./zoom-sheet.module.css";

/** What is said of everything that is seen large. */
export interface SeenLarge {
  /** What it is called in the chosen language. */
  readonly name: string;
  /** What else is to be said of it now. */
  readonly note?: string | undefined;
  /** Opens the rule book; without it rules are not linked. */
  readonly onRule?: ((rule: string) => void) | undefined;
  readonly className?: string | undefined;
}

interface ZoomSheetProps extends SeenLarge {
  readonly drawing: ReactNode;
  readonly rules: readonly string[];
  /** What it does, in lines. */
  readonly children: ReactNode;
}

/** Something seen large: its drawing in an iron frame, its name, and on vellum all that there is to say of it. */
export function ZoomSheet({ name, note, onRule, className, drawing, rules, children }: ZoomSheetProps) {
  return (
    <article className={[styles.sheet, className].filter(Boolean).join(" ")}>
      {drawing}
      <div className={styles.words}>
        <p className={styles.name}>{glued(name)}</p>
        {children}
        {note === undefined ? null : <p className={styles.note}>{note}</p>}
        <RuleLinks rules={rules} onRule={onRule} />
      </div>
    </article>
  );
}
