import { spoken } from "@medallion/fittings";
import type { Catalogue } from "@medallion/kernel";

/** All texts of the game in one language, stories included. */
export const texts = spoken<Catalogue>({
  en: () => import("./messages/en/index.ts"),
  cs: () => import("./messages/cs/index.ts"),
  pl: () => import("./messages/pl/index.ts"),
  uk: () => import("./messages/uk/index.ts"),
});
