import type { PlayerIndex } from "@medallion/ronin";
import { AllianceMark } from "../../card/index.ts";
import { playerName } from "../../sight/names.ts";
import { useTable, useToldTable } from "../table-context.ts";
import styles from "./others-tracks.module.css";

interface PairsProps {
  readonly player: PlayerIndex;
  /** Without the partner's name, where there is no room for it. */
  readonly bare: boolean;
}

/** The board between this player and the next one clockwise, where neither of them is the viewer. */
export function PairsOf({ player, bare }: PairsProps) {
  const { sight, text } = useTable();
  const told = useToldTable(`alliance:${player}`).sight.view.boards[player];
  if (told === null || told === undefined || told.seats.includes(sight.player)) return null;
  const [one, other] = told.seats;
  const values = {
    name: playerName(sight, one),
    partner: playerName(sight, other),
    track: sight.scene.say({
      key: "outline.track",
      values: { space: told.marker, top: told.top, vp: told.vp },
    }),
  };
  return (
    <button
      type="button"
      className={styles.pair}
      data-zone={`alliance:${player}`}
      data-open={`alliance:${player}`}
      data-nav=""
    >
      <span className="unseen">{text("ronin.alliance.others", values)}</span>
      <AllianceMark />
      <span aria-hidden="true">{told.marker}</span>
      {bare ? null : <small aria-hidden="true">{values.partner}</small>}
    </button>
  );
}
