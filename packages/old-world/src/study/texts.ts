import type { Catalogue, Language } from "@medallion/kernel";

/** What only reports say; only that language is loaded. */
export async function texts(language: Language): Promise<Catalogue> {
  switch (language) {
    case "en":
      return (await import("./texts/en.ts")).default;
    case "cs":
      return (await import("./texts/cs.ts")).default;
    case "pl":
      return (await import("./texts/pl.ts")).default;
    case "uk":
      return (await import("./texts/uk.ts")).default;
  }
}
