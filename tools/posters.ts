import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createServer } from "vite";
import { viteConfig, WEB } from "../packages/web/build/vite.ts";

/*
 * Makes pictures of the drawings in the games’ folders (packages/web/src/games/<game>/poster): npm run posters
 * As drawings on the page they would be most of what the browser has to build before anybody can begin.
 */

const GAMES = join(WEB, "src", "games");

const vite = await createServer({ ...viteConfig(), server: { middlewareMode: true, ws: false } });
try {
  const { drawnPosters } = await vite.ssrLoadModule(join(GAMES, "drawn-posters.tsx"));
  for (const [name, drawing] of Object.entries<string>(drawnPosters())) {
    writeFileSync(join(GAMES, name, "poster", `${name}.svg`), drawing);
    console.log(`${name}.svg: ${(drawing.length / 1024).toFixed(1)} KB`);
  }
} finally {
  await vite.close();
}
