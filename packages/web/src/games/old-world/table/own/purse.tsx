import { attributeGives } from "@medallion/old-world/pages";
import { Mark } from "../../card/index.ts";
import { witcherIn } from "../../sight/sight.ts";
import { useTable, useToldTable } from "../../sight/table-context.ts";
import { topicOf, zoneOf } from "../../sight/zones.ts";
import { BoardNumber } from "../thing/number.tsx";
import styles from "./own-board.module.css";

/** Shield and gold. */
export function Purse({ player }: { readonly player: number }) {
  const { text } = useTable();
  const { sight } = useToldTable(topicOf.seat(player));
  const { shield, gold } = witcherIn(sight, player);
  const cap = attributeGives(sight.view, player)[1] ?? 0;
  const { say } = sight.scene;
  return (
    <p className={styles.purse}>
      <BoardNumber
        label={say({ key: "outline.shield", values: { shield, cap } })}
        zone={zoneOf.shield(player)}
        why={sight.view.phase === "setup" ? undefined : { kind: "shield", player }}
        mark={<Mark name="shield" />}
        value={shield}
        more={text("oldWorld.of", { most: cap })}
        className={styles.well}
      />
      <BoardNumber
        label={say({ key: "outline.gold", values: { gold } })}
        zone={zoneOf.gold(player)}
        mark={<Mark name="gold" />}
        value={gold}
        more={text("oldWorld.gold", { gold })}
        className={styles.well}
      />
    </p>
  );
}
