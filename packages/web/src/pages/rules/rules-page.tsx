import { Page } from "../../look/page.tsx";

export default function RulesPage() {
  return <Page title="RulesPage">…</Page>;
}
