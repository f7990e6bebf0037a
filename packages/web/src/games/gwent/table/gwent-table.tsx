import { useMemo, useRef, useState } from "react";
import { usePlayback } from "../../../drawn/film/use-playback.tsx";
import { useKeys } from "../../../drawn/keys/use-keys.ts";
import { useGwentKeyList } from "../../../drawn/keys/use-table-key-list.ts";
import { spotOfDigit } from "../../../drawn/pointing/lights.ts";
import { useClicks } from "../../../drawn/pointing/use-clicks.ts";
import { useDrag } from "../../../drawn/pointing/use-drag.ts";
import { usePlay } from "../../../drawn/pointing/use-pointing.ts";
import { sideName } from "../../../drawn/words/player-name.ts";
import { useZoom } from "../../../drawn/zoom/use-zoom.ts";
import { useText } from "../../../language/language.tsx";
import type { TableProps } from "../../../scene/scene.ts";
import { TableZoom } from "./cards/table-zoom.tsx";
import styles from "./gwent-table.module.css";
import { Layout } from "./layout.tsx";
import { Panels } from "./panel/panels.tsx";
import { type Table, TableContext } from "./table-context.ts";

/** The drawn table of Gwent: one screen, played by clicks, taps, drags or keys. */
export default function GwentTable({ scene, frame }: TableProps) {
  const text = useText();
  const root = useRef<HTMLElement>(null);
  const { shown, layer } = usePlayback(scene, root);
  const { sight, ways, lights, point, hold, release } = usePlay(scene, shown);
  const [open, setOpen] = useState<string>();
  const zooming = useZoom();
  const openPanel = (what: string) => {
    if (what === "menu") frame.openMenu();
    else setOpen(what === "" ? undefined : what);
  };
  useGwentKeyList(scene.say({ key: "game" }), text);
  useClicks(root, {
    point,
    release,
    open: openPanel,
    why: frame.openWhy,
    zoom: zooming.at,
    rule: frame.openRules,
  });
  useDrag(root, { hold, drop: point });
  const digits = useKeys(root, {
    digit: (key) => {
      const spot = spotOfDigit(lights, key);
      if (spot !== undefined) point(spot);
    },
    wayOut: () => visible(root.current, '[aria-keyshortcuts="P"]')?.click(),
    leader: () => point("leader"),
    undo: () => {
      if (scene.table.mayTakeBack !== "no") frame.takeBack();
    },
    escape: () => (open === undefined ? release() : setOpen(undefined)),
    enter: () => {
      if (lights.selected !== undefined) point(lights.selected);
    },
  });
  const table = useMemo(
    (): Table => ({ sight, frame, lights, text, digits, open }),
    [sight, frame, lights, text, digits, open],
  );
  const names = sight.view.sides.map((_, side) => sideName(sight, side, text));
  return (
    <TableContext value={table}>
      <main ref={root} className={styles.room}>
        <h1 className="unseen">{`${scene.say({ key: "game" })}: ${names.join(" – ")}`}</h1>
        <Layout ways={ways} />
        {layer}
        <Panels onClose={() => setOpen(undefined)} />
        <TableZoom {...zooming} />
      </main>
    </TableContext>
  );
}

/** The button for something that a key does too, in whichever layout it stands. */
function visible(root: Element | null, selector: string): HTMLElement | undefined {
  const found = root === null ? [] : [...root.querySelectorAll<HTMLElement>(selector)];
  return found.find((element) => element.getClientRects().length > 0 && !element.matches(":disabled"));
}
