import type { Language } from "@medallion/kernel";

/** The locale in which dates and numbers are written: that of the browser which is in this language, else the usual one. */
export function localeOf(language: Language, preferred: readonly string[]): string {
  const own = preferred.find((tag) => tag.toLowerCase().split("-")[0] === language && tag.includes("-"));
  return own ?? (language === "en" ? "en-GB" : language);
}
