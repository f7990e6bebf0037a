import { playerName } from "../../sight/names.ts";
import { useTable } from "../../sight/table-context.ts";
import type { Bout } from "../bout.ts";
import styles from "./foe.module.css";

/** Who names the monster's next attack, and who the one after it; alone a die does. */
export function Deciders({ bout: { deciders } }: { readonly bout: Bout }) {
  const { sight, text } = useTable();
  const [now, then] = deciders;
  if (now === undefined || then === undefined)
    return <span className={styles.decider}>{text("oldWorld.fight.die")}</span>;
  return (
    <span className={styles.decider}>
      {text("oldWorld.fight.deciders", {
        name: playerName(sight, now),
        you: sight.scene.seat === now ? "yes" : "no",
        next: playerName(sight, then),
        same: now === then ? "yes" : "no",
      })}
    </span>
  );
}
