import { useText } from "../language/language.tsx";
import { Section } from "./section.tsx";
import { SettingChoice } from "./setting-choice.tsx";

export function LookSettings({ bare }: { readonly bare?: boolean }) {
  const text = useText();
  return (
    <Section title={text("shell.set.look")} bare={bare}>
      <SettingChoice name="theme" />
      <SettingChoice name="contrast" />
    </Section>
  );
}
