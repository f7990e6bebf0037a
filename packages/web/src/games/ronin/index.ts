import { lazy } from "react";
import type { GameParts } from "../contract.ts";
import picture from "./poster/ronin.svg";

export const ronin: GameParts = {
  poster: { picture, name: "home.ronin", about: "home.ronin.about" },
  Table: lazy(() => import("./table/ronin-table.tsx")),
  lessons: { course: async () => (await import("./lessons/index.ts")).course },
  hints: async () => (await import("./lessons/hints.ts")).hints,
};
