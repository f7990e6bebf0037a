import { Chronicle, Hint } from "../../../drawn/index.ts";
import { Prompt } from "../prompt/prompt.tsx";
import { useTable } from "../sight/table-context.ts";
import { TELLING } from "../sight/telling.ts";
import { StoriesButton, StoryStage } from "../story/index.ts";
import styles from "./desk-layout.module.css";
import { OwnHand } from "./hand/own-hand.tsx";
import { Piles } from "./hand/piles.tsx";
import { OwnBoard } from "./own/own-board.tsx";
import { Pool } from "./pool/pool.tsx";
import { Middle } from "./scene/middle.tsx";
import { useMiddle } from "./scene/use-middle.ts";
import { Others } from "./seat/others.tsx";
import { Top } from "./top/top.tsx";

/** The own board left, the others, the pool and the chronicle right, in the middle what goes on; upright below each other. */
export function DeskLayout({ shape }: { readonly shape: "wide" | "tall" }) {
  const { sight } = useTable();
  const { scene, holding } = useMiddle();
  const isStaged = scene === "fight" || scene === "poker";
  const isHintAside = shape === "wide" || !isStaged;
  return (
    <div
      className={styles.table}
      data-shape={shape}
      data-staged={isStaged ? "" : undefined}
      data-players={sight.others.length + 1}
    >
      <div className={styles.top}>
        <Top />
      </div>
      {isStaged ? null : (
        <>
          <div className={styles.own}>
            <OwnBoard />
          </div>
          <div className={styles.others}>
            <Others />
          </div>
          <div className={styles.pool}>
            <Pool />
          </div>
          <div className={styles.log}>
            <Chronicle telling={TELLING} own={[sight.player]} className={styles.chronicle}>
              <StoriesButton />
            </Chronicle>
          </div>
        </>
      )}
      <div className={styles.middle}>
        <Middle scene={scene} holding={holding} />
      </div>
      <div className={styles.story}>
        <StoryStage />
      </div>
      <div className={styles.prompt}>
        <Prompt hasHint={!isHintAside} />
      </div>
      {/* Where nothing moves for it: over the end of the log, beside the hand of a fight. */}
      {isHintAside ? (
        <aside className={styles.hint} data-surface="sheet">
          <Hint />
        </aside>
      ) : null}
      <div className={styles.hand}>
        <OwnHand />
        {scene === "fight" ? null : <Piles />}
      </div>
    </div>
  );
}
