import type { ClockFace } from "@medallion/table";
import { useEffect, useState } from "react";
import { useText } from "../../../language/language.tsx";
import type { Scene } from "../../../scene/scene.ts";
import type { Venue } from "../venue.ts";
import { clockText, daysLeft, timeLeft } from "./clock-text.ts";
import styles from "./clocks.module.css";

/** So little is left that it shows. */
const SHORT = 15_000;

/** The clocks of all seats, side by side. */
export function Clocks({ venue, scene }: { readonly venue: Venue; readonly scene: Scene }) {
  const text = useText();
  const { look, names } = scene;
  const ticking = look.clocks.some(({ running }) => running !== undefined);
  const now = useHostTime(venue, ticking);
  if (look.settings.clock.kind === "none" || look.clocks.length === 0 || look.stage !== "playing")
    return null;
  return (
    <ul className={styles.clocks} aria-label={text("table.clocks")}>
      {look.clocks.map((face) => (
        <Clock
          key={face.seat}
          face={face}
          now={now}
          name={names[face.seat] ?? ""}
          inDays={look.settings.clock.kind === "correspondence"}
        />
      ))}
    </ul>
  );
}

interface ClockProps {
  readonly face: ClockFace;
  readonly now: number;
  readonly name: string;
  readonly inDays: boolean;
}

function Clock({ face, now, name, inDays }: ClockProps) {
  const text = useText();
  const { left, away } = timeLeft(face, now);
  const short = face.running === "thinking" && left < SHORT;
  return (
    <li className={styles.clock} data-running={face.running !== undefined} data-short={short}>
      <span className={styles.name}>{name}</span>
      <b>{inDays ? text("table.clock.days", { ...daysLeft(left) }) : clockText(left)}</b>
      {face.running === "away" && <span>{text("table.clock.away", { time: clockText(away) })}</span>}
    </li>
  );
}

/** The host's time, looked at twice a second while something runs. */
function useHostTime({ connection }: Venue, ticking: boolean): number {
  const [now, setNow] = useState(() => connection.serverNow());
  useEffect(() => {
    setNow(connection.serverNow());
    if (!ticking) return undefined;
    const timer = setInterval(() => setNow(connection.serverNow()), 500);
    return () => clearInterval(timer);
  }, [connection, ticking]);
  return now;
}
