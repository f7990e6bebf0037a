import { useTable } from "../../sight/table-context.ts";
import { ComboScene } from "../combo/combo-scene.tsx";
import styles from "./fight-stage.module.css";

/** The one combo that a story asks for: nothing but its cards counts (OW-8.16). */
export function ShortFight() {
  const { sight, text } = useTable();
  const open = sight.view.asks.find(({ kind }) => kind === "combo");
  return (
    <section className={styles.stage} data-fight="short" aria-label={text("oldWorld.fight.short")}>
      <div className={styles.inside}>
        <h2 className={styles.title}>{text("oldWorld.fight.short")}</h2>
        <div className={styles.middle}>
          <ComboScene player={open?.seat ?? sight.player} />
        </div>
      </div>
    </section>
  );
}
