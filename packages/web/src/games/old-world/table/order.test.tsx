import { type OldWorldEvent, oldWorldKit } from "@medallion/old-world";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Statement, toldInOrder } from "../../../drawn/test/told-in-order.tsx";
import { loadWords } from "../../../language/words.ts";
import { Prompt } from "../prompt/prompt.tsx";
import { TELLING } from "../sight/telling.ts";
import { TRIALS } from "../test/trial-games.ts";
import { loadTexts } from "../texts.ts";
import { OLD_WORLD } from "./old-world-table.tsx";
import { Attributes } from "./own/attributes.tsx";
import { Purse } from "./own/purse.tsx";
import { SoloTrack } from "./seat/others.tsx";
import { SeatStrip } from "./seat/seat-strip.tsx";
import { Phases, TurnCount } from "./top/phases.tsx";
import { Whose } from "./top/top.tsx";

/* The film leads: nothing that the table says is said before the film has come to it. */

const words = await loadWords("en", loadTexts);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A game of every mode; whole ones are long. */
const GAMES = TRIALS.filter(({ seats }) => seats === 1 || seats === 3);
const MOVES = 260;

test.each(GAMES)("in a game of $name nothing is said before its moment", async ({ mode, seats, rules }) => {
  const films = await toldInOrder(OLD_WORLD, {
    ...{ kit: oldWorldKit, settings: { mode, seats, rules: { ...rules } }, seed: `${seats} in order`, words },
    ...{
      telling: TELLING,
      prompt: <Prompt hasHint={false} />,
      statements: statementsOf(seats),
      moves: MOVES,
    },
  });
  expect(films).toBeGreaterThan(60);
});

/** What leads from one step of a turn to the next, or from one turn to another. */
const TURN: readonly OldWorldEvent["kind"][] = [
  ...(["startingPlayerDecided", "turnStarted", "turnEnded", "phaseStarted", "phaseSkipped"] as const),
  ...(["moved", "actionUsed", "leftAlone", "meditated", "skippedToPhaseThree", "gameWon"] as const),
  ...([
    "fightDeclared",
    "duelDeclared",
    "monsterDefeated",
    "monsterDrivenAway",
    "duelWon",
    "knockedOut",
  ] as const),
];

/** What changes the numbers of a player. */
const OWN: readonly OldWorldEvent["kind"][] = [
  ...(["schoolTaken", "goldGained", "goldLost", "shieldChanged", "levelReached", "trophyGained"] as const),
  ...(["attributeRaised", "attributeLowered", "trackMoved", "potionTaken", "potionDiscarded"] as const),
  ...([
    "potionUsed",
    "cardsDrawn",
    "cardsDiscarded",
    "cardsRemoved",
    "poolCardTaken",
    "cardTakenBack",
  ] as const),
  ...(["cardReturned", "topTaken", "comboPlayed", "lifeDeckFormed", "damageTaken", "betPlaced"] as const),
  ...(["betWon", "pokerStarted", "pokerWon", "pokerPaid", "fatigueSuffered", "seenCardsKept"] as const),
];

function statementsOf(seats: number): Readonly<Record<string, Statement>> {
  const players = Array.from({ length: seats }, (_, player) => player);
  const each = players.map(
    (player): Readonly<Record<string, Statement>> => ({
      [`seat ${player}`]: { drawn: <SeatStrip player={player} />, of: [...OWN, ...TURN] },
      [`gold and Shield ${player}`]: { drawn: <Purse player={player} />, of: OWN },
      [`attributes ${player}`]: {
        drawn: <Attributes player={player} />,
        of: ["attributeRaised", "attributeLowered", "levelReached", "schoolTaken"],
      },
    }),
  );
  return Object.assign(
    {
      whose: { drawn: <Whose />, of: ["startingPlayerDecided", "turnStarted", "gameWon"] },
      phase: { drawn: <Phases />, of: TURN },
      turn: { drawn: <TurnCount />, of: ["startingPlayerDecided", "turnStarted", "gameWon"] },
      ...(seats === 1 && { ranks: { drawn: <SoloTrack />, of: ["turnStarted", "gameWon"] } }),
    },
    ...each,
  );
}
