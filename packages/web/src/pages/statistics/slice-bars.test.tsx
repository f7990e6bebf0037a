import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LanguageProvider } from "../../language/language.tsx";
import { loadWords } from "../../language/words.ts";
import type { Tally } from "../../results/statistics.ts";
import { SliceBars } from "./slice-bars.tsx";

const words = await loadWords("en");

/** The widths of what a slice's bar draws, in hundredths of the whole: victories, draws, the frame of all games. */
function widths(tally: Tally, beside: Tally = tally): readonly number[] {
  const slices = [tally, beside].map((each, index) => ({ id: `${index}`, label: "Duel", tally: each }));
  const markup = renderToStaticMarkup(
    <LanguageProvider first={words}>
      <SliceBars title="By mode" slices={slices} />
    </LanguageProvider>,
  );
  const [, bar = ""] = /viewBox="0 0 300 14"[^>]*>(.*?)<\/svg>/su.exec(markup) ?? [];
  return [...bar.matchAll(/ width="([\d.]+)"/g)].map(([, width]) => Number(width) / 3);
}

test("a slice without a victory is an empty bar as long as it was played, never a full one", () => {
  expect(widths({ won: 0, drawn: 0, lost: 4 })).toEqual([0, 0, 100]);
  expect(widths({ won: 0, drawn: 0, lost: 1 }, { won: 2, drawn: 0, lost: 2 })).toEqual([0, 0, 25]);
});

test("only what was won fills a bar, draws are beside it, what is left of the frame was lost", () => {
  expect(widths({ won: 3, drawn: 1, lost: 0 })).toEqual([75, 25, 100]);
  expect(widths({ won: 1, drawn: 0, lost: 3 })).toEqual([25, 0, 100]);
});
