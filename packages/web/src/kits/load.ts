import { loadKit } from "@medallion/games/lazy";
import type { Catalogue, Kit, Language } from "@medallion/kernel";

const kits = new Map<string, Promise<Kit>>();
const catalogues = new Map<string, Promise<Catalogue>>();

/** A game by its id, loaded once; for `use` of React. Rejects if there is none of this name. */
export function kitOf(id: string): Promise<Kit> {
  return keptIn(kits, id, () => loadKit(id) ?? Promise.reject(new Error(`there is no game ${id}`)));
}

/** All that is said of a game in one language, loaded once. */
export function catalogueOf(kit: Kit, language: Language): Promise<Catalogue> {
  return keptIn(catalogues, `${kit.game.id} ${language}`, async () => {
    const [{ RECORD_TEXTS }, texts] = await Promise.all([import("@medallion/records"), kit.texts(language)]);
    return { ...RECORD_TEXTS[language], ...texts };
  });
}

function keptIn<T>(kept: Map<string, Promise<T>>, key: string, load: () => Promise<T>): Promise<T> {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const loading = load();
  kept.set(key, loading);
  // A network that was down must not be remembered.
  loading.catch(() => kept.delete(key));
  return loading;
}
