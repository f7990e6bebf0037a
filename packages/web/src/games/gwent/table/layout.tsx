import { TABLE_BENEATH } from "../../../drawn/ending/end-scene.tsx";
import { Notices } from "../../../drawn/frame/notices.tsx";
import { isOver, sideOf } from "../sight/sight.ts";
import { Boards } from "./boards/boards.tsx";
import { RoundChronicle } from "./chronicle/round-chronicle.tsx";
import { Mat } from "./field/mat.tsx";
import { Ridge } from "./field/ridge.tsx";
import { Total } from "./field/total.tsx";
import { Weather } from "./field/weather.tsx";
import { HandZone } from "./hand/hand-zone.tsx";
import styles from "./layout.module.css";
import { Prompt } from "./prompt/prompt.tsx";
import { Actions } from "./rail/actions.tsx";
import { Piles } from "./rail/pile.tsx";
import { MatchEnd } from "./result/match-end.tsx";
import { RoundNews } from "./result/round-news.tsx";
import { Seal } from "./seat/seal.tsx";
import { Seat } from "./seat/seat.tsx";
import { useHasPassed } from "./seat/use-has-passed.ts";
import sizes from "./sizes.module.css";
import { useTable, useToldTable } from "./table-context.ts";

/** Where everything lies. A wide table is a desk with rails at its sides, a narrow one a stack. */
export function Layout() {
  const { sight } = useTable();
  const { near, far } = sight;
  const [other] = far;
  const many = far.length > 1;
  const kind = many ? "many" : sideOf(sight, near).members.length > 1 ? "team" : "two";
  return (
    <div className={`${sizes.sizes} ${styles.table}`} data-kind={kind}>
      {many || other === undefined ? (
        <Boards className={styles.farMat} />
      ) : (
        <>
          <Mat side={other} faces="down" className={styles.farMat} />
          <Total side={other} className={styles.farTotal} />
          <SideSeal side={other} className={styles.farSeal} />
        </>
      )}
      <div className={styles.left}>
        {many || other === undefined ? null : <Seat side={other} className={styles.farSeat} />}
        <Weather className={styles.weather} />
        <Seat side={near} className={styles.nearSeat} />
        <Actions />
      </div>
      <Ridge className={styles.ridge} />
      <RoundNews className={styles.news} />
      <Mat side={near} faces="up" className={styles.nearMat} />
      <Total side={near} className={styles.nearTotal} />
      <SideSeal side={near} className={styles.nearSeal} />
      <div className={styles.right}>
        {many || other === undefined ? null : <Piles side={other} />}
        <RoundChronicle className={styles.chronicle} />
        <Notices className={styles.notices} />
        <Piles side={near} />
      </div>
      <Prompt className={styles.prompt} />
      <HandZone className={styles.hand} />
      <End />
    </div>
  );
}

/** Over everything once the match is over and the film has come to its end, unless one looks at the table beneath. */
function End() {
  const { open } = useTable();
  const { sight } = useToldTable("result");
  return isOver(sight) && open !== TABLE_BENEATH ? <MatchEnd /> : null;
}

/** The seal of a side's only player; those of a team have theirs beside their names. */
function SideSeal({ side, className }: { side: number; className: string | undefined }) {
  const { sight } = useTable();
  const [player = 0, mate] = sideOf(sight, side).members;
  const passed = useHasPassed(player, "wax");
  if (mate !== undefined || !passed) return null;
  return <Seal player={player} className={className} />;
}
