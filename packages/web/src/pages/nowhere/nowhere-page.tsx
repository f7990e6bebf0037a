import { Page } from "../../look/page.tsx";

export default function NowherePage() {
  return <Page title="Nowhere">…</Page>;
}
