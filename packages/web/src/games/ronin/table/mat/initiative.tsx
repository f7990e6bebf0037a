import { BannerMark } from "../../card/index.ts";
import { playerName } from "../../sight/names.ts";
import { playerIn } from "../../sight/sight.ts";
import { useToldTable } from "../table-context.ts";
import styles from "./initiative.module.css";

/** The initiative track: banners in order. In a Draft those that have placed their figure are told apart. */
export function Initiative() {
  const { sight } = useToldTable("initiative");
  const { view } = sight;
  if (view.order.length === 0) return null;
  return (
    <ol
      className={styles.rail}
      data-zone="initiative"
      aria-label={sight.scene.say({ key: "board.initiative" })}
    >
      {view.order.map((player, place) => {
        const { character } = playerIn(sight, player);
        const placed = view.phase === "draft" && (view.spots[player] ?? -1) >= 0;
        return (
          <li
            key={player}
            data-ref={`banner:${player}`}
            data-placed={placed ? "" : undefined}
            data-own={player === sight.player ? "" : undefined}
          >
            {character === undefined ? null : <BannerMark character={character} />}
            <b aria-hidden="true">{place + 1}</b>
            <span className="unseen">{playerName(sight, player)}</span>
          </li>
        );
      })}
    </ol>
  );
}
