import { randomOf } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import { MODES, type Options, parseOptions, SEATS } from "./options.ts";
import { otherValue, packOptions, RULE_NAMES, unpackOptions } from "./pack-options.ts";
import { refusal } from "./test/refusal.ts";
import { trial } from "./trial.ts";

const DECKS = [
  "nr-temerian-drill",
  "mo-hunting-pack",
  "ng-imperial-measure",
  "st-old-grudges",
  "mo-hunting-pack",
];

function options(mode: (typeof MODES)[number], seats: number, rules: object = {}): Options {
  if (mode === "solo") {
    const deck = { faction: "skellige", leader: "king-bran" };
    return parseOptions({ mode, rules, decks: [deck], automaton: "nilfgaard" });
  }
  const decks = DECKS.slice(0, seats);
  const lineUp = ["st-old-grudges", "sk-undying-saga", "nr-temerian-drill"];
  return parseOptions({ mode, rules, decks: mode === "tournament" ? [lineUp, DECKS.slice(0, 3)] : decks });
}

const survives = (whole: Options): void => expect(unpackOptions(packOptions(whole))).toEqual(whole);

describe("packed options come back as they were", () => {
  it.each(MODES)("in %s, for every number of seats", (mode) => {
    for (const seats of SEATS[mode]) survives(options(mode, seats));
  });

  it.each(RULE_NAMES)("with %s changed, in every mode that allows it", (name) => {
    let allowed = 0;
    for (const mode of MODES) {
      if (name === "deckRules" && (mode === "tournament" || mode === "solo")) continue;
      if (name === "soloDeck" && mode === "solo") continue; // Random decks below have this one.
      if (name === "cardSet" && mode === "tournament") continue; // Not all of these decks are legal there.
      const changed = options(mode, SEATS[mode][0] ?? 0, { [name]: otherValue(name) });
      expect(changed.rules[name]).toBe(otherValue(name));
      survives(changed);
      allowed++;
    }
    expect(allowed).toBeGreaterThanOrEqual(4);
  });

  it("with all options changed at once", () => {
    const all = Object.fromEntries(RULE_NAMES.map((name) => [name, otherValue(name)]));
    survives(options("team", 4, all));
  });

  it.each(trial.cases)("with random decks and options: $name", ({ name, options: drawn }) => {
    for (let i = 0; i < 20; i++) survives(parseOptions(drawn(randomOf(`pack ${name} ${i}`))));
  });
});

describe("packed options", () => {
  it("are short and do not change: links hold them", () => {
    expect(packOptions(options("standard", 2))).toBe("0~~nr-temerian-drill~mo-hunting-pack");
    expect(packOptions(options("competitive", 2))).toBe("1~~nr-temerian-drill~mo-hunting-pack");
    expect(packOptions(options("tournament", 2))).toBe(
      "2~~tournament-forest-and-sea~nr-temerian-drill.mo-hunting-pack.ng-imperial-measure",
    );
    expect(packOptions(options("solo", 1, { soloLeaderVariant: true }))).toBe("5~w~136~1");
    expect(RULE_NAMES.join(" ")).toBe(
      "cardSet mulliganReturn emptyHandStartsPassed musterFromHand medicMayDecline scorchUnitHitsSelf " +
        "rowScorchCountsHeroes avengerOnDecoy tokenExit branRounding weatherRaisesZero leaderNeedsEffect " +
        "pileLeaderScope openDeckLists scoiataelMirror skelligePlays nextRoundStarter drawStarter " +
        "ffaScorchOwnSide soloDeck soloMusterChain soloDecoyReveal soloLeaderVariant deckRules",
    );
  });

  it.each([
    "",
    "~",
    "0",
    "9~~nr-siege-line~mo-swarm",
    "1e0~~nr-siege-line~mo-swarm",
    "0~Z~nr-siege-line~mo-swarm",
    "0~y~nr-siege-line~mo-swarm",
    "0~~nr-siege-line",
    "0~~nr-siege-line~mo-swarm~mo-swarm",
    "0~~nr-siege-line~mo-swam",
    "0~~~",
    "2~~tournament-wild-hunt~tournament-wild-hun",
    "4~~nr-siege-line~mo-swarm~nr-siege-line~st-old-grudges",
    "5~~136",
    "5~~136~",
    "5~~~1",
    "5~~0x90~1",
    "5~~136~9",
    "5~~136~4",
    "5~~20~1",
    "5~~136~1~1",
  ])("%j is refused with a sentence", (text) => {
    expect(refusal(() => unpackOptions(text)).message).toMatch(/[.?]$/u);
  });
});
