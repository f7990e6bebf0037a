import { describe, expect, it } from "vitest";
import type { School } from "../data/index.ts";
import { idsOf } from "../rules/zones.ts";
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
  type Seated,
  zones,
} from "./test/table.ts";

const MONSTER = beast(19);

function witcher(school: School, level: number, rest: Seated): Seated {
  return { school, attributes: [1, 4, 1, level], ...rest };
}

const use = { kind: "specialization" };

describe("the Bear's Specialization", () => {
  it("comes by itself at a Shield of 0, once (OW-T-17.1)", () => {
    const state = fightMonster(
      { school: "bear", attributes: [1, 3, 1, 3], hand: 3, deck: 7 },
      { ...MONSTER, attacks: ["F05"] },
    );
    expect(zones(state)).toMatchObject({ S: 1, H: 5, D: 5 });
    play(state, [0]);
    choose(state, { attack: "charge" }, 1);
    expect(zones(state).S).toBe(0);
    expect(asked(state)).toEqual(["0 stepOne"]);
  });

  it.each([
    [1, 1, { S: 0, H: 3, D: 3 }, { hand: 2, deck: 4 }, "OW-T-17.2"],
    [5, 4, { S: 2, H: 4, D: 6 }, { hand: 2, deck: 8 }, "OW-T-17.11"],
  ])("at level %i with Defense %i leads to %j", (level, defense, after, cards) => {
    const state = fightMonster({ school: "bear", attributes: [1, defense, 1, level], ...cards }, MONSTER);
    expect(zones(state)).toMatchObject(after);
  });

  it("comes in any step of the own turn (OW-T-17.13)", () => {
    const state = fightMonster(
      {
        school: "bear",
        attributes: [2, 3, 1, 3],
        shield: 1,
        hand: ["yellow s1 red()", "red", "blue", "green"],
        deck: 8,
      },
      { monster: "whispess" },
    );
    const events = play(state, [0, 1]);
    expect(kindsOf(events)).toContain("specializationUsed");
    expect(zones(state)).toMatchObject({ S: 2, H: 6, D: 4 });
  });
});

describe("the Viper's Specialization", () => {
  it("looks at the top of the opponent's deck after a hit (OW-T-17.3)", () => {
    const state = fightMonster(witcher("viper", 2, { hand: ["red d2"], deck: 4 }), {
      ...beast(8),
      attacks: ["F01", "F02", "F03", "F04", "F05"],
    });
    play(state, [0]);
    expect(asked(state)).toEqual(["0 specialization"]);
    choose(state, use);
    expect(choices(state)).toEqual(["F03", "F04", "F05"].map((card) => ({ kind: "discardSeen", card })));
    choose(state, { card: "F04" });
    expect(fightOf(state).life).toHaveLength(5);
    expect(choices(state)).toEqual([
      { kind: "done" },
      { kind: "putOnTop", card: "F03" },
      { kind: "putOnTop", card: "F05" },
    ]);
    choose(state, { card: "F05" });
    expect(fightOf(state).life.slice(-2)).toEqual([2, 4]);
    expect(fightOf(state).seen).toEqual([2, 3, 4]);
  });

  it("may discard the last cards (OW-T-17.4)", () => {
    const state = fightMonster(witcher("viper", 4, { hand: ["red d2"], deck: 4 }), beast(4));
    play(state, [0]);
    choose(state, use);
    choose(state, { kind: "discardSeen" });
    expect(kindsOf(choose(state, { kind: "discardSeen" }))).toContain("monsterDefeated");
  });

  it("needs a card lost by the attack (OW-T-17.5)", () => {
    const state = duel([
      witcher("viper", 2, { hand: ["red d3"], deck: 4 }),
      { attributes: [1, 4, 1, 1], shield: 4, hand: 2, deck: 4 },
    ]);
    play(state, [0]);
    expect(asked(state)).toEqual(["1 stepOne"]);
  });

  it("discards in the open in a duel (OW-17.2)", () => {
    const state = duel([
      witcher("viper", 2, { hand: ["red d1"], deck: 4 }),
      { hand: 2, deck: ["red", "blue", "green", "yellow"] },
    ]);
    play(state, [0]);
    choose(state, use);
    expect(choices(state)).toHaveLength(3);
    choose(state, { card: "T9" });
    choose(state, { kind: "done" });
    expect(idsOf(state, playerOf(state, 1).discard)).toEqual(["T8", "T9"]);
    expect(idsOf(state, playerOf(state, 1).deck)).toEqual(["T11", "T10"]);
  });
});

