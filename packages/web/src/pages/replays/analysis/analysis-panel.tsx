import { precisionOf, turningPoints } from "@medallion/bots/coach";
import type { Viewer } from "@medallion/records";
import { useMemo } from "react";
import { useWords } from "../../../language/language.tsx";
import { Button } from "../../../look/button.tsx";
import type { Recorded } from "../../../replay/recorded.ts";
import styles from "./analysis.module.css";
import { CurvePlot } from "./curve-plot.tsx";
import { mayPlayOn } from "./play-on.ts";
import { PlayOnHere } from "./play-on-here.tsx";
import { TurnList } from "./turn-list.tsx";
import { useAnalysis } from "./use-analysis.ts";

interface AnalysisPanelProps {
  readonly recorded: Recorded;
  readonly names: readonly string[];
  readonly viewer: Viewer;
  readonly position: number;
  readonly last: number;
  readonly onJump: (position: number) => void;
  readonly onClose: () => void;
}

/** What the coach makes of a finished game: curves of the chances and turning points, told as they are found. */
export function AnalysisPanel({
  recorded,
  names,
  viewer,
  position,
  last,
  onJump,
  onClose,
}: AnalysisPanelProps) {
  const { text } = useWords();
  const { decisions, judged, state, stop, resume } = useAnalysis(recorded, viewer);
  const turns = useMemo(() => turningPoints(judged), [judged]);
  // Whoever decided next, where the viewer looks from no seat of their own.
  const seat =
    typeof viewer === "number" ? viewer : decisions.find((each) => each.position >= position)?.seat;
  const isUnsure = judged.some(({ advice }) => precisionOf(advice.error) === undefined);
  return (
    <section
      className={styles.panel}
      data-surface="plate"
      data-analysis={state}
      aria-label={text("replays.analysis")}
    >
      <header>
        <h2>{text("replays.analysis")}</h2>
        <p role="status">
          {state === "failed"
            ? text("replays.analysis.failed")
            : text("replays.analysis.progress", { done: judged.length, total: decisions.length })}
        </p>
        {state === "running" && <Button onClick={stop}>{text("replays.analysis.stop")}</Button>}
        {(state === "stopped" || state === "failed") && (
          <Button onClick={resume}>{text("replays.analysis.resume")}</Button>
        )}
        <Button size="mark" kind="quiet" aria-label={text("replays.analysis.close")} onClick={onClose}>
          ×
        </Button>
      </header>
      {judged.length > 0 && (
        <div className={styles.found}>
          <CurvePlot names={names} judged={judged} turns={turns} position={position} last={last} />
          <div>
            {isUnsure && <p className={styles.note}>{text("replays.analysis.unsure")}</p>}
            {state === "done" && turns.length === 0 && <p>{text("replays.analysis.none")}</p>}
            <TurnList
              kit={recorded.kit}
              names={names}
              decisions={decisions}
              turns={turns}
              position={position}
              onJump={onJump}
            />
            {seat !== undefined && position < last && mayPlayOn(recorded) && (
              <PlayOnHere recorded={recorded} position={position} seat={seat} called={names[seat] ?? ""} />
            )}
          </div>
        </div>
      )}
    </section>
  );
}
