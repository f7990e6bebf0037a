import { useParams } from "wouter";
import { LocalTable } from "./local-table.tsx";

export default function LocalTablePage() {
  const { table = "" } = useParams();
  return <LocalTable key={table} table={table} />;
}
