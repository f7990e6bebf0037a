import { comboOf } from "@medallion/old-world/pages";
import { AsTold } from "../../../../drawn/index.ts";
import { playerName } from "../../sight/names.ts";
import { useTable } from "../../sight/table-context.ts";
import { topicOf } from "../../sight/zones.ts";
import { Totals } from "../totals/totals.tsx";
import styles from "./combo.module.css";
import { ComboRow } from "./combo-row.tsx";
import { TopDiscard } from "./top-discard.tsx";

/** The combo that lies there or is being laid, and what it comes to. */
export function ComboScene({ player }: { readonly player: number }) {
  const { sight, isTelling, text } = useTable();
  const { view, scene, past } = sight;
  const laid = comboOf(view, player);
  const asked = view.asks.find(({ seat }) => seat === player)?.kind;
  const isBuilding = sight.asked === "combo" && scene.seat === player;
  const isHidden = asked === "combo" && !isBuilding;
  return (
    <div className={styles.scene}>
      <div className={styles.cloth}>
        {laid.length > 0 || isBuilding ? (
          <ComboRow player={player} laid={laid} building={isBuilding} />
        ) : (
          <p className={styles.waiting}>
            {isTelling
              ? null
              : text("oldWorld.fight.noCombo", {
                  state: isHidden ? "laying" : asked === "stepOne" ? "preparing" : "none",
                  name: playerName(sight, player),
                  you: scene.seat === player ? "yes" : "no",
                })}
          </p>
        )}
        <TopDiscard player={player} />
      </div>
      {past === undefined ? (
        <AsTold topic={topicOf.forecast}>
          <Totals player={player} />
        </AsTold>
      ) : (
        <Totals player={player} />
      )}
    </div>
  );
}
