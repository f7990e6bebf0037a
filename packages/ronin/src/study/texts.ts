import { spoken } from "@medallion/fittings";
import type { Catalogue } from "@medallion/kernel";

/** What only reports say; only that language is loaded. */
export const texts = spoken<Catalogue>({
  en: () => import("./texts/en.ts"),
  cs: () => import("./texts/cs.ts"),
  pl: () => import("./texts/pl.ts"),
  uk: () => import("./texts/uk.ts"),
});
