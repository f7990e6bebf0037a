import { type Kit, play, settle } from "@medallion/kernel";
import { type OldWorldEvent, oldWorldKit } from "@medallion/old-world";
import { COMPONENTS, HANDS, pokerRank } from "@medallion/old-world/pages";
import { choiceInLine } from "@medallion/scenarios/written";
import { expect, test } from "vitest";
import { ATTACKS, LINKED, SHOWN_MONSTER, SHOWN_PLACE, THROWS } from "./examples.ts";
import { FIGURES } from "./figures.tsx";

const KIT = oldWorldKit as Kit;

test("the drawn combo deals what its caption says, by the rules", () => {
  const position = {
    phase: "fight",
    fight: { against: "mountain", turn: "A", life: 9 },
    monsters: { mountain: "barghest at Hengfors" },
    A: { at: "Hengfors", hand: [LINKED.first, LINKED.second] },
  };
  const scene = { mode: undefined, options: undefined, cards: undefined, position, forced: [] };
  const state = KIT.stage.arrange(scene);
  const dealt: number[] = [];
  settle(KIT.game, state);
  for (const line of [`A lays ${LINKED.first}`, `A lays ${LINKED.second}`]) {
    const { seat, choice } = choiceInLine(KIT, state, line);
    play(KIT.game, state, seat, choice, (told) => {
      const event = told.event as OldWorldEvent;
      if (event.kind === "attackDealt") dealt.push(event.damage);
    });
  }
  expect(dealt).toEqual([LINKED.damage]);
});

test("each throw is the hand that it stands for, from the worst to the best", () => {
  expect(THROWS.map((dice) => pokerRank(dice).category)).toEqual(HANDS.map((_, place) => place));
});

/** What has no place on the table: why one plays, what is agreed on before, what is kept from others, a list of words. */
const WITHOUT = ["idea", "setup", "example", "options", "secrets", "decisions", "glossary"];

test("every chapter about something that lies on the table has a drawing", async () => {
  const { chapters } = await KIT.book("en");
  const drawn = Object.keys(FIGURES);
  expect(chapters.map(({ id }) => id).filter((id) => !drawn.includes(id))).toEqual(WITHOUT);
  expect(drawn).toHaveLength(chapters.length - WITHOUT.length);
});

test("the drawn die names attacks as the rules have it (OW-16.9)", async () => {
  const { chapters } = await KIT.book("en");
  expect(chapters.find(({ id }) => id === "solo")?.text).toContain("1 to 3 is a charge, 4 to 6 is a bite");
  expect(ATTACKS.map(({ attack }) => attack === "charge")).toEqual([true, true, true, false, false, false]);
});

test("the drawn monster is one of the first level, at a place where monsters live", () => {
  expect(SHOWN_MONSTER.monster?.level).toBe(1);
  expect(COMPONENTS.locations.find(({ number }) => number === SHOWN_PLACE)).toMatchObject({ token: true });
});
