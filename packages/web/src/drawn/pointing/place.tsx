import type { Spot } from "../../games/gwent/table/play/spot.ts";
import { useTable } from "../../games/gwent/table/table-context.ts";
import { digitOf } from "./lights.ts";
import styles from "./place.module.css";

/** Lies over a part of the table while a click there means something, and is not there otherwise. */
export function Place({ spot, label }: { readonly spot: Spot; readonly label: string }) {
  const { lights, digits, sight } = useTable();
  const choice = lights.targets.get(spot);
  if (choice === undefined) return null;
  const chosen = sight.choices[choice];
  const digit = digits ? digitOf(lights, spot) : undefined;
  const says = chosen === undefined ? label : sight.scene.say(sight.scene.kit.game.describeChoice(chosen));
  return (
    <button type="button" className={styles.place} data-spot={spot} data-nav="">
      <span className="unseen">{says}</span>
      {digit === undefined ? null : (
        <span className={styles.digit} aria-hidden="true">
          {digit}
        </span>
      )}
    </button>
  );
}
