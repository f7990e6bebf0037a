import type { Side } from "@medallion/ronin";
import { boardOf, neighbour, sideRow } from "@medallion/ronin/pages";
import { BonusMark, CupMark, nextBonus } from "../../card/index.ts";
import { playerName } from "../../sight/names.ts";
import { pouredIn } from "../../sight/poured.ts";
import { playerIn } from "../../sight/sight.ts";
import { spotOf } from "../play/spot.ts";
import { useTable, useToldTable } from "../table-context.ts";
import styles from "./alliance.module.css";
import { FittedBoard } from "./fitted-board.tsx";

interface AllianceProps {
  readonly side: Side;
  readonly form: "hanging" | "lying" | "bar";
}

/** The board that the viewer shares with a neighbour: 0 at the own hand. It opens step by step, each with its reason. */
export function Alliance({ side, form }: AllianceProps) {
  const { sight, lights, text } = useTable();
  const { view, player } = sight;
  const board = boardOf(view, player, side);
  const partner = neighbour(view, player, side);
  const { sight: telling } = useToldTable(`alliance:${board}`);
  const told = telling.view.boards[board];
  if (told === null || told === undefined) return null;
  const name = playerName(sight, partner);
  const row = sideRow(view, told.side);
  const next = form === "bar" ? nextBonus(row, told.marker) : undefined;
  const poured = pouredIn(telling.scene).get(board);
  const spot = spotOf.track(side);
  const lit = lights.sources.has(spot) || lights.layable.has(spot) || lights.laid.includes(spot);
  const track = sight.scene.say({
    key: "outline.track",
    values: { space: told.marker, top: told.top, vp: told.vp },
  });
  return (
    <button
      type="button"
      className={styles.alliance}
      data-form={form}
      data-zone={`alliance:${board}`}
      data-spot={lit ? spot : undefined}
      data-open={lit ? undefined : `alliance:${board}`}
      data-nav=""
      aria-pressed={lit ? lights.selected === spot || lights.laid.includes(spot) : undefined}
    >
      <span className="unseen">
        {text("ronin.alliance", { name, track })}
        {poured === undefined ? null : ` ${text("ronin.poured", { points: poured })}`}
      </span>
      {form === "lying" ? (
        <span className={styles.caption} data-side={side} aria-hidden="true">
          {name}
        </span>
      ) : null}
      <FittedBoard
        row={row}
        marker={told.marker}
        partner={playerIn(sight, partner).character}
        title={name}
        direction={side === "left" ? "LEFT" : "RIGHT"}
        form={form}
      />
      {poured === undefined ? null : (
        <span className={styles.poured} data-side={side} aria-hidden="true">
          <CupMark />+{poured}
        </span>
      )}
      {next === undefined ? null : (
        <span className={styles.next} aria-hidden="true">
          <b>{told.marker}</b> → <BonusMark bonus={next.bonus} /> <b>{next.space}</b>
        </span>
      )}
    </button>
  );
}
