import { useEffect, useEffectEvent, useState } from "react";
import type { Settings } from "../../settings/settings.ts";
import { useSettings } from "../../settings/use-settings.ts";

/** Milliseconds from one step to the next while a game plays by itself. */
const PACES: Readonly<Record<Settings["speed"], number>> = {
  slow: 2600,
  normal: 1600,
  fast: 800,
  fastest: 300,
};

/** Lets a game play by itself until it is stopped or over; while the table is busy showing a step it waits. */
export function usePlaying(
  forward: () => boolean,
  isBusy: () => boolean,
): { readonly on: boolean; readonly toggle: () => void } {
  const { speed } = useSettings();
  const [on, setOn] = useState(false);
  const step = useEffectEvent(() => {
    if (!isBusy() && !forward()) setOn(false);
  });
  useEffect(() => {
    if (!on) return;
    const timer = setInterval(() => step(), PACES[speed]);
    return () => clearInterval(timer);
  }, [on, speed]);
  return { on, toggle: () => setOn(!on) };
}
