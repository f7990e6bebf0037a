import {
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from "react";
import type { Scene } from "../../scene/scene.ts";
import { prepareSound } from "../../sound/play-sound.ts";
import { busyWhileTelling } from "./busy.ts";
import { direct } from "./director.ts";
import type { AnyFilms } from "./films.ts";
import type { Glimpse } from "./narration.ts";
import { Playback } from "./playback.ts";
import type { Box } from "./stage/box.ts";
import styles from "./stage/stage.module.css";
import { usePressing } from "./use-pressing.ts";

/** What is shown of a scene, and what moves above it. */
export interface Played {
  /** Behind what has happened only while something waits to be told. */
  readonly shown: Scene;
  /** While something is being told: what the table said before. */
  readonly former: Scene | undefined;
  readonly playback: Playback;
  /** To be put over the table. */
  readonly layer: ReactNode;
}

/** Shows what happens at the table one thing after the other, and moves it. */
export function usePlayback(scene: Scene, root: RefObject<HTMLElement | null>, films: AnyFilms): Played {
  const layer = useRef<HTMLDivElement>(null);
  const latest = useRef(scene);
  const dropped = useDropped(root);
  const { store } = scene;
  const playback = useMemo(
    () => new Playback(direct({ films, root, layer, scene: latest, dropped })),
    [films, root, dropped],
  );
  const frame = () => playback.frame;
  const { held, faces, former } = useSyncExternalStore(playback.watch, frame, frame);
  const shown = useMemo(() => sceneAt(scene, held), [scene, held]);
  const before = useMemo(() => (former === undefined ? undefined : sceneAt(scene, former)), [scene, former]);
  useLayoutEffect(() => {
    latest.current = scene;
    playback.drawn(shown);
  }, [playback, scene, shown]);
  useLayoutEffect(() => {
    const unfollow = store.follow((batch) => playback.hear(batch));
    return () => {
      unfollow();
      playback.skip();
    };
  }, [playback, store]);
  useLayoutEffect(() => busyWhileTelling(playback, store), [playback, store]);
  usePressing(root, playback);
  useEffect(prepareSound, []);
  return {
    shown,
    former: before,
    playback,
    layer: (
      <div ref={layer} className={styles.layer} aria-hidden="true">
        <div className={styles.ready}>
          {faces.map((face) => (
            <span key={face} data-face={face}>
              <films.Face face={face} />
            </span>
          ))}
        </div>
      </div>
    ),
  };
}

/** The scene as it was at some moment. */
function sceneAt(scene: Scene, moment: Glimpse | undefined): Scene {
  const table = moment?.look.table;
  if (moment === undefined || table === undefined) return scene;
  const isEarlier = scene.table.ending !== undefined && table.ending === undefined;
  return {
    ...scene,
    look: moment.look,
    log: moment.log,
    table,
    mayAct: isEarlier ? scene.isOwn : scene.mayAct,
  };
}

/** Where cards were let go last: from there they move on, not from the hand. */
function useDropped(root: RefObject<HTMLElement | null>): Map<string, Box> {
  const dropped = useMemo(() => new Map<string, Box>(), []);
  useEffect(() => {
    const drop = () => {
      dropped.clear();
      const card = root.current?.querySelector<HTMLElement>("[data-dragged]");
      const origin = root.current?.getBoundingClientRect();
      if (card === null || card === undefined || origin === undefined) return;
      const { x, y, width, height } = card.getBoundingClientRect();
      dropped.set(card.dataset.ref ?? "", { x: x - origin.x, y: y - origin.y, width, height });
    };
    addEventListener("pointerup", drop, { capture: true });
    return () => removeEventListener("pointerup", drop, { capture: true });
  }, [root, dropped]);
  return dropped;
}
