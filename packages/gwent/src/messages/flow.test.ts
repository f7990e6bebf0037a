import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import type { Language, Message, Say } from "@medallion/kernel";
import {
  at,
  begin,
  heard,
  LANGUAGES,
  play,
  randomFrom,
  randomOf,
  seedFrom,
  speaker,
} from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import type { Decision } from "../decision.ts";
import { readyDeck } from "../decks/index.ts";
import type { GwentEvent } from "../events.ts";
import { gwent } from "../game.ts";
import { gwentKit } from "../kit.ts";
import { MODES } from "../options.ts";
import { AUTOMATON_OPTION, RULE_OPTIONS } from "../rule-options.ts";
import { texts } from "../texts.ts";
import type { View } from "../view.ts";
import { FLOW as CS } from "./cs/flow.ts";
import { FLOW as EN } from "./en/flow.ts";
import { FLOW as PL } from "./pl/flow.ts";
import { FLOW as UK } from "./uk/flow.ts";

const TEXTS: Record<Language, Record<string, string>> = { en: EN, cs: CS, pl: PL, uk: UK };
const FORMS: Record<Language, readonly string[]> = {
  en: ["one", "other"],
  cs: ["one", "few", "other"],
  pl: ["one", "few", "many", "other"],
  uk: ["one", "few", "many", "other"],
};

const DUELS = [
  ["st-shifting-ambush", "ng-web-of-spies"],
  ["mo-white-frost", "sk-clan-oath"],
  ["mo-hunting-pack", "ng-black-ones"],
  ["sk-storm-raiders", "nr-kings-spies"],
  ["sk-bear-blood", "nr-shoulder-to-shoulder"],
  ["sk-undying-saga", "ng-imperial-measure"],
  ["mo-grave-feast", "mo-swarm"],
] as const;
const ODD = { medicMayDecline: true, emptyHandStartsPassed: true, skelligePlays: true };

/** Every mode, and of the decks those whose leaders ask or tell something of their own. */
const CASES: readonly unknown[] = [
  ...DUELS.map((decks) => ({ decks })),
  { decks: ["sk-undying-saga", "nr-siege-line"], rules: ODD },
  { decks: [{ ...readyDeck("mo-swarm")?.deck, leader: "eredin-the-treacherous" }, "nr-kings-spies"] },
  { mode: "competitive", decks: ["nr-temerian-drill", "st-old-grudges"] },
  {
    mode: "tournament",
    decks: [
      ["nr-temerian-drill", "ng-imperial-measure", "st-old-grudges"],
      ["mo-hunting-pack", "sk-undying-saga", "ng-imperial-measure"],
    ],
  },
  { mode: "free-for-all", decks: ["ng-web-of-spies", "nr-kings-spies", "st-sons-of-mahakam"] },
  {
    mode: "free-for-all",
    decks: ["ng-imperial-measure", "nr-siege-line", "mo-swarm", "sk-clan-oath", "st-brokilon-volley"],
  },
  { mode: "team", decks: ["ng-web-of-spies", "st-sons-of-mahakam", "sk-bear-blood", "mo-swarm"] },
  solo("st-shifting-ambush", "skellige"),
  solo("nr-siege-line", "scoiatael"),
  solo("sk-clan-oath", "nilfgaard"),
  solo("mo-swarm", "northern-realms"),
  solo("ng-black-ones", "monsters"),
];

function solo(deck: string, automaton: string): unknown {
  return { mode: "solo", decks: [deck], automaton, rules: { soloLeaderVariant: true } };
}

/** All that a game says to anybody, each message once. */
function saidIn(options: unknown, seed: string): ReadonlyMap<string, Message> {
  const said = new Map<string, Message>();
  const hear = (message: Message): void => {
    said.set(JSON.stringify(message), message);
  };
  const tell = (event: GwentEvent | undefined): void => {
    if (event !== undefined) hear(gwent.describeEvent(event));
  };
  const random = randomOf(seed);
  const listener = (told: Parameters<typeof heard<GwentEvent>>[0]): void => {
    tell(told.event);
    tell(heard(told, null));
  };
  const state = begin(gwent, gwent.parseOptions(options), randomFrom(seedFrom(seed)), listener);
  for (let open = gwent.questions(state); open.length > 0; open = gwent.questions(state)) {
    const { seat, text } = at(open, random.below(open.length));
    hear(text);
    const choices = gwent.choices(state, seat);
    for (const choice of choices) hear(gwent.describeChoice(choice));
    if (random.below(6) === 0) hearNumbers(gwent.view(state, seat), hear);
    // To pass is but one of many choices; taken less often, games last longer and say more.
    const acts = choices.filter(({ kind }) => kind !== "pass");
    const among = acts.length === 0 || random.below(8) === 0 ? choices : acts;
    play(gwent, state, seat, at(among, random.below(among.length)), listener);
  }
  hearNumbers(gwent.view(state, null), hear);
  const outcome = gwent.outcome(state);
  if (outcome !== undefined) hear(outcome.text);
  return said;
}

