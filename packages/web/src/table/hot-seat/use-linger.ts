import type { Seat } from "@medallion/kernel";
import { useEffect, useEffectEvent } from "react";
import { type Settings, settings } from "../../settings/settings.ts";

/** So long the table stays after one's own choice, to see what it did. */
const LINGER: Readonly<Record<Settings["speed"], number>> = { slow: 2600, normal: 1600, fast: 900 };

/** Hands on to the next seat after a moment; taking the choice back in that moment keeps the device here. */
export function useLinger(next: Seat | undefined, onNext: (seat: Seat) => void): void {
  const pass = useEffectEvent(onNext);
  useEffect(() => {
    if (next === undefined) return undefined;
    const timer = setTimeout(() => pass(next), LINGER[settings().speed]);
    return () => clearTimeout(timer);
  }, [next]);
}
