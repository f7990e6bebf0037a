import { TABLE_BENEATH, useShape } from "../../../drawn/index.ts";
import { ChapterScroll } from "../scroll/chapter-scroll.tsx";
import { Ending } from "../scroll/ending.tsx";
import { ShownHand } from "../scroll/shown-hand.tsx";
import { isOver, isSetUp } from "../sight/sight.ts";
import { Alliance } from "./alliance/alliance.tsx";
import { OwnHand } from "./hand/own-hand.tsx";
import styles from "./layout.module.css";
import { Mat } from "./mat/mat.tsx";
import { Experience } from "./own/experience.tsx";
import { OwnLine } from "./own/own-line.tsx";
import { PhoneLayout } from "./phone/phone-layout.tsx";
import { Prompt } from "./prompt/prompt.tsx";
import { Seat } from "./seat/seat.tsx";
import { useStage } from "./stage/stage.tsx";
import { useTable, useToldTable } from "./table-context.ts";
import { Top } from "./top/top.tsx";

/** Where everything lies, by the shape of the screen. */
export function Layout() {
  const shape = useShape();
  return (
    <>
      {shape === "phone" ? <PhoneLayout /> : <DeskLayout shape={shape} />}
      <ShownHand />
      <ChapterScroll />
      <End />
    </>
  );
}

/** Neighbours beside the mat with the boards that are shared with them, the others across; upright one below the other. */
function DeskLayout({ shape }: { readonly shape: "wide" | "tall" }) {
  const { sight } = useTable();
  const Stage = useStage();
  const { others } = sight;
  const left = others[0];
  const right = others.at(-1);
  const across = others.slice(1, -1);
  const form = shape === "wide" ? "hanging" : "lying";
  const lies = shape === "wide" ? "upright" : "across";
  return (
    <div
      className={styles.table}
      data-shape={shape}
      data-players={others.length + 1}
      data-begins={isSetUp(sight) ? undefined : ""}
    >
      <div className={styles.top}>
        <Top />
      </div>
      <div className={styles.left}>
        {left === undefined ? null : <Seat player={left} side="left" lies={lies} />}
        {shape === "wide" ? <Alliance side="left" form={form} /> : null}
      </div>
      <div className={styles.across}>
        {across.map((player) => (
          <Seat key={player} player={player} lies="across" />
        ))}
      </div>
      <div className={styles.right}>
        {right === undefined ? null : <Seat player={right} side="right" lies={lies} />}
        {shape === "wide" ? <Alliance side="right" form={form} /> : null}
      </div>
      <div className={styles.middle}>{Stage === undefined ? <Mat /> : <Stage />}</div>
      <div className={styles.prompt}>
        <Prompt />
      </div>
      {shape === "tall" ? (
        <div className={styles.tracks}>
          <div>
            <Alliance side="left" form="lying" />
          </div>
          <div>
            <Alliance side="right" form="lying" />
          </div>
        </div>
      ) : null}
      <div className={styles.line}>
        <OwnLine />
      </div>
      <div className={styles.xp}>
        <Experience />
      </div>
      <div className={styles.hand}>
        <OwnHand />
      </div>
    </div>
  );
}

/** Over everything once the game is over and the film has come to its end, unless one looks at the table beneath. */
function End() {
  const { open } = useTable();
  const { sight } = useToldTable("result");
  return isOver(sight) && open !== TABLE_BENEATH ? <Ending /> : null;
}
