import { Page } from "../../look/page.tsx";

export default function ReplaysPage() {
  return <Page title="ReplaysPage">…</Page>;
}
