import { Page } from "../../look/page.tsx";

export default function DecksPage() {
  return <Page title="DecksPage">…</Page>;
}
