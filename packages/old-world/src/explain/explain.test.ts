import type { Reason, Seat } from "@medallion/kernel";
import { at, speaker } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import { BOX } from "../box.ts";
import { choose as chooseInFight, duel, eventOf, fightMonster, play, zones } from "../fight/test/table.ts";
import { oldWorld } from "../game.ts";
import { handTarget } from "../rules/phase-three.ts";
import type { State } from "../state.ts";
import { playerOf } from "../state.ts";
import { arrange } from "../test/arrange.ts";
import { type Moved, walk } from "../test/positions.ts";
import { texts } from "../texts.ts";
import type { OldWorldSubject } from "./subject.ts";

function reasonsFor(state: State, subject: OldWorldSubject, seat: Seat = 0): readonly Reason[] {
  return oldWorld.explain(oldWorld.view(state, seat), subject);
}

/** Rule, text and amount of each link, short enough to read. */
function why(state: State, subject: OldWorldSubject, seat: Seat = 0): readonly string[] {
  return reasonsFor(state, subject, seat).map(
    ({ rule, text, amount }) => `${rule} ${text.key.replace("reason.", "")} ${amount}`,
  );
}

function amount(state: State, subject: OldWorldSubject, seat: Seat = 0): number | undefined {
  return reasonsFor(state, subject, seat).at(-1)?.amount;
}

