import type { Message } from "@medallion/kernel";
import type { ReactNode } from "react";
import type { Sentence } from "../../../lessons/lesson.ts";
import { useCoachWords } from "../../../lessons/use-coach-words.ts";
import styles from "./plate.module.css";

interface BookPlateProps {
  readonly caption: Sentence;
  readonly values?: Message["values"];
  readonly children: ReactNode;
}

/** A drawing of the book above its words; what is drawn is told by them. */
export function BookPlate({ caption, values = {}, children }: BookPlateProps) {
  const words = useCoachWords("old-world")(caption, values);
  return (
    <figure className={styles.plate}>
      <div className={styles.field}>{children}</div>
      <figcaption className={styles.caption}>{words}</figcaption>
    </figure>
  );
}
