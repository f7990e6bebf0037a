import { describe, expect, it } from "vitest";
import { shieldCap } from "../rules/attributes.ts";
import { playerOf, type State } from "../state.ts";
import { fightOf } from "./facts.ts";
import { isFightPayable } from "./legal.ts";
import {
  arrange,
  asked,
  beast,
  choices,
  choose,
  eventOf,
  fightMonster,
  kindsOf,
  play,
  rest,
  type Seated,
  zones,
} from "./test/table.ts";

/** The monster acts first with this fight card, and the attack is named. */
function attacked(
  half: "charge" | "bite",
  card: string,
  player: Seated,
  position: Parameters<typeof fightMonster>[1] = {},
): State {
  const state = fightMonster(player, { ...beast(19), ...position, trail: false, attacks: [card] });
  choose(state, { kind: "attack", attack: half }, 1);
  return state;
}

describe("a monster fight", () => {
  it("takes the life deck from the 20 fight cards (OW-T-12.1, OW-T-12.2)", () => {
    const state = fightMonster({ deck: 20 }, { ...beast(12), trail: false });
    expect([fightOf(state).life.length, state.fightDeck.length]).toEqual([12, 8]);
    choose(state, { kind: "attack" }, 1);
    expect(fightOf(state).life).toHaveLength(11);
  });

  it("lets the other players decide in turn, counter-clockwise (OW-T-12.3)", () => {
    const state = fightMonster({ deck: 90 }, { ...beast(19), trail: false, others: [{}, {}, {}] });
    const deciders: number[] = [];
    for (let turn = 0; turn < 5; turn++) {
      const [open] = state.asks;
      if (open?.kind !== "attack") throw new Error(asked(state).join());
      deciders.push(open.seat);
      choose(state, { attack: "charge" }, open.seat);
      while (asked(state)[0]?.startsWith("0 removeCards")) choose(state, { kind: "remove" });
      play(state, playerOf(state, 0).hand.length > 0 ? [0] : []);
    }
    expect(deciders).toEqual([3, 2, 1, 3, 2]);
    expect(fightOf(state).controller).toBe(3);
  });

  it("is decided by the only opponent every time (OW-T-12.4)", () => {
    const state = fightMonster({ deck: 40 }, { ...beast(19), trail: false, attacks: ["F05", "F06"] });
    choose(state, { attack: "charge" }, 1);
    play(state, []);
    expect(asked(state)).toEqual(["1 attack"]);
  });

  it("begins with the witcher who owns the trail (OW-T-12.5, OW-T-4.9)", () => {
    expect(asked(fightMonster({ deck: 5, trails: ["forest"] }))).toEqual(["0 stepOne"]);
    expect(asked(fightMonster({ deck: 5, trails: ["water"] }))).toEqual(["1 attack"]);
    expect(asked(fightMonster({ deck: 5, kept: ["E23"] }, { trail: false }))).toEqual(["0 stepOne"]);
  });

  it("hides the fight card until the attack is named (OW-T-12.10)", () => {
    const state = fightMonster({ deck: 5 }, { ...beast(9), trail: false, attacks: ["F12"] });
    expect(fightOf(state).revealed).toEqual([]);
    expect(choices(state, 1)).toEqual([
      { kind: "attack", attack: "charge" },
      { kind: "attack", attack: "bite" },
    ]);
  });

  it("names attacks by die in solo (OW-T-16.4)", () => {
    for (const [die, half] of [
      [2, "charge"],
      [3, "bite"],
    ] as const) {
      const state = arrange({
        players: [{ deck: 9 }],
        ...beast(9),
        attacks: ["F12"],
        agenda: [{ do: "fightMonster", terrain: 0 }],
      });
      state.random.forced = [die];
      expect(eventOf(rest(state), "attackRolled")).toEqual({
        kind: "attackRolled",
        die: die + 1,
        attack: half,
      });
    }
  });
});

