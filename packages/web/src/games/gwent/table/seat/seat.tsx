import { typeWidths } from "../../../../drawn/fit/type-widths.ts";
import { useFit } from "../../../../drawn/fit/use-fit.ts";
import { leaderSays } from "../../sight/leader-facts.ts";
import { playerName } from "../../sight/names.ts";
import { hasDeck, isAutomaton, isOn, playerOf, sideOf } from "../../sight/sight.ts";
import { useTable, useToldTable } from "../table-context.ts";
import { AutomatonFacts } from "./automaton-facts.tsx";
import { Facts } from "./facts.tsx";
import { Gems } from "./gems.tsx";
import { Leader } from "./leader.tsx";
import { LeaderState } from "./leader-state.tsx";
import { OpenHand } from "./open-hand.tsx";
import styles from "./seat.module.css";
import { TeamSeat } from "./team-seat.tsx";

interface SeatProps {
  readonly side: number;
  readonly className?: string | undefined;
}

/** Who sits at a side: one player, or the two of a team. */
export function Seat({ side, className }: SeatProps) {
  const { sight } = useTable();
  const [player = 0, mate] = sideOf(sight, side).members;
  return mate === undefined ? (
    <SoloSeat player={player} side={side} className={className} />
  ) : (
    <TeamSeat side={side} className={className} />
  );
}

function SoloSeat({ player, side, className }: SeatProps & { player: number }) {
  const { sight } = useTable();
  const { sight: turn } = useToldTable("turn");
  const { faction } = playerOf(sight, player);
  const name = playerName(sight, player);
  const house = sight.scene.say({ key: `faction.${faction}` });
  const decked = hasDeck(sight.view, player);
  const fitted = useFit<HTMLElement>(`${name} ${house} ${leaderSays(sight, player)}`);
  return (
    <section
      ref={fitted}
      className={`${styles.seat} ${className ?? ""}`}
      data-surface="plate"
      data-on={isOn(turn, player) || undefined}
      aria-label={name}
      data-rove=""
    >
      <div className={styles.leader}>{decked ? <Leader player={player} /> : null}</div>
      <div className={styles.who}>
        <b style={typeWidths(name, "caps")}>{name}</b>
        {decked ? <em style={typeWidths(house, "text")}>{house}</em> : null}
      </div>
      <div className={styles.line}>
        <Gems side={side} />
        <Facts player={player} piles />
      </div>
      {isAutomaton(sight.view, player) ? <AutomatonFacts /> : null}
      {decked && !isAutomaton(sight.view, player) ? <LeaderState player={player} /> : null}
      {player === sight.player ? null : <OpenHand player={player} within="seat" />}
    </section>
  );
}
