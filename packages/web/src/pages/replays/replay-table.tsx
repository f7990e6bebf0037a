import type { Seat } from "@medallion/kernel";
import type { Step, Viewer } from "@medallion/records";
import { lazy, Suspense, useEffect, useMemo, useState } from "react";
import { useLetters } from "../../keys/use-keys.ts";
import { useText } from "../../language/language.tsx";
import { useTitle } from "../../look/page.tsx";
import type { Recorded } from "../../replay/recorded.ts";
import type { Reel } from "../../replay/reel.ts";
import type { ReplaySource } from "../../replay/source.ts";
import type { Scene } from "../../scene/scene.ts";
import { FollowedTable } from "../../table/followed-table.tsx";
import { switchTable } from "../../table/switch-table.ts";
import { TableSurface } from "../../table/table-surface.tsx";
import { Controls } from "./controls.tsx";
import styles from "./replay-table.module.css";
import { usePlaying } from "./use-playing.ts";
import { useReplayFrame } from "./use-replay-frame.tsx";

/** Loaded when somebody first asks for it. */
const AnalysisPanel = lazy(async () => ({
  default: (await import("./analysis/analysis-panel.tsx")).AnalysisPanel,
}));

interface ReplayTableProps {
  readonly recorded: Recorded;
  readonly steps: readonly Step[];
  readonly reel: Reel;
  readonly viewer: Viewer;
  /** The seat from which the reader played it. */
  readonly own: Seat | null;
  readonly source: ReplaySource;
  /** To another moment, not as it happened. */
  readonly onJump: (position: number) => void;
  readonly onSee: (viewer: Viewer, position: number) => void;
}

/** The table of a game that is watched again, with what moves it below. */
export function ReplayTable(props: ReplayTableProps) {
  const { reel, viewer } = props;
  return (
    <FollowedTable open={reel.open} seat={viewer === "all" ? null : viewer}>
      {(scene) => <Played {...props} followed={scene} />}
    </FollowedTable>
  );
}

function Played({ followed, reel, ...props }: ReplayTableProps & { readonly followed: Scene }) {
  const text = useText();
  const scene = useMemo(() => ({ ...followed, isOwn: false, mayAct: false }), [followed]);
  useTitle(text("replays.title", { game: scene.say(scene.kit.name) }));
  const [position, setPosition] = useState(reel.position);
  useEffect(() => setPosition(reel.position), [reel]);
  const forward = (): boolean => {
    const moved = reel.advance();
    setPosition(reel.position);
    return moved;
  };
  const [analysed, setAnalysed] = useState(false);
  const playing = usePlaying(forward, () => scene.store.isBusy);
  const { frame, layers } = useReplayFrame(scene, { ...props, position });
  useLetters({ t: switchTable, m: frame.openMenu, r: () => frame.openRules() });
  return (
    <div className={styles.replay}>
      <div className={styles.table}>
        <TableSurface scene={scene} frame={frame} />
      </div>
      {analysed && (
        <Suspense>
          <AnalysisPanel
            recorded={props.recorded}
            names={scene.names}
            viewer={props.viewer}
            position={position}
            last={props.steps.length - 1}
            onJump={props.onJump}
            onClose={() => setAnalysed(false)}
          />
        </Suspense>
      )}
      <Controls
        kit={scene.kit}
        steps={props.steps}
        position={position}
        viewer={props.viewer}
        names={scene.names}
        own={props.own}
        playing={playing.on}
        onPlay={playing.toggle}
        onForward={forward}
        onJump={props.onJump}
        onSee={(viewer) => props.onSee(viewer, position)}
        onMore={frame.openMenu}
        analysed={analysed}
        onAnalyse={() => setAnalysed((before) => !before)}
      />
      {layers}
    </div>
  );
}
