import { describe, expect, it } from "vitest";
import { playerOf } from "../state.ts";
import { fightOf } from "./facts.ts";
import {
  asked,
  beast,
  choices,
  choose,
  duel,
  eventOf,
  fightMonster,
  kindsOf,
  play,
  zones,
} from "./test/table.ts";

const MONSTER = beast(19);

describe("trophies in a fight", () => {
  it("of the Leshen name the other attack after the reveal, once (OW-12.18)", () => {
    const state = fightMonster(
      { deck: 20, trophies: ["leshen"] },
      { ...MONSTER, trail: false, attacks: ["F17", "F17"] },
    );
    choose(state, { attack: "charge" }, 1);
    expect(asked(state)).toEqual(["0 ability"]);
    const events = choose(state, { kind: "use" });
    expect(eventOf(events, "attackSettled")).toMatchObject({ card: "F17", attack: "bite", seat: 0 });
    expect(eventOf(events, "damageTaken")?.damage).toBe(2);
    play(state, []);
    choose(state, { attack: "charge" }, 1);
    expect(asked(state)).toEqual(["0 stepOne"]);
  });

  it("of the Viper school deal 1 more at once for one card less (OW-11.5)", () => {
    const state = fightMonster({ hand: ["red d1"], deck: 5, trophies: ["viper school"] }, MONSTER);
    play(state, [0]);
    expect(asked(state)).toEqual(["0 ability"]);
    choose(state, { kind: "use" });
    expect([fightOf(state).life.length, zones(state).H]).toEqual([17, 0]);
  });

  it("of Defense raise Shield after an attack that cost three cards (OW-11.20)", () => {
    const hit = (card: string) => {
      const state = fightMonster(
        { attributes: [1, 4, 1, 1], deck: 9, trophies: ["defense"] },
        { ...MONSTER, trail: false, attacks: [card] },
      );
      choose(state, { attack: "charge" }, 1);
      return state;
    };
    expect(asked(hit("F05"))).toEqual(["0 stepOne"]);
    const state = hit("F12");
    choose(state, { kind: "use" });
    expect(zones(state).S).toBe(2);
  });

  it("of Specialization let the Bear's come a second time, if it is wanted (OW-17.12)", () => {
    const state = fightMonster(
      { school: "bear", attributes: [1, 3, 1, 1], deck: 9, trophies: ["specialization"] },
      MONSTER,
    );
    // Level 1 gives a card and no Shield, so that the second use is possible at once.
    expect(zones(state)).toMatchObject({ H: 1, S: 0 });
    expect(choices(state)).toMatchObject([{ kind: "goOn" }, { kind: "specialization", level: 3 }]);
    choose(state, { kind: "specialization" });
    expect(zones(state)).toMatchObject({ H: 3, S: 1 });
    expect(choices(state)).toEqual([{ kind: "goOn" }]);
  });

  it("of Specialization offer the Bear's again when Shield is lost with the combo (OW-17.12)", () => {
    const state = fightMonster(
      {
        school: "bear",
        attributes: [1, 3, 1, 2],
        hand: ["yellow"],
        deck: 9,
        trophies: ["specialization"],
      },
      { monster: "whispess" },
    );
    expect(zones(state).S).toBe(1);
    choose(state, { kind: "goOn" });
    choose(state, { kind: "lay" });
    choose(state, { kind: "done" });
    expect(asked(state)).toEqual(["0 specialization"]);
    choose(state, { kind: "specialization" });
    expect(zones(state).S).toBe(1);
  });
});

describe("kept cards in a fight", () => {
  it("of event 18 look at the opposing life deck before its turn (OW-11.26)", () => {
    const state = fightMonster(
      { deck: 9, kept: ["E18"] },
      { ...beast(5), trail: false, attacks: ["F07", "F05"] },
    );
    choose(state, { kind: "use" });
    choose(state, { kind: "discardSeen", card: "F07" });
    expect(asked(state)).toEqual(["1 attack"]);
    expect(eventOf(choose(state, { attack: "charge" }, 1), "attackRevealed")).toMatchObject({
      card: "F05",
      left: 3,
    });
  });

  it("of event 18 beat a monster with its last card (OW-10.4)", () => {
    const state = fightMonster({ deck: 9, kept: ["E18"] }, { ...beast(1), trail: false });
    choose(state, { kind: "use" });
    expect(kindsOf(choose(state, { kind: "discardSeen" }))).toContain("monsterDefeated");
  });

  it("of event 20 may knock out their owner at once (OW-10.6)", () => {
    const state = fightMonster({ hand: 1, kept: ["E20"] }, MONSTER);
    state.random.forced = [0];
    expect(kindsOf(choose(state, { kind: "use" }))).toContain("knockedOut");
  });
});

it("knocks out at once whoever pays with the last card (OW-10.6)", () => {
  const state = duel([{ hand: 1, potions: ["petrisPhilter"] }, { deck: 1 }]);
  choose(state, { kind: "potion" });
  expect(eventOf(choose(state, { kind: "discard" }), "duelWon")).toMatchObject({ seat: 1 });
});

it("judges the potion limit by the Alchemy of the moment (OW-T-11.9)", () => {
  const state = fightMonster(
    { attributes: [1, 1, 3, 1], hand: 1, deck: 9, potions: ["swallow", "swallow", "blizzard"] },
    { ...MONSTER, attacks: ["F05"] },
  );
  choose(state, { potion: "swallow" });
  choose(state, { potion: "swallow" });
  expect(choices(state)).toHaveLength(2);
  playerOf(state, 0).attributes[2] = 2;
  choose(state, { kind: "goOn" });
  choose(state, { kind: "lay" });
  choose(state, { kind: "done" });
  choose(state, { attack: "charge" }, 1);
  while (asked(state)[0] !== "0 stepOne") choose(state, {});
  expect(choices(state).filter(({ kind }) => kind === "potion")).toEqual([]);
});

it("ends the fight with the attack of the last card, before the Wyvern could discard (OW-10.7, OW-10.10)", () => {
  const state = fightMonster(
    { hand: ["red d14", "blue"], attributes: [1, 4, 1, 1], shield: 4 },
    { monster: "wyvern", attacks: [] },
  );
  const [last] = fightOf(state).life;
  play(state, [0]);
  expect(fightOf(state).life).toEqual([last]);
  // F06 leaves Shield 1; the hand card would go with the end of the turn.
  fightOf(state).life = [5];
  expect(kindsOf(choose(state, { attack: "bite" }, 1))).toContain("monsterDefeated");
});