describe("the Cat's Specialization", () => {
  it("takes some of the top cards in the first turn (OW-T-17.6)", () => {
    const state = fightMonster(
      witcher("cat", 2, {
        hand: 2,
        deck: ["red", "blue", "green", "yellow", "purple", "red", "red", "red", "red"],
      }),
      { ...MONSTER, attacks: ["F05"] },
    );
    choose(state, use);
    expect(choices(state)).toHaveLength(3);
    choose(state, { card: "T4" });
    expect(zones(state)).toMatchObject({ H: 3, D: 8 });
    while (asked(state)[0] !== "0 stepOne") choose(state, {});
    expect(choices(state)).toEqual([{ kind: "goOn" }]);
    play(state, [0]);
    choose(state, { attack: "charge" }, 1);
    expect(choices(state)).toEqual([{ kind: "goOn" }]);
  });

  it("takes three at level 4 (OW-T-17.6)", () => {
    const state = fightMonster(witcher("cat", 4, { hand: 2, deck: 9 }), MONSTER);
    choose(state, use);
    while (asked(state)[0] === "0 takeSeen") choose(state, {});
    expect(zones(state)).toMatchObject({ H: 5, D: 6 });
  });

  it("keeps to the hand limit (OW-17.7)", () => {
    const state = fightMonster(witcher("cat", 4, { hand: 6, deck: 9 }), MONSTER);
    choose(state, use);
    while (asked(state)[0] !== "0 stepOne") choose(state, {});
    expect(zones(state)).toMatchObject({ H: 7, D: 8 });
  });
});

describe("the Wolf's Specialization", () => {
  const combo = ["blue d1 green()", "green d1 red()", "red d1"];

  it("adds damage and cards to a combo of three (OW-T-17.7)", () => {
    const state = fightMonster({ school: "wolf", attributes: [2, 1, 1, 3], hand: combo, deck: 9 }, MONSTER);
    play(state, [0, 1, 2]);
    expect(asked(state)).toEqual(["0 specialization"]);
    expect(eventOf(choose(state, use), "attackDealt")?.damage).toBe(4);
    expect(zones(state)).toMatchObject({ H: 4, D: 5 });
  });

  it("needs three cards (OW-T-17.8)", () => {
    const state = fightMonster(witcher("wolf", 3, { hand: combo, deck: 9 }), MONSTER);
    play(state, [0, 1]);
    expect(asked(state)).toEqual(["1 attack"]);
  });

  it("comes a second time with the trophy, with the numbers of level 3 (OW-T-17.12)", () => {
    const state = fightMonster(
      witcher("wolf", 5, {
        shield: 4,
        hand: combo,
        deck: [...combo, ...combo, ...combo],
        trophies: ["specialization"],
      }),
      // The first five are lost to damage.
      { ...MONSTER, attacks: ["F01", "F02", "F03", "F04", "F06", "F05"] },
    );
    play(state, [0, 1, 2]);
    expect(eventOf(choose(state, use), "specializationUsed")?.level).toBe(5);
    expect(choices(state)).toMatchObject([{ kind: "decline" }, { kind: "specialization", level: 3 }]);
    choose(state, { kind: "decline" });
    expect([zones(state).H, fightOf(state).life.length]).toEqual([3, 14]);
    choose(state, { attack: "charge" }, 1);
    play(state, [0, 1, 2]);
    expect(eventOf(choose(state, { level: 3 }), "attackDealt")?.damage).toBe(4);
    expect([zones(state).H, asked(state)]).toEqual([3, ["1 attack"]]);
  });
});

