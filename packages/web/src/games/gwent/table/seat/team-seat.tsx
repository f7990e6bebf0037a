import { OwnerPip } from "../cards/owner-pip.tsx";
import { playerName, sideName } from "../sight/names.ts";
import { isOn, playerOf, sideOf } from "../sight/sight.ts";
import { useTable } from "../table-context.ts";
import { Facts } from "./facts.tsx";
import { Gems } from "./gems.tsx";
import { Leader } from "./leader.tsx";
import { LeaderState } from "./leader-state.tsx";
import { OpenHand } from "./open-hand.tsx";
import styles from "./team-seat.module.css";

/** The two of a team with what is each one's own, and the gems they share. */
export function TeamSeat({
  side,
  className,
}: {
  readonly side: number;
  readonly className?: string | undefined;
}) {
  const { sight, text } = useTable();
  const { members } = sideOf(sight, side);
  return (
    <section
      className={`${styles.team} ${className ?? ""}`}
      data-surface="plate"
      aria-label={sideName(sight, side, text)}
      data-rove=""
    >
      <div className={styles.mates}>
        {members.map((player) => (
          <Mate key={player} player={player} />
        ))}
      </div>
      <div className={styles.gems}>
        <Gems side={side} />
      </div>
      {members.includes(sight.player) ? (
        <div className={styles.own}>
          <LeaderState player={sight.player} />
        </div>
      ) : null}
      {members
        .filter((player) => player !== sight.player)
        .map((player) => (
          <OpenHand key={player} player={player} within="seat" />
        ))}
    </section>
  );
}

function Mate({ player }: { player: number }) {
  const { sight, text } = useTable();
  const { passed, faction } = playerOf(sight, player);
  return (
    <div className={styles.mate} data-on={isOn(sight, player) || undefined} data-zone={`seal:${player}`}>
      <Leader player={player} />
      <div className={styles.who}>
        <b>
          <OwnerPip player={player} />
          {playerName(sight, player, text)}
        </b>
        <em>
          {passed ? <strong>{text("gwent.passed")}</strong> : sight.scene.say({ key: `faction.${faction}` })}
        </em>
      </div>
      <Facts player={player} piles={false} />
    </div>
  );
}