const STEPS = [
  "only",
  "gain",
  "value",
  "cards",
  "row",
  "strength",
  "pile",
  "moved",
  "number",
  "chance",
] as const;
const DECIDED = ["row", "slot", "medic", "card", "relocation", "discarded"] as const;

/** What random games seldom or never say: the game's name, a leader's bonus, every decision of the automaton. */
const SELDOM: readonly Message[] = [
  gwentKit.name,
  { key: "reason.inspired", values: { by: 1 } },
  ...DECIDED.flatMap((kind) => STEPS.flatMap((step) => decided(kind, step))),
];

function decided(kind: Decision["kind"], settledBy: Decision["settledBy"]): readonly Message[] {
  const decision: Decision = { rule: "GW-17.4", kind, id: "nekker", options: [], chosen: 0, settledBy };
  const values = { card: { key: "card.nekker" }, kind };
  return [
    gwent.describeEvent({ kind: "automatonDecided", decision }),
    { key: `reason.settled.${settledBy}`, values },
  ];
}

const SAID = new Map([
  ...CASES.flatMap((options, i) => [0, 1, 2, 3, 4, 5].flatMap((n) => [...saidIn(options, `flow ${i} ${n}`)])),
  ...SELDOM.map((message) => [JSON.stringify(message), message] as const),
]);

function hearNumbers(view: View, hear: (message: Message) => void): void {
  for (const subject of gwent.subjects(view)) {
    hear(gwent.describeSubject(subject));
    for (const reason of gwent.explain(view, subject)) hear(reason.text);
  }
}

/** The names of the values of a text, and the plural forms it spells out. */
function partsOf(elements: readonly MessageFormatElement[]): { values: string[]; plurals: string[][] } {
  const parts = { values: [] as string[], plurals: [] as string[][] };
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound || element.type === TYPE.tag) continue;
    parts.values.push(element.value);
    if (element.type !== TYPE.select && element.type !== TYPE.plural) continue;
    if (element.type === TYPE.plural) parts.plurals.push(Object.keys(element.options));
    for (const option of Object.values(element.options)) {
      const { values, plurals } = partsOf(option.value);
      parts.values.push(...values);
      parts.plurals.push(...plurals);
    }
  }
  return { values: [...new Set(parts.values)].sort(), plurals: parts.plurals };
}

async function sayIn(language: Language): Promise<Say> {
  return speaker(language, await texts(language), ["Anna"]);
}

describe("texts of the flow of a game", () => {
  it.each(LANGUAGES)("%s has the same keys with the same values as English", (language) => {
    expect(Object.keys(TEXTS[language])).toEqual(Object.keys(EN));
    for (const [key, text] of Object.entries(EN))
      expect([key, partsOf(parse(TEXTS[language][key] ?? "")).values]).toEqual([
        key,
        partsOf(parse(text)).values,
      ]);
  });

  it.each(LANGUAGES)("%s spells out every plural form it needs", (language) => {
    for (const [key, text] of Object.entries(TEXTS[language]))
      for (const forms of partsOf(parse(text)).plurals)
        expect(forms, key).toEqual(expect.arrayContaining([...FORMS[language]]));
  });

  it.each(LANGUAGES)(
    "%s says all that happens, is asked, chosen and explained in every mode",
    async (language) => {
      const say = await sayIn(language);
      const sentences = [...SAID.values()].map((message) => [message.key, say(message)] as const);
      const odd = sentences.filter(([, sentence]) =>
        /undefined|null|NaN|[{}#]|^\s|\s$| {2}|\s[.,]|\.\.|^$/u.test(sentence),
      );
      expect(odd).toEqual([]);
      for (const [key, sentence] of sentences)
        if (key.startsWith("event.")) expect(sentence).toMatch(/[.!]$/u);
    },
  );

  it("names every mode and every rule option with its values, and says what they do", () => {
    const options = [...RULE_OPTIONS, AUTOMATON_OPTION].flatMap(({ label, about, words }) => [
      label.key,
      about.key,
      ...words.map(({ key }) => key).filter((key) => key.startsWith("rule.")),
    ]);
    const modes = MODES.flatMap((mode) => [`mode.${mode}`, `mode.${mode}.about`]);
    expect(
      Object.keys(EN)
        .filter((key) => /^(mode|rule)\./u.test(key))
        .sort(),
    ).toEqual([...new Set([...modes, ...options])].sort());
  });

  it("has no event, question, choice, reason or outcome that a game never needs", () => {
    const said = new Set([...SAID.values()].map(({ key }) => key));
    const used = /^(event|question|choice|reason|outcome)\./u;
    expect(Object.keys(EN).filter((key) => used.test(key) && !said.has(key))).toEqual([]);
  });
});
