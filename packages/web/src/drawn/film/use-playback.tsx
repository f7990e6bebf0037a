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
import { direct } from "./director.ts";
import type { AnyFilms } from "./films.ts";
import { Playback } from "./playback.ts";
import type { Box } from "./stage/box.ts";
import styles from "./stage/stage.module.css";

/** What is shown of a scene, and what moves above it. */
export interface Played {
  /** Behind what has happened only while something still moves. */
  readonly shown: Scene;
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
  const { held, faces } = useSyncExternalStore(playback.watch, frame, frame);
  const shown = useMemo(() => {
    const table = held?.look.table;
    return held === undefined || table === undefined ? scene : { ...scene, ...held, table };
  }, [scene, held]);
  useLayoutEffect(() => {
    latest.current = scene;
    playback.drawn(shown.look);
  }, [playback, scene, shown.look]);
  useLayoutEffect(() => {
    const unfollow = store.follow((batch) => playback.hear(batch));
    return () => {
      unfollow();
      playback.skip();
    };
  }, [playback, store]);
  useSkipping(root, playback);
  useEffect(prepareSound, []);
  return {
    shown,
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

/** A tap or a key ends what moves; so does whatever changes where things lie. */
function useSkipping(root: RefObject<HTMLElement | null>, playback: Playback): void {
  useEffect(() => {
    const table = root.current;
    if (table === null) return;
    const skip = () => playback.skip();
    const { width, height } = table.getBoundingClientRect();
    let size = `${width} ${height}`;
    const watched = new ResizeObserver(([entry]) => {
      const now = entry === undefined ? size : `${entry.contentRect.width} ${entry.contentRect.height}`;
      if (now !== size) skip();
      size = now;
    });
    watched.observe(table);
    table.addEventListener("pointerdown", skip, { capture: true });
    addEventListener("keydown", skip, { capture: true });
    document.addEventListener("visibilitychange", skip);
    return () => {
      watched.disconnect();
      table.removeEventListener("pointerdown", skip, { capture: true });
      removeEventListener("keydown", skip, { capture: true });
      document.removeEventListener("visibilitychange", skip);
    };
  }, [root, playback]);
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
