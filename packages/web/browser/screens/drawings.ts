import { buildToyPage, type ToyPage } from "../stage/toy-page.ts";
import type { Screen } from "./screen.ts";

let built: Promise<ToyPage> | undefined;

/** A part of the page on which everything of Ronin that is drawn lies side by side. */
function thingsOfRonin(part: string, title: string): Screen {
  return {
    name: `ronin-${part}`,
    title: `Ronin: ${title}`,
    spot: () => ({ path: "/about" }),
    act: async (page) => {
      built ??= buildToyPage("ronin-card");
      const things = await built;
      await things.open(page);
      await page.locator(`#${part}`).evaluate((element) => element.scrollIntoView());
    },
  };
}

/** What a game draws, out of play: faces, boards and marks. */
export const DRAWINGS: readonly Screen[] = [
  thingsOfRonin("zoom", "cards seen large"),
  thingsOfRonin("hand", "cards in the hand"),
  thingsOfRonin("strip", "cards in rows"),
  thingsOfRonin("boards", "alliance boards"),
];
