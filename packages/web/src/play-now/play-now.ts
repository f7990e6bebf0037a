import type { Language } from "@medallion/kernel";
import { partsOf } from "../games/index.ts";
import { catalogueOf, kitOf } from "../kits/load.ts";
import { prepareNextPage } from "../navigation/next-page.ts";
import { localTablePath } from "../navigation/paths.ts";
import { firstDeal } from "./first-deal.ts";
import { levelIn } from "./level-store.ts";

/** All that founding a table takes, loaded when it is needed: the first page is there without it. */
const needs = (game: string) =>
  Promise.all([kitOf(game), import("./first-wish.ts"), import("../local/local-host.ts")]);

/** Sits down at a new table of this device and gives back its address. */
export async function playNow(game: string, name: string): Promise<string> {
  const [kit, { firstWish }, { localHost }] = await needs(game);
  const deal = firstDeal(game, partsOf(game).firstDeals ?? []);
  return localTablePath(await localHost().tables.found(firstWish(kit, name, levelIn(game), deal)));
}

/** Gets ready for `playNow` while somebody still looks at the posters: the worker, the page and the table too. */
export async function warmUp(game: string, language: Language): Promise<void> {
  prepareNextPage(localTablePath("new"));
  try {
    const [kit, , { localHost }] = await needs(game);
    localHost().prepare(game);
    await Promise.all([catalogueOf(kit, language), partsOf(game).loadTable?.(language)]);
  } catch {
    // What does not come is asked for again, and told of, when it is needed.
  }
}
