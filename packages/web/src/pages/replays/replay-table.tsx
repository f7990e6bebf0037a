import type { Step, Viewer } from "@medallion/records";
import { useEffect, useMemo, useState } from "react";
import { useText } from "../../language/language.tsx";
import { Loading } from "../../look/loading.tsx";
import { useTitle } from "../../look/page.tsx";
import type { Recorded } from "../../replay/recorded.ts";
import type { Reel } from "../../replay/reel.ts";
import type { Source } from "../../replay/source.ts";
import type { Scene } from "../../table/scene.ts";
import type { TableStore } from "../../table/table-store.ts";
import { TableSurface } from "../../table/table-surface.tsx";
import { useRoomGame, useScene } from "../../table/use-scene.ts";
import { useSnapshot, useTableStore } from "../../table/use-table-store.ts";
import { Controls } from "./controls.tsx";
import styles from "./replay-table.module.css";
import { usePlaying } from "./use-playing.ts";
import { useReplayFrame } from "./use-replay-frame.tsx";

export interface ReplayTableProps {
  readonly recorded: Recorded;
  readonly steps: readonly Step[];
  readonly reel: Reel;
  readonly viewer: Viewer;
  readonly source: Source;
  /** To another moment, not as it happened. */
  readonly onJump: (position: number) => void;
  readonly onSee: (viewer: Viewer, position: number) => void;
}

/** The table of a game that is watched again, with what moves it below. */
export function ReplayTable(props: ReplayTableProps) {
  const { reel, viewer } = props;
  const store = useTableStore(reel.open, viewer === "all" ? null : viewer);
  return store === undefined ? <Loading rows={6} /> : <Following {...props} store={store} />;
}

type FollowingProps = ReplayTableProps & { readonly store: TableStore };

function Following(props: FollowingProps) {
  const { look } = useSnapshot(props.store);
  return look === undefined ? <Loading rows={6} /> : <Shown {...props} />;
}

function Shown({ store, ...props }: FollowingProps) {
  const snapshot = useSnapshot(store);
  const { look } = snapshot;
  if (look === undefined) throw new Error("a replay is shown before it was seen");
  const scene = useScene(store, snapshot, useRoomGame(look));
  const watched = useMemo(() => scene && { ...scene, mayAct: false }, [scene]);
  return watched === undefined ? null : <Played {...props} scene={watched} />;
}

function Played({ scene, reel, ...props }: ReplayTableProps & { readonly scene: Scene }) {
  const text = useText();
  useTitle(text("replays.title", { game: scene.say(scene.kit.name) }));
  const [position, setPosition] = useState(reel.position);
  useEffect(() => setPosition(reel.position), [reel]);
  const forward = (): boolean => {
    const moved = reel.advance();
    setPosition(reel.position);
    return moved;
  };
  const playing = usePlaying(forward);
  const { frame, layers } = useReplayFrame(scene, { ...props, position });
  return (
    <div className={styles.replay}>
      <div className={styles.table}>
        <TableSurface scene={scene} frame={frame} />
      </div>
      <Controls
        game={scene.kit.game.id}
        steps={props.steps}
        position={position}
        viewer={props.viewer}
        names={scene.names}
        playing={playing.on}
        onPlay={playing.toggle}
        onForward={forward}
        onJump={props.onJump}
        onSee={(viewer) => props.onSee(viewer, position)}
        onMore={frame.openMenu}
      />
      {layers}
    </div>
  );
}
