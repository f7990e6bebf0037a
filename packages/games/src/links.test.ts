import type { Choice, Kit, Question, Random, Request, TrialCase } from "@medallion/kernel";
import { at, begin, hashOf, play, randomFrom, randomOf, seedFrom } from "@medallion/kernel";
import type { Entry, GameRecord } from "@medallion/records";
import { decodeLink, encodeLink, startRecord, withEntries } from "@medallion/records";
import { describe, expect, test } from "vitest";
import { KITS } from "./index.ts";
import { casesOf } from "./test/positions.ts";

/** What a link may have in a chat. */
const SHORT = 200;
/** Of games with ten times as many choices a link must still fit into a code to be scanned. */
const SCANNED = 2900;
const LONG_GAMES: ReadonlySet<string> = new Set(["old-world"]);
const OWN = { ownsAllHumanSeats: true };

type Chooser = (
  kit: Kit,
  state: unknown,
  question: Question,
  choices: readonly Choice[],
  random: Random,
) => number;

const anyChoice: Chooser = (_kit, _state, _question, choices, random) => random.below(choices.length);

/** The choice that the game's own knowledge rates highest. */
const bestChoice: Chooser = (kit, state, question, choices, random) => {
  const ratings = kit.knowledge.rate(kit.game.view(state, question.seat), question, choices, random);
  return ratings.indexOf(Math.max(...ratings));
};

/** A whole game as it is recorded, and where it really ended. */
function recorded(
  kit: Kit,
  options: unknown,
  name: string,
  chooser: Chooser,
): { record: GameRecord; end: string } {
  const { game } = kit;
  const random = randomOf(name);
  const seed = seedFrom(name);
  const seats = Array.from({ length: game.seats(options) }, () => ({ who: "person" as const, name: "" }));
  const state = begin(game, options, randomFrom(seed));
  const history: Entry[] = [];
  for (let [question] = game.questions(state); question !== undefined; [question] = game.questions(state)) {
    const { seat, id } = question;
    const choices = game.choices(state, seat);
    const choice = chooser(kit, state, question, choices, random);
    history.push({ kind: "choice", seat, question: id, choice });
    play(game, state, seat, at(choices, choice));
  }
  const record = startRecord({ game, options: JSON.parse(JSON.stringify(options)), seats, seed });
  return { record: withEntries(record, ...history), end: hashOf(state) };
}

/** The link of a game that comes back from it with every choice and the same end. */
function link(kit: Kit, options: unknown, name: string, chooser: Chooser): string {
  const { record, end } = recorded(kit, options, name, chooser);
  const text = encodeLink(KITS, record, OWN);
  const linked = decodeLink(KITS, text);
  expect(linked.record).toEqual(record);
  expect(hashOf(linked.state)).toBe(end);
  expect(linked.ending?.by).toBe("rules");
  expect(text).toMatch(/^[A-Za-z0-9._~!-]+$/u);
  return text;
}

const CHOOSERS: readonly (readonly [string, Chooser])[] = [
  ["random", anyChoice],
  ["greedy", bestChoice],
];

describe.each(KITS.map((kit) => [kit.game.id, kit] as const))("links of %s", (_, kit) => {
  const requests: readonly Request[] = kit.lobby.modes.flatMap(({ id, seats }) =>
    seats.map((count) => ({ mode: id, seats: count })),
  );
  const { id: mode, seats } = at(kit.lobby.modes, 0);
  const count = at(seats, 0);
  const [longest, games] = LONG_GAMES.has(kit.game.id) ? [SCANNED, 3] : [SHORT, 15];

  test.each(requests)("bring a game of $mode for $seats back", (request) => {
    for (const [way, chooser] of CHOOSERS)
      for (let i = 0; i < 2; i++) {
        const name = `${request.mode} ${request.seats} ${way} ${i}`;
        link(kit, kit.lobby.options(request, randomOf(name)), name, chooser);
      }
  });

  test.each(casesOf(kit))("bring a game with lists of one's own and other rules back: $name", (drawn) => {
    for (let i = 0; i < 2; i++) {
      const name = `own ${drawn.name} ${i}`;
      link(kit, kit.game.parseOptions(drawn.options(randomOf(name))), name, anyChoice);
    }
  });

  test.each(CHOOSERS)(`of ${mode} for ${count} as asked for, %s play, are short`, (way, chooser) => {
    for (let i = 0; i < games; i++) {
      const name = `short ${way} ${i}`;
      const options = kit.lobby.options({ mode, seats: count }, randomOf(name));
      const text = link(kit, options, name, chooser);
      expect(text.length, text).toBeLessThanOrEqual(longest);
    }
  });

  test.each(CHOOSERS)(
    `of ${mode} for ${count} with lists of one's own and other rules, %s play, are short`,
    (way, chooser) => {
      const optionsOf = (drawn: TrialCase, name: string) =>
        kit.game.parseOptions(drawn.options(randomOf(name)));
      const drawn = kit.trial.cases.find((one) => kit.game.seats(optionsOf(one, "seats")) === count);
      if (drawn === undefined) throw new Error(`there is no case for ${count}`);
      for (let i = 0; i < games; i++) {
        const name = `short own ${way} ${i}`;
        const text = link(kit, optionsOf(drawn, name), name, chooser);
        expect(text.length, text).toBeLessThanOrEqual(longest);
      }
    },
  );
});
