import { useSyncExternalStore } from "react";
import { type Settings, settings, watchSettings } from "./settings.ts";

export function useSettings(): Settings {
  return useSyncExternalStore(watchSettings, settings, settings);
}

/** Whether things on the table shall stand still instead of moving. */
export function isStill({ motion }: Settings): boolean {
  return (
    motion === "reduced" || (motion === "system" && matchMedia("(prefers-reduced-motion: reduce)").matches)
  );
}
