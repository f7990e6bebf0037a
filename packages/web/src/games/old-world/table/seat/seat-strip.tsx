import { COMPONENTS } from "@medallion/old-world/pages";
import { Digit } from "../../../../drawn/index.ts";
import { lightOn } from "../../../../drawn/pointing/lights.ts";
import { SeatedBot } from "../../../../opponents/seated-bot.tsx";
import { Mark, SchoolShield } from "../../card/index.ts";
import { playerName } from "../../sight/names.ts";
import { witcherIn } from "../../sight/sight.ts";
import { spotOf } from "../../sight/spot.ts";
import { useTable, useToldTable } from "../../sight/table-context.ts";
import { topicOf, zoneOf } from "../../sight/zones.ts";
import styles from "./seat-strip.module.css";

/** Somebody else in one line: trophies, level, Shield, gold, hand, potions; it opens as a panel, or is pointed at. */
export function SeatStrip({ player }: { readonly player: number }) {
  const { sight, lights, text } = useTable();
  const told = useToldTable(topicOf.seat(player)).sight;
  const { school, level, shield, gold, handCount, potions, track } = witcherIn(told, player);
  const spot = spotOf.player(player);
  const light = lightOn(lights, spot);
  const decides = useToldTable(topicOf.turn).sight.view.asks.some(({ seat }) => seat === player);
  return (
    <button
      type="button"
      className={styles.strip}
      data-zone={zoneOf.seat(player)}
      data-active={told.view.active === player && told.view.phase !== "setup" ? "" : undefined}
      data-decides={decides ? "" : undefined}
      data-light={light}
      data-spot={light === "rest" ? undefined : spot}
      data-open={light === "rest" ? `seat:${player}` : undefined}
      data-nav=""
    >
      <span className="unseen">
        {text("oldWorld.seat", {
          ...{ name: playerName(sight, player), level, shield, gold, hand: handCount },
          ...{ potions: potions.length, trophies: track, of: COMPONENTS.constants.trophiesToWin },
          decides: decides ? "yes" : "no",
        })}
      </span>
      <span className={styles.shield} aria-hidden="true">
        {school === undefined ? null : <SchoolShield school={school} />}
      </span>
      <SeatedBot scene={sight.scene} seat={player} className={styles.face} />
      <span className={styles.name} aria-hidden="true">
        {playerName(sight, player)}
        <TrackPips track={track} />
      </span>
      <span className={styles.numbers} aria-hidden="true">
        <b className={styles.level} data-zone={zoneOf.level(player)}>
          <span data-number="">{level}</span>
        </b>
        <span data-zone={zoneOf.shield(player)}>
          <Mark name="shield" />
          <i data-number="">{shield}</i>
        </span>
        <span data-zone={zoneOf.gold(player)}>
          <Mark name="gold" />
          <i data-number="">{gold}</i>
        </span>
        <span data-zone={zoneOf.hand(player)}>
          <Mark name="cards" />
          <i data-number="">{handCount}</i>
        </span>
        <span data-zone={zoneOf.potions(player)}>
          <Mark name="potion" />
          <i data-number="">{potions.length}</i>
        </span>
      </span>
      {light === "rest" ? null : <Digit spot={spot} />}
    </button>
  );
}

/** How far somebody has come on the trophy track. */
export function TrackPips({ track }: { readonly track: number }) {
  return (
    <svg viewBox="0 0 60 14" className={styles.pips} aria-hidden="true">
      {Array.from({ length: COMPONENTS.constants.trophiesToWin }, (_, place) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the places of the track stay where they are.
          key={place}
          d={`M${7 + place * 15} 1l6 6-6 6-6-6z`}
          data-won={place < track ? "" : undefined}
        />
      ))}
    </svg>
  );
}
