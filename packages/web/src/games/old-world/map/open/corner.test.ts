import { NEIGHBOURS } from "@medallion/old-world/data";
import { expect, test } from "vitest";
import { POINTS, SHEET } from "../geography/points.ts";
import { cornerFor } from "./corner.ts";

test("a card never lies over the place that it tells of, nor over where one stands", () => {
  for (const [here, near] of NEIGHBOURS.entries())
    for (const place of near) {
      const corner = cornerFor(place, here, near);
      for (const number of [place, here]) {
        const { x, y } = POINTS[number] ?? { x: 0, y: 0 };
        const isAcross = corner.endsWith("left") ? x < SHEET.width * 0.4 : x > SHEET.width * 0.6;
        const isDown = corner.startsWith("top") ? y < SHEET.height * 0.55 : y > SHEET.height * 0.45;
        expect(isAcross && isDown, `${place} from ${here} in ${corner}`).toBe(false);
      }
    }
});
