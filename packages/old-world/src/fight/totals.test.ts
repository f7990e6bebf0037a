import { describe, expect, it } from "vitest";
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
  zones,
} from "./test/table.ts";

const MONSTER = { ...beast(19, { level: 3 }) };

describe("the refill", () => {
  it("is the Combat row with all modifiers (OW-T-11.1)", () => {
    const state = fightMonster(
      { attributes: [2, 1, 1, 1], hand: ["red r2"], deck: 9, potions: ["swallow"] },
      MONSTER,
    );
    choose(state, { kind: "potion", potion: "swallow" });
    play(state, [0]);
    expect(zones(state)).toMatchObject({ H: 3, D: 6 });
  });

  it("is at least 0 (OW-T-11.2)", () => {
    const state = fightMonster({ hand: ["red r-3"], deck: 9 }, MONSTER);
    play(state, [0]);
    expect(zones(state)).toMatchObject({ H: 0, D: 9 });
  });

  it("is 4 at Combat 5 (OW-T-3.12), 5 with attributeRows=level (OW-T-21.5)", () => {
    for (const [rules, drawn] of [
      [{}, 4],
      [{ attributeRows: "level" }, 5],
    ] as const) {
      const state = fightMonster(
        { attributes: [5, 1, 1, 1], hand: ["red", "blue"], deck: 8 },
        { ...MONSTER, rules },
      );
      play(state, [0]);
      expect(zones(state)).toMatchObject({ H: 1 + drawn, D: 8 - drawn });
    }
  });

  it.each([
    [1, 0, 1],
    [3, -1, 1],
    [1, -3, 0],
  ])("of the Griffin at Combat %i and modifier %i is %i (OW-T-11.14)", (combat, modifier, drawn) => {
    const state = fightMonster(
      { attributes: [combat, 1, 1, 1], hand: [`red r${modifier}`], deck: 9 },
      { monster: "griffin" },
    );
    play(state, [0]);
    expect(zones(state)).toMatchObject({ H: drawn, D: 9 - drawn });
  });
});

describe("a combo", () => {
  it("raises Shield to its cap (OW-T-11.3)", () => {
    const state = fightMonster({ attributes: [1, 3, 1, 1], shield: 1, hand: ["green s3"], deck: 5 }, MONSTER);
    play(state, [0]);
    expect(zones(state).S).toBe(3);
  });

  it("links to the card directly below only (OW-T-11.4)", () => {
    const state = fightMonster({ hand: ["red blue() yellow()", "blue green()", "yellow"], deck: 5 }, MONSTER);
    choose(state, { kind: "goOn" });
    choose(state, { kind: "lay", card: "T1" });
    expect(choices(state)).toEqual([
      { kind: "done" },
      { kind: "lay", card: "T2", extension: 1 },
      { kind: "lay", card: "T3", extension: 2 },
    ]);
    choose(state, { kind: "lay", card: "T2" });
    expect(choices(state)).toEqual([{ kind: "done" }]);
  });

  it("counts base symbols and activated extensions (OW-T-11.5)", () => {
    const state = fightMonster(
      { attributes: [1, 4, 1, 1], hand: ["red d1 blue(d1) yellow(s2)", "blue d1 green(d1)"], deck: 5 },
      MONSTER,
    );
    expect(eventOf(play(state, [0, 1]), "attackDealt")?.damage).toBe(3);
    expect(zones(state).S).toBe(0);
  });

  it("must be played with cards in hand, and there is none without them (OW-T-11.6)", () => {
    const state = fightMonster({ hand: ["red", "blue", "green"], deck: 5 }, MONSTER);
    choose(state, { kind: "goOn" });
    expect(choices(state).map(({ kind }) => kind)).toEqual(["lay", "lay", "lay"]);
    const empty = fightMonster({ attributes: [2, 1, 1, 1], deck: 5 }, MONSTER);
    expect(kindsOf(choose(empty, { kind: "goOn" }))).toContain("noCombo");
    expect(zones(empty)).toMatchObject({ H: 2, D: 3 });
  });

  it("lets the top discard be taken, never a combo card (OW-T-11.7)", () => {
    const state = fightMonster({ hand: ["yellow take"], deck: 0, attributes: [1, 1, 1, 1] }, MONSTER);
    // What was lost before: X below Y.
    const player = playerOf(state, 0);
    player.discard.push(0, 1);
    play(state, [0]);
    expect(idsOf(state, player.hand)).toEqual(["A02"]);
    expect(idsOf(state, player.discard)).toEqual(["A01", "T1"]);
  });

  it("is discarded in the order played (OW-T-11.8)", () => {
    const state = fightMonster({ hand: ["blue green()", "green yellow()", "yellow"], deck: 5 }, MONSTER);
    play(state, [0, 1, 2]);
    expect(idsOf(state, playerOf(state, 0).discard)).toEqual(["T1", "T2", "T3"]);
  });

  it("resolves several special effects in the order chosen (OW-11.16)", () => {
    const state = fightMonster(
      { hand: ["blue green(back)", "green take yellow(back)", "yellow"], deck: 3 },
      MONSTER,
    );
    playerOf(state, 0).discard.push(0);
    play(state, [0, 1, 2]);
    expect(choices(state)).toEqual([
      { kind: "takeTop", card: "A01" },
      { kind: "returnCard", card: "T1" },
      { kind: "returnCard", card: "T2" },
    ]);
    choose(state, { kind: "returnCard", card: "T2" });
    expect(choices(state)).toHaveLength(2);
    choose(state, { kind: "takeTop" });
    expect(idsOf(state, playerOf(state, 0).hand)).toEqual(["A01", "T1", "T2", "T4"]);
  });

  it("has one choice for cards printed alike, and one for each extension that fits (OW-11.9)", () => {
    const state = fightMonster({ hand: ["blue d1", "blue d1", "green blue(d1) blue(s1)"], deck: 3 }, MONSTER);
    choose(state, { kind: "goOn" });
    expect(choices(state)).toHaveLength(2);
    choose(state, { kind: "lay", card: "T3" });
    expect(choices(state)).toEqual([
      { kind: "done" },
      { kind: "lay", card: "T1", extension: 1 },
      { kind: "lay", card: "T1", extension: 2 },
    ]);
    choose(state, { extension: 2 });
    expect(eventOf(choose(state, { kind: "done" }), "attackDealt")?.damage).toBe(1);
  });
});

