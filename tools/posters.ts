import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createServer } from "vite";
import { viteConfig, WEB } from "../packages/web/build/vite.ts";

/*
 * Makes pictures of the drawings in packages/web/src/pages/home/posters/drawing: npm run posters
 * As drawings on the page they would be most of what the browser has to build before anybody can begin.
 */

const POSTERS = join(WEB, "src", "pages", "home", "posters");

const vite = await createServer({ ...viteConfig(), server: { middlewareMode: true, ws: false } });
try {
  const { drawnPosters } = await vite.ssrLoadModule(join(POSTERS, "drawing", "drawn-posters.tsx"));
  for (const [name, drawing] of Object.entries<string>(drawnPosters())) {
    writeFileSync(join(POSTERS, `${name}.svg`), drawing);
    console.log(`${name}.svg: ${(drawing.length / 1024).toFixed(1)} KB`);
  }
} finally {
  await vite.close();
}
