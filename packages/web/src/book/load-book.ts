import type { Book, Language } from "@medallion/kernel";
import { kitOf } from "../kits/load.ts";

const books = new Map<string, Promise<Book>>();

/** The rule book of a game in one language, loaded once; for `use` of React. */
export function bookOf(game: string, language: Language): Promise<Book> {
  const key = `${game} ${language}`;
  const known = books.get(key);
  if (known !== undefined) return known;
  const loading = kitOf(game).then((kit) => kit.book(language));
  books.set(key, loading);
  // A network that was down must not be remembered.
  loading.catch(() => books.delete(key));
  return loading;
}
