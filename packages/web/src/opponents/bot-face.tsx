import { useId } from "react";
import styles from "./bot-face.module.css";
import { PORTRAITS } from "./face-parts.tsx";
import { opponentAt } from "./opponents.ts";

/**
 * The face of the bot in this seat. Its rim is a cogwheel, of iron, bronze, silver or gold by its level: people have
 * none. Its name stands beside it.
 */
export function BotFace({
  seat,
  bot,
  label,
  className,
}: {
  readonly seat: number;
  /** The kind of bot. */
  readonly bot: string;
  /** What it is, for who cannot see it; absent where words beside it say so. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}) {
  const disc = useId();
  const { ground, drawing } = PORTRAITS[opponentAt(seat)];
  return (
    <svg
      className={`${styles.face} ${className ?? ""}`}
      viewBox="0 0 56 56"
      role={label === undefined ? undefined : "img"}
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <clipPath id={disc}>
        <circle cx="24" cy="24" r="22" />
      </clipPath>
      <path className={styles.cogs} data-level={bot} d={COGWHEEL} />
      <g transform="translate(4 4)" clipPath={`url(#${disc})`}>
        <circle cx="24" cy="24" r="22" fill={ground} />
        {drawing}
      </g>
      <circle className={styles.rim} cx="28" cy="28" r="22" />
    </svg>
  );
}

/** Sixteen teeth around the middle of a square of 56. */
const COGWHEEL = `M${Array.from({ length: 64 }, (_, corner) => {
  const radius = corner % 4 < 2 ? 27.4 : 24.2;
  const turn = ((corner + 0.5) / 64) * 2 * Math.PI;
  return `${(28 + radius * Math.sin(turn)).toFixed(2)} ${(28 - radius * Math.cos(turn)).toFixed(2)}`;
}).join("L")}Z`;
