import { useEffect, useRef } from "react";
import { useText } from "../../language/language.tsx";
import { Button, ButtonLink } from "../../look/button.tsx";
import { useTitle } from "../../look/page.tsx";
import { PATHS } from "../../navigation/paths.ts";
import styles from "./curtain.module.css";

/** Between two people at one device: nothing of the table is behind it. */
export function Curtain({ name, onOpen }: { readonly name: string; readonly onOpen: () => void }) {
  const text = useText();
  useTitle(text("table.curtain.title"));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <main className={styles.curtain} data-curtain="closed">
      <div className={styles.plaque} data-surface="sheet">
        <p className={styles.lead}>{text("table.curtain.title")}</p>
        <h1 ref={heading} tabIndex={-1}>
          {text("table.curtain", { name })}
        </h1>
        <p>{text("table.curtain.about")}</p>
        <Button kind="brass" size="large" onClick={onOpen}>
          {text("table.curtain.open", { name })}
        </Button>
        <ButtonLink kind="quiet" to={PATHS.home}>
          {text("table.home")}
        </ButtonLink>
      </div>
    </main>
  );
}
