import { describe, expect, it } from "vitest";
import { effectNotation, parseEffect } from "./notation.ts";
import { readAbility, readBoard, readCard, readChapter, readEffect, readSide } from "./read.ts";
import { refused } from "./test/draft.ts";

const NOTHING = "nothing was refused";
const plain = { id: "x", colour: "red", symbols: ["C"] };
const tea = { timing: "tea", condition: { k: "C1", symbol: "E" }, result: { k: "R1" } };

describe("a card", () => {
  it("RO-CK-1.11 RO-1.5 RO-1.6: may show a symbol twice, a cup and an effect", () => {
    expect(refused(() => readCard({ ...plain, symbols: ["M", "M"] }))).toBe(NOTHING);
    expect(refused(() => readCard({ ...plain, symbols: [], pass: "LEFT", effect: tea }))).toBe(NOTHING);
  });

  it.each([
    ["three symbols", { symbols: ["M", "M", "C"] }, "symbols: This must be at most 2."],
    ["an unknown symbol", { symbols: ["X"] }, "symbols.0: This must be one of C, M, E, D."],
    ["two colours", { colour: ["red", "blue"] }, "colour: This must be one of red, blue"],
    ["LEFT and RIGHT", { pass: ["LEFT", "RIGHT"] }, "pass: This must be one of LEFT, RIGHT."],
    ["two effects", { effect: [tea, tea] }, "effect: This must be of type object."],
    ["a second effect", { effect: tea, secondEffect: tea }, "There is nothing called secondEffect here."],
  ])("RO-CK-1.11 RO-1.5 RO-1.6: with %s is refused", (_, changes, sentence) => {
    expect(refused(() => readCard({ ...plain, ...changes }))).toContain(sentence);
  });

  it("says where in the data it is wrong", () => {
    const card = { ...plain, effect: { ...tea, timing: "standard" } };
    expect(refused(() => readCard(card, ["action", 7]))).toMatch(/^action\.7\.effect\.timing: /u);
  });
});

describe("an effect", () => {
  const flat = ["C1(C)", "C4(red)", "C6(red)", "C7(red)", "C9", "C10"];
  const scaled = ["C2(C)", "C3", "C5(red)", "C8(red)"];
  const flatResults = ["R1", "R5", "R6", "R7", "R8(C)", "R10(C,M,D)"];
  const scaledResults = ["R2", "R3", "R4", "R9(C)"];

  it("RO-6.1: pairs flat with flat and scaled with scaled, in every combination", () => {
    for (const condition of [...flat, ...scaled])
      for (const result of [...flatResults, ...scaledResults]) {
        const text = `${condition}>${result}`;
        const fits = flat.includes(condition) === flatResults.includes(result);
        if (fits) expect(effectNotation(parseEffect(text))).toBe(text);
        else expect(refused(() => parseEffect(text))).toContain("result: A 1/2/3 result");
      }
  });

  it("RO-6.1 RO-CK-6.9: C4(red)>R3 is refused", () => {
    const effect = { timing: "standard", condition: { k: "C4", colour: "red" }, result: { k: "R3" } };
    expect(refused(() => readEffect(effect))).toContain("C4 cannot lead to R3");
  });

  it("RO-6.2 RO-CK-6.11: R2 in the Play step and R3 in the tea ceremony are refused", () => {
    const condition = { k: "C8", colour: "red" };
    expect(refused(() => readEffect({ timing: "standard", condition, result: { k: "R2" } }))).toContain(
      "timing:",
    );
    expect(refused(() => readEffect({ timing: "tea", condition, result: { k: "R3" } }))).toContain("timing:");
    expect(refused(() => readEffect({ timing: "tea", condition, result: { k: "R2" } }))).toBe(NOTHING);
  });

  it("RO-6.25 RO-CK-6.16: R10 wants three different symbols", () => {
    expect(refused(() => parseEffect("C9>R10(C,M,D)"))).toBe(NOTHING);
    expect(refused(() => parseEffect("C9>R10(C,C,M)"))).toContain(
      "result.symbols: The three symbols must differ.",
    );
    expect(refused(() => parseEffect("C9>R10(C,M)"))).toContain("result.symbols");
  });

  it.each(["C11>R1", "C1>R1", "C1(red)>R1", "C4(C)>R1", "C9(C)>R1", "C1(C)>R8", "C1(C)>R1(C)", "C1(C)", ""])(
    "%s is none",
    (text) => {
      expect(refused(() => parseEffect(text))).not.toBe(NOTHING);
    },
  );
});

