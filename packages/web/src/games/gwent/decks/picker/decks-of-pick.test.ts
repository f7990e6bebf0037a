import { at } from "@medallion/kernel";
import { expect, test } from "vitest";
import { kitOf } from "../../../../kits/load.ts";
import { decksOfPick } from "./decks-of-pick.ts";

const { lobby } = await kitOf("gwent");

test.each(lobby.modes.map(({ id }) => id))(
  "everything that can be brought to %s has a leader and a faction",
  (mode) => {
    for (const { id } of lobby.picks(mode)) {
      const decks = decksOfPick(id);
      expect(decks, id).toHaveLength(mode === "tournament" ? 3 : 1);
      for (const deck of decks)
        expect(deck).toMatchObject({ faction: expect.any(String), leader: expect.any(String) });
      expect(Object.keys(at(decks, 0).cards).length > 0, id).toBe(mode !== "solo");
    }
  },
);

test("what is no deck is drawn as none", () => {
  expect(decksOfPick("nothing-of-the-kind")).toEqual([]);
});
