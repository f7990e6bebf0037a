import { useText } from "../language/language.tsx";
import { Field } from "../look/field.tsx";
import { Switch } from "../look/switch.tsx";
import { changeSettings } from "../settings/settings.ts";
import { forgetTold } from "../settings/told-hints.ts";
import { useSettings } from "../settings/use-settings.ts";
import { NotificationSetting } from "./notification-setting.tsx";
import { Section } from "./section.tsx";
import { SettingChoice } from "./setting-choice.tsx";
import styles from "./settings.module.css";

export function TableSettings({ bare }: { readonly bare?: boolean }) {
  const text = useText();
  const { sound, volume, vibration, remarks, guard, hints } = useSettings();
  return (
    <Section title={text("shell.set.tables")} bare={bare}>
      <div>
        <SettingChoice name="table" />
        <p className={styles.hint}>{text("shell.set.table.hint")}</p>
      </div>
      <SettingChoice name="motion" />
      <SettingChoice name="speed" />
      <SettingChoice name="handOrder" />
      <Switch
        label={text("shell.set.sound")}
        about={text("shell.set.sound.about")}
        checked={sound}
        onChange={(on) => changeSettings({ sound: on })}
      />
      {sound && (
        <div className={styles.volume}>
          <Field label={text("shell.set.volume")}>
            {(id) => (
              <input
                id={id}
                type="range"
                min={0}
                max={1}
                step={0.05}
                value={volume}
                onChange={({ target }) => changeSettings({ volume: Number(target.value) })}
              />
            )}
          </Field>
        </div>
      )}
      <NotificationSetting />
      {"vibrate" in navigator && (
        <Switch
          label={text("shell.set.vibration")}
          about={text("shell.set.vibration.about")}
          checked={vibration}
          onChange={(on) => changeSettings({ vibration: on })}
        />
      )}
      <Switch
        label={text("shell.set.remarks")}
        about={text("shell.set.remarks.about")}
        checked={remarks}
        onChange={(on) => changeSettings({ remarks: on })}
      />
      <Switch
        label={text("shell.set.guard")}
        about={text("shell.set.guard.about")}
        checked={guard}
        onChange={(on) => changeSettings({ guard: on })}
      />
      <Switch
        label={text("shell.set.hints")}
        about={text("shell.set.hints.about")}
        checked={hints}
        onChange={(on) => {
          if (on) forgetTold();
          changeSettings({ hints: on });
        }}
      />
    </Section>
  );
}
