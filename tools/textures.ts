import { readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { launchBrowser } from "../packages/web/browser/stage/chromium.ts";
import { findChromium } from "./browser/chromium.ts";
import { filesMatching, ROOT } from "./repository.ts";

/*
 * Draws the textures of packages/web/build/textures and keeps them as pictures: npm run textures
 * As drawings they would be computed anew, noise and all, whenever a part of the page is painted.
 */

/** Noise hides what is lost below this. */
const QUALITY = 0.72;

const browser = await launchBrowser(await findChromium(console.log));
const page = await browser.newPage();
for (const file of filesMatching("packages/web/build/textures/*.svg")) {
  const drawing = readFileSync(join(ROOT, file), "utf8");
  const picture = await page.evaluate<string>(`new Promise((resolve, reject) => {
    const image = new Image();
    image.onerror = () => reject(new Error("not a drawing"));
    image.onload = () => {
      const canvas = document.createElement("canvas");
      canvas.width = image.width;
      canvas.height = image.height;
      canvas.getContext("2d").drawImage(image, 0, 0);
      resolve(canvas.toDataURL("image/webp", ${QUALITY}));
    };
    image.src = ${JSON.stringify(`data:image/svg+xml;base64,${Buffer.from(drawing).toString("base64")}`)};
  })`);
  const bytes = Buffer.from(picture.split(",")[1] ?? "", "base64");
  const name = basename(file).replace(".svg", ".webp");
  writeFileSync(join(ROOT, "packages/web/src/look/textures", name), bytes);
  console.log(`${name}: ${(bytes.length / 1024).toFixed(1)} KB`);
}
await browser.close();
