import { typeWidths } from "../../../../drawn/fit/type-widths.ts";
import { Place } from "../../../../drawn/pointing/place.tsx";
import { FactionDevice } from "../../card/index.ts";
import { playerName } from "../../sight/names.ts";
import { isOn, playerOf, sideOf } from "../../sight/sight.ts";
import { Lane } from "../field/lane.tsx";
import mat from "../field/mat.module.css";
import { Total } from "../field/total.tsx";
import { spotOf } from "../play/spot.ts";
import { HandCount, HandMark } from "../seat/facts.tsx";
import { Gems } from "../seat/gems.tsx";
import { Leader } from "../seat/leader.tsx";
import { Seal } from "../seat/seal.tsx";
import { useHasPassed } from "../seat/use-has-passed.ts";
import { useTable, useToldTable } from "../table-context.ts";
import styles from "./board.module.css";

/** One of several other sides, small but whole; enlarges on a click. */
export function Board({ side }: { readonly side: number }) {
  const { sight, text } = useTable();
  const { sight: turn } = useToldTable("turn");
  const { sight: counted } = useToldTable("counts");
  const { rows, members } = sideOf(sight, side);
  const [player = 0] = members;
  const passed = useHasPassed(player, "told");
  const sealed = useHasPassed(player, "wax");
  const { faction } = playerOf(sight, player);
  const name = playerName(sight, player);
  return (
    <section
      className={`${mat.mat} ${styles.board}`}
      data-house={faction}
      data-passed={passed || undefined}
      data-on={isOn(turn, player) || undefined}
      aria-label={text("gwent.side", { names: name })}
    >
      <span className={mat.device}>
        <FactionDevice faction={faction} />
      </span>
      <header className={styles.head} data-rove="">
        <Leader player={player} />
        <div className={styles.who}>
          <b style={typeWidths(name, "caps")}>{name}</b>
          <span className={styles.facts} data-zone={`hand:${player}`}>
            <Gems side={side} />
            <HandMark />
            <HandCount player={player} />
            <span className="unseen" data-zone={`pile:${side}`}>
              {text("gwent.pile", { names: name, count: sideOf(counted, side).pile.length })}
            </span>
          </span>
        </div>
        <Total side={side} className={styles.total} />
        {sealed ? <Seal player={player} className={styles.seal} /> : null}
      </header>
      {rows.toReversed().map((row) => (
        <Lane key={row.row} side={side} row={row} />
      ))}
      <button
        type="button"
        className={styles.enlarge}
        data-open={`board:${side}`}
        data-nav=""
        aria-label={text("gwent.enlarge", { name })}
      />
      <Place spot={spotOf.side(side)} label={name} />
      <Place spot={spotOf.player(player)} label={name} />
      <Place spot={spotOf.pile(side)} label={name} />
    </section>
  );
}
