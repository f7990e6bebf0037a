import { roninKit } from "@medallion/ronin";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Statement, toldInOrder } from "../../../drawn/test/told-in-order.tsx";
import { loadWords } from "../../../language/words.ts";
import { KINDS } from "../test/trial-games.ts";
import { loadTexts } from "../texts.ts";
import { Alliance } from "./alliance/alliance.tsx";
import { PairsOf } from "./alliance/others-tracks.tsx";
import { Initiative } from "./mat/initiative.tsx";
import { Signposts } from "./mat/signposts.tsx";
import { TELLING } from "./panel/telling.ts";
import { Prompt } from "./prompt/prompt.tsx";
import { RONIN } from "./ronin-table.tsx";
import { Counts } from "./seat/counts.tsx";
import { Vp, Xp } from "./seat/points.tsx";
import { Who } from "./seat/who.tsx";
import { Chapters } from "./top/chapters.tsx";

/* The film leads: nothing that the table says is said before the film has come to it. */

const words = await loadWords("en", loadTexts);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A game of every mode. */
const GAMES = ["alliance", "duo", "solo"].flatMap((mode) => KINDS.find((kind) => kind.mode === mode) ?? []);

const CHAPTER = ["chapterCardDrawn", "chapterStarted", "turnStarted"];
const SYMBOLS = [
  ...["symbolsGained", "symbolsLost", "symbolsConverted", "symbolsUncovered", "tokensCleared", "teaPassed"],
  ...["cardsRevealed", "extraCardPlayed", "automaPlayed", "cardsKept", "cardsReturned"],
];

test.each(GAMES)("in a game of $name nothing is said before its moment", async ({ mode, seats, rules }) => {
  const films = await toldInOrder(RONIN, {
    ...{ kit: roninKit, settings: { mode, seats, rules: { ...rules } }, seed: `${mode} in order`, words },
    ...{ telling: TELLING, prompt: <Prompt />, statements: statementsOf(seats) },
  });
  expect(films).toBeGreaterThan(30);
});

function statementsOf(seats: number): Readonly<Record<string, Statement>> {
  const players = Array.from({ length: seats }, (_, player) => player);
  const each = players.map(
    (player): Readonly<Record<string, Statement>> => ({
      [`who ${player}`]: { drawn: <Who player={player} />, of: ["initiativeSet"] },
      [`experience ${player}`]: {
        drawn: <Xp player={player} />,
        of: ["xpGained", "goldReached", "abilityUnlocked", "abilityUsed", "abilityCardTaken"],
      },
      [`points ${player}`]: {
        drawn: <Vp player={player} />,
        of: ["vpGained", "questScored", "goldScored", "allianceScored"],
      },
      [`symbols ${player}`]: { drawn: <Counts player={player} />, of: [...SYMBOLS, ...CHAPTER] },
      [`track ${player}`]: {
        drawn: <PairsOf player={player} bare={false} />,
        of: ["boardLaid", "allianceMoved"],
      },
    }),
  );
  return Object.assign(
    {
      chapters: { drawn: <Chapters />, of: CHAPTER },
      signposts: { drawn: <Signposts />, of: CHAPTER },
      initiative: { drawn: <Initiative />, of: ["initiativeSet"] },
      tracks: {
        drawn: ["left", "right"].map((side) => (
          <Alliance key={side} side={side === "left" ? "left" : "right"} form="hanging" />
        )),
        of: ["boardLaid", "allianceMoved", "cardsRevealed"],
      },
    },
    ...each,
  );
}
