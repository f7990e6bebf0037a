import type { ReactNode } from "react";
import styles from "./defs-store.module.css";

/** Where what all drawings of a game share is kept on the page: in no sight, and in nobody's way. */
export function DefsStore({ children }: { readonly children: ReactNode }) {
  return (
    <svg aria-hidden="true" className={styles.store}>
      <defs>{children}</defs>
    </svg>
  );
}
