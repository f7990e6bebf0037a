import { Page } from "../../look/page.tsx";

export default function HomePage() {
  return <Page title="HomePage">…</Page>;
}
