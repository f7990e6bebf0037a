import { ATTRIBUTES, attributeName, boardSteps } from "@medallion/old-world/pages";
import { useGame } from "../../../kits/use-game.ts";
import { AttributeDisc } from "../card/index.ts";
import { CAPTIONS } from "./captions.ts";
import styles from "./plate.module.css";
import { BookPlate } from "./plate.tsx";

/** The tracks of a witcher's board as they lie at the beginning. */
export function AttributesFigure() {
  const { say } = useGame("old-world");
  return (
    <BookPlate caption={CAPTIONS.attributes}>
      <ul className={styles.tracks}>
        {ATTRIBUTES.map((attribute, place) => (
          <li key={attribute}>
            <AttributeDisc attribute={attribute} />
            <b>{say(attributeName(attribute))}</b>
            <span>
              {boardSteps()[place]?.map((given, step) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a track stay where they are.
                <i key={step} data-now={step === 0 ? "" : undefined}>
                  {given}
                </i>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </BookPlate>
  );
}
