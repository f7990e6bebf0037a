import { type Language, speaker, type Value } from "@medallion/kernel";
import cs from "./cs.ts";
import en from "./en.ts";
import pl from "./pl.ts";
import uk from "./uk.ts";

export type TextKey = keyof typeof en;

/** Says a text of the command line in one language. */
export type Text = (key: TextKey, values?: Readonly<Record<string, Value>>) => string;

export const TEXTS: Readonly<Record<Language, Readonly<Record<TextKey, string>>>> = { en, cs, pl, uk };

export function textIn(language: Language): Text {
  const say = speaker(language, TEXTS[language]);
  return (key, values = {}) => say({ key, values });
}