describe("a free combo card", () => {
  const blizzard = () => {
    const state = fightMonster(
      {
        attributes: [1, 1, 2, 1],
        hand: ["blue d1 yellow(d1)", "yellow d2 green(d3)", "green d1"],
        deck: 3,
        potions: ["blizzard", "blackBlood"],
      },
      MONSTER,
    );
    choose(state, { kind: "potion", potion: "blizzard" });
    return state;
  };

  it("activates nothing and nothing follows it (OW-T-11.20)", () => {
    const state = blizzard();
    choose(state, { kind: "goOn" });
    choose(state, { kind: "lay", card: "T1" });
    choose(state, { kind: "lay", card: "T2", free: true });
    expect(choices(state)).toEqual([{ kind: "done" }]);
    expect(eventOf(choose(state, { kind: "done" }), "attackDealt")?.damage).toBe(3);
  });

  it("follows a linked combo (OW-T-11.20)", () => {
    const state = blizzard();
    choose(state, { kind: "goOn" });
    choose(state, { kind: "lay", card: "T1" });
    choose(state, { kind: "lay", card: "T2", extension: 1 });
    choose(state, { kind: "lay", card: "T3", free: true });
    expect(eventOf(choose(state, { kind: "done" }), "attackDealt")?.damage).toBe(5);
  });

  it("counts against a limit of the combo (OW-T-11.11)", () => {
    const state = blizzard();
    choose(state, { kind: "potion", potion: "blackBlood" });
    choose(state, { kind: "goOn" });
    choose(state, { kind: "lay", card: "T1" });
    expect(choices(state)).toEqual([{ kind: "done" }]);
  });
});

describe("damage of effects", () => {
  it("is dealt in step 3a, also without a combo (OW-T-11.10)", () => {
    const state = fightMonster({ deck: 3, hand: 1, potions: ["petrisPhilter"] }, MONSTER);
    choose(state, { kind: "potion" });
    choose(state, { kind: "discard" });
    expect(eventOf(choose(state, { kind: "goOn" }), "attackDealt")?.damage).toBe(2);
  });

  it("is never below 0 (OW-T-11.13)", () => {
    const state = fightMonster({ deck: 3, hand: 1, potions: ["goldenOriole"] }, MONSTER);
    choose(state, { kind: "potion" });
    expect(eventOf(play(state, [0]), "attackDealt")?.damage).toBe(0);
  });

  it("counts cards of a colour (OW-T-11.15)", () => {
    const state = fightMonster(
      { deck: 3, hand: ["blue d2 blue()", "blue d1 red()", "red d1"], kept: ["E26"] },
      MONSTER,
    );
    const events = play(state, [0, 1, 2]);
    const more = asked(state).includes("0 ability") ? choose(state, { kind: "use" }) : [];
    expect(eventOf([...events, ...more], "attackDealt")?.damage).toBe(6);
  });

  it("marked now is dealt at once (OW-T-11.16)", () => {
    const state = fightMonster({ deck: 3, hand: 2, kept: ["E14"] }, beast(2));
    expect(asked(state)).toEqual(["0 ability"]);
    const events = choose(state, { kind: "use" });
    expect(kindsOf(events)).not.toContain("comboPlayed");
    expect(kindsOf(events)).toContain("monsterDefeated");
  });
});

describe("abilities with the complete combo", () => {
  it("come compulsory ones first (OW-T-11.18)", () => {
    const state = fightMonster(
      { attributes: [1, 3, 1, 1], shield: 3, hand: ["yellow green()", "green s1"], deck: 4, kept: ["E28"] },
      { monster: "whispess" },
    );
    const events = play(state, [0, 1]);
    expect(eventOf(events, "shieldChanged")).toMatchObject({ by: -2, shield: 1 });
    expect(asked(state)).toEqual(["0 ability"]);
    choose(state, { kind: "use" });
    expect(zones(state).S).toBe(3);
  });
});

it("keeps the next reduction over the own turn only (OW-11.5)", () => {
  const state = fightMonster(
    { deck: 9, hand: 1, potions: ["goldenOriole"] },
    { ...MONSTER, attacks: ["F07", "F07"] },
  );
  choose(state, { kind: "potion" });
  play(state, [0]);
  expect(fightOf(state).fighters[0]?.mods.map(({ what }) => what)).toEqual(["reduceNext"]);
  choose(state, { kind: "attack", attack: "charge" }, 1);
  expect(zones(state).P).toBe(1 + 3);
  expect(fightOf(state).fighters[0]?.mods).toEqual([]);
});

it("takes reductions of a duel from the damage of step 3a (OW-12.19)", () => {
  const state = duel([
    { hand: ["red d3"], deck: 5 },
    { hand: 1, deck: 5, trophies: ["foglet"] },
  ]);
  play(state, [0]);
  expect(asked(state)).toEqual(["1 ability"]);
  choose(state, { kind: "use" }, 1);
  expect(zones(state, 1)).toMatchObject({ D: 3, P: 2 });
});
