import { potionIn, potionNamed, potionTexts, sentences } from "@medallion/old-world/pages";
import { PotionFace } from "../../card/index.ts";
import { choicesOf } from "../../sight/sight.ts";
import { spotOf } from "../../sight/spot.ts";
import { useTable } from "../../sight/table-context.ts";
import { ChoicePiece } from "./choice-piece.tsx";
import styles from "./stage.module.css";
import { Stage } from "./stage.tsx";

/** Potions to choose from, each with what it does. */
export function PotionsStage() {
  const { sight, text } = useTable();
  const { say } = sight.scene;
  return (
    <Stage label={text("oldWorld.potions")}>
      <div className={styles.choices}>
        {choicesOf(sight, "discardPotion").map(({ potion }) => (
          <ChoicePiece
            key={potion}
            spot={spotOf.potion(potion)}
            zoom={`potion:${potion}`}
            drawing={<PotionFace potion={potionIn(sight.view, potion)} size="label" />}
          >
            <b>{say(potionNamed(potion))}</b>
            <small>{say(potionTexts(potionIn(sight.view, potion)).reduce(sentences))}</small>
          </ChoicePiece>
        ))}
      </div>
    </Stage>
  );
}
