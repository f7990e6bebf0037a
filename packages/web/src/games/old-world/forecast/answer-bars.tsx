import type { Say } from "@medallion/kernel";
import type { Answer } from "@medallion/old-world/forecast";
import { attackName } from "@medallion/old-world/pages";
import type { CSSProperties } from "react";
import styles from "./fight-forecast.module.css";

/** A bar for everything that may come, from the mildest to the worst; what knocks out is hatched. */
export function AnswerBars({ answer, say }: { readonly answer: Answer; readonly say: Say }) {
  const { outcomes, worst } = answer;
  const ordered = outcomes.toSorted((one, other) => weight(one) - weight(other));
  return (
    <span
      className={styles.bars}
      aria-hidden="true"
      style={{ "--worst": Math.max(1, worst) } as CSSProperties}
    >
      {ordered.map(({ card, half, lost, end }) => (
        <i
          key={`${card} ${half}`}
          data-end={end}
          title={say(attackName(half))}
          style={{ "--lost": lost } as CSSProperties}
        />
      ))}
    </span>
  );
}

function weight({ lost, end }: Answer["outcomes"][number]): number {
  return lost + (end === "out" ? 100 : 0);
}
