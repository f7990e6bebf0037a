import { Page } from "../../look/page.tsx";

export default function SettingsPage() {
  return <Page title="SettingsPage">…</Page>;
}
