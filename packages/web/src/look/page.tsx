import { type ReactNode, useEffect } from "react";
import { useArrival } from "./arrival.ts";
import styles from "./page.module.css";

interface PageProps {
  readonly title: string;
  readonly children: ReactNode;
  /** One or two sentences below the title. */
  readonly lead?: ReactNode;
  /** What can be done with the page as a whole, beside its title. */
  readonly actions?: ReactNode;
  /** `narrow` for what is read or filled in. */
  readonly width?: "usual" | "narrow";
}

/** One page inside the shell: its title is the document's too, and gets the focus when one comes from another page. */
export function Page({ title, children, lead, actions, width = "usual" }: PageProps) {
  useTitle(title);
  const heading = useArrival<HTMLHeadingElement>();
  return (
    <main className={width === "narrow" ? `${styles.page} ${styles.narrow}` : styles.page}>
      <header className={styles.header}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </main>
  );
}

/** For pages that are no `Page`: tables, lessons, replays. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Medallion`;
  }, [title]);
}
