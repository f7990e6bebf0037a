import { at, begin, play, randomFrom, randomOf, seedFrom, settle } from "@medallion/kernel";
import { quickRandom } from "@medallion/search";
import { describe, expect, test } from "vitest";
import { KITS } from "./index.ts";

/** Games of each mode. */
const GAMES = 2;
/** Choices after which a long game is left. */
const LONGEST = 400;

const MODES = KITS.flatMap((kit) =>
  kit.lobby.modes.map(({ id, seats }) => ({ name: `${kit.game.id} ${id}`, kit, mode: id, seats })),
);

describe.each(MODES)("a position of $name", ({ name, kit, mode, seats }) => {
  test("that is written down is the same once it is arranged, and the same is asked", async () => {
    const { game } = kit;
    const insight = await kit.insight?.();
    const writer = await kit.writer?.();
    if (insight === undefined || writer === undefined) throw new Error(`${game.id} tells too little`);
    let count = 0;
    for (let number = 0; number < GAMES; number++) {
      const seed = `${name} ${number}`;
      const request = { mode, seats: at(seats, number % seats.length) };
      const options = kit.lobby.options(request, randomOf(`${seed} options`));
      const state = begin(game, options, randomFrom(seedFrom(seed)));
      const random = quickRandom(randomOf(`${seed} policy`));
      for (let step = 0; step < LONGEST; step++) {
        const [question] = game.questions(state);
        if (question === undefined) break;
        const { seat, kind } = question;
        const choices = game.choices(state, seat);
        const phrases = (at: unknown): readonly string[] =>
          game.choices(at, seat).map((choice) => kit.stage.phrases(at, seat, choice)[0] ?? "");
        const written = writer.write(state);
        if (written !== undefined) {
          count += 1;
          const again = kit.stage.arrange({ ...written, cards: undefined, forced: [] });
          settle(game, again);
          expect(writer.write(again), `${seed} ${step}`).toEqual(written);
          const asked = game.questions(again).find((each) => each.seat === seat);
          expect(asked?.kind, `${seed} ${step}`).toBe(kind);
          expect([...phrases(again)].sort(), `${seed} ${step}`).toEqual([...phrases(state)].sort());
        }
        const index = choices.length === 1 ? 0 : insight.pick(state, seat, choices, random);
        play(game, state, seat, at(choices, index));
      }
    }
    expect(count).toBeGreaterThan(UNWRITTEN.includes(name) ? -1 : 5);
  });
});

/** Modes of which scenarios say too little. */
const UNWRITTEN = ["gwent tournament", "gwent solo"];
