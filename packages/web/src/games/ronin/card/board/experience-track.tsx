import type { PlayerBoard } from "@medallion/ronin";
import { VpMark, XpMark } from "../mark/marks.tsx";
import styles from "./experience-track.module.css";

interface ExperienceTrackProps {
  readonly row: PlayerBoard;
  /** The space of the marker. */
  readonly xp: number;
  /** The last space of the track. */
  readonly last: number;
  /** The space of the gold marker; -1 while there is none. */
  readonly gold: number;
}

/** The experience track of a character: where abilities open, what the gold marker is worth, where the marker stands. */
export function ExperienceTrack({ row, xp, last, gold }: ExperienceTrackProps) {
  const opensAt: readonly number[] = [0, ...row.thresholds];
  const isGold = gold >= 0;
  const at = isGold ? gold : xp;
  return (
    <span className={styles.track} aria-hidden="true">
      {Array.from({ length: last + 1 }, (_, space) => {
        const worth = row.goldVp.find(([from]) => from === space);
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a space is its number.
            key={space}
            data-passed={space <= xp ? "" : undefined}
            data-opens={opensAt.includes(space) ? "" : undefined}
          >
            {space === at ? null : space}
            {worth === undefined ? null : (
              <i data-won={gold >= space ? "" : undefined}>
                <VpMark value={worth[1]} />
              </i>
            )}
            {space === at ? (
              <b>
                <XpMark value={space} gold={isGold} />
              </b>
            ) : null}
          </span>
        );
      })}
    </span>
  );
}
