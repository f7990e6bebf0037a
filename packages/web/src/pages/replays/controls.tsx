import type { Kit, Seat } from "@medallion/kernel";
import { heardIn, type Step, type Viewer } from "@medallion/records";
import { useMemo } from "react";
import { useKeyList } from "../../keys/key-list.ts";
import { useLetters } from "../../keys/use-keys.ts";
import { useWords } from "../../language/language.tsx";
import { Button } from "../../look/button.tsx";
import styles from "./controls.module.css";
import { TransportMark } from "./transport.tsx";
import { ViewerField } from "./viewer-field.tsx";

interface ControlsProps {
  readonly kit: Kit;
  readonly steps: readonly Step[];
  readonly position: number;
  readonly viewer: Viewer;
  readonly names: readonly string[];
  /** The seat from which the reader played it. */
  readonly own: Seat | null;
  readonly playing: boolean;
  readonly onPlay: () => void;
  readonly onForward: () => boolean;
  readonly onJump: (position: number) => void;
  readonly onSee: (viewer: Viewer) => void;
  readonly onMore: () => void;
  /** Whether the analysis is open. */
  readonly analysed: boolean;
  readonly onAnalyse: () => void;
}

/** What moves a game that is watched again: step by step, by itself, or to any moment. */
export function Controls(props: ControlsProps) {
  const { steps, position, playing, onPlay, onForward, onJump } = props;
  const { text, number } = useWords();
  const last = steps.length - 1;
  const marks = useMarks(props.kit, steps, props.viewer);
  const back = (): void => onJump(Math.max(0, position - 1));
  const toMark = (): void => onJump(marks.find((mark) => mark > position) ?? last);
  useLetters({ ",": back, ".": onForward, k: onPlay, n: toMark, a: props.onAnalyse });
  useReplayKeys();
  return (
    <section className={styles.controls} data-surface="plate" aria-label={text("replays.controls")}>
      <div className={styles.buttons}>
        <Button
          size="mark"
          disabled={position === 0}
          aria-label={text("replays.first")}
          onClick={() => onJump(0)}
        >
          <TransportMark name="first" />
        </Button>
        <Button size="mark" disabled={position === 0} aria-label={text("replays.back")} onClick={back}>
          <TransportMark name="back" />
        </Button>
        <Button
          size="mark"
          kind="brass"
          disabled={position === last && !playing}
          aria-label={text(playing ? "replays.pause" : "replays.play")}
          onClick={onPlay}
        >
          <TransportMark name={playing ? "pause" : "play"} />
        </Button>
        <Button
          size="mark"
          disabled={position === last}
          aria-label={text("replays.forward")}
          onClick={onForward}
        >
          <TransportMark name="forward" />
        </Button>
        <Button
          size="mark"
          disabled={position === last}
          aria-label={text("replays.nextMark")}
          onClick={toMark}
        >
          <TransportMark name="next" />
        </Button>
      </div>
      <div className={styles.line}>
        <input
          type="range"
          min={0}
          max={last}
          value={position}
          aria-label={text("replays.moment")}
          aria-valuetext={text("replays.step", { step: position, last })}
          onChange={(event) => onJump(Number(event.target.value))}
        />
        <div className={styles.marks} aria-hidden="true">
          {marks.map((mark) => (
            <i key={mark} style={{ left: `${(mark / Math.max(1, last)) * 100}%` }} />
          ))}
        </div>
      </div>
      <output className={styles.step}>{`${number(position)} / ${number(last)}`}</output>
      <ViewerField
        viewer={props.viewer}
        names={props.names.slice(0, steps[0]?.frame.seats.length)}
        own={props.own}
        onSee={props.onSee}
      />
      <Button
        className={styles.analyse ?? ""}
        aria-label={text("replays.analyse")}
        aria-pressed={props.analysed}
        onClick={props.onAnalyse}
      >
        <span className={styles.words}>{text("replays.analyse")}</span>
        <svg className={styles.dots} viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path d="M3 17l5-6 4 3 8-9" fill="none" stroke="currentColor" strokeWidth="2.5" />
        </svg>
      </Button>
      <Button className={styles.more ?? ""} aria-label={text("replays.more")} onClick={props.onMore}>
        <span className={styles.words}>{text("replays.more")}</span>
        <span className={styles.dots} aria-hidden="true">
          ⋯
        </span>
      </Button>
    </section>
  );
}

/** The steps at which something begins or ends that people look for. */
function useMarks({ milestones }: Kit, steps: readonly Step[], viewer: Viewer): readonly number[] {
  return useMemo(
    () =>
      steps.flatMap(({ frame }, position) =>
        position > 0 && heardIn(frame, viewer).some(({ kind }) => milestones.includes(kind))
          ? [position]
          : [],
      ),
    [milestones, steps, viewer],
  );
}

function useReplayKeys(): void {
  const { text } = useWords();
  const section = useMemo(
    () => ({
      title: text("replays.controls"),
      keys: [
        { keys: [","], about: text("replays.back") },
        { keys: ["."], about: text("replays.forward") },
        { keys: ["K"], about: text("replays.play") },
        { keys: ["N"], about: text("replays.nextMark") },
        { keys: ["A"], about: text("replays.analyse") },
        { keys: ["M"], about: text("replays.more") },
        { keys: ["R"], about: text("table.keys.rules") },
        { keys: ["T"], about: text("table.keys.text") },
      ],
    }),
    [text],
  );
  useKeyList(section);
}
