import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ICONS } from "../../games/gwent/card/charges/index.ts";
import { ICON_CREDITS } from "./credits.ts";

const SOURCES = join(import.meta.dirname, "../../..");

/** Every icon that some file of the program imports by its name. */
function importedIcons(): readonly string[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.tsx?$/.test(name),
  );
  return files.flatMap((name) =>
    [...readFileSync(join(SOURCES, name), "utf8").matchAll(/"virtual:game-icons\/([a-z0-9-]+)"/g)].map(
      ([, icon = ""]) => icon,
    ),
  );
}

test("every icon in the program is credited to the one who drew it", () => {
  const credited = ICON_CREDITS.flatMap(({ icons }) => icons);
  expect(new Set(credited).size).toBe(credited.length);
  expect([...credited].sort()).toEqual([...new Set([...ICONS, ...importedIcons()])].sort());
});
