import { FrameButtons } from "../../../../drawn/frame/frame-buttons.tsx";
import { isOver } from "../../sight/sight.ts";
import { useToldTable } from "../table-context.ts";
import styles from "./actions.module.css";
import { PassButton } from "./pass-button.tsx";

/** What can always be done, at the foot of the left rail. */
export function Actions() {
  const { sight } = useToldTable("result");
  return (
    <div className={styles.actions} data-rove="">
      {sight.scene.mayAct && !isOver(sight) ? <PassButton className={styles.pass ?? ""} /> : null}
      <div className={styles.row}>
        <FrameButtons />
      </div>
    </div>
  );
}
