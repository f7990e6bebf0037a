import { Page } from "../../look/page.tsx";

export default function AccountPage() {
  return <Page title="AccountPage">…</Page>;
}
