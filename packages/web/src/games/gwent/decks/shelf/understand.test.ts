import { ALL_CARDS } from "@medallion/gwent/cards";
import { READY_DECKS } from "@medallion/gwent/decks";
import { LANGUAGES, speaker } from "@medallion/kernel";
import { expect, test } from "vitest";
import { kitOf } from "../../../../kits/load.ts";
import { understand } from "./understand.ts";

const kit = await kitOf("gwent");
/** A slip in a ready deck's id, no id at all, a slip in a card's name, codes that are none. */
const BAD = ["nr-siege-lin", "hello", "3 nekkr\nleader: nobody", "faction: monsters\n3 griffn", "Qxx", "B@d"];

test.each(LANGUAGES)(
  "what is wrong with a deck code is said without internal names, in %s",
  async (language) => {
    const say = speaker(language, await kit.texts(language));
    const ids = [...READY_DECKS, ...ALL_CARDS].map(({ id }) => id).filter((id) => id.includes("-"));
    for (const text of BAD) {
      const { fault = "" } = understand(text, new Map(), say);
      expect(fault, text).not.toBe("");
      for (const id of ids) expect(fault.replace(text, "")).not.toContain(id);
    }
  },
);

test("a slip is answered with the deck that was meant, by its name", async () => {
  const say = speaker("en", await kit.texts("en"));
  expect(understand("nr-siege-lin", new Map(), say).fault).toContain("Siege Line");
});
