import type { ClockFace } from "@medallion/table";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What is left on a clock at a moment of the host's time. */
export function timeLeft(
  { left, away, running, since }: ClockFace,
  now: number,
): { readonly left: number; readonly away: number } {
  const gone = Math.max(0, now - since);
  return {
    left: running === "thinking" ? Math.max(0, left - gone) : left,
    away: running === "away" ? Math.max(0, away - gone) : away,
  };
}

/** A time as a clock shows it: `4:05`, `1:04:05`; of days only those and the hours matter. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / SECOND);
  const part = (unit: number, of: number): number => Math.floor((seconds * SECOND) / unit) % of;
  const two = (value: number): string => String(value).padStart(2, "0");
  if (seconds * SECOND < HOUR) return `${part(MINUTE, 60)}:${two(part(SECOND, 60))}`;
  return `${Math.floor((seconds * SECOND) / HOUR)}:${two(part(MINUTE, 60))}:${two(part(SECOND, 60))}`;
}

/** Days and hours, for games by correspondence. */
export function daysLeft(milliseconds: number): { readonly days: number; readonly hours: number } {
  return { days: Math.floor(milliseconds / DAY), hours: Math.floor((milliseconds % DAY) / HOUR) };
}