describe("a monster's attack", () => {
  it("discards random hand cards, then from the deck (OW-T-12.6)", () => {
    const state = attacked("charge", "F08", { hand: 1, deck: 5 }, beast(9, { level: 2 }));
    expect(zones(state)).toMatchObject({ H: 0, D: 4, P: 2 });
  });

  it("knocks out with the last card it discards (OW-T-12.7)", () => {
    const state = fightMonster(
      { hand: 2, deck: 1 },
      { ...beast(9, { level: 3 }), trail: false, attacks: ["F08"] },
    );
    expect(kindsOf(choose(state, { attack: "charge" }, 1))).toContain("knockedOut");
  });

  it("removes a hand card, or the top of the deck (OW-T-12.8)", () => {
    const state = attacked("charge", "F02", { hand: 0, deck: 3 });
    expect(zones(state)).toMatchObject({ D: 2, P: 0 });
    expect(playerOf(state, 0).removed).toHaveLength(1);
  });

  it("leaves an attribute of 1 (OW-T-12.9)", () => {
    const state = attacked("bite", "F04", { deck: 5 });
    expect(playerOf(state, 0).attributes[2]).toBe(1);
  });

  it.each([
    [1, 2, 1],
    [2, 2, 1],
    [3, 2, 0],
    [1, 0, 0],
  ] as const)(
    "of level %i on an attribute with Shield %i leaves Shield %i (OW-T-12.11)",
    (level, shield, left) => {
      const state = attacked(
        "bite",
        "F04",
        { attributes: [1, 3, 3, 1], shield, deck: 5 },
        beast(9, { level }),
      );
      expect([playerOf(state, 0).attributes[2], zones(state).S, zones(state).D]).toEqual([2, left, 5]);
    },
  );

  it("leaves Shield alone with levelOneBite=none (OW-T-21.4)", () => {
    const state = attacked(
      "bite",
      "F03",
      { attributes: [2, 1, 1, 1], shield: 1, deck: 5 },
      { rules: { levelOneBite: "none" } },
    );
    expect([playerOf(state, 0).attributes[0], zones(state).S]).toEqual([1, 1]);
  });

  it("counts the level of an attribute, not its row (OW-T-12.12)", () => {
    const state = attacked("bite", "F01", { attributes: [1, 5, 1, 1], shield: 4, deck: 6 });
    expect(zones(state)).toMatchObject({ D: 5, S: 0 });
  });
});

