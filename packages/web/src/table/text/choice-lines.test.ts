import { KITS } from "@medallion/games";
import { gwentKit } from "@medallion/gwent";
import { at, type Choice, type Kit, LANGUAGES, type Say, speaker } from "@medallion/kernel";
import { roninKit } from "@medallion/ronin";
import {
  type ChoiceLine,
  type ChoiceWords,
  candidatesOf,
  choiceStep,
  chosenBy,
  withoutForced,
} from "@medallion/table";
import { expect, test } from "vitest";
import { loadWords } from "../../language/words.ts";
import { TrialTable, trialScene } from "../test/trial-table.ts";
import { partWords } from "./choice-words.ts";

const { text } = await loadWords("en");

async function telling(kit: Kit, choices: readonly Choice[]): Promise<ChoiceWords> {
  return { kit, choices, say: speaker("en", await kit.texts("en")), ...partWords(text) };
}

/** Choices of Gwent as lines; the cards in them are those of any match. */
async function gwentLines(choices: readonly Choice[]): Promise<readonly ChoiceLine[]> {
  const { table } = await trialScene(new TrialTable(), 0);
  return choiceStep(candidatesOf(gwentKit, table.view, choices), await telling(gwentKit, choices)).lines;
}

test("copies of a card are one line with their number, and the first of them is taken", async () => {
  const nekker = (card: number) => ({ kind: "play", card, id: "nekker", row: "close" });
  const lines = await gwentLines([{ kind: "pass" }, nekker(-1), nekker(-4)]);
  expect(lines.map((line) => [chosenBy(line), line.copies])).toEqual([
    [0, 1],
    [1, 2],
  ]);
  expect(lines[1]?.text).toMatch(/^Nekker/);
  expect(lines[1]?.about).toEqual([expect.stringContaining("Muster")]);
});

test("different targets of the same name stay apart", async () => {
  const decoy = (card: number, target: number) => ({
    kind: "play",
    card,
    id: "decoy",
    target,
    targetId: "nekker",
  });
  const lines = await gwentLines([decoy(-1, 7), decoy(-1, 9), decoy(-2, 7), decoy(-2, 9)]);
  expect(lines.map((line) => [chosenBy(line), line.copies])).toEqual([
    [0, 2],
    [1, 2],
  ]);
  expect(lines.map((line) => line.text.slice(-4))).toEqual([" (1)", " (2)"]);
});

test("two cards in an order are asked for one after the other, each with what it does", async () => {
  const kit: Kit = roninKit;
  const table = new TrialTable({ seats: 3 }, kit);
  for (const seat of table.turns("two cards")) {
    const { question, choices = [], view } = table.room.look(seat).table ?? {};
    if (question?.kind !== "play") continue;
    const words = await telling(kit, choices);
    const first = choiceStep(candidatesOf(kit, view, choices), words);
    expect(first.role).toBe("Card 1");
    expect(first.lines.length * (first.lines.length - 1)).toBe(choices.length);
    for (const line of first.lines) expect(line.about.join()).toMatch(/symbol/);
    const line = at(first.lines, 2);
    expect(chosenBy(line)).toBeUndefined();
    const second = choiceStep(line.left, words);
    expect(second.lines).toHaveLength(first.lines.length - 1);
    expect(second.lines.map((next) => next.text)).not.toContain(line.text);
    const said = words.say(kit.game.describeChoice(at(choices, chosenBy(at(second.lines, 1)) ?? -1)));
    expect(said).toBe(`${line.text} and ${second.lines[1]?.text}`);
    return;
  }
  expect.unreachable();
});

/** More would have to be scrolled through, and read to those who listen. */
const MOST = 20;

test("no list of a random game is longer than can be overlooked, in whatever language", async () => {
  for (const kit of KITS) {
    const says = await Promise.all(
      LANGUAGES.map(async (language): Promise<Say> => speaker(language, await kit.texts(language))),
    );
    for (const { id, seats } of kit.lobby.modes) {
      const table = new TrialTable({ game: kit.game.id, mode: id, seats: seats.at(-1) ?? 1 }, kit);
      let turns = 0;
      for (const seat of table.turns(`lists of ${id}`)) {
        if (++turns > 250) break;
        const { choices = [], view } = table.room.look(seat).table ?? {};
        if (choices.length <= MOST) continue;
        const words = { kit, choices, say: at(says, turns % says.length), ...partWords(text) };
        let { lines } = choiceStep(withoutForced(candidatesOf(kit, view, choices)), words);
        for (let step = 0; ; step++) {
          expect(lines.length, lines.map((line) => line.text).join(" | ")).toBeLessThanOrEqual(MOST);
          const line = at(lines, (turns + step) % lines.length);
          if (chosenBy(line) !== undefined) break;
          lines = choiceStep(line.left, words).lines;
        }
      }
    }
  }
});
