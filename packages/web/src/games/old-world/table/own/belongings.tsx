import { amountOf, COMPONENTS } from "@medallion/old-world/pages";
import { useShape } from "../../../../drawn/index.ts";
import { Mark } from "../../card/index.ts";
import { witcherIn } from "../../sight/sight.ts";
import { useTable, useToldTable } from "../../sight/table-context.ts";
import { topicOf, zoneOf } from "../../sight/zones.ts";
import { PotionPiece, TrophyPiece } from "../thing/board-pieces.tsx";
import styles from "./belongings.module.css";

/** So many things that can be pressed lie in one line, with the limit of potions. */
const IN_LINE = 7;

/** Potions up to the limit, trophies with the fatigue that the next ones bring. */
export function Belongings({ player }: { readonly player: number }) {
  const { text } = useTable();
  const { sight } = useToldTable(topicOf.seat(player));
  const { potions, drunk, trophies, track } = witcherIn(sight, player);
  const isSetUp = sight.view.phase !== "setup";
  const limit = isSetUp
    ? amountOf(sight.view, { kind: "potionLimit", player })
    : COMPONENTS.constants.potionLimit;
  const isWide = useShape() === "wide";
  // Upright and on a phone potions and trophies share a line; the oldest trophies are in the sheet of the seat.
  const free = IN_LINE - potions.length - drunk.length;
  const steps = COMPONENTS.trophyTrack.filter(({ position }) => position > track);
  const ahead = isWide ? steps : nearestAndLast(steps, free);
  const room = free - ahead.length;
  const more = isWide || trophies.length <= room ? 0 : trophies.length - Math.max(1, room - 2);
  const unfilled = Math.max(0, limit - potions.length - drunk.length);
  const empty = isWide ? unfilled : Math.min(unfilled, Math.max(0, room - trophies.length));
  return (
    <div className={styles.belongings}>
      <h3>
        {isSetUp ? (
          <Limit player={player} count={potions.length} limit={limit} title={text("oldWorld.potions")} />
        ) : (
          text("oldWorld.potions")
        )}
      </h3>
      <div className={styles.row} data-zone={zoneOf.potions(player)}>
        {potions.map((potion, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: potions of a kind are equal.
          <PotionPiece key={`${potion} ${place}`} potion={potion} />
        ))}
        {drunk.map((potion, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: potions of a kind are equal.
          <PotionPiece key={`${potion} ${place} drunk`} potion={potion} drunk />
        ))}
        {Array.from({ length: empty }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty places are alike.
          <i key={place} className={styles.empty} />
        ))}
        {isSetUp ? <Limit player={player} count={potions.length} limit={limit} /> : null}
      </div>
      <h3>{text("oldWorld.trophies")}</h3>
      <div className={styles.row} data-zone={zoneOf.trophies(player)}>
        {more > 0 ? (
          <button type="button" className={styles.all} data-open={`seat:${player}`} data-nav="">
            {text("oldWorld.all", { count: trophies.length })}
          </button>
        ) : null}
        {trophies.slice(more).map((trophy) => (
          <TrophyPiece key={`${trophy.of} ${trophy.id}`} trophy={trophy} />
        ))}
        {ahead.map(({ position, fatigue, wins }) => (
          <button
            key={position}
            type="button"
            className={styles.ahead}
            data-wins={wins ? "" : undefined}
            data-nav=""
            data-why={isSetUp ? JSON.stringify({ kind: "track", player }) : undefined}
          >
            <span className="unseen">
              {text("oldWorld.ahead", { position, fatigue, wins: wins ? "yes" : "no" })}
            </span>
            <Mark name={wins ? "trophy" : "fatigue"} />
            {wins ? null : <b aria-hidden="true">{fatigue}</b>}
          </button>
        ))}
      </div>
    </div>
  );
}

/** As many as there is room for: those that come next, and the last one in any case. */
export function nearestAndLast<T>(steps: readonly T[], room: number): readonly T[] {
  return steps.filter((_, place) => place < Math.max(1, room - 1) || place === steps.length - 1);
}

interface LimitProps {
  readonly player: number;
  readonly count: number;
  readonly limit: number;
  /** What is counted, where it stands in place of the heading. */
  readonly title?: string;
}

/** How many potions one carries of how many: by the heading where there is one, else behind them. */
function Limit({ player, count, limit, title }: LimitProps) {
  const { sight } = useTable();
  return (
    <button
      type="button"
      className={styles.limit}
      data-nav=""
      data-why={JSON.stringify({ kind: "potionLimit", player })}
    >
      <span className="unseen">
        {sight.scene.say({ key: "outline.potionLimit", values: { count, limit } })}
      </span>
      <span aria-hidden="true">{title}</span>
      <b aria-hidden="true">
        {count}/{limit}
      </b>
    </button>
  );
}
