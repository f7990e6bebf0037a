import type { Clock } from "@medallion/table";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** How long a lost connection may last before the clock takes notice. */
const AWAY = MINUTE;

/** The clocks that are offered, by a name for lists. */
export const CLOCKS: Readonly<Record<string, Clock>> = {
  none: { kind: "none" },
  "move-60": { kind: "move", allowance: MINUTE, away: AWAY },
  "move-180": { kind: "move", allowance: 3 * MINUTE, away: AWAY },
  "bank-300": { kind: "bank", bank: 5 * MINUTE, increment: 5 * SECOND, away: AWAY },
  "bank-900": { kind: "bank", bank: 15 * MINUTE, increment: 10 * SECOND, away: AWAY },
  "days-1": { kind: "correspondence", days: 1 },
  "days-3": { kind: "correspondence", days: 3 },
};

export function clockNamed(name: string): Clock {
  return CLOCKS[name] ?? { kind: "none" };
}

export function nameOfClock(clock: Clock): string {
  const found = Object.entries(CLOCKS).find(([, known]) => JSON.stringify(known) === JSON.stringify(clock));
  return found?.[0] ?? "none";
}