describe("an ability", () => {
  const ability = {
    id: "geralt-1",
    character: "geralt",
    slot: 1,
    window: "PLAY",
    point: "K1",
    primitive: "IGNORE_LOSS",
    params: { count: 1 },
  };
  const { point: _, ...pointless } = ability;

  it("is read with its point and its number", () => {
    expect(readAbility(ability)).toEqual(ability);
    expect(
      refused(() =>
        readAbility({ ...ability, primitive: "GAIN_ACTIVE", point: "K0", params: { each: true } }),
      ),
    ).toBe(NOTHING);
  });

  it.each([
    [
      "RO-7.5 RO-CK-7.12",
      "another window",
      { window: "TEA" },
      "window: This must be one of DRAFT, PLAY, END.",
    ],
    [
      "RO-7.7",
      "a point of another window",
      { window: "END" },
      "window: The point K1 lies in the window PLAY.",
    ],
    ["B7", "a point that means nothing to it", { point: "K2" }, "point: IGNORE_LOSS is used at K1."],
    ["B7", "an unknown primitive", { primitive: "FLY" }, "primitive: "],
    ["B7", "no number", { params: {} }, "params.count: This must be of type"],
    ["B7", "a number below one", { params: { count: 0 } }, "params.count: This must be at least 1."],
    ["2.3", "another id", { id: "geralt-2" }, "id: "],
    ["2.3", "a fifth place", { slot: 5, id: "geralt-5" }, "slot: This must be one of 1, 2, 3, 4."],
  ])("%s: with %s is refused", (_, __, changes, sentence) => {
    expect(refused(() => readAbility({ ...ability, ...changes }))).toContain(sentence);
  });

  it("RO-7.15 RO-CK-7.14: without a point is refused", () => {
    expect(refused(() => readAbility(pointless))).toContain("point: ");
  });

  it("B4: of the chapter end cannot be the fourth", () => {
    const last = { ...pointless, id: "geralt-4", slot: 4, window: "END", point: "END", primitive: "ALLY" };
    expect(refused(() => readAbility(last))).toContain("point: Ability 4");
  });
});

describe("a player board", () => {
  const board = {
    character: "geralt",
    thresholds: [3, 8, 14],
    goldVp: [
      [0, 1],
      [3, 3],
    ],
  };

  it.each([
    ["RO-1.17", { thresholds: [3, 3, 14] }, "thresholds: Thresholds ascend"],
    ["RO-1.17", { thresholds: [3, 8, 20] }, "thresholds: Thresholds ascend"],
    [
      "X2",
      {
        goldVp: [
          [0, 3],
          [3, 1],
        ],
      },
      "goldVp.1.1: A later space",
    ],
    [
      "X2",
      {
        goldVp: [
          [3, 1],
          [3, 3],
        ],
      },
      "goldVp.1.0: Spaces ascend",
    ],
    ["X2", { goldVp: [[21, 3]] }, "goldVp.0.0: Spaces ascend from 0 to 20."],
  ])("%s: %o is refused", (_, changes, sentence) => {
    expect(refused(() => readBoard(board))).toBe(NOTHING);
    expect(refused(() => readBoard({ ...board, ...changes }))).toContain(sentence);
  });
});

describe("a side of an alliance board", () => {
  const side = { id: "B1", top: 14, bonuses: { 3: { k: "xp", n: 2 } }, vp: [[4, 1]] };

  it("RO-8.19 RO-CK-8.15: may give experience on space 3", () => {
    expect(refused(() => readSide(side))).toBe(NOTHING);
  });

  it.each([
    ["RO-8.18 RO-CK-8.15", { bonuses: { 3: { k: "alliance", n: 1 } } }, "bonuses.3.k"],
    [
      "RO-8.18 RO-CK-8.15",
      { bonuses: { 3: { k: "xp", n: 2, alliance: 1 } } },
      "bonuses.3: There is nothing called alliance",
    ],
    ["RO-1.26", { bonuses: { 15: { k: "showHand" } } }, "bonuses.15: The track ends at 14."],
    ["RO-1.26", { bonuses: { 0: { k: "showHand" } } }, "bonuses"],
    ["RO-8.13", { bonuses: { 3: { k: "abilityOrXp", ability: 2, xp: 2 } } }, "bonuses.3.ability"],
    ["RO-1.26", { vp: [[15, 1]] }, "vp.0.0: Spaces ascend from 1 to 14."],
  ])("%s: %o is refused", (_, changes, sentence) => {
    expect(refused(() => readSide({ ...side, ...changes }))).toContain(sentence);
  });
});

describe("a chapter card", () => {
  const initiative = ["triss", "vesemir", "yennefer", "yukiOnna", "geralt", "ciri", "dandelion"];
  const chapter = {
    id: "1",
    pairs: [
      ["M", "C"],
      ["C", "E"],
      ["M", "D"],
    ],
    initiative,
  };

  it.each([
    [
      "RO-1.13",
      {
        pairs: [
          ["M", "M"],
          ["C", "E"],
          ["M", "D"],
        ],
      },
      "pairs.0: The two active symbols differ.",
    ],
    [
      "RO-1.15",
      {
        pairs: [
          ["M", "C"],
          ["C", "E"],
        ],
      },
      "pairs",
    ],
    ["RO-1.15", { initiative: initiative.slice(1) }, "initiative: The back names"],
    ["RO-1.15", { initiative: [...initiative.slice(1), "ciri"] }, "initiative: The back names"],
  ])("%s: %o is refused", (_, changes, sentence) => {
    expect(refused(() => readChapter(chapter))).toBe(NOTHING);
    expect(refused(() => readChapter({ ...chapter, ...changes }))).toContain(sentence);
  });
});
