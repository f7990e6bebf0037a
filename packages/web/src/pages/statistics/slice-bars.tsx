import { useId } from "react";
import { useWords } from "../../language/language.tsx";
import { played, share, type Tally } from "../../results/statistics.ts";
import { Hatch } from "./hatch.tsx";
import { PlotFrame } from "./plot-frame.tsx";
import styles from "./statistics.module.css";

interface SliceBarsProps {
  readonly title: string;
  readonly slices: readonly { readonly id: string; readonly label: string; readonly tally: Tally }[];
}

/**
 * Victories, draws and defeats of each slice, as long as it was played often. Only what was won fills a bar, so that a
 * slice without a victory is empty; numbers beside the bars tell the same.
 */
export function SliceBars({ title, slices }: SliceBarsProps) {
  const { text, percent } = useWords();
  const hatch = useId();
  if (slices.length === 0) return null;
  const most = Math.max(...slices.map(({ tally }) => played(tally)));
  return (
    <PlotFrame title={title}>
      <svg className={styles.defs} aria-hidden="true">
        <Hatch id={hatch} />
      </svg>
      <ul className={styles.slices}>
        {slices.map(({ id, label, tally }) => (
          <li key={id}>
            <span className={styles.name}>{label}</span>
            <span className={styles.share}>{percent(share(tally) ?? 0)}</span>
            <Bar tally={tally} most={most} hatch={hatch} />
            <span className={styles.counts}>
              {text("stats.counts", { won: tally.won, drawn: tally.drawn, lost: tally.lost })}
            </span>
          </li>
        ))}
      </ul>
    </PlotFrame>
  );
}

function Bar({
  tally,
  most,
  hatch,
}: {
  readonly tally: Tally;
  readonly most: number;
  readonly hatch: string;
}) {
  const unit = 300 / most;
  const { won, drawn, lost } = tally;
  return (
    <svg className={styles.bar} viewBox="0 0 300 14" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.won} width={won * unit} height="14" />
      <rect fill={`url(#${hatch})`} x={won * unit} width={drawn * unit} height="14" />
      <rect className={styles.defeats} width={(won + drawn + lost) * unit} height="14" />
    </svg>
  );
}
