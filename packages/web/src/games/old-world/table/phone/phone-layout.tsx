import { Offers, useWished } from "../../../../drawn/index.ts";
import { openedPlace, PlaceSheet } from "../../map/index.ts";
import { SURFACES } from "../../play/surface.ts";
import { Prompt } from "../../prompt/prompt.tsx";
import type { OldWorldSight } from "../../sight/sight.ts";
import { useTable } from "../../sight/table-context.ts";
import { StoryStage } from "../../story/index.ts";
import { OwnHand } from "../hand/own-hand.tsx";
import { Middle } from "../scene/middle.tsx";
import { useMiddle } from "../scene/use-middle.ts";
import { SoloTrack } from "../seat/others.tsx";
import { Chips } from "./chips.tsx";
import styles from "./phone-layout.module.css";
import { PhonePanel, type WitcherTab } from "./phone-panel.tsx";
import { PhoneTop } from "./phone-top.tsx";

/** One screen from top to bottom: phase, the others, the middle, board or pool by tab, what is asked, the hand. */
export function PhoneLayout() {
  const table = useTable();
  const { sight } = table;
  const moment = `${sight.scene.table.question?.id} ${sight.view.phase}`;
  const [tab, setTab] = useWished<WitcherTab>(moment, usualTab(sight));
  const { scene, holding } = useMiddle();
  const isOpened = scene === "map" && openedPlace(table) !== undefined;
  return (
    <div
      className={styles.phone}
      data-scene={scene === "map" ? "map" : "stage"}
      data-begins={sight.view.phase === "setup" ? "" : undefined}
      data-place={isOpened ? "" : undefined}
    >
      <div className={styles.top}>
        <PhoneTop />
      </div>
      {scene === "map" ? (
        <div className={styles.chips}>
          {sight.isSolo ? (
            <>
              <SoloTrack />
              <Offers />
            </>
          ) : (
            <Chips />
          )}
        </div>
      ) : null}
      <div className={styles.middle}>
        <Middle scene={scene} holding={holding} />
      </div>
      <div className={styles.story}>
        <StoryStage />
      </div>
      {scene === "map" ? (
        <div className={styles.panel}>
          {isOpened ? <PlaceSheet /> : <PhonePanel tab={tab} onTab={setTab} />}
        </div>
      ) : null}
      <div className={styles.prompt}>
        <Prompt hasHint />
      </div>
      <div className={styles.hand}>
        <OwnHand />
      </div>
    </div>
  );
}

/** What the tab shows that fits what is asked. */
function usualTab({ asked, choices }: OldWorldSight): WitcherTab {
  if (asked !== undefined && SURFACES[asked] === "pool") return "pool";
  return choices.some(({ kind }) => kind === "quest") ? "quests" : "board";
}
