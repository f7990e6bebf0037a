import type { PublicPlace } from "@medallion/table";
import { expect, test } from "vitest";
import { loadWords } from "../language/words.ts";
import { seatNames } from "./names.ts";

const ANNA: PublicPlace = { kind: "person", person: "a", name: "Anna", guest: true };
const GREEDY: PublicPlace = { kind: "bot", bot: "greedy", name: "greedy" };

test("people keep their names, a single bot is called a bot, several are numbered", async () => {
  const { text } = await loadWords("en");
  expect(seatNames([ANNA, GREEDY], text)).toEqual(["Anna", "Greedy bot"]);
  expect(seatNames([GREEDY, ANNA, GREEDY], text)).toEqual(["Greedy bot 1", "Anna", "Greedy bot 2"]);
  expect(seatNames([{ ...GREEDY, name: "Vesemir" }, GREEDY], text)).toEqual(["Vesemir", "Greedy bot"]);
});
