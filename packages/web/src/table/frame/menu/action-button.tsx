import { useState } from "react";
import { useText } from "../../../language/language.tsx";
import { Button } from "../../../look/button.tsx";
import type { Scene } from "../../../scene/scene.ts";
import { type Action, commandOf, GRAVE } from "./actions.ts";
import styles from "./table-menu.module.css";

interface ActionButtonProps {
  readonly action: Action;
  readonly scene: Scene;
  readonly onDone: () => void;
}

/** One thing to ask of the table; what cannot be taken back is asked for twice, on the button itself. */
export function ActionButton({ action, scene, onDone }: ActionButtonProps) {
  const text = useText();
  const [sure, setSure] = useState(!GRAVE.has(action));
  const { store, seat } = scene;
  if (seat === null) return null;
  const act = (): void => {
    void store.command(commandOf(action, seat));
    onDone();
  };
  if (GRAVE.has(action) && sure)
    return (
      <span className={styles.sure}>
        <Button kind="danger" onClick={act} autoFocus>
          {text("table.sure", { action })}
        </Button>
        <Button kind="quiet" onClick={() => setSure(false)}>
          {text("table.notSure")}
        </Button>
      </span>
    );
  return <Button onClick={sure ? act : () => setSure(true)}>{text("table.action", { action })}</Button>;
}
