import { Page } from "../../look/page.tsx";

export default function LeaderboardPage() {
  return <Page title="LeaderboardPage">…</Page>;
}
