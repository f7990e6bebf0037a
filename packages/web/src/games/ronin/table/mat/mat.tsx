import type { ReactNode } from "react";
import { useTable } from "../table-context.ts";
import { Deck } from "./deck.tsx";
import { Initiative } from "./initiative.tsx";
import styles from "./mat.module.css";
import { Rack } from "./rack.tsx";
import { Signposts } from "./signposts.tsx";

/** The mat between all: initiative, active symbols, the deck spot and the rows from early to late. */
export function Mat({ children }: { readonly children?: ReactNode }) {
  const { sight } = useTable();
  return (
    <section className={styles.mat} aria-label={sight.scene.say({ key: "outline.supply" })} data-rove="">
      <div className={styles.head}>
        <Initiative />
        <Signposts />
      </div>
      {children}
      <div className={styles.racks}>
        <Deck />
        {sight.view.rows.map((_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its number.
          <Rack key={place} row={place + 1} />
        ))}
      </div>
    </section>
  );
}