describe("the numbers of a combat turn", () => {
  const hand = ["red d1 r-1 blue(d1,r1)", "blue s1 green(d1)", "green d1"];
  const player = {
    attributes: [2, 3, 2, 1] as const,
    shield: 1,
    deck: 9,
    potions: ["swallow", "blackBlood"],
  };

  it("are told symbol by symbol, also while the combo is built (OW-11.12)", () => {
    const state = fightMonster({ ...player, hand });
    chooseInFight(state, { kind: "goOn" });
    chooseInFight(state, { kind: "lay" });
    expect(why(state, { kind: "damage", player: 0 })).toEqual([
      "OW-11.12 damage.card 1",
      "OW-11.13 damage.total 1",
    ]);
    chooseInFight(state, { kind: "lay" });
    expect(why(state, { kind: "damage", player: 0 })).toEqual([
      "OW-11.12 damage.card 1",
      "OW-11.8 damage.extension 2",
      "OW-11.13 damage.total 2",
    ]);
    expect(why(state, { kind: "shieldGain", player: 0 })).toEqual([
      "OW-11.14 shieldGain.card 1",
      "OW-3.4 shieldGain.after 2",
    ]);
    expect(why(state, { kind: "refill", player: 0 })).toEqual([
      "OW-3.24 refill.row 2",
      "OW-11.17 refill.card 1",
      "OW-11.8 refill.extension 2",
      "OW-11.17 refill.total 2",
    ]);
    // Others see nothing of it yet.
    expect(why(state, { kind: "damage", player: 0 }, 1)).toEqual(["OW-11.13 damage.total 0"]);
    const events = chooseInFight(state, { kind: "done" });
    expect(eventOf(events, "attackDealt")?.damage).toBe(2);
    expect(zones(state)).toMatchObject({ S: 2, H: 3 });
  });

  it("name the potions and monsters that change them", () => {
    const state = fightMonster({ ...player, hand: ["red d1 r2"] }, { monster: "griffin" });
    chooseInFight(state, { kind: "potion", potion: "blackBlood" });
    chooseInFight(state, { kind: "potion", potion: "swallow" });
    expect(why(state, { kind: "damage", player: 0 })).toEqual([
      "OW-11.5 damage.effect 1",
      "OW-11.13 damage.total 1",
    ]);
    expect(at(reasonsFor(state, { kind: "damage", player: 0 }), 0).text.values?.source).toEqual({
      key: "potion.blackBlood",
    });
    expect(why(state, { kind: "refill", player: 0 })).toEqual([
      "OW-3.24 refill.row 2",
      "OW-11.5 refill.effect 1",
      "OW-11.17 refill.total 1",
    ]);
    expect(why(state, { kind: "potions", player: 0 })).toEqual([
      "OW-3.24 level 2",
      "OW-3.24 potions.row 2",
      "OW-11.3 potions.used 0",
    ]);
  });

  it("tell caps and the least (OW-11.21, OW-12.21)", () => {
    const capped = fightMonster({ ...player, hand: ["red d3"] }, { monster: "glustyworp" });
    chooseInFight(capped, { kind: "goOn" });
    chooseInFight(capped, { kind: "lay" });
    expect(why(capped, { kind: "damage", player: 0 })).toEqual([
      "OW-11.12 damage.card 3",
      "OW-12.21 damage.cap 1",
      "OW-11.13 damage.total 1",
    ]);
    expect(eventOf(chooseInFight(capped, { kind: "done" }), "attackDealt")?.damage).toBe(1);
    const weak = fightMonster({ ...player, hand: ["red"], potions: ["goldenOriole"] });
    chooseInFight(weak, { kind: "potion" });
    expect(why(weak, { kind: "damage", player: 0 })).toEqual([
      "OW-11.5 damage.effect -1",
      "OW-11.21 damage.least 0",
      "OW-11.13 damage.total 0",
    ]);
  });

  it("tell what the other side of a duel takes off (OW-12.19)", () => {
    const state = duel([
      { hand: ["red"], deck: 5, potions: ["goldenOriole"] },
      { hand: ["red d3"], deck: 5 },
    ]);
    chooseInFight(state, { kind: "potion" });
    play(state, [0]);
    chooseInFight(state, { kind: "goOn" }, 1);
    chooseInFight(state, { kind: "lay" }, 1);
    expect(why(state, { kind: "damage", player: 1 }, 1)).toEqual([
      "OW-11.12 damage.card 3",
      "OW-12.19 attack.reduced 1",
      "OW-11.13 damage.total 1",
    ]);
    expect(eventOf(chooseInFight(state, { kind: "done" }, 1), "attackDealt")?.damage).toBe(1);
  });

  it("tell a monster's attack from its card on (OW-12.19), and what life is left (OW-10.2)", () => {
    const state = fightMonster(
      { ...player, hand: 6, shield: 1, kept: ["E05"], deck: 0 },
      { attacks: ["F07", "F08"], trail: false },
    );
    const events = chooseInFight(state, { kind: "attack", attack: "charge" }, 1);
    expect(eventOf(events, "damageTaken")?.damage).toBe(3);
    expect(why(state, { kind: "attack", player: 0 }, 1)).toEqual([
      "OW-12.9 attack.printed 5",
      "OW-12.19 attack.reduced 3",
      "OW-12.19 attack.total 3",
    ]);
    expect(why(state, { kind: "life", player: 0 }, 1)).toEqual([
      "OW-10.2 life.deck 0",
      "OW-10.2 life.hand 6",
      "OW-10.2 life.total 6",
    ]);
    expect(why(state, { kind: "monsterLife", monster: "rotfiend" }, 1)).toEqual([
      "OW-12.3 monsterLife.printed 11",
      "OW-12.7 monsterLife.revealed 10",
      "OW-10.4 monsterLife.total 10",
    ]);
  });
});

