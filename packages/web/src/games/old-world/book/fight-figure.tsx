import { at } from "@medallion/kernel";
import { COMPONENTS } from "@medallion/old-world/pages";
import type { ReactNode } from "react";
import { useCoachWords } from "../../../lessons/use-coach-words.ts";
import { CardBack, FightCardFace, Hit, PotionFace } from "../card/index.ts";
import { BookCard } from "./book-card.tsx";
import { CAPTIONS } from "./captions.ts";
import { LINKED, SHOWN_MONSTER } from "./examples.ts";
import styles from "./plate.module.css";
import { BookPlate } from "./plate.tsx";

interface FightStep {
  readonly drawing: ReactNode;
  readonly says: keyof typeof CAPTIONS;
}

/** What happens in a turn of combat, and what answers it. */
const STEPS: readonly FightStep[] = [
  { drawing: <PotionFace potion={at(COMPONENTS.potions, 0)} />, says: "prepare" },
  {
    drawing: (
      <>
        <BookCard id={LINKED.first} link={0} />
        <BookCard id={LINKED.second} joined />
      </>
    ),
    says: "lay",
  },
  { drawing: <Hit damage={LINKED.damage} />, says: "strike" },
  { drawing: <CardBack kind="action" />, says: "refill" },
  {
    drawing: <FightCardFace card={SHOWN_MONSTER.fightCard} level={SHOWN_MONSTER.monster.level} />,
    says: "answer",
  },
];

/** A fight step by step. */
export function FightFigure() {
  const words = useCoachWords("old-world");
  return (
    <BookPlate caption={CAPTIONS.fight}>
      <ol className={styles.steps}>
        {STEPS.map(({ drawing, says }) => (
          <li key={says}>
            <span>{drawing}</span>
            <p>{words(CAPTIONS[says])}</p>
          </li>
        ))}
      </ol>
    </BookPlate>
  );
}
