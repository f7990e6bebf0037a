import { join } from "node:path";
import type { Language } from "@medallion/kernel";
import type { Size } from "../../packages/web/browser/stage/visit.ts";
import { ROOT } from "../repository.ts";

/** Where pictures and sheets lie. */
export const GALLERY = join(ROOT, ".cache", "gallery");

export type Theme = "dark" | "light";

/** The size at which every screen is also shown in the light. */
const LIGHT_SIZE: Size = "1440x900";

export function themesAt(size: Size): readonly Theme[] {
  return size === LIGHT_SIZE ? ["dark", "light"] : ["dark"];
}

/** The name of a picture's files, without their ending. */
export function shotName(screen: string, language: Language, size: Size, theme: Theme): string {
  return `${screen}-${language}-${size}${theme === "light" ? "-light" : ""}`;
}
