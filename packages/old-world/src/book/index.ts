import { type Book, type Chapter, type Language, type Say, speaker } from "@medallion/kernel";
import { texts } from "../texts.ts";
import { fillLists } from "./lists.ts";
import { OUTLINE, PART_IDS, type Page, type PartId, type Told } from "./outline.ts";

/** The rule book for players in one language; only that language is loaded. */
export async function book(language: Language): Promise<Book> {
  const [told, catalogue] = [await tell(language), await texts(language)];
  const say = speaker(language, catalogue);
  return { chapters: PART_IDS.flatMap((part) => chaptersOf(part, told[part], say)) };
}

async function tell(language: Language): Promise<Told> {
  switch (language) {
    case "en":
      return (await import("./en/index.ts")).default;
    case "cs":
      return (await import("./cs/index.ts")).default;
    case "pl":
      return (await import("./pl/index.ts")).default;
    case "uk":
      return (await import("./uk/index.ts")).default;
  }
}

interface ToldPart {
  readonly title: string;
  readonly pages: Readonly<Record<string, Page>>;
}

function chaptersOf(part: PartId, { title, pages }: ToldPart, say: Say): readonly Chapter[] {
  return Object.entries(OUTLINE[part]).flatMap(([id, rules]) => {
    const page = pages[id];
    if (page === undefined) return [];
    return [{ id, part: title, rules, title: page.title, text: fillLists(page.text.trim(), say) }];
  });
}
