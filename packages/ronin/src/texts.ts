import type { Catalogue, Language } from "@medallion/kernel";

/** All texts of the game in one language; only that language is loaded. */
export async function texts(language: Language): Promise<Catalogue> {
  switch (language) {
    case "en":
      return (await import("./messages/en/index.ts")).default;
    case "cs":
      return (await import("./messages/cs/index.ts")).default;
    case "pl":
      return (await import("./messages/pl/index.ts")).default;
    case "uk":
      return (await import("./messages/uk/index.ts")).default;
  }
}
