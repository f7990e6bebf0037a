import { lazy } from "react";
import type { GameParts } from "../contract.ts";
import picture from "./poster/old-world.svg";

const loadTable = () => import("./table/old-world-table.tsx");

export const oldWorld: GameParts = {
  poster: { picture, name: "home.oldWorld", about: "home.oldWorld.about" },
  Table: lazy(loadTable),
  loadTable,
};
