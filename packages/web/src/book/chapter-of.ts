import type { Book, Chapter } from "@medallion/kernel";

/** The chapter that tells of a rule: the one that lists it whole, else the one that lists the longest beginning of it. */
export function chapterOf(book: Book, rule: string): Chapter | undefined {
  let best: Chapter | undefined;
  let told = 0;
  for (const chapter of book.chapters) {
    for (const listed of chapter.rules) {
      if (listed === rule) return chapter;
      if (!listed.endsWith(".") || !rule.startsWith(listed) || listed.length <= told) continue;
      best = chapter;
      told = listed.length;
    }
  }
  return best;
}
