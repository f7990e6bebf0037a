import { type Book, type Catalogue, type Language, type Say, speaker } from "@medallion/kernel";
import { type Modules, spoken } from "./spoken.ts";

/**
 * The chapters of a rule book in their order, by part, each with the rules it tells of: whole, or by their beginning
 * where no other chapter tells more closely of one.
 */
export type Outline = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** A chapter as one language tells it. */
interface Page {
  readonly title: string;
  readonly text: string;
}

/** All chapters of a part in one language. */
export type PagesOf<Part> = Readonly<Record<keyof Part, Page>>;

/** The whole book in one language. */
export type ToldOf<Whole extends Outline> = {
  readonly [Part in keyof Whole]: { readonly title: string; readonly pages: PagesOf<Whole[Part]> };
};

/** Lists that the components fill in, so that book and game never differ. */
interface Lists {
  /** The texts of the game. */
  texts(language: Language): Promise<Catalogue>;
  /** What a line `@list of` of a page stands for, as the items of a list. */
  linesOf(list: string, of: string | undefined, say: Say): readonly string[];
}

/** The id of any chapter of an outline. */
type ChapterIn<Whole extends Outline> = {
  [Part in keyof Whole]: keyof Whole[Part] & string;
}[keyof Whole];

/** The rule book for players in one language; only that language is loaded. `path` is what to read first. */
export function bookOf<Whole extends Outline>(
  outline: Whole,
  modules: Modules<ToldOf<Whole>>,
  lists?: Lists,
  path?: readonly ChapterIn<Whole>[],
): (language: Language) => Promise<Book> {
  const tell = spoken(modules);
  const first = path === undefined ? {} : { path };
  return async (language) => {
    const told = await tell(language);
    if (lists === undefined) return { chapters: chaptersOf(outline, told, (text) => text), ...first };
    const say = speaker(language, await lists.texts(language));
    const filled = (text: string): string =>
      text.replace(LISTED, (_, list: string, of: string | undefined) =>
        lists
          .linesOf(list, of, say)
          .map((line) => `- ${line}`)
          .join("\n"),
      );
    return { chapters: chaptersOf(outline, told, filled), ...first };
  };
}

const LISTED = /^@(\w+)(?: (\w+))?$/gmu;

type ToldPart = ToldOf<Outline>[string];

function chaptersOf(
  outline: Outline,
  told: Readonly<Record<string, ToldPart>>,
  filled: (text: string) => string,
): Book["chapters"] {
  return Object.entries(outline).flatMap(([part, chapters]) => {
    const { title = "", pages = {} } = told[part] ?? {};
    return Object.entries(chapters).flatMap(([id, rules]) => {
      const page = pages[id];
      if (page === undefined) return [];
      return [{ id, part: title, rules, title: page.title, text: filled(page.text.trim()) }];
    });
  });
}
