import { useId } from "react";
import { useWords } from "../../language/language.tsx";
import type { Result } from "../../results/played.ts";
import { LAST, tallyOf } from "../../results/statistics.ts";
import { Hatch } from "./hatch.tsx";
import { PlotFrame } from "./plot-frame.tsx";
import styles from "./statistics.module.css";

const STEP = 20;
const HALF = 34;

/** The last games as bars: a victory upwards, a defeat downwards, a draw on the line. */
export function LastPlot({ last }: { readonly last: readonly Result[] }) {
  const { text } = useWords();
  const hatch = useId();
  if (last.length === 0) return null;
  const { won, drawn, lost } = tallyOf(last);
  return (
    <PlotFrame title={text("stats.last")} note={text("stats.last.note")}>
      <svg
        viewBox={`0 0 ${STEP * LAST} ${2 * HALF + 8}`}
        className={styles.plot}
        role="img"
        aria-label={text("stats.last.told", { count: last.length, won, drawn, lost })}
      >
        <Hatch id={hatch} />
        <path className={styles.axis} d={`M0 ${HALF + 4}H${STEP * LAST}`} />
        {last.map((result, index) => {
          const x = (LAST - last.length + index) * STEP + 3;
          const width = STEP - 6;
          if (result === "draw")
            // biome-ignore lint/suspicious/noArrayIndexKey: a game is its place among the last.
            return <rect key={index} x={x} y={HALF - 3} width={width} height={14} fill={`url(#${hatch})`} />;
          const top = result === "win" ? 4 : HALF + 5;
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a game is its place among the last.
              key={index}
              className={result === "win" ? styles.won : styles.lost}
              x={x}
              y={top}
              width={width}
              height={HALF - 1}
              rx="2"
            />
          );
        })}
      </svg>
    </PlotFrame>
  );
}
