import type { Book, Language } from "@medallion/kernel";
import { kitOf } from "../kits/load.ts";
import { loadedOnce } from "../kits/loaded-once.ts";

const books = loadedOnce<Book>();

/** The rule book of a game in one language, loaded once. */
export function bookOf(game: string, language: Language): Promise<Book> {
  return books(`${game} ${language}`, async () => (await kitOf(game)).book(language));
}
