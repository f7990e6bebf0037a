import type { Catalogue, Language } from "@medallion/kernel";

/** Loads texts in one language. */
export type LoadTexts = (language: Language) => Promise<Catalogue>;

/** What every page says; only the language that is spoken is loaded. */
export async function loadTexts(language: Language): Promise<Catalogue> {
  switch (language) {
    case "en":
      return (await import("../texts/en/index.ts")).default;
    case "cs":
      return (await import("../texts/cs/index.ts")).default;
    case "pl":
      return (await import("../texts/pl/index.ts")).default;
    case "uk":
      return (await import("../texts/uk/index.ts")).default;
  }
}
