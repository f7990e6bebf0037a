import type { Viewer } from "@medallion/records";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import type { Recorded } from "../../replay/recorded.ts";
import type { ReplaySource } from "../../replay/source.ts";
import type { Frame, Scene } from "../../scene/scene.ts";
import { BARE_FRAME } from "../../table/frame/bare-frame.ts";
import { useReading } from "../../table/frame/use-reading.tsx";
import { ReplayMenu } from "./replay-menu.tsx";

interface Watched {
  readonly recorded: Recorded;
  readonly source: ReplaySource;
  readonly position: number;
  readonly viewer: Viewer;
}

/** What a table asks of its surroundings, where nothing can be done but watch and read. */
export function useReplayFrame(
  scene: Scene,
  { recorded, source, position, viewer }: Watched,
): { readonly frame: Frame; readonly layers: ReactNode } {
  const [menu, setMenu] = useState(false);
  const openMenu = useCallback(() => setMenu(true), []);
  const { openWhy, openRules, layers: reading } = useReading(scene);
  const frame = useMemo(
    (): Frame => ({ ...BARE_FRAME, openMenu, openRules, openWhy }),
    [openMenu, openRules, openWhy],
  );
  const layers = (
    <>
      {reading}
      {menu && (
        <ReplayMenu
          recorded={recorded}
          source={source}
          moment={{ position, viewer }}
          onClose={() => setMenu(false)}
        />
      )}
    </>
  );
  return { frame, layers };
}