describe("the numbers of a turn", () => {
  it("are prices by slot (OW-T-9.3), free with the card of an event (OW-9.10)", () => {
    const pool = ["cost 2", "cost 0", "cost 1", "cost 0", "cost 0", "cost 0"];
    const state = arrange({ players: [{ hand: 3 }, {}], pool });
    const price = (slot: number): readonly string[] =>
      why(state, { kind: "price", slot, card: oldWorld.view(state, 0).pool[slot - 1] ?? "" });
    expect(price(1)).toEqual(["OW-9.5 price.printed 2", "OW-9.5 price.slot 3", "OW-9.4 price.total 3"]);
    expect(price(6)).toEqual([
      "OW-9.5 price.printed 0",
      "OW-9.5 price.slot -1",
      "OW-9.5 price.least 0",
      "OW-9.4 price.total 0",
    ]);
    state.turn.free = true;
    expect(price(1).at(-2)).toBe("OW-9.10 price.free 0");
  });

  it.each<[string, Partial<State["turn"]>, readonly string[]]>([
    [
      "+2 and -1 (OW-T-9.10)",
      { draw: 1 },
      ["OW-9.2 handTarget.rule 3", "OW-9.9 handTarget.change 4", "OW-9.9 handTarget.total 4"],
    ],
    [
      "a defeat (OW-T-9.11)",
      { beaten: true, draw: 1 },
      [
        "OW-9.3 handTarget.beaten 2",
        "OW-9.9 handTarget.change 3",
        "OW-9.9 handTarget.limit 2",
        "OW-9.9 handTarget.total 2",
      ],
    ],
    [
      "the Rotfiend (OW-T-9.12)",
      { draw: 2, drawSet: 1 },
      [
        "OW-9.2 handTarget.rule 3",
        "OW-9.9 handTarget.change 5",
        "OW-9.9 handTarget.fixed 1",
        "OW-9.9 handTarget.total 1",
      ],
    ],
  ])("are the hand target after %s", (_, turn, expected) => {
    expect(why(arrange({ players: [{}, {}], turn }), { kind: "handTarget", player: 0 })).toEqual(expected);
  });

  it("are what training costs, with a card that cheapens it (OW-T-18.11)", () => {
    const state = arrange({ players: [{ attributes: [1, 3, 1, 1] }, {}] });
    const { keeps, abilities } = BOX;
    playerOf(state, 0).kept = [
      keeps.findIndex(({ abilities: own }) =>
        own.some((ability) => at(abilities, ability).ability.when === "schoolTraining"),
      ),
    ];
    expect(why(state, { kind: "training", player: 0, attribute: "defense" })).toEqual([
      "OW-18.8 training.price 4",
      "OW-18.12 training.discount 1",
    ]);
  });

  it("are hands of dice and how they stand (OW-T-6.5, OW-T-6.7)", () => {
    const poker = {
      against: "witcher" as const,
      dice: [5, 5, 6, 4, 1],
      theirs: [5, 5, 6, 3, 2],
      opponent: 1,
      pot: 3,
      marked: [],
      onBetter: null,
    };
    const state = arrange({ players: [{}, {}], table: { poker } });
    expect(why(state, { kind: "poker", side: "own" })).toEqual([
      "OW-6.4 poker.hand 1",
      "OW-6.6 poker.forming 1",
      "OW-6.8 poker.unused 1",
      "OW-6.8 poker.unused 1",
      "OW-6.8 poker.unused 1",
      "OW-6.6 poker.ahead 1",
    ]);
    expect(why(state, { kind: "poker", side: "theirs" }).at(-1)).toBe("OW-6.6 poker.behind 1");
    state.poker = { ...poker, dice: [1, 2, 3, 4, 5], theirs: [5, 4, 3, 2, 1] };
    expect(why(state, { kind: "poker", side: "own" }).at(-1)).toBe("OW-6.10 poker.tieWins 4");
    expect(why(state, { kind: "poker", side: "theirs" }).at(-1)).toBe("OW-6.10 poker.tieLoses 4");
  });

  it("are what tests came to, until the turn ends (OW-T-8.9, OW-T-8.12, OW-8.23)", () => {
    const tests = [
      { story: 0, seat: 0, attribute: 0, level: 3, die: 4, total: 10 },
      { story: 0, seat: 0, attribute: -1, level: 2, die: 0, total: 2 },
      { story: 0, seat: 0, attribute: -1, level: 0, die: 5, total: 5 },
    ];
    const state = arrange({ players: [{}, {}], turn: { tests } });
    const explained = tests.map((_, test) => why(state, { kind: "test", player: 0, test }, 1));
    expect(explained).toEqual([
      ["OW-8.15 test.level 3", "OW-8.15 test.twice 6", "OW-8.23 test.die 10", "OW-8.15 test.total 10"],
      ["OW-8.15 test.level 2", "OW-8.15 test.total 2"],
      ["OW-8.23 test.die 5", "OW-8.15 test.total 5"],
    ]);
  });

  it("are trophies, the next fatigue and the gold for a duel (OW-15.5, OW-13.12)", () => {
    const state = arrange({ players: [{ track: 2, trophies: [3, 9] }, {}] });
    expect(why(state, { kind: "track", player: 0 }, 1)).toEqual([
      "OW-15.2 track.trophy 1",
      "OW-15.2 track.trophy 2",
      "OW-15.2 track.position 2",
      "OW-15.5 track.fatigue 2",
      "OW-13.12 track.duelGold 2",
    ]);
  });

  it("are Shield, its cap, and how many potions may be held (OW-3.24, OW-3.25)", () => {
    const state = arrange({ players: [{ attributes: [1, 5, 1, 1], shield: 3, potions: [0, 1] }, {}] });
    expect(why(state, { kind: "shield", player: 0 })).toEqual([
      "OW-3.24 level 5",
      "OW-3.4 shield.cap 4",
      "OW-3.22 shield.now 3",
    ]);
    expect(why(state, { kind: "potionLimit", player: 0 })).toEqual([
      "OW-3.15 potionLimit.rule 4",
      "OW-3.15 potionLimit.held 4",
    ]);
  });
});

