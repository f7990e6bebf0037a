import { COMPONENTS } from "@medallion/ronin/data";
import { characterName } from "@medallion/ronin/pages";
import { useGame } from "../../../kits/use-game.ts";
import { ChapterCard, InitiativeCard } from "../card/index.ts";
import styles from "./book-figures.module.css";
import { CAPTIONS } from "./captions.ts";
import { Figure } from "./figure.tsx";

/** Both sides of a chapter card. */
export function ChapterCardFigure() {
  const { say } = useGame("ronin");
  const [row] = COMPONENTS.chapters;
  if (row === undefined) return null;
  return (
    <Figure caption={CAPTIONS.chapter}>
      <span className={styles.card}>
        <ChapterCard row={row} pair={0} />
      </span>
      <span className={styles.card}>
        <InitiativeCard row={row} nameOf={(character) => say(characterName(character))} />
      </span>
    </Figure>
  );
}
