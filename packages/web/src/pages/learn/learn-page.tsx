import { Page } from "../../look/page.tsx";

export default function LearnPage() {
  return <Page title="LearnPage">…</Page>;
}
