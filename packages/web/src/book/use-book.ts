import type { Book } from "@medallion/kernel";
import { use } from "react";
import { useWords } from "../language/language.tsx";
import { bookOf } from "./load-book.ts";

/** The rule book in the chosen language; waits in the nearest `Suspense` until it is there. */
export function useBook(game: string): Book {
  return use(bookOf(game, useWords().language));
}
