import { useText } from "../../language/language.tsx";
import { Page } from "../../look/page.tsx";
import { LookSettings } from "../../preferences/look-settings.tsx";
import styles from "../../preferences/settings.module.css";
import { TableSettings } from "../../preferences/table-settings.tsx";
import { DataSettings } from "./data-settings.tsx";
import { PersonSettings } from "./person-settings.tsx";

/** Everything that can be chosen on this device; each choice holds at once. */
export default function SettingsPage() {
  const text = useText();
  return (
    <Page title={text("shell.settings")} width="narrow">
      <div className={styles.sections}>
        <PersonSettings />
        <LookSettings />
        <TableSettings />
        <DataSettings />
      </div>
    </Page>
  );
}
