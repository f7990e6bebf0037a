import { useCoachWords } from "../../../lessons/use-coach-words.ts";
import { FightCardFace, MonsterToken } from "../card/index.ts";
import { CAPTIONS } from "./captions.ts";
import { SHOWN_MONSTER } from "./examples.ts";
import styles from "./plate.module.css";
import { BookPlate } from "./plate.tsx";

/** A monster's token and a card of its life. */
export function MonsterFigure() {
  const words = useCoachWords("old-world");
  const { monster, fightCard } = SHOWN_MONSTER;
  return (
    <BookPlate caption={CAPTIONS.monster}>
      <div className={styles.token}>
        <MonsterToken monster={monster} />
      </div>
      <div className={styles.card}>
        <FightCardFace card={fightCard} level={monster.level} />
      </div>
      <ol className={styles.labels}>
        <li>{words(CAPTIONS.token)}</li>
        <li>{words(CAPTIONS.life)}</li>
      </ol>
    </BookPlate>
  );
}