/** What was told of this kind, if nothing came between that changes the number. */
function toldIn<K extends Moved["events"][number]["kind"]>({ events }: Moved, kind: K) {
  const place = events.findIndex((event) => event.kind === kind);
  const between = events.slice(0, Math.max(0, place)).map((event) => event.kind);
  if (place < 0 || between.some((one) => one === "abilityUsed" || one === "specializationUsed"))
    return undefined;
  return events[place] as Extract<Moved["events"][number], { readonly kind: K }>;
}

describe("in random games", () => {
  const counts = new Map<string, number>();
  const noted = (what: string): void => {
    counts.set(what, (counts.get(what) ?? 0) + 1);
  };

  /** What an answer offered or brought is what was explained before it. */
  function checkMove(state: State, move: Moved): void {
    const { seat, choice } = move;
    if (choice.kind === "take" && at(state.asks, 0).kind === "gain") {
      noted("price");
      expect(amount(state, { kind: "price", slot: choice.slot, card: choice.card }, seat)).toBe(choice.price);
    }
    if (choice.kind === "train") {
      noted("training");
      const reasons = reasonsFor(
        state,
        { kind: "training", player: seat, attribute: choice.attribute },
        seat,
      );
      expect(reasons.map((reason) => reason.amount)).toContain(choice.gold);
    }
    const attack = toldIn(move, "attackDealt");
    if (attack?.seat === seat && state.asks.some(({ kind }) => kind === "combo") && choice.kind === "done") {
      noted("damage");
      expect(amount(state, { kind: "damage", player: seat }, seat)).toBe(attack.damage);
    }
    const won = toldIn(move, "pokerWon");
    if (won !== undefined && toldIn(move, "pokerRerolled") === undefined) {
      noted("poker");
      const standing = at(reasonsFor(state, { kind: "poker", side: "own" }).slice(-1), 0).text.key;
      const isOwn = won.winner.of === "seat" && won.winner.seat === state.active;
      expect(["reason.poker.ahead", "reason.poker.tieWins"].includes(standing)).toBe(isOwn);
    }
  }

  /** For who plays and who watches: the parts make the total, and every link can be said. */
  function checkView(state: State, say: ReturnType<typeof speaker>): void {
    for (const viewer of [null, state.active]) {
      const view = oldWorld.view(state, viewer);
      for (const subject of oldWorld.subjects(view)) {
        const reasons = oldWorld.explain(view, subject);
        expect(reasons.length).toBeGreaterThan(0);
        const [before, last] = [reasons.at(-2), reasons.at(-1)];
        if (last?.text.key.endsWith(".total") && before !== undefined)
          expect(before.amount).toBe(last.amount);
        expect(say(oldWorld.describeSubject(subject))).not.toBe("");
        for (const { text } of reasons) expect(say(text)).not.toBe("");
        noted(subject.kind);
      }
    }
    expect(amount(state, { kind: "handTarget", player: state.active })).toBe(handTarget(state));
  }

  it("are the numbers that the rules use, for who plays and who watches", async () => {
    const say = speaker("en", await texts("en"));
    for (const seats of [1, 2, 3, 5]) {
      let answers = 0;
      walk(
        { seats, seed: `explain ${seats}`, answers: 400 },
        (state) => {
          if (state.phase !== "setup" && answers++ % 9 === 0) checkView(state, say);
        },
        checkMove,
      );
    }
    for (const what of ["price", "damage", "poker", "refill", "monsterLife"])
      expect([what, counts.get(what) ?? 0]).not.toEqual([what, 0]);
  });
});
