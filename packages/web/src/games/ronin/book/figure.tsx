import type { Message } from "@medallion/kernel";
import type { ReactNode } from "react";
import type { Sentence } from "../../../lessons/lesson.ts";
import { useCoachWords } from "../../../lessons/use-coach-words.ts";
import styles from "./book-figures.module.css";

interface FigureProps {
  readonly caption: Sentence;
  readonly values?: Message["values"];
  readonly children: ReactNode;
}

/** A drawing of the book with what is to be seen in it. Drawings are not read out, the words are. */
export function Figure({ caption, values, children }: FigureProps) {
  const say = useCoachWords("ronin");
  return (
    <figure className={styles.figure}>
      <div className={styles.drawing}>{children}</div>
      <figcaption>{say(caption, values)}</figcaption>
    </figure>
  );
}
