import { COMPONENTS, ratingName, turnOf } from "@medallion/old-world/pages";
import { useTable, useToldTable } from "../../sight/table-context.ts";
import { topicOf } from "../../sight/zones.ts";
import styles from "./others.module.css";
import { SeatStrip } from "./seat-strip.tsx";

/** Everybody else in turn order; alone, the turns and the ranks they lead to. */
export function Others() {
  const { sight } = useTable();
  if (sight.isSolo) return <SoloTrack />;
  return (
    <nav className={styles.others} data-rove="">
      {sight.others.map((player) => (
        <SeatStrip key={player} player={player} />
      ))}
    </nav>
  );
}

/** One mark for each turn up to the last that changes the rank, parted where a rank ends. */
export function SoloTrack() {
  const { text } = useTable();
  const { sight } = useToldTable(topicOf.phase);
  const turn = turnOf(sight.view);
  const ends = COMPONENTS.soloRatings.flatMap(({ turnsTo }) => turnsTo ?? []);
  const last = Math.max(...ends) + 1;
  const rank = COMPONENTS.soloRatings.find(
    ({ turnsFrom = 0, turnsTo = Number.POSITIVE_INFINITY }) => turn >= turnsFrom && turn <= turnsTo,
  );
  return (
    <div className={styles.solo}>
      <p>
        {text("oldWorld.turn", { turn, solo: "yes" })}
        {rank === undefined ? null : <small>{sight.scene.say(ratingName(rank.rating))}</small>}
      </p>
      <span className={styles.track} aria-hidden="true">
        {Array.from({ length: last }, (_, place) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: the turns of a track stay where they are.
            key={place}
            data-ends={ends.includes(place + 1) ? "" : undefined}
            data-now={place + 1 === Math.min(turn, last) ? "" : undefined}
            data-gone={place + 1 < turn ? "" : undefined}
          />
        ))}
      </span>
    </div>
  );
}
