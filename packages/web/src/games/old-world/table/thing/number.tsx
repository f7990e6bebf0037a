import type { OldWorldSubject } from "@medallion/old-world";
import type { ReactNode } from "react";
import styles from "./number.module.css";

interface NumberProps {
  /** In words, for who does not see it. */
  readonly label: string;
  readonly zone?: string | undefined;
  readonly why?: OldWorldSubject | undefined;
  readonly mark: ReactNode;
  readonly value: number;
  /** What it is out of, or what it counts. */
  readonly more?: string | undefined;
  readonly className?: string | undefined;
}

/** A number on a board with its mark; if it can be explained, it is a button that does. */
export function BoardNumber({ label, zone, why, mark, value, more, className }: NumberProps) {
  const inside = (
    <>
      <span className="unseen">{label}</span>
      {mark}
      <b data-number="" aria-hidden="true">
        {value}
      </b>
      {more === undefined ? null : <small aria-hidden="true">{more}</small>}
    </>
  );
  const classes = `${styles.number} ${className ?? ""}`;
  return why === undefined ? (
    <span className={classes} data-zone={zone}>
      {inside}
    </span>
  ) : (
    <button type="button" className={classes} data-zone={zone} data-nav="" data-why={JSON.stringify(why)}>
      {inside}
    </button>
  );
}
