import { type ReactNode, useEffect } from "react";
import styles from "./page.module.css";

/** One page inside the shell: its title is the document's too. */
export function Page({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · Medallion`;
  }, [title]);
  return (
    <main className={styles.page}>
      <h1>{title}</h1>
      {children}
    </main>
  );
}
