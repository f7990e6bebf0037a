import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LanguageProvider } from "../../language/language.tsx";
import { loadWords } from "../../language/words.ts";
import type { Frame } from "../../scene/scene.ts";
import { TableStore } from "../../scene/table-store.ts";
import { sceneOf, TrialTable } from "../test/trial-table.ts";
import { TextTable } from "./text-table.tsx";

const settled = () => new Promise((resolve) => setTimeout(resolve));

const FRAME: Frame = {
  openMenu() {},
  openChat() {},
  openRules() {},
  openWhy() {},
  takeBack() {},
  announce() {},
  afterGame: <p>after</p>,
  notices: <p>notices</p>,
};

async function rendered(table: TrialTable, seat: number | null): Promise<string> {
  const store = new TableStore(table.open, seat);
  await settled();
  const scene = await sceneOf(store);
  return renderToStaticMarkup(
    <LanguageProvider first={await loadWords("en")}>
      <TextTable scene={scene} frame={FRAME} />
    </LanguageProvider>,
  );
}

/** Past the exchange of cards, to the first turn. */
function played(): TrialTable {
  const table = new TrialTable();
  for (let steps = 0; steps < 6; steps++)
    for (const seat of [0, 1]) {
      const { question } = table.room.look(seat).table ?? {};
      if (question === undefined || question.kind === "turn") continue;
      table.send(seat, { kind: "answer", seat, question: question.id, choice: question.fallback });
    }
  return table;
}

test("has one main heading, a named region for each part, and every choice with its number", async () => {
  const html = await rendered(played(), 0);
  expect(html.match(/<h1/g)).toHaveLength(1);
  for (const part of ["choices", "outline", "log", "entries"]) {
    expect(html).toContain(`aria-labelledby="${part}-title"`);
    expect(html).toContain(`href="#${part}-title"`);
  }
  expect(html).toContain("Your hand: 10 cards");
  expect(html).toContain("notices");
  expect(html).not.toContain("after");
});

test("shows a spectator no hand and no choices", async () => {
  const html = await rendered(played(), null);
  expect(html).not.toContain("Your hand");
  expect(html).not.toMatch(/<ol[^>]*start=/);
});

test("after the end there is nothing to choose but what comes next", async () => {
  const table = played();
  table.send(0, { kind: "resign", seat: 0 });
  const html = await rendered(table, 0);
  expect(html).toContain("after");
  expect(html).toContain("Anna resigns.");
});