describe("the Griffin's Specialization", () => {
  it("takes the top discard and discards (OW-T-17.9)", () => {
    const state = fightMonster(
      {
        attributes: [1, 1, 1, 1],
        school: "griffin",
        hand: ["red", "red", "red", "blue", "blue", "blue", "blue"],
        deck: 9,
      },
      MONSTER,
    );
    const player = playerOf(state, 0);
    player.discard.push(...player.hand.splice(3));
    choose(state, use);
    choose(state, { kind: "discard" });
    choose(state, { kind: "discard" });
    expect(zones(state)).toMatchObject({ H: 2, P: 5 });
    expect(choices(state)).toEqual([{ kind: "goOn" }]);
  });

  it("takes any card at level 4 (OW-T-17.10)", () => {
    const state = fightMonster(
      { attributes: [1, 1, 1, 4], school: "griffin", hand: ["red", "red", "red", "blue", "green"], deck: 9 },
      MONSTER,
    );
    const player = playerOf(state, 0);
    player.discard.push(...player.hand.splice(3));
    choose(state, use);
    expect(choices(state)).toHaveLength(2);
    choose(state, { card: "T4" });
    expect(zones(state)).toMatchObject({ H: 4, P: 1 });
  });
});

describe("potions", () => {
  it("are limited by the row of Alchemy at each use (OW-T-11.9, OW-T-3.13)", () => {
    const state = fightMonster(
      { attributes: [1, 1, 2, 1], hand: 1, deck: 9, potions: ["swallow", "swallow", "swallow", "blizzard"] },
      MONSTER,
    );
    choose(state, { kind: "potion", potion: "swallow" });
    choose(state, { kind: "potion", potion: "swallow" });
    expect(choices(state)).toEqual([{ kind: "goOn" }]);
    expect([playerOf(state, 0).potions.length, playerOf(state, 0).drunk.length]).toEqual([2, 2]);
  });

  it("need their cost (OW-T-11.12)", () => {
    const without = fightMonster({ deck: 9, potions: ["petrisPhilter"] }, MONSTER);
    expect(choices(without)).toEqual([{ kind: "goOn" }]);
    const state = fightMonster({ hand: ["red d1", "blue"], deck: 9, potions: ["petrisPhilter"] }, MONSTER);
    choose(state, { kind: "potion" });
    choose(state, { card: "T2" });
    expect(eventOf(play(state, [0]), "attackDealt")?.damage).toBe(3);
  });

  it("are free once with the Alchemy trophy (OW-T-11.17)", () => {
    const state = fightMonster(
      { hand: 1, deck: 9, potions: ["blackBlood", "blackBlood", "blackBlood"], trophies: ["alchemy"] },
      MONSTER,
    );
    expect(choices(state)).toHaveLength(3);
    const free = choices(state).find((choice) => choice.kind === "potion" && choice.with !== undefined);
    choose(state, free ?? {});
    expect(zones(state).H).toBe(2);
    expect(fightOf(state).fighters[0]?.mods.map(({ what }) => what)).toEqual(["damage"]);
    choose(state, { kind: "potion" });
    expect(choices(state)).toEqual([{ kind: "goOn" }]);
  });

  it("work at once where they name Shield (OW-T-11.19)", () => {
    const state = fightMonster(
      { attributes: [3, 2, 1, 1], shield: 1, hand: 1, deck: 9, potions: ["swallow"] },
      MONSTER,
    );
    choose(state, { kind: "potion" });
    expect(zones(state).S).toBe(2);
    play(state, [0]);
    expect(zones(state).H).toBe(2);
  });

  it("are capped by the Water Hag (OW-11.23)", () => {
    const state = fightMonster(
      { attributes: [1, 1, 4, 1], hand: 1, deck: 9, potions: ["swallow", "swallow"] },
      { monster: "waterHag" },
    );
    choose(state, { kind: "potion" });
    expect(choices(state)).toEqual([{ kind: "goOn" }]);
  });

  it("work twice with the trophy of the Brewess (OW-11.23)", () => {
    const state = fightMonster({ hand: 1, deck: 9, potions: ["blackBlood"], trophies: ["brewess"] }, MONSTER);
    choose(state, { kind: "potion" });
    choose(state, { kind: "use" });
    expect(fightOf(state).fighters[0]?.mods.map(({ what }) => what)).toEqual([
      "damage",
      "comboMax",
      "damage",
    ]);
  });
});
