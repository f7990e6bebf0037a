import { COMPONENTS } from "@medallion/old-world/pages";
import { lightOn } from "../../../../drawn/pointing/lights.ts";
import { Mark, SchoolShield } from "../../card/index.ts";
import { playerName } from "../../sight/names.ts";
import { witcherIn } from "../../sight/sight.ts";
import { spotOf } from "../../sight/spot.ts";
import { useTable, useToldTable } from "../../sight/table-context.ts";
import { topicOf, zoneOf } from "../../sight/zones.ts";
import { TrackPips } from "../seat/seat-strip.tsx";
import styles from "./chips.module.css";

/** The others as chips, in turn order; with fewer of them each says more. */
export function Chips() {
  const { sight } = useTable();
  return (
    <nav className={styles.chips} data-rove="" data-count={sight.others.length}>
      {sight.others.map((player) => (
        <Chip key={player} player={player} says={sight.others.length < 4} />
      ))}
    </nav>
  );
}

function Chip({ player, says }: { readonly player: number; readonly says: boolean }) {
  const { sight, lights, text } = useTable();
  const told = useToldTable(topicOf.seat(player)).sight;
  const { school, level, shield, gold, handCount, potions, track } = witcherIn(told, player);
  const name = playerName(sight, player);
  const spot = spotOf.player(player);
  const light = lightOn(lights, spot);
  const decides = useToldTable(topicOf.turn).sight.view.asks.some(({ seat }) => seat === player);
  return (
    <button
      type="button"
      className={styles.chip}
      data-zone={zoneOf.seat(player)}
      data-active={told.view.active === player ? "" : undefined}
      data-decides={decides ? "" : undefined}
      data-light={light}
      data-spot={light === "rest" ? undefined : spot}
      data-open={light === "rest" ? `seat:${player}` : undefined}
      data-nav=""
    >
      <span className="unseen">
        {text("oldWorld.seat", {
          ...{ name, level, shield, gold, hand: handCount, potions: potions.length },
          ...{ trophies: track, of: COMPONENTS.constants.trophiesToWin, decides: decides ? "yes" : "no" },
        })}
      </span>
      <span className={styles.name} aria-hidden="true">
        {name}
      </span>
      <span className={styles.row} aria-hidden="true">
        {school === undefined ? null : <SchoolShield school={school} />}
        <b data-zone={zoneOf.level(player)}>
          <span data-number="">{level}</span>
        </b>
        <TrackPips track={track} />
      </span>
      {says ? (
        <span className={styles.row} aria-hidden="true">
          <Mark name="shield" />
          {shield}
          <Mark name="gold" />
          {gold}
          <Mark name="cards" />
          {handCount}
        </span>
      ) : null}
    </button>
  );
}
