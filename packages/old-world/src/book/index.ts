import { bookOf } from "@medallion/fittings";
import { texts } from "../texts.ts";
import { linesOf } from "./lists.ts";
import { OUTLINE, PATH } from "./outline.ts";

const TOLD = {
  en: () => import("./en/index.ts"),
  cs: () => import("./cs/index.ts"),
  pl: () => import("./pl/index.ts"),
  uk: () => import("./uk/index.ts"),
};

/** The rule book for players in one language; only that language is loaded. */
export const book = bookOf(OUTLINE, TOLD, { texts, linesOf }, PATH);
