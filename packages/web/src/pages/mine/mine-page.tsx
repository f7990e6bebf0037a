import { Page } from "../../look/page.tsx";

export default function MinePage() {
  return <Page title="MinePage">…</Page>;
}