describe("special abilities", () => {
  it("of the Archespore ask for a potion at the declaration (OW-T-12.13)", () => {
    const without = arrange({ players: [{ deck: 5 }, {}], monster: "archespore", agenda: [] });
    expect(isFightPayable(without, 0, 0)).toBe(false);
    const state = fightMonster({ deck: 5, potions: ["swallow"] }, { monster: "archespore" });
    if (asked(state).includes("0 discardPotions")) choose(state, { kind: "discardPotion" });
    expect([playerOf(state, 0).potions, state.potionDiscard]).toEqual([[], [0]]);
    expect(zones(state).S).toBe(0);
  });

  it.each([
    [2, 5],
    [3, 3],
  ])("of the Bruxa with %i cards left make %i damage (OW-T-12.14)", (left, damage) => {
    const state = fightMonster({ hand: [`red d${17 - left}`], deck: 9 }, { monster: "bruxa", attacks: [] });
    const fight = fightOf(state);
    // F06 is the card that comes after the damage.
    fight.life.splice(fight.life.indexOf(5), 1);
    fight.life.splice(left - 1, 0, 5);
    play(state, [0]);
    expect(fightOf(state).life).toHaveLength(left);
    expect(eventOf(choose(state, { attack: "bite" }, 1), "damageTaken")?.damage).toBe(damage);
  });

  it("of the Manticore reduce damage and take a hand card (OW-T-12.15)", () => {
    const bite = attacked(
      "bite",
      "F05",
      { shield: 1, hand: 2, deck: 5 },
      { monster: "manticore", declared: [] },
    );
    expect(zones(bite)).toMatchObject({ H: 1, D: 3, S: 0 });
    const charge = attacked(
      "charge",
      "F02",
      { shield: 1, hand: 2, deck: 5 },
      { monster: "manticore", declared: [] },
    );
    choose(charge, { kind: "remove" });
    expect(zones(charge)).toMatchObject({ H: 1, D: 5, P: 0, S: 1 });
  });

  it("of the Foglet use the attack that costs more cards (OW-T-12.16)", () => {
    const foglet = (shield: number) =>
      fightMonster(
        { attributes: [1, 3, 1, 1], shield, hand: 2, deck: 5 },
        { monster: "foglet", trail: false, attacks: ["F08"] },
      );
    expect(zones(foglet(0))).toMatchObject({ H: 2, D: 2 });
    const tie = foglet(2);
    expect(asked(tie)).toEqual(["1 revealedAttack"]);
    choose(tie, { attack: "charge" }, 1);
    expect(zones(tie)).toMatchObject({ H: 1, D: 5, S: 2 });
    expect(zones(foglet(3))).toMatchObject({ H: 1, D: 5, S: 3 });
  });

  it("of the Grave Hag take hand cards first (OW-T-12.17)", () => {
    const state = attacked(
      "bite",
      "F12",
      { attributes: [1, 2, 1, 1], hand: 2, shield: 2, deck: 6 },
      { monster: "graveHag", declared: [] },
    );
    choose(state, { kind: "discard" });
    choose(state, { kind: "discard" });
    expect(zones(state)).toMatchObject({ H: 0, D: 5, S: 0 });
  });

  it("of the Leshen count Defense 1 lower for the fight (OW-T-12.18)", () => {
    const state = fightMonster(
      { attributes: [1, 3, 1, 1], shield: 3, hand: ["red d19"], deck: 5 },
      { monster: "leshen" },
    );
    expect([zones(state).S, shieldCap(state, 0)]).toEqual([2, 2]);
    play(state, [0]);
    choose(state, { kind: "remove" });
    expect([playerOf(state, 0).attributes[1], zones(state).S]).toEqual([3, 3]);
    const strong = fightMonster({ attributes: [1, 5, 1, 1], shield: 4, deck: 5 }, { monster: "leshen" });
    expect([zones(strong).S, shieldCap(strong, 0)]).toEqual([4, 4]);
  });

  it("of the Ghouls' Nest cap what it loses in the first turn (OW-T-12.19)", () => {
    const state = fightMonster(
      { hand: ["red d4", "red d4"], deck: 9 },
      // The first two are lost to damage.
      { monster: "ghoulsNest", attacks: ["F01", "F02", "F14"] },
    );
    play(state, [0]);
    expect(fightOf(state).life).toHaveLength(10);
    choose(state, { attack: "charge" }, 1);
    play(state, [0]);
    expect(fightOf(state).life).toHaveLength(5);
  });

  it("are not used up where there is nothing to reduce (OW-T-12.21)", () => {
    const bite = attacked("bite", "F03", { attributes: [2, 1, 1, 1], shield: 1, deck: 9, kept: ["E05"] });
    expect([playerOf(bite, 0).attributes[0], zones(bite).S, asked(bite)]).toEqual([1, 0, ["0 stepOne"]]);
    const charge = attacked("charge", "F07", { deck: 9, kept: ["E05"] });
    expect(zones(charge).D).toBe(6);
  });

  it("of the Harpy let the first turn draw nothing, with or without a combo (OW-T-12.22)", () => {
    const state = fightMonster({ attributes: [2, 1, 1, 1], deck: 9 }, { monster: "harpy", attacks: ["F06"] });
    play(state, []);
    expect(zones(state).H).toBe(0);
    choose(state, { attack: "charge" }, 1);
    play(state, []);
    expect(zones(state).H).toBe(2);
  });

  it("of the Penitent and the Glustyworp cap damage marked now, too (OW-12.21)", () => {
    const state = fightMonster({ hand: ["red d3"], deck: 9, kept: ["E14"] }, { monster: "glustyworp" });
    choose(state, { kind: "use" });
    expect(fightOf(state).life).toHaveLength(17);
    expect(eventOf(play(state, [0]), "attackDealt")?.damage).toBe(0);
  });

  it("of the Fiend switch purple cards off, which still link (OW-12.21)", () => {
    const state = fightMonster({ hand: ["purple d2 r3 red(d2)", "red d1"], deck: 9 }, { monster: "fiend" });
    expect(eventOf(play(state, [0, 1]), "attackDealt")?.damage).toBe(1);
    expect(zones(state).H).toBe(1);
  });

  it("of the Nightwraith lay the first card at random (OW-12.21)", () => {
    const state = fightMonster({ hand: ["blue red()", "red", "green"], deck: 9 }, { monster: "nightwraith" });
    state.random.forced = [0];
    choose(state, { kind: "goOn" });
    expect(choices(state)).toEqual([{ kind: "done" }, { kind: "lay", card: "T2", extension: 1 }]);
  });

  it("of the Noonwraith let Shield rise by 1 in a turn (OW-12.21)", () => {
    const state = fightMonster(
      { attributes: [1, 4, 2, 1], hand: ["green s3"], deck: 9, potions: ["swallow"] },
      { monster: "noonwraith" },
    );
    choose(state, { kind: "potion" });
    expect(zones(state).S).toBe(1);
    play(state, [0]);
    expect(zones(state).S).toBe(1);
  });
});
