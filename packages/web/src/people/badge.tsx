import type { ReactNode } from "react";
import styles from "./badge.module.css";

/** A word on a small brass plate: your turn, a bot, this is you. */
export function Badge({ children }: { readonly children: ReactNode }) {
  return <span className={styles.badge}>{children}</span>;
}
