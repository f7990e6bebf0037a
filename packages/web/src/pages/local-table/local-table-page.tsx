import { Page } from "../../look/page.tsx";

export default function LocalTablePage() {
  return <Page title="LocalTablePage">…</Page>;
}
