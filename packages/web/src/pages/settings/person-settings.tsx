import { LANGUAGES } from "@medallion/kernel";
import { LANGUAGE_NAMES, useText } from "../../language/language.tsx";
import { Choice } from "../../look/choice.tsx";
import { Field } from "../../look/field.tsx";
import { Section } from "../../preferences/section.tsx";
import styles from "../../preferences/settings.module.css";
import { changeSettings } from "../../settings/settings.ts";
import { useSettings } from "../../settings/use-settings.ts";

export function PersonSettings() {
  const text = useText();
  const { language, name } = useSettings();
  return (
    <Section title={text("shell.set.you")}>
      <Choice
        label={text("shell.language")}
        options={LANGUAGES.map((known) => ({ value: known, label: LANGUAGE_NAMES[known], lang: known }))}
        value={language}
        onChange={(chosen) => changeSettings({ language: chosen })}
      />
      <div className={styles.name}>
        <Field label={text("shell.set.name")} hint={text("shell.set.name.hint")}>
          {(id, described) => (
            <input
              id={id}
              aria-describedby={described}
              value={name}
              maxLength={40}
              autoComplete="nickname"
              onChange={({ target }) => changeSettings({ name: target.value })}
              onBlur={() => changeSettings({ name: name.trim() })}
            />
          )}
        </Field>
      </div>
    </Section>
  );
}
