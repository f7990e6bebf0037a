import { useMemo, useRef, useState } from "react";
import { useText } from "../language/language.tsx";
import type { TableProps } from "../scene/scene.ts";
import { type Drawn, DrawnContext } from "./drawn-context.ts";
import type { DrawnGame } from "./drawn-game.ts";
import styles from "./drawn-table.module.css";
import { usePlayback } from "./film/use-playback.tsx";
import { pressButton } from "./keys/focus.ts";
import { useKeys } from "./keys/use-keys.ts";
import { useTableKeyList } from "./keys/use-table-key-list.ts";
import { spotOfDigit } from "./pointing/lights.ts";
import { useClicks } from "./pointing/use-clicks.ts";
import { useDrag } from "./pointing/use-drag.ts";
import { useMayAnswer, usePointing } from "./pointing/use-pointing.ts";
import { useZoom } from "./zoom/use-zoom.ts";

interface DrawnTableProps<Sight, Spot extends string> extends TableProps {
  readonly game: DrawnGame<Sight, Spot>;
}

/** A drawn table: one screen, played by clicks, taps, drags or keys, on which what happens is seen to move. */
export function DrawnTable<Sight, Spot extends string>({ game, scene, frame }: DrawnTableProps<Sight, Spot>) {
  const text = useText();
  const root = useRef<HTMLElement>(null);
  const { shown, layer } = usePlayback(scene, root, game.films);
  const acts = useMayAnswer(scene, shown);
  const sight = useMemo(() => game.sight(shown, acts), [game, shown, acts]);
  const ways = useMemo(() => game.ways(sight), [game, sight]);
  const { lights, point, hold, release } = usePointing(shown, ways, game.isNumbered);
  const [open, setOpen] = useState<string>();
  const zooming = useZoom();
  const openPanel = (what: string) => {
    if (what === "menu") frame.openMenu();
    else setOpen(what === "" ? undefined : what);
  };
  useTableKeyList(scene.say(scene.kit.name), game.keys, text);
  useClicks<Spot>(root, {
    point,
    release,
    open: openPanel,
    why: frame.openWhy,
    zoom: zooming.at,
    rule: frame.openRules,
  });
  useDrag<Spot>(root, { hold, drop: point });
  const digits = useKeys(root, {
    digit: (key) => {
      const spot = spotOfDigit(lights, key);
      if (spot !== undefined) point(spot);
    },
    letter: (letter) => root.current !== null && pressButton(root.current, letter),
    undo: () => {
      if (scene.table.mayTakeBack !== "no") frame.takeBack();
    },
    escape: () => (open === undefined ? release() : setOpen(undefined)),
    enter: () => {
      if (lights.selected !== undefined) point(lights.selected);
    },
  });
  const drawn = useMemo(
    (): Drawn<Sight, Spot> => ({ scene: shown, sight, ways, frame, lights, text, digits, open }),
    [shown, sight, ways, frame, lights, text, digits, open],
  );
  return (
    <DrawnContext value={drawn}>
      <main ref={root} className={styles.room}>
        <game.Layout />
        {layer}
        {game.Panels === undefined ? null : <game.Panels onClose={() => setOpen(undefined)} />}
        <game.Zoom {...zooming} />
      </main>
    </DrawnContext>
  );
}
