import { kitOf } from "../kits/load.ts";
import { localTablePath } from "../navigation/paths.ts";

/** All that founding a table takes, loaded when it is needed: the first page is there without it. */
const needs = (game: string) =>
  Promise.all([kitOf(game), import("./first-wish.ts"), import("../local/local-host.ts")]);

/** Sits down at a new table of this device and gives back its address. */
export async function playNow(game: string, name: string): Promise<string> {
  const [kit, { firstWish }, { localHost }] = await needs(game);
  return localTablePath(await localHost().tables.found(firstWish(kit, name)));
}

/** Gets ready for `playNow` while somebody still looks at the posters. */
export function warmUp(game: string): void {
  needs(game).catch(() => undefined);
}
