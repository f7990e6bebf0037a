import { useText } from "../language/language.tsx";
import { Choice } from "../look/choice.tsx";
import { changeSettings, type Settings } from "../settings/settings.ts";
import { useSettings } from "../settings/use-settings.ts";

/** The settings that are one of a few words, with the words they may be. */
const VALUES = {
  theme: ["system", "dark", "light"],
  contrast: ["normal", "high"],
  table: ["drawn", "text"],
  motion: ["system", "full", "reduced"],
  speed: ["slow", "normal", "fast", "fastest"],
  handOrder: ["dealt", "strength", "row"],
} as const satisfies { readonly [N in keyof Settings]?: readonly Settings[N][] };

export function SettingChoice({ name }: { readonly name: keyof typeof VALUES }) {
  const text = useText();
  const value = useSettings()[name];
  return (
    <Choice
      label={text(`shell.set.${name}`)}
      options={VALUES[name].map((word) => ({
        value: word,
        label: text(`shell.set.${name}.value`, { value: word }),
      }))}
      value={value}
      onChange={(chosen) => changeSettings({ [name]: chosen })}
    />
  );
}
