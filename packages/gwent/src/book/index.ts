import { bookOf } from "@medallion/fittings";
import { OUTLINE } from "./outline.ts";

/** The rule book for players in one language; only that language is loaded. */
export const book = bookOf(OUTLINE, {
  en: () => import("./en/index.ts"),
  cs: () => import("./cs/index.ts"),
  pl: () => import("./pl/index.ts"),
  uk: () => import("./uk/index.ts"),
});
