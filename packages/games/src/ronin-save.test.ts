import { at, begin, hashOf, type Kit, play, randomFrom, randomOf, seedFrom } from "@medallion/kernel";
import {
  type Entry,
  frames,
  parseSave,
  replay,
  startRecord,
  withEntries,
  writeSave,
} from "@medallion/records";
import { expect, test } from "vitest";
import { findKit } from "./index.ts";

const SEATS = 2;

function ronin(): Kit {
  const kit = findKit("ronin");
  if (kit === undefined) throw new Error("Ronin is in the list of games");
  return kit;
}

/** A whole game of Ronin, played at random and saved at its end. */
function saved(name: string, rules: object): { text: string; state: unknown } {
  const { game } = ronin();
  const options = game.parseOptions({ humans: SEATS, rules });
  const [random, seed] = [randomOf(name), seedFrom(name)];
  const state = begin(game, options, randomFrom(seed));
  const entries: Entry[] = [];
  for (let [question] = game.questions(state); question !== undefined; [question] = game.questions(state)) {
    const { seat, id } = question;
    const choices = game.choices(state, seat);
    const choice = random.below(choices.length);
    entries.push({ kind: "choice", seat, question: id, choice });
    play(game, state, seat, at(choices, choice));
  }
  const seats = Array.from({ length: SEATS }, () => ({ who: "person" as const, name: "" }));
  const record = withEntries(startRecord({ game, options, seats, seed }), ...entries);
  return { text: writeSave(record, state), state };
}

/** What happens in each cleaning when a saved game is loaded and replayed: effects of kept cards, the new pair. */
function cleanings(text: string): readonly (readonly string[])[] {
  const { game } = ronin();
  const { record } = parseSave(text, () => game);
  const all: string[][] = [];
  let cleans = false;
  for (const { told } of frames(game, record))
    for (const { event } of told) {
      if (event.kind === "tokensCleared") all.push([]);
      cleans = event.kind === "tokensCleared" || (cleans && event.kind !== "turnStarted");
      if (cleans && (event.kind === "effectResolved" || event.kind === "chapterStarted"))
        all.at(-1)?.push(event.kind);
    }
  return all;
}

/** A game in whose cleanings an effect is resolved; random play comes to one soon. */
function withKeptEffect(rules: object): ReturnType<typeof saved> {
  for (let name = 0; name < 50; name++) {
    const game = saved(`kept ${name}`, rules);
    if (cleanings(game.text).flat().includes("effectResolved")) return game;
  }
  throw new Error("no kept card had an effect");
}

test("a saved game with keptCardsPair next resolves kept cards with the next pair again (RO-CK-16.2, RO-16.1)", () => {
  const { game } = ronin();
  const { text, state } = withKeptEffect({ keptCardsPair: "next" });
  const { record } = parseSave(text, () => game);
  expect(hashOf(replay(game, record).state)).toBe(hashOf(state));
  expect(cleanings(text).map((happened) => happened.indexOf("chapterStarted"))).toEqual([0, 0]);
});

test("without the option a saved game resolves them with the pair that has ended (RO-10.5)", () => {
  const { text } = withKeptEffect({});
  expect(cleanings(text).map((happened) => happened.at(-1))).toEqual(["chapterStarted", "chapterStarted"]);
  expect(cleanings(text).flat()).toContain("effectResolved");
});
