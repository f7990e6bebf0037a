import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { launchBrowser } from "../packages/web/browser/stage/chromium.ts";
import { findChromium } from "./browser/chromium.ts";
import { ROOT } from "./repository.ts";

/*
 * Paints the sheet of Old World's map and keeps it as pictures of two sizes: npm run map
 * As a drawing it would be computed anew, noise and all, whenever a part of it is painted.
 */

const ART = join(ROOT, "packages/web/src/games/old-world/map/art");

/** The sheet is four wide and three high. */
const SHAPE = 3 / 4;

/** Widths, and how good each picture is: fine grain costs most, and it is seen least where dots are small. */
const PICTURES = [
  { name: "continent-1200.webp", width: 1200, quality: 0.84 },
  { name: "continent-2400.webp", width: 2400, quality: 0.76 },
] as const;

const drawing = readFileSync(join(ART, "continent.svg"), "utf8");
const browser = await launchBrowser(await findChromium(console.log));
try {
  const page = await browser.newPage();
  for (const { name, width, quality } of PICTURES) {
    const height = width * SHAPE;
    const sized = drawing.replace("<svg ", `<svg width="${width}" height="${height}" `);
    const picture = await page.evaluate<string>(`new Promise((resolve, reject) => {
      const image = new Image();
      image.onerror = () => reject(new Error("not a drawing"));
      image.onload = () => {
        const canvas = document.createElement("canvas");
        canvas.width = ${width};
        canvas.height = ${height};
        canvas.getContext("2d").drawImage(image, 0, 0);
        resolve(canvas.toDataURL("image/webp", ${quality}));
      };
      image.src = ${JSON.stringify(`data:image/svg+xml;base64,${Buffer.from(sized).toString("base64")}`)};
    })`);
    const bytes = Buffer.from(picture.split(",")[1] ?? "", "base64");
    writeFileSync(join(ART, name), bytes);
    console.log(`${name}: ${(bytes.length / 1000).toFixed(1)} KB`);
  }
} finally {
  await browser.close();
}
