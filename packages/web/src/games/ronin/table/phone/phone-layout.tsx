import { isSetUp } from "../../sight/sight.ts";
import { Mat } from "../mat/mat.tsx";
import { Abilities } from "../own/experience.tsx";
import { Prompt } from "../prompt/prompt.tsx";
import { useStage } from "../stage/stage.tsx";
import { useTable } from "../table-context.ts";
import { Chapters } from "../top/chapters.tsx";
import { Chips } from "./chips.tsx";
import { Lines } from "./lines.tsx";
import { OwnBar } from "./own-bar.tsx";
import { PhoneHand } from "./phone-hand.tsx";
import styles from "./phone-layout.module.css";
import { PhoneTop } from "./phone-top.tsx";
import { useTab } from "./tab.ts";

/** The mat, with the chapters to come. */
function PhoneMat() {
  return (
    <Mat>
      <Chapters />
    </Mat>
  );
}

/** One screen from top to bottom: chapter and tabs, seats, the middle, what is asked, you, what you hold. */
export function PhoneLayout() {
  const { sight } = useTable();
  const [tab, setTab] = useTab();
  const Stage = useStage();
  return (
    <div className={styles.phone} data-tab={tab} data-begins={isSetUp(sight) ? undefined : ""}>
      <div className={styles.top}>
        <PhoneTop tab={tab} onTab={setTab} />
      </div>
      <div className={styles.seats}>
        <Chips />
      </div>
      <div className={styles.middle}>
        {Stage === undefined ? tab === "mat" ? <PhoneMat /> : <Lines /> : <Stage />}
      </div>
      <div className={styles.prompt}>
        <Prompt />
      </div>
      <div className={styles.own}>
        <OwnBar />
        {sight.asked === "ability" ? <Abilities /> : null}
      </div>
      <div className={styles.hand}>
        <PhoneHand />
      </div>
    </div>
  );
}
