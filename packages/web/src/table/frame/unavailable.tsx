import type { ReactNode } from "react";
import { useText } from "../../language/language.tsx";
import { useArrival } from "../../look/arrival.ts";
import { Button, ButtonLink } from "../../look/button.tsx";
import { useTitle } from "../../look/page.tsx";
import { PATHS } from "../../navigation/paths.ts";
import styles from "./unavailable.module.css";

interface UnavailableProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly onAgain?: (() => void) | undefined;
}

/** Where a table should be and is not: why, and the ways on. */
export function Unavailable({ title, children, onAgain }: UnavailableProps) {
  const text = useText();
  useTitle(title);
  const heading = useArrival<HTMLHeadingElement>();
  return (
    <main className={styles.page}>
      <div className={styles.sheet} data-surface="sheet">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
        <div className={styles.ways}>
          {onAgain !== undefined && (
            <Button kind="brass" onClick={onAgain}>
              {text("table.again")}
            </Button>
          )}
          <ButtonLink to={PATHS.mine}>{text("table.mine")}</ButtonLink>
          <ButtonLink to={PATHS.home}>{text("table.home")}</ButtonLink>
        </div>
      </div>
    </main>
  );
}
