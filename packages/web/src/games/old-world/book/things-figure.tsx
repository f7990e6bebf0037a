import type { Message } from "@medallion/kernel";
import type { ReactNode } from "react";
import { useGame } from "../../../kits/use-game.ts";
import { useCoachWords } from "../../../lessons/use-coach-words.ts";
import styles from "./plate.module.css";
import { BookPlate } from "./plate.tsx";
import { THING_CAPTIONS } from "./thing-captions.ts";

type Caption = keyof typeof THING_CAPTIONS;

/** Something that is drawn, with its name: one of the game's own, or words of the book. */
export interface Thing {
  readonly drawing: ReactNode;
  readonly name?: Message;
  readonly words?: Caption;
}

interface ThingsFigureProps {
  readonly caption: Caption;
  readonly values?: Message["values"];
  readonly things: readonly Thing[];
  /** Cards of the pool lie closer. */
  readonly size?: "usual" | "small";
}

/** Things of the table side by side, each above its name. */
export function ThingsFigure({ caption, values, things, size = "usual" }: ThingsFigureProps) {
  const { say } = useGame("old-world");
  const words = useCoachWords("old-world");
  return (
    <BookPlate caption={THING_CAPTIONS[caption]} values={values}>
      <ul className={styles.things} data-size={size}>
        {things.map(({ drawing, name, words: told }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: drawings of the book never change places.
          <li key={place}>
            <span>{drawing}</span>
            {name === undefined ? null : say(name)}
            {told === undefined ? null : words(THING_CAPTIONS[told])}
          </li>
        ))}
      </ul>
    </BookPlate>
  );
}
