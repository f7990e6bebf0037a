import { useText } from "../../language/language.tsx";
import { Choice } from "../../look/choice.tsx";
import { Field } from "../../look/field.tsx";
import { Switch } from "../../look/switch.tsx";
import { changeSettings } from "../../settings/settings.ts";
import { useSettings } from "../../settings/use-settings.ts";
import { Section } from "./section.tsx";
import styles from "./settings.module.css";

const TABLES = ["drawn", "text"] as const;
const MOTIONS = ["system", "full", "reduced"] as const;
const SPEEDS = ["slow", "normal", "fast"] as const;

export function TableSettings() {
  const text = useText();
  const { table, motion, speed, sound, volume } = useSettings();
  return (
    <Section title={text("shell.set.table")}>
      <div>
        <Choice
          label={text("shell.set.kind")}
          options={TABLES.map((value) => ({ value, label: text("shell.set.kind.value", { value }) }))}
          value={table}
          onChange={(chosen) => changeSettings({ table: chosen })}
        />
        <p className={styles.hint}>{text("shell.set.kind.hint")}</p>
      </div>
      <Choice
        label={text("shell.set.motion")}
        options={MOTIONS.map((value) => ({ value, label: text("shell.set.motion.value", { value }) }))}
        value={motion}
        onChange={(chosen) => changeSettings({ motion: chosen })}
      />
      <Choice
        label={text("shell.set.speed")}
        options={SPEEDS.map((value) => ({ value, label: text("shell.set.speed.value", { value }) }))}
        value={speed}
        onChange={(chosen) => changeSettings({ speed: chosen })}
      />
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
    </Section>
  );
}
