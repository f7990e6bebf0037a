import { type ReactNode, useCallback, useMemo, useState } from "react";
import { KeysDialog } from "../../keys/keys-dialog.tsx";
import type { Frame, Scene } from "../../scene/scene.ts";
import { BARE_FRAME } from "./bare-frame.ts";
import { LiveRegion } from "./live/live-region.tsx";
import { useAnnouncements } from "./live/use-announcements.ts";
import { useReading } from "./use-reading.tsx";

/** What the menu of a table that is led can open, and how it is shut. */
export interface LedWays {
  readonly onRules: () => void;
  readonly onKeys: () => void;
  readonly onClose: () => void;
}

/** What a table that is led asks of its surroundings: nobody to talk to, nothing to take back, much to read. */
export function useLedFrame(
  scene: Scene,
  menu: (ways: LedWays) => ReactNode,
): { readonly frame: Frame; readonly layers: ReactNode } {
  const [layer, setLayer] = useState<"menu" | "keys">();
  const openMenu = useCallback(() => setLayer("menu"), []);
  const close = useCallback(() => setLayer(undefined), []);
  const { openWhy, openRules, layers: reading } = useReading(scene);
  const { lines, announce } = useAnnouncements(scene);
  const frame = useMemo(
    (): Frame => ({ ...BARE_FRAME, isLed: true, openMenu, openRules, openWhy, announce }),
    [openMenu, openRules, openWhy, announce],
  );
  const layers = (
    <>
      <LiveRegion lines={lines} />
      {reading}
      {layer === "menu" && menu({ onRules: openRules, onKeys: () => setLayer("keys"), onClose: close })}
      {layer === "keys" && <KeysDialog onClose={close} />}
    </>
  );
  return { frame, layers };
}
