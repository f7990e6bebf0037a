import { sideOf } from "../../sight/sight.ts";
import { useTable, useToldTable } from "../table-context.ts";
import styles from "./gems.module.css";

const GEMS = 2;

/** Lives left of a side; in a free-for-all the points it has. */
export function Gems({ side }: { readonly side: number }) {
  const { sight, text } = useToldTable("gems");
  const { gems, points } = sideOf(sight, side);
  if (sight.view.mode === "free-for-all")
    return (
      <span className={styles.points} data-zone={`gems:${side}`} title={text("gwent.points", { points })}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M10 1l9 9-9 9-9-9Z" fill="#c9a24b" stroke="#0b0806" strokeWidth="1.5" />
          <path d="M10 1l9 9h-18Z" fill="#f7e2a6" />
        </svg>
        <b>{points}</b>
        <span className="unseen">{text("gwent.points", { points })}</span>
      </span>
    );
  const [player = 0] = sideOf(sight, side).members;
  return (
    <span className={styles.line}>
      <Lives gems={gems} side={side} />
      <Wins player={player} />
    </span>
  );
}

/** Games won in a tournament; two take it. */
function Wins({ player }: { player: number }) {
  const { sight, text } = useToldTable("wins");
  const wins = sight.view.tournament?.wins[player];
  if (wins === undefined) return null;
  const label = text("gwent.wins", { wins });
  return (
    <span className={styles.wins} role="img" aria-label={label} title={label}>
      {[0, 1].map((place) => (
        <svg key={place} viewBox="0 0 20 20" data-won={place < wins || undefined} aria-hidden="true">
          <path d="M10 1.500l2.600 5.600 6 .7-4.500 4.200 1.200 6-5.300-3-5.300 3 1.200-6L1.400 7.800l6-.7Z" />
        </svg>
      ))}
    </span>
  );
}

function Lives({ gems, side }: { gems: number; side: number }) {
  const { text } = useTable();
  return (
    <span
      className={styles.gems}
      data-zone={`gems:${side}`}
      role="img"
      aria-label={text("gwent.gems", { gems })}
    >
      {Array.from({ length: Math.max(GEMS, gems) }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a gem is its place.
        <Gem key={place} lost={place >= gems} />
      ))}
    </span>
  );
}

function Gem({ lost }: { lost: boolean }) {
  return (
    <svg viewBox="0 0 40 40" data-lost={lost || undefined} aria-hidden="true">
      <circle cx="20" cy="20" r="19" fill="#0b0806" />
      <circle cx="20" cy="20" r="17.5" fill="none" stroke="#c9a24b" strokeWidth="2.5" />
      {lost ? (
        <>
          <circle cx="20" cy="20" r="14" fill="#1a1614" />
          <path d="M12 14l16 12M28 14L12 26" stroke="#6b7379" strokeWidth="2.4" />
        </>
      ) : (
        <>
          <path d="M20 6l10 5 4 9-4 9-10 5-10-5-4-9 4-9Z" fill="#9c1d22" />
          <path d="M20 6l10 5-5 4H15l-5-4Z" fill="#f08a80" />
          <path d="M10 11l5 4-2 5 2 5-5 4-4-9Z" fill="#c8343a" />
          <path d="M30 11l4 9-4 9-5-4 2-5-2-5Z" fill="#7c1218" />
          <path d="M15 15h10l2 5-2 5H15l-2-5Z" fill="#d8474a" />
          <path d="M15 15h6l-8 8v-3Z" fill="#ff9f95" />
          <path d="M15 25h10l5 4-10 5-10-5Z" fill="#5a0b10" />
        </>
      )}
    </svg>
  );
}
