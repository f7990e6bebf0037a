import { useCallback, useMemo, useRef, useState } from "react";
import { useText } from "../language/language.tsx";
import { useBackShuts } from "../navigation/back-shuts.ts";
import type { TableProps } from "../scene/scene.ts";
import { settings } from "../settings/settings.ts";
import { useSettings } from "../settings/use-settings.ts";
import { type Drawn, type DrawnAndFormer, DrawnContext } from "./drawn-context.ts";
import type { DrawnGame } from "./drawn-game.ts";
import styles from "./drawn-table.module.css";
import { usePlayback } from "./film/use-playback.tsx";
import { focusSpot, pressButton } from "./keys/focus.ts";
import { useKeys } from "./keys/use-keys.ts";
import { useTableKeyList } from "./keys/use-table-key-list.ts";
import { spotOfDigit } from "./pointing/lights.ts";
import { useAdvised } from "./pointing/use-advised.ts";
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
  const { shown, former, playback, layer } = usePlayback(scene, root, game.films);
  const isTelling = former !== undefined;
  const acts = useMayAnswer(scene, shown) && !isTelling;
  const sight = useMemo(() => game.sight(shown, acts), [game, shown, acts]);
  const before = useMemo(() => former && game.sight(former, false), [game, former]);
  const { handOrder } = useSettings();
  const ways = useMemo(() => game.ways(sight, handOrder), [game, sight, handOrder]);
  const { lights, doubted, point, hold, release, composing } = usePointing(shown, ways, {
    numbering: game,
    isSlip: (choice) => settings().guard && game.isSlip?.(sight, choice) === true,
  });
  const [open, setOpen] = useState<string>();
  useAdvised(root, ways, acts ? frame.advised : undefined);
  const zooming = useZoom();
  const [, setCovers] = useState(0);
  const cover = useCallback(() => {
    const lay = (more: number) => setCovers((covers) => covers + more);
    lay(1);
    return () => lay(-1);
  }, []);
  const openPanel = (what: string) => {
    if (what === "menu") frame.openMenu();
    else setOpen(what === "" ? undefined : what);
  };
  useBackShuts(game.isOpen?.(sight, open, lights.selected) ?? open !== undefined, () => {
    setOpen(undefined);
    release();
  });
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
  const asked = acts ? shown.table.question?.id : undefined;
  const digits = useKeys(root, asked, {
    digit: (key) => {
      const spot = spotOfDigit(lights, key);
      if (spot === undefined) return;
      if (root.current !== null) focusSpot(root.current, spot);
      point(spot);
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
  const context = useMemo((): DrawnAndFormer => {
    const again = (player?: number) => {
      setOpen(undefined);
      playback.again(player);
    };
    const { mayRepeat } = playback;
    const mayRepeatTurn = (player: number) => playback.mayRepeatTurn(player);
    const drawn = {
      ...{ scene: shown, sight, ways, frame, lights, text, digits, open },
      ...{ doubted, isTelling, mayRepeat, mayRepeatTurn, again, composing, cover },
    };
    // What is written on it is read by its own game alone.
    const shared = drawn as unknown as Drawn<unknown, string>;
    return {
      drawn: shared,
      former: former && { ...shared, scene: former, sight: before, ways: [] },
      playback,
    };
  }, [
    doubted,
    shown,
    sight,
    ways,
    frame,
    lights,
    text,
    digits,
    open,
    isTelling,
    former,
    before,
    playback,
    composing,
    cover,
  ]);
  return (
    <DrawnContext value={context}>
      <main ref={root} className={styles.room}>
        <game.Layout />
        {layer}
        {game.Panels === undefined ? null : <game.Panels onClose={() => setOpen(undefined)} />}
        <game.Zoom {...zooming} />
      </main>
    </DrawnContext>
  );
}
