import { boxOf, cardName } from "@medallion/ronin/pages";
import { useGame } from "../../../kits/use-game.ts";
import { CardFace } from "../card/index.ts";
import styles from "./lesson-picture.module.css";

/** Cards that one meets in each lesson. */
const CARDS: Readonly<Record<string, readonly string[]>> = {
  symbols: ["B-P1", "R-P1", "K-P1"],
  turn: ["geralt-left", "G-P1", "geralt-effect"],
  neighbours: ["triss-left", "K-Q4", "geralt-right"],
  chapter: ["G-P3", "R-P4", "R-Z1"],
};

/** Three cards of the lesson, laid side by side as on a timeline. */
export default function LessonPicture({ lesson }: { readonly lesson: string }) {
  const { say } = useGame("ronin");
  const { cards, cardOf } = boxOf({});
  return (
    <div className={styles.row}>
      {CARDS[lesson]?.map((id) => {
        const row = cards[cardOf.get(id) ?? -1];
        return <span key={id}>{row && <CardFace row={row} size="hand" name={say(cardName(id))} />}</span>;
      })}
    </div>
  );
}
