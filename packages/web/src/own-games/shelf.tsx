import type { ReactNode } from "react";
import styles from "./own-games.module.css";

/** The games of one place, under its name. */
export function Shelf({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.shelf}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
