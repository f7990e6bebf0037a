import { Page } from "../../look/page.tsx";

export default function AboutPage() {
  return <Page title="AboutPage">…</Page>;
}
