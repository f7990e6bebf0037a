import { useDrawn } from "../drawn-context.ts";
import { digitOf } from "./lights.ts";
import styles from "./place.module.css";

/** Lies over a part of the table while a click there means something, and is not there otherwise. */
export function Place<Spot extends string>({ spot, label }: { readonly spot: Spot; readonly label: string }) {
  const { lights, digits, scene } = useDrawn<unknown, Spot>();
  const choice = lights.targets.get(spot);
  if (choice === undefined) return null;
  const chosen = scene.table.choices[choice];
  const digit = digits ? digitOf(lights, spot) : undefined;
  const says = chosen === undefined ? label : scene.say(scene.kit.game.describeChoice(chosen));
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
