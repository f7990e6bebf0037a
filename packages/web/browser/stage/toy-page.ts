import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { build } from "vite";
import { gameIcons } from "../../build/game-icons.ts";
import { WEB } from "../../build/vite.ts";
import { AT_REST, settled } from "./settled.ts";

/** A drawn table of the tests, which is not among the built pages: that of the toy game, or another one beside it. */
export interface ToyPage {
  /** Comes to a new table with the browser of somebody who is at any page of the server; `query` says to which. */
  open(page: Page, query?: string): Promise<void>;
  /** Lays another table in place of the one that was opened, where the page can do that, and nothing moves on it. */
  show(page: Page, query: string): Promise<void>;
  remove(): void;
}

/** `name` is the folder of the table in `packages/web/test`. */
export async function buildToyPage(name = "toy"): Promise<ToyPage> {
  const path = `/${name}/`;
  const folder = mkdtempSync(join(tmpdir(), `medallion-${name}-`));
  await build({
    root: join(WEB, "test", name),
    base: path,
    configFile: false,
    plugins: [gameIcons()],
    build: { outDir: folder, target: "es2023", emptyOutDir: true },
    logLevel: "error",
  });
  return {
    async open(page, query = "") {
      // Pages of the server bear the names of games too, but not at the beginning of their path.
      await page.route(
        ({ pathname }) => pathname.startsWith(path),
        (route) => {
          const file = new URL(route.request().url()).pathname.slice(path.length);
          return route.fulfill({ path: join(folder, file === "" ? "index.html" : file) });
        },
      );
      await page.goto(`${path}?${query}`);
      await settled(page);
    },
    async show(page, query) {
      await page.evaluate(`show(${JSON.stringify(query)}).then(() => ${AT_REST})`);
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
