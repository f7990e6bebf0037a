import { loadKit } from "@medallion/games/lazy";
import type { Catalogue, Kit, Language } from "@medallion/kernel";
import { loadedOnce } from "./loaded-once.ts";

const kits = loadedOnce<Kit>();
const catalogues = loadedOnce<Catalogue>();

/** A game by its id, loaded once; for `use` of React. Rejects if there is none of this name. */
export function kitOf(id: string): Promise<Kit> {
  return kits(id, () => loadKit(id) ?? Promise.reject(new Error(`there is no game ${id}`)));
}

/** All that is said of a game in one language, loaded once. */
export function catalogueOf(kit: Kit, language: Language): Promise<Catalogue> {
  return catalogues(`${kit.game.id} ${language}`, async () => {
    const [{ RECORD_TEXTS }, texts] = await Promise.all([import("@medallion/records"), kit.texts(language)]);
    return { ...RECORD_TEXTS[language], ...texts };
  });
}
