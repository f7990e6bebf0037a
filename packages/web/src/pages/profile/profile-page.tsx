import { Page } from "../../look/page.tsx";

export default function ProfilePage() {
  return <Page title="ProfilePage">…</Page>;
}
