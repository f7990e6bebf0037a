import { spoken } from "@medallion/fittings";
import type { Catalogue, Language } from "@medallion/kernel";

/** All texts of the game in one language; of another language only the stories that it still lacks are loaded. */
export async function texts(language: Language): Promise<Catalogue> {
  const own = await catalogueOf(language);
  if (language === "en") return { ...(await storiesOf("en")), ...own };
  const [english, translated] = await Promise.all([storiesOf("en"), storiesOf(language)]);
  return { ...borrowed(english, translated, own["story.untranslated"] ?? ""), ...translated, ...own };
}

/** The ids of the stories that are told in the language itself. */
export async function translatedStories(language: Language): Promise<ReadonlySet<string>> {
  return storyIds(await storiesOf(language));
}

/**
 * The stories that the language lacks. Each is English as a whole, never mixed, and its beginning and its ends,
 * which are read apart, begin with the mark.
 */
function borrowed(english: Catalogue, translated: Catalogue, mark: string): Catalogue {
  const known = storyIds(translated);
  const lacking = Object.entries(english).filter(([key]) => !known.has(storyOf(key)));
  return Object.fromEntries(
    lacking.map(([key, text]) => [key, /\.(intro|end(\.\d+)?)$/u.test(key) ? `${mark} ${text}` : text]),
  );
}

function storyIds(stories: Catalogue): ReadonlySet<string> {
  return new Set(Object.keys(stories).map(storyOf));
}

/** `C01` of `story.C01.A.end`. */
function storyOf(key: string): string {
  return key.split(".")[1] ?? "";
}

const catalogueOf = spoken<Catalogue>({
  en: () => import("./messages/en/index.ts"),
  cs: () => import("./messages/cs/index.ts"),
  pl: () => import("./messages/pl/index.ts"),
  uk: () => import("./messages/uk/index.ts"),
});

async function storiesOf(language: Language): Promise<Catalogue> {
  switch (language) {
    case "en":
      return (await import("./messages/en/stories.ts")).STORIES;
    case "cs":
      return (await import("./messages/cs/stories.ts")).STORIES;
    case "pl":
      return (await import("./messages/pl/stories.ts")).STORIES;
    case "uk":
      return (await import("./messages/uk/stories.ts")).STORIES;
  }
}
