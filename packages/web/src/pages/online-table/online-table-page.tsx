import { Page } from "../../look/page.tsx";

export default function OnlineTablePage() {
  return <Page title="OnlineTablePage">…</Page>;
}
