import { monsterIn } from "@medallion/old-world/pages";
import { MonsterToken } from "../../card/index.ts";
import { useTable } from "../../sight/table-context.ts";
import styles from "./foe.module.css";

/** The monster's token, which can be seen large. */
export function Emblem({ monster }: { readonly monster: string }) {
  const { sight } = useTable();
  return (
    <span className={styles.emblem} data-ref={`monster:${monster}`} data-zoom={`monster:${monster}`}>
      <MonsterToken monster={monsterIn(sight.view, monster)} />
    </span>
  );
}
