import type { PlayerIndex, RoninSubject } from "@medallion/ronin";
import { SOLO_TARGET, thresholdsOf } from "@medallion/ronin/pages";
import { VpMark, XpMark } from "../../card/index.ts";
import { playerIn } from "../../sight/sight.ts";
import { useToldTable } from "../table-context.ts";
import styles from "./points.module.css";

interface PointsProps {
  readonly player: PlayerIndex;
}

const why = (subject: RoninSubject): string => JSON.stringify(subject);

/** Experience as a star, victory points as gold; each tells why it is what it is. */
export function Xp({ player }: PointsProps) {
  const { sight } = useToldTable(`xp:${player}`);
  const { xp, gold } = playerIn(sight, player);
  const next = thresholdsOf(sight.view, player).find((space) => space > xp) ?? 0;
  const label = sight.scene.say(
    gold >= 0 ? { key: "outline.gold", values: { gold } } : { key: "outline.xp", values: { xp, next } },
  );
  return (
    <button
      type="button"
      className={styles.points}
      data-zone={`xp:${player}`}
      data-why={why({ kind: "xp", player })}
      data-nav=""
      aria-label={label}
    >
      <XpMark value={gold >= 0 ? gold : xp} gold={gold >= 0} />
    </button>
  );
}

/** Alone, beside how many are needed. */
export function Vp({ player }: PointsProps) {
  const { sight, text } = useToldTable(`vp:${player}`);
  const { vp } = playerIn(sight, player);
  const alone = sight.view.options.humans === 1;
  const label = sight.scene.say({ key: "outline.vp", values: { vp } });
  return (
    <button
      type="button"
      className={styles.points}
      data-zone={`vp:${player}`}
      data-goal={alone ? `/ ${SOLO_TARGET}` : undefined}
      data-why={why({ kind: "vp", player })}
      data-nav=""
      aria-label={alone ? `${label}. ${text("ronin.scroll.target", { points: SOLO_TARGET })}` : label}
    >
      <VpMark value={vp} />
    </button>
  );
}
