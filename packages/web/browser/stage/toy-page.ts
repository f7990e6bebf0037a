import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { build } from "vite";
import { gameIcons } from "../../build/game-icons.ts";
import { WEB } from "../../build/vite.ts";
import { settled } from "./settled.ts";

/** The drawn table of the toy game, which is not among the built pages. */
export interface ToyPage {
  /** Comes to a new table with the browser of somebody who is at any page of the server. */
  open(page: Page): Promise<void>;
  remove(): void;
}

const PATH = "/toy/";

export async function buildToyPage(): Promise<ToyPage> {
  const folder = mkdtempSync(join(tmpdir(), "medallion-toy-"));
  await build({
    root: join(WEB, "test", "toy"),
    base: PATH,
    configFile: false,
    plugins: [gameIcons()],
    build: { outDir: folder, target: "es2023", emptyOutDir: true },
    logLevel: "error",
  });
  return {
    async open(page) {
      await page.route(`**${PATH}**`, (route) => {
        const path = new URL(route.request().url()).pathname.slice(PATH.length);
        return route.fulfill({ path: join(folder, path === "" ? "index.html" : path) });
      });
      await page.goto(PATH);
      await settled(page);
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
