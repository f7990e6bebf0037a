import { expect, test } from "vitest";
import { loadWords } from "../../language/words.ts";
import type { SeatDraft } from "./draft.ts";
import { usualName } from "./usual-name.ts";

const PERSON: SeatDraft = { kind: "person", name: "", bot: "novice", pick: "" };
const BOT: SeatDraft = { ...PERSON, kind: "bot" };

test("alone among bots one is called as after Play now; several people go by their seats", async () => {
  const { text } = await loadWords("en");
  expect(usualName(0, { seats: [PERSON, BOT] }, "", text)).toBe("Player");
  expect(usualName(1, { seats: [BOT, PERSON] }, "Anna", text)).toBe("Player");
  expect(usualName(0, { seats: [PERSON, BOT] }, "Anna", text)).toBe("Anna");
  expect([0, 1].map((seat) => usualName(seat, { seats: [PERSON, PERSON] }, "", text))).toEqual([
    "Player 1",
    "Player 2",
  ]);
});
