import { useText } from "../../language/language.tsx";
import { Choice } from "../../look/choice.tsx";
import { changeSettings } from "../../settings/settings.ts";
import { useSettings } from "../../settings/use-settings.ts";
import { Section } from "./section.tsx";

const THEMES = ["system", "dark", "light"] as const;
const CONTRASTS = ["normal", "high"] as const;

export function LookSettings() {
  const text = useText();
  const { theme, contrast } = useSettings();
  return (
    <Section title={text("shell.set.look")}>
      <Choice
        label={text("shell.set.theme")}
        options={THEMES.map((value) => ({ value, label: text("shell.set.theme.value", { value }) }))}
        value={theme}
        onChange={(chosen) => changeSettings({ theme: chosen })}
      />
      <Choice
        label={text("shell.set.contrast")}
        options={CONTRASTS.map((value) => ({ value, label: text("shell.set.contrast.value", { value }) }))}
        value={contrast}
        onChange={(chosen) => changeSettings({ contrast: chosen })}
      />
    </Section>
  );
}
