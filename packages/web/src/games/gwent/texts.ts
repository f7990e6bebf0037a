import type { Catalogue, Language } from "@medallion/kernel";

/** What the pages say of this game alone: loaded with what draws it. */
export async function loadTexts(language: Language): Promise<Catalogue> {
  switch (language) {
    case "en":
      return (await import("../../texts/en/of-gwent.ts")).default;
    case "cs":
      return (await import("../../texts/cs/of-gwent.ts")).default;
    case "pl":
      return (await import("../../texts/pl/of-gwent.ts")).default;
    case "uk":
      return (await import("../../texts/uk/of-gwent.ts")).default;
  }
}
