import { type ComponentType, lazy } from "react";
import type { TableProps } from "../scene/scene.ts";

/** The games that have a drawn table; the others are played at the text table. */
export const DRAWN: Readonly<Record<string, ComponentType<TableProps>>> = {
  gwent: lazy(() => import("./gwent/table/gwent-table.tsx")),
};
