import type { Catalogue, Language } from "@medallion/kernel";
import cs from "./cs.ts";
import en from "./en.ts";
import pl from "./pl.ts";
import uk from "./uk.ts";

/** What a coach says of a game; the features it names have texts of the game. */
export const COACH_TEXTS: Readonly<Record<Language, Catalogue>> = { en, cs, pl, uk };
