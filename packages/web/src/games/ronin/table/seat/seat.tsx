import type { PlayerIndex } from "@medallion/ronin";
import { Digit } from "../../../../drawn/index.ts";
import { AbilityMark } from "../../card/index.ts";
import { playerName } from "../../sight/names.ts";
import { isSetUp, playerIn } from "../../sight/sight.ts";
import { useAbilities } from "../ability/abilities.ts";
import { PairsOf } from "../alliance/others-tracks.tsx";
import { Timeline } from "../line/timeline.tsx";
import { spotOf } from "../play/spot.ts";
import { useTable, useToldTable } from "../table-context.ts";
import { Counts } from "./counts.tsx";
import { Vp, Xp } from "./points.tsx";
import styles from "./seat.module.css";
import { Who } from "./who.tsx";

interface SeatProps {
  readonly player: PlayerIndex;
  readonly side?: "left" | "right" | undefined;
  /** Upright beside the mat, or lying across the table. */
  readonly lies: "upright" | "across";
}

/** Somebody else at the table: who it is, what it has, and its timeline. */
export function Seat({ player, side, lies }: SeatProps) {
  const { sight, lights } = useTable();
  const { automa } = playerIn(sight, player);
  const { handCount } = playerIn(useToldTable(`hand:${player}`).sight, player);
  const spot = spotOf.player(player);
  const lit = lights.sources.has(spot);
  const human = !automa && isSetUp(sight);
  return (
    <section
      className={styles.seat}
      data-lies={lies}
      data-automa={automa ? "" : undefined}
      aria-label={playerName(sight, player)}
      data-rove=""
    >
      <Who player={player} side={side} />
      {human ? (
        <>
          <div className={styles.points}>
            <Xp player={player} />
            <Vp player={player} />
          </div>
          <div className={styles.facts}>
            <span
              className={styles.hand}
              data-zone={`hand:${player}`}
              role="img"
              aria-label={sight.scene.say({ key: "outline.handCount", values: { count: handCount } })}
            >
              <i aria-hidden="true" /> {handCount}
            </span>
            <Plaques player={player} />
            <PairsOf player={player} bare={lies === "across"} />
          </div>
          <Counts player={player} className={styles.counts} />
        </>
      ) : null}
      {human ? null : (
        <div className={styles.facts}>
          <PairsOf player={player} bare={false} />
        </div>
      )}
      <Timeline player={player} size="tile" className={styles.timeline} />
      {lit ? (
        <button
          type="button"
          className={styles.place}
          data-spot={spot}
          data-nav=""
          aria-pressed={lights.selected === spot}
          aria-label={playerName(sight, player)}
        >
          <Digit spot={spot} />
        </button>
      ) : null}
    </section>
  );
}

/** Its abilities at a glance. */
function Plaques({ player }: { readonly player: PlayerIndex }) {
  const abilities = useAbilities(player);
  return (
    <span className={styles.plaques} aria-hidden="true">
      {abilities.map(({ key, row, state, of }) => (
        <AbilityMark
          key={key}
          slot={row.slot}
          state={state}
          of={of === undefined ? undefined : row.character}
        />
      ))}
    </span>
  );
}
