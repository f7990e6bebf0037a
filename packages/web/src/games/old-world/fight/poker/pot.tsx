import type { View } from "@medallion/old-world";
import { Coin } from "../../card/index.ts";
import { useTable } from "../../sight/table-context.ts";
import styles from "./poker.module.css";

/** So many coins are drawn at most. */
const DRAWN = 5;

/** The gold that is played for; against a fixed hand and alone there is none. */
export function Pot({ poker: { pot } }: { readonly poker: NonNullable<View["poker"]> }) {
  const { text } = useTable();
  if (pot === 0) return null;
  return (
    <p className={styles.pot} data-zone="pot">
      <span className={styles.coins} aria-hidden="true">
        {Array.from({ length: Math.min(pot, DRAWN) }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: coins are alike.
          <Coin key={place} />
        ))}
      </span>
      <b data-number="">{pot}</b>
      <span>{text("oldWorld.poker.pot", { gold: pot })}</span>
    </p>
  );
}
