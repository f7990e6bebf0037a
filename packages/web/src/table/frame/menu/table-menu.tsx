import { partsOf } from "../../../games/index.ts";
import { useText } from "../../../language/language.tsx";
import { Button, ButtonLink } from "../../../look/button.tsx";
import { Dialog } from "../../../look/dialog.tsx";
import { PATHS } from "../../../navigation/paths.ts";
import type { Frame, Scene } from "../../../scene/scene.ts";
import { useSettings } from "../../../settings/use-settings.ts";
import { switchTable } from "../../switch-table.ts";
import type { Venue } from "../venue.ts";
import { ActionButton } from "./action-button.tsx";
import { actionsFor } from "./actions.ts";
import { Exports } from "./exports.tsx";
import { Fairness } from "./fairness.tsx";
import { SoundSwitch } from "./sound-switch.tsx";
import styles from "./table-menu.module.css";

interface TableMenuProps {
  readonly venue: Venue;
  readonly scene: Scene;
  readonly frame: Frame;
  readonly onKeys: () => void;
  readonly onChat: () => void;
  readonly onSettings: () => void;
  readonly onClose: () => void;
}

/** Everything that can be done at a table besides playing. */
export function TableMenu({ venue, scene, frame, onKeys, onChat, onSettings, onClose }: TableMenuProps) {
  const text = useText();
  const settings = useSettings();
  const { kit, look, seat } = scene;
  return (
    <Dialog title={text("table.menu")} onClose={onClose}>
      <div className={styles.menu}>
        <section aria-labelledby="menu-read">
          <h3 id="menu-read">{text("table.menu.table")}</h3>
          <div className={styles.buttons}>
            <Button
              onClick={() => {
                onClose();
                frame.openRules();
              }}
            >
              {text("table.rules")}
            </Button>
            {frame.askHint !== undefined && (
              <Button
                onClick={() => {
                  onClose();
                  frame.askHint?.();
                }}
              >
                {text("table.hint")}
              </Button>
            )}
            {frame.hasChat !== false && <Button onClick={onChat}>{text("table.chat")}</Button>}
            {partsOf(kit.game.id).Table !== undefined && (
              <Button onClick={switchTable}>
                {text(settings.table === "text" ? "table.toDrawn" : "table.toText")}
              </Button>
            )}
            <Button onClick={onKeys}>{text("table.keys")}</Button>
            <SoundSwitch />
          </div>
        </section>
        <GameActions scene={scene} onDone={onClose} />
        <section aria-labelledby="menu-export">
          <h3 id="menu-export">{text("table.menu.share")}</h3>
          <Exports venue={venue} scene={scene} />
        </section>
        <Fairness venue={venue} look={look} seat={seat} />
        <div className={styles.ways}>
          <Button onClick={onSettings}>{text("table.settings")}</Button>
          <ButtonLink to={PATHS.home}>
            {text("table.leaveTable", { keeps: seat !== null && look.stage === "playing" ? "yes" : "no" })}
          </ButtonLink>
        </div>
      </div>
    </Dialog>
  );
}

function GameActions({ scene, onDone }: { readonly scene: Scene; readonly onDone: () => void }) {
  const text = useText();
  const actions = actionsFor(scene.look, scene.seat);
  if (actions.length === 0) return null;
  return (
    <section aria-labelledby="menu-game">
      <h3 id="menu-game">{text("table.menu.game")}</h3>
      <div className={styles.buttons}>
        {actions.map((action) => (
          <ActionButton key={action} action={action} scene={scene} onDone={onDone} />
        ))}
      </div>
    </section>
  );
}
