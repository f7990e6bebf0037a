import { gwentKit } from "@medallion/gwent";
import { at, LANGUAGES, speaker } from "@medallion/kernel";
import { expect, test } from "vitest";
import { drawStill } from "../../../drawn/test/draw-still.tsx";
import { frameFaults } from "../../../drawn/test/frame-faults.ts";
import { LanguageProvider } from "../../../language/language.tsx";
import { loadWords, type Text } from "../../../language/words.ts";
import type { Scene } from "../../../scene/scene.ts";
import { TrialTable, trialScene } from "../../../table/test/trial-table.ts";
import { sightOf } from "../sight/sight.ts";
import { loadTexts } from "../texts.ts";
import { Layout } from "./layout.tsx";
import { PileCards } from "./panel/cards-panel.tsx";
import { waysIn } from "./play/ways.ts";
import { KINDS, type Met, randomQuestions } from "./test/random-questions.ts";

const NAMES = ["Ann", "Ben", "Cid", "Dora", "Eve"];
const GWENT = { sight: sightOf, ways: waysIn, Layout };

/** A scene with no more than what is drawn of it. */
function sceneOf({ question, look: see, choices }: Met, say: Scene["say"]): Scene {
  const view = see(question.seat);
  const places = view.players.map((_, seat) => ({
    kind: "person",
    person: `p${seat}`,
    name: "",
    guest: true,
  }));
  const table = { view, question, choices, mayTakeBack: "at-once", others: [], offers: [], alongside: [] };
  const look = { places, waitingFor: [question.seat], table };
  const { seat } = question;
  return {
    kit: gwentKit,
    say,
    names: NAMES,
    seat,
    look,
    table,
    log: [],
    isOwn: true,
    mayAct: true,
  } as unknown as Scene;
}

const draw = (met: Met, say: Scene["say"], text: Text, game = GWENT): string =>
  drawStill(game, sceneOf(met, say), text);

const WORDS = await loadWords("en", loadTexts);
const SPOKEN = await Promise.all(
  LANGUAGES.map(async (language) => ({
    say: speaker(language, await gwentKit.texts(language), NAMES),
    text: (await loadWords(language, loadTexts)).text,
  })),
);

test("every kind of question in every mode is drawn, in one language after the other, with what can be chosen", () => {
  const seen = new Set<string>();
  for (const met of randomQuestions(1)) {
    const what = `${met.mode} ${met.question.kind}`;
    if (seen.has(what)) continue;
    const { say, text } = at(SPOKEN, seen.size % SPOKEN.length);
    seen.add(what);
    expect(draw(met, say, text), what).toContain("data-spot");
  }
  for (const kind of KINDS) expect([...seen].some((what) => what.endsWith(` ${kind}`))).toBe(true);
});

test("who revives may choose in the pile that is looked at, too", () => {
  const { say, text } = at(SPOKEN, 0);
  for (const met of randomQuestions(0)) {
    if (met.question.kind !== "medic") continue;
    const side = met.look(met.question.seat).players[met.question.seat]?.side ?? 0;
    const Layout = () => (
      <LanguageProvider first={WORDS}>
        <PileCards side={side} onClose={() => {}} />
      </LanguageProvider>
    );
    const pile = draw(met, say, text, { ...GWENT, Layout });
    const lit = new Set([...pile.matchAll(/data-spot="(card:[0-9]+)"/gu)].map(([, spot]) => spot));
    expect(lit.size).toBe(met.choices.filter(({ kind }) => kind === "revive").length);
    return;
  }
});

test("every number on the table tells why it is what it is", () => {
  const { say, text } = at(SPOKEN, 0);
  let told = 0;
  for (const met of randomQuestions(0)) {
    if (met.question.kind !== "turn") continue;
    const subjects = gwentKit.game.subjects(met.look(met.question.seat));
    for (const [, json] of draw(met, say, text).matchAll(/data-why="([^"]+)"/gu)) {
      const subject = JSON.parse((json ?? "").replaceAll("&quot;", '"'));
      expect(subjects).toContainEqual(subject);
      told++;
    }
    if (told > 300) return;
  }
});

test("the table shows what every table owes to the frame around it", async () => {
  const table = new TrialTable();
  const running = await trialScene(table, 0);
  for (const _ of table.turns("to the end"));
  const over = await trialScene(table, 0);
  expect(frameFaults(GWENT, { running, over }, at(SPOKEN, 0).text)).toEqual([]);
});
