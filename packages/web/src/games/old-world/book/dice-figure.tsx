import { HANDS, handName } from "@medallion/old-world/pages";
import { useGame } from "../../../kits/use-game.ts";
import { Die } from "../card/index.ts";
import { CAPTIONS } from "./captions.ts";
import { THROWS } from "./examples.ts";
import styles from "./plate.module.css";
import { BookPlate } from "./plate.tsx";

/** A throw for each hand of dice poker. */
export function DiceFigure() {
  const { say } = useGame("old-world");
  return (
    <BookPlate caption={CAPTIONS.dice}>
      <ol className={styles.throws}>
        {HANDS.map((hand, place) => (
          <li key={hand}>
            <span>
              {THROWS[place]?.map((face, die) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: dice of a throw have nothing but their places.
                <Die key={die} face={face} />
              ))}
            </span>
            {say(handName(hand))}
          </li>
        ))}
      </ol>
    </BookPlate>
  );
}
