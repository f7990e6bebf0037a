import { type ReactNode, useId } from "react";
import styles from "./field.module.css";

interface FieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Gets the id that the label points to, and that of what describes it. */
  readonly children: (id: string, described: string) => ReactNode;
}

/** One thing to fill in, with its name and what is wrong with it. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  const described = `${id}-about`;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(id, described)}
      <p
        id={described}
        className={error === undefined ? styles.hint : styles.error}
        role={error === undefined ? undefined : "alert"}
      >
        {error ?? hint}
      </p>
    </div>
  );
}

/** The look of a lone `input`, `select` or `textarea`; inside a `Field` they have it anyway. */
export const INPUT = styles.input ?? "";
