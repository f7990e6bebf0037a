import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { drawnPosters } from "./drawn-posters.tsx";

test.each(Object.entries(drawnPosters()))(
  "the picture of %s is as it is drawn; else npm run posters",
  (name, drawing) => {
    expect(readFileSync(join(import.meta.dirname, name, "poster", `${name}.svg`), "utf8")).toBe(drawing);
  },
);
