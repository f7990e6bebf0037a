import { lightOn } from "../../../../drawn/pointing/lights.ts";
import { Button } from "../../../../look/button.tsx";
import type { OldWorldSpot } from "../../sight/spot.ts";
import { useTable } from "../../sight/table-context.ts";
import styles from "./place-card.module.css";

/** What of the answers is done at the place itself. */
const DEEDS = ["action", "monster", "player:", "quest:", "deck:"];

/** What can be done where one stands, if one is asked now. */
export function Deeds() {
  const { sight, ways, lights } = useTable();
  const { scene, choices } = sight;
  const deeds = ways.flatMap(({ choice, from, to }): readonly { spot: OldWorldSpot; words: string }[] => {
    const spot = from ?? to[0];
    const chosen = choices[choice];
    if (spot === undefined || chosen === undefined || lightOn(lights, spot) === "rest") return [];
    if (!DEEDS.some((start) => spot.startsWith(start))) return [];
    return [{ spot, words: scene.say(scene.kit.game.describeChoice(chosen)) }];
  });
  if (deeds.length === 0) return null;
  return (
    <div className={styles.deeds}>
      {deeds.map(({ spot, words }) => (
        <Button key={spot} kind="brass" data-spot={spot} data-nav="">
          {words}
        </Button>
      ))}
    </div>
  );
}
