import { gwentKit } from "@medallion/gwent";
import { at, LANGUAGES, speaker } from "@medallion/kernel";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DrawnContext } from "../../../drawn/drawn-context.ts";
import { lightsOf } from "../../../drawn/pointing/lights.ts";
import { loadWords, type Text } from "../../../language/words.ts";
import type { Frame, Scene } from "../../../scene/scene.ts";
import { sightOf } from "../sight/sight.ts";
import { Layout } from "./layout.tsx";
import { waysIn } from "./play/ways.ts";
import { KINDS, type Met, randomQuestions } from "./test/random-questions.ts";

const NAMES = ["Ann", "Ben", "Cid", "Dora", "Eve"];
const nothing = () => {};
const FRAME: Frame = {
  openMenu: nothing,
  openChat: nothing,
  openRules: nothing,
  openWhy: nothing,
  takeBack: nothing,
  announce: nothing,
  afterGame: null,
  notices: null,
};

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

/** The table with the first card of the question taken up. */
function draw(met: Met, say: Scene["say"], text: Text): string {
  const sight = sightOf(sceneOf(met, say), true);
  const ways = waysIn(sight);
  const lights = lightsOf(ways, ways.find(({ from }) => from !== undefined)?.from);
  return renderToStaticMarkup(
    <DrawnContext
      value={{ scene: sight.scene, sight, ways, frame: FRAME, lights, text, digits: true, open: undefined }}
    >
      <Layout />
    </DrawnContext>,
  );
}

const SPOKEN = await Promise.all(
  LANGUAGES.map(async (language) => ({
    say: speaker(language, await gwentKit.texts(language), NAMES),
    text: (await loadWords(language)).text,
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
