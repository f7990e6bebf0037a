import { TABLE_BENEATH } from "../../../drawn/index.ts";
import { Ending } from "../scroll/ending.tsx";
import { isOver } from "../sight/sight.ts";
import { Alliance } from "./alliance/alliance.tsx";
import { OwnHand } from "./hand/own-hand.tsx";
import styles from "./layout.module.css";
import { Mat } from "./mat/mat.tsx";
import { Experience } from "./own/experience.tsx";
import { OwnLine } from "./own/own-line.tsx";
import { Prompt } from "./prompt/prompt.tsx";
import { Seat } from "./seat/seat.tsx";
import { useShape } from "./shape.ts";
import { useStage } from "./stage/stage.tsx";
import { useTable, useToldTable } from "./table-context.ts";
import { Top } from "./top/top.tsx";

/** Where everything lies: neighbours beside the mat with the boards that are shared with them, the others across. */
export function Layout() {
  const { sight } = useTable();
  const shape = useShape();
  const { others } = sight;
  const left = others[0];
  const right = others.at(-1);
  const across = others.slice(1, -1);
  const form = shape === "wide" ? "hanging" : "lying";
  const lies = shape === "wide" ? "upright" : "across";
  return (
    <div className={styles.table} data-shape={shape} data-players={others.length + 1}>
      <Top />
      <div className={styles.left}>
        {left === undefined ? null : <Seat player={left} side="left" lies={lies} />}
        <Alliance side="left" form={form} />
      </div>
      <div className={styles.across}>
        {across.map((player) => (
          <Seat key={player} player={player} lies="across" />
        ))}
      </div>
      <div className={styles.right}>
        {right === undefined ? null : <Seat player={right} side="right" lies={lies} />}
        <Alliance side="right" form={form} />
      </div>
      <Middle />
      <Prompt />
      <OwnLine />
      <Experience />
      <OwnHand />
      <End />
    </div>
  );
}

/** The mat, or what is to be chosen from. */
function Middle() {
  const Stage = useStage();
  return <div className={styles.middle}>{Stage === undefined ? <Mat /> : <Stage />}</div>;
}

/** Over everything once the game is over and the film has come to its end, unless one looks at the table beneath. */
function End() {
  const { open } = useTable();
  const { sight } = useToldTable("result");
  return isOver(sight) && open !== TABLE_BENEATH ? <Ending /> : null;
}
