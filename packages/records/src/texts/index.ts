import type { Catalogue, Language } from "@medallion/kernel";
import cs from "./cs.ts";
import en from "./en.ts";
import pl from "./pl.ts";
import uk from "./uk.ts";

/** What endings at the table, refused games and proofs are said with. */
export const RECORD_TEXTS: Readonly<Record<Language, Catalogue>> = { en, cs, pl, uk };
