import { Page } from "../../look/page.tsx";

export default function LobbyPage() {
  return <Page title="LobbyPage">…</Page>;
}
