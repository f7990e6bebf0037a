import type { RoninSubject } from "@medallion/ronin";
import type { ReactNode } from "react";
import { useDrawn } from "../../../drawn/index.ts";
import styles from "./scroll.module.css";

interface WhyNumberProps {
  readonly number: number;
  readonly subject: RoninSubject;
  readonly name: string;
  readonly what: string;
  /** How it is drawn, if not as a number alone. */
  readonly children?: ReactNode;
}

/** A number of the scroll: pressing it tells why. */
export function WhyNumber({ number, subject, name, what, children }: WhyNumberProps) {
  const { text } = useDrawn();
  return (
    <button
      type="button"
      className={styles.why}
      data-why={JSON.stringify(subject)}
      data-nav=""
      aria-label={text("ronin.scroll.why", { name, what, number })}
    >
      {children ?? number}
    </button>
  );
}
