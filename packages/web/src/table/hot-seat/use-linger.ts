import type { Seat } from "@medallion/kernel";
import { useEffect, useEffectEvent } from "react";
import { type Settings, settings } from "../../settings/settings.ts";

/** So long the table stays when it was seen what one's own choice did. */
const LINGER: Readonly<Record<Settings["speed"], number>> = {
  slow: 2200,
  normal: 1300,
  fast: 800,
  fastest: 400,
};

/** Hands on to the next seat after a moment; taking the choice back in that moment keeps the device here. */
export function useLinger(next: Seat | undefined, onNext: (seat: Seat) => void): void {
  const pass = useEffectEvent(onNext);
  useEffect(() => {
    if (next === undefined) return undefined;
    const timer = setTimeout(() => pass(next), LINGER[settings().speed]);
    return () => clearTimeout(timer);
  }, [next]);
}
