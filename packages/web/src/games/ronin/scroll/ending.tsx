import type { View } from "@medallion/ronin";
import { Suspense, useState } from "react";
import { EndScene, useDrawn } from "../../../drawn/index.ts";
import { EmblemMark } from "../card/index.ts";
import { FinalScroll, SoloGoal } from "./final-scroll.tsx";
import { PointsPlot } from "./points-plot.tsx";
import styles from "./scroll.module.css";
import { Story } from "./story.tsx";

const VERDICTS = { win: "won", loss: "lost", draw: "draw" } as const;

/** The end of the game as a scene over the table: who won, every point with its reason, and how it came to that. */
export function Ending() {
  const { scene, frame, text } = useDrawn();
  const { seat, isShared, table } = scene;
  const view = table.view as View;
  const outcome = table.ending?.outcome;
  const standing = seat === null || isShared ? undefined : outcome?.standings[seat];
  const verdict = standing === undefined ? "over" : VERDICTS[standing.result];
  // Asked for once: what happened does not change any more.
  const [past] = useState(() => frame.past?.().catch(() => []));
  const best = view.ranking?.[0];
  const character = best === undefined ? undefined : view.players[best]?.character;
  return (
    <div className={styles.ending}>
      <EndScene
        verdict={verdict}
        title={text("ronin.scroll.verdict", { verdict })}
        line={outcome === undefined ? undefined : scene.say(outcome.text)}
        mark={character === undefined ? undefined : <EmblemMark character={character} />}
      >
        {view.ranking === undefined ? null : (
          <>
            <SoloGoal />
            <div className={styles.told}>
              <FinalScroll>
                {past === undefined ? null : (
                  <Suspense>
                    <Story past={past} />
                  </Suspense>
                )}
              </FinalScroll>
              <PointsPlot />
            </div>
          </>
        )}
      </EndScene>
    </div>
  );
}
