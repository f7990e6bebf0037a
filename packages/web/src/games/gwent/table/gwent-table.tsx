import type { TableProps } from "../../../table/scene.ts";

export default function GwentTable({ scene }: TableProps) {
  return <main>{scene.names.join(", ")}</main>;
}
