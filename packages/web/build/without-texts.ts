import type { Plugin } from "vite";

/** Where games keep their texts and rule books, one folder per language. */
const TEXTS = /\/packages\/[^/]+\/src\/(messages|book)\/[a-z]{2}\/index\.ts$/;

/** For workers: they play games but never speak of them, so that no text lies on a device twice. */
export function withoutTexts(): Plugin {
  return {
    name: "without-texts",
    load: (id) => (TEXTS.test(id) ? "export default {};" : undefined),
  };
}
