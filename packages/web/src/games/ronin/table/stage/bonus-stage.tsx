import { bonusText, sideRow } from "@medallion/ronin/pages";
import { EmblemMark, UnrolledTrack } from "../../card/index.ts";
import { playerName } from "../../sight/names.ts";
import { playerIn } from "../../sight/sight.ts";
import { useTable } from "../table-context.ts";
import styles from "./stage.module.css";

/** The track unrolled where its marker has stopped: what is there for whom, and where the marker goes on to. */
export function BonusStage() {
  const { sight, text } = useTable();
  const { view, ask, player } = sight;
  if (ask?.kind !== "bonus") return null;
  const board = view.boards[ask.board];
  if (board === null || board === undefined) return null;
  const partner = board.seats.find((seat) => seat !== player) ?? player;
  const side = ask.board === player ? "LEFT" : "RIGHT";
  const row = sideRow(view, board.side);
  const bonus = row.bonuses[ask.space];
  const left = view.agenda.reduce(
    (sum, step) => (step.kind === "points" && step.board === ask.board ? sum + step.points : sum),
    0,
  );
  const goal = Math.min(row.top, board.marker + left);
  const name = playerName(sight, partner);
  const ends = [player, partner].map((end) => playerIn(sight, end).character);
  const [near, far] = side === "LEFT" ? ends.toReversed() : ends;
  return (
    <section className={styles.stage} aria-label={text("ronin.unrolled", { name })} data-rove="">
      <div className={styles.unrolled}>
        {near === undefined ? null : <EmblemMark character={near} />}
        <UnrolledTrack row={row} marker={ask.space} goal={goal} direction={side} />
        {far === undefined ? null : <EmblemMark character={far} />}
      </div>
      <p className={styles.about}>
        {bonus === undefined
          ? null
          : sight.scene.say({ key: "outline.bonus", values: { space: ask.space, bonus: bonusText(bonus) } })}
        {playerIn(sight, partner).automa ? null : <span>{text("ronin.unrolled.both", { name })}</span>}
        {goal === board.marker ? null : (
          <span>{text("ronin.unrolled.goes", { count: goal - board.marker })}</span>
        )}
      </p>
    </section>
  );
}
