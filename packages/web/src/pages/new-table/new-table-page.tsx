import { Page } from "../../look/page.tsx";

export default function NewTablePage() {
  return <Page title="NewTablePage">…</Page>;
}
