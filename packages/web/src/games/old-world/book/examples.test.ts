import { type Kit, play, settle } from "@medallion/kernel";
import { type OldWorldEvent, oldWorldKit } from "@medallion/old-world";
import { COMPONENTS, HANDS, pokerRank } from "@medallion/old-world/pages";
import { expect, test } from "vitest";
import { choiceInLine } from "../../../lessons/script.ts";
import { DRAWN_CHAPTERS, LINKED, SHOWN_MONSTER, SHOWN_PLACE, THROWS } from "./examples.ts";

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

test("only chapters that there are have drawings", async () => {
  const { chapters } = await KIT.book("en");
  const known = new Set(chapters.map(({ id }) => id));
  expect([...DRAWN_CHAPTERS.before, ...DRAWN_CHAPTERS.after].filter((id) => !known.has(id))).toEqual([]);
});

test("the drawn monster is one of the first level, with a card of its life, at a place where monsters live", () => {
  expect(SHOWN_MONSTER.monster?.level).toBe(1);
  expect(SHOWN_MONSTER.fightCard).toBeDefined();
  expect(COMPONENTS.locations.find(({ number }) => number === SHOWN_PLACE)).toMatchObject({ token: true });
});
