import { useText } from "../language/language.tsx";
import { Dialog } from "../look/dialog.tsx";
import { LookSettings } from "./look-settings.tsx";
import styles from "./settings.module.css";
import { TableSettings } from "./table-settings.tsx";

/** What one may want to change while playing, above the table; each choice holds at once. */
export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  return (
    <Dialog title={text("shell.settings")} onClose={onClose}>
      <div className={styles.sections}>
        <TableSettings bare />
        <LookSettings bare />
      </div>
    </Dialog>
  );
}
