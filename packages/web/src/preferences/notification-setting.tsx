import { useText } from "../language/language.tsx";
import { Switch } from "../look/switch.tsx";
import { changeSettings } from "../settings/settings.ts";
import { useSettings } from "../settings/use-settings.ts";
import { THIS_DEVICE } from "../table/frame/signals/signals.ts";

/** Whether a notification tells that it is one's turn. Nothing where the browser has none. */
export function NotificationSetting() {
  const text = useText();
  const { notifications } = useSettings();
  const permission = THIS_DEVICE.permission();
  if (permission === undefined) return null;
  const isRefused = permission === "denied";
  const choose = async (on: boolean): Promise<void> => {
    changeSettings({ notifications: on && (await THIS_DEVICE.ask()) === "granted" });
  };
  return (
    <Switch
      label={text("shell.set.notifications")}
      about={text(isRefused ? "shell.set.notifications.refused" : "shell.set.notifications.about")}
      checked={notifications === true && permission === "granted"}
      onChange={(on) => void choose(on)}
    />
  );
}
