import { useParams } from "wouter";
import { OnlineTable } from "./online-table.tsx";

export default function OnlineTablePage() {
  const { table = "" } = useParams();
  return <OnlineTable key={table} table={table} />;
}
