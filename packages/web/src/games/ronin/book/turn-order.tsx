import type { ReactNode } from "react";
import { useCoachWords } from "../../../lessons/use-coach-words.ts";
import { DeckMark, HandMark, PotMark, VpMark } from "../card/index.ts";
import styles from "./book-figures.module.css";
import { CAPTIONS } from "./captions.ts";

const STEPS: readonly (readonly [keyof typeof CAPTIONS, ReactNode])[] = [
  ["draft", <DeckMark key="draft" />],
  ["play", <HandMark key="play" />],
  ["ceremony", <PotMark key="ceremony" />],
  ["scoring", <VpMark key="scoring" />],
];

/** The steps of a turn one after the other, and what comes after three turns. */
export function TurnOrder() {
  const say = useCoachWords("ronin");
  return (
    <ol className={styles.order}>
      {STEPS.map(([step, mark]) => (
        <li key={step}>
          <i>{mark}</i>
          {say(CAPTIONS[step])}
        </li>
      ))}
    </ol>
  );
}
