import { useText } from "../../../language/language.tsx";
import { Button } from "../../../look/button.tsx";
import { changeSettings } from "../../../settings/settings.ts";
import { useSettings } from "../../../settings/use-settings.ts";

export function SoundSwitch() {
  const text = useText();
  const { sound } = useSettings();
  return (
    <Button aria-pressed={sound} onClick={() => changeSettings({ sound: !sound })}>
      {text("table.sound", { state: sound ? "on" : "off" })}
    </Button>
  );
}
