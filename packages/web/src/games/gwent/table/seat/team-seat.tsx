import { typeWidths } from "../../../../drawn/fit/type-widths.ts";
import { OwnerPip } from "../../card/index.ts";
import { playerName, sideName } from "../../sight/names.ts";
import { isOn, playerOf, sideOf } from "../../sight/sight.ts";
import { ownerOf } from "../cards/owner.ts";
import { useTable, useToldTable } from "../table-context.ts";
import { Facts } from "./facts.tsx";
import { Gems } from "./gems.tsx";
import { Leader } from "./leader.tsx";
import { LeaderButton } from "./leader-button.tsx";
import { OpenHand } from "./open-hand.tsx";
import styles from "./team-seat.module.css";
import { useHasPassed } from "./use-has-passed.ts";

/** The two of a team with what is each one's own, and the gems they share. */
export function TeamSeat({
  side,
  className,
}: {
  readonly side: number;
  readonly className?: string | undefined;
}) {
  const { sight } = useTable();
  const { members } = sideOf(sight, side);
  return (
    <section
      className={`${styles.team} ${className ?? ""}`}
      data-surface="plate"
      aria-label={sideName(sight, side)}
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
          <LeaderButton short />
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
  const { sight: turn } = useToldTable("turn");
  const passed = useHasPassed(player, "told");
  const { faction } = playerOf(sight, player);
  const name = playerName(sight, player);
  const state = passed ? text("gwent.passed") : sight.scene.say({ key: `faction.${faction}` });
  return (
    <div className={styles.mate} data-on={isOn(turn, player) || undefined} data-zone={`seal:${player}`}>
      <Leader player={player} />
      <div className={styles.who}>
        <b style={typeWidths(name, "caps")}>
          <svg className={styles.pip} viewBox="0 0 24 24" aria-hidden="true">
            <OwnerPip owner={ownerOf(sight, player)} x={12} y={12} />
          </svg>
          {name}
        </b>
      </div>
      <div className={styles.state}>
        <em style={typeWidths(state, "text")}>{passed ? <strong>{state}</strong> : state}</em>
      </div>
      <Facts player={player} piles={false} />
    </div>
  );
}
