import type { GameParts } from "../contract.ts";
import picture from "./poster/old-world.svg";

export const oldWorld: GameParts = {
  poster: { picture, name: "home.oldWorld", about: "home.oldWorld.about" },
};
