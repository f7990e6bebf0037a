import { abilityNamed, abilitySource, abilityText } from "@medallion/old-world/pages";
import { Mark } from "../../card/index.ts";
import { choicesOf } from "../../sight/sight.ts";
import { spotOf } from "../../sight/spot.ts";
import { useTable } from "../../sight/table-context.ts";
import { ChoicePiece } from "./choice-piece.tsx";
import styles from "./stage.module.css";
import { Stage } from "./stage.tsx";

/** Abilities of trophies, kept cards and monsters that may be used at this moment. */
export function AbilitiesStage() {
  const { sight, text } = useTable();
  const { say } = sight.scene;
  return (
    <Stage label={text("oldWorld.abilities")}>
      <div className={styles.choices}>
        {choicesOf(sight, "use").map((name) => {
          const ability = abilityNamed(name);
          const spot = spotOf.ability(name);
          return (
            <ChoicePiece
              key={spot}
              spot={spot}
              drawing={<Mark name={name.on === "kept" ? "keptCard" : "trophy"} />}
            >
              <b>{say(abilitySource(name))}</b>
              {ability === undefined ? null : <small>{say(abilityText(ability))}</small>}
            </ChoicePiece>
          );
        })}
      </div>
    </Stage>
  );
}
