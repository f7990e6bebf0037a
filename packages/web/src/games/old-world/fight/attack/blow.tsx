import { amountOf } from "@medallion/old-world/pages";
import { useTable } from "../../sight/table-context.ts";
import type { Bout } from "../bout.ts";
import styles from "./attack.module.css";

/** Damage that is about to hit, after all that changes it, and in which order it takes what. */
export function Blow({ bout: { fight } }: { readonly bout: Bout }) {
  const { sight, text } = useTable();
  const { attack, attacker } = fight;
  if (attack?.card === undefined || attack.printed === 0) return null;
  const subject = { kind: "attack", player: attacker } as const;
  return (
    <button type="button" className={styles.blow} data-why={JSON.stringify(subject)} data-nav="">
      {text("oldWorld.fight.blow", { damage: amountOf(sight.view, subject) })}
    </button>
  );
}
