import { abilityText, monsterIn } from "@medallion/old-world/pages";
import { lightOn } from "../../../../drawn/pointing/lights.ts";
import { Button } from "../../../../look/button.tsx";
import { choicesOf } from "../../sight/sight.ts";
import type { OldWorldSpot } from "../../sight/spot.ts";
import { useTable } from "../../sight/table-context.ts";
import styles from "./place-card.module.css";

/** What of the answers is done at the place itself. */
const DEEDS = ["action", "monster", "player:", "quest:", "deck:"];

/** What can be done where one stands, if one is asked now; with what a monster demands of who chooses to fight it. */
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
  const declared = choicesOf(sight, "fight").flatMap(({ monster }) =>
    monsterIn(sight.view, monster).abilities.filter(({ when }) => when === "fightDeclare"),
  );
  if (deeds.length === 0) return null;
  return (
    <div className={styles.deeds}>
      {deeds.map(({ spot, words }) => (
        <Button key={spot} kind="brass" data-spot={spot} data-nav="">
          {words}
        </Button>
      ))}
      {declared.map((ability, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: printed abilities never change places.
        <p key={place} className={styles.terms}>
          {scene.say(abilityText(ability))}
        </p>
      ))}
    </div>
  );
}
