import { changeSettings, settings } from "../settings/settings.ts";

/** From the drawn table to the one in words, or back. */
export function switchTable(): void {
  changeSettings({ table: settings().table === "text" ? "drawn" : "text" });
}
