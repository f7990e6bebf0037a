import type { Language } from "@medallion/kernel";
import type { Lines } from "./by-card.ts";

const loaded = new Map<Language, Promise<Lines>>();

/** The lines of one language, loaded once. Without a network a card has none: the words it needs are elsewhere. */
export function linesIn(language: Language): Promise<Lines> {
  const known = loaded.get(language);
  if (known !== undefined) return known;
  const loading = load(language).catch(() => {
    loaded.delete(language);
    return {};
  });
  loaded.set(language, loading);
  return loading;
}

async function load(language: Language): Promise<Lines> {
  switch (language) {
    case "en":
      return (await import("./en.ts")).default;
    case "cs":
      return (await import("./cs.ts")).default;
    case "pl":
      return (await import("./pl.ts")).default;
    case "uk":
      return (await import("./uk.ts")).default;
  }
}
