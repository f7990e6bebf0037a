import type { Seat } from "@medallion/kernel";
import { type OldWorldChoice, type OldWorldEvent, oldWorldKit, type View } from "@medallion/old-world";
import { expect, test } from "vitest";
import { drawStill } from "../../../drawn/test/draw-still.tsx";
import { loadWords } from "../../../language/words.ts";
import type { Scene } from "../../../scene/scene.ts";
import { difference, type ImaginedTable, imaginedTable } from "../../../table/test/imagined-table.ts";
import { type OldWorldTrial, TRIALS, trialGame } from "../test/trial-games.ts";
import { loadTexts } from "../texts.ts";
import { OLD_WORLD } from "./old-world-table.tsx";

const { text } = await loadWords("en", loadTexts);
const draw = (scene: Scene): string => drawStill(OLD_WORLD, scene, text);

/** Four in a game that hides all that can be hidden. */
const FOUR = TRIALS.find(({ seats }) => seats === 4);
const SEATS = [0, 1, 2, 3];

/** So many answers are given at most from where somebody else is asked something for the first time. */
const ANSWERS = 4;

type Kind = OldWorldChoice["kind"];

/** What is answered the same at both tables; what is turned over by it ends the comparison. */
const OPEN: ReadonlySet<Kind> = new Set([
  ...([
    "move",
    "endPhase",
    "back",
    "decline",
    "goOn",
    "train",
    "raise",
    "trail",
    "meditate",
    "fight",
  ] as const),
  ...(["duel", "action", "done", "attack"] as const),
]);
/** Something is turned over, drawn in the open or thrown: from then on the tables differ for all. */
const REVEALS: ReadonlySet<OldWorldEvent["kind"]> = new Set([
  ...(["cardsDiscarded", "cardsRemoved", "comboPlayed", "comboDiscarded", "attackRevealed"] as const),
  ...([
    "monsterAppeared",
    "poolRefilled",
    "poolCardTaken",
    "potionTaken",
    "storyDrawn",
    "eventRead",
  ] as const),
  ...(["betPlaced", "trailQuestTaken", "questTaken", "damageTaken", "deckRevealed", "diePicked"] as const),
  ...(["pokerRolled", "pokerRerolled", "dieRolled", "testRolled", "attackRolled"] as const),
]);

function lookOf({ table }: ImaginedTable, seat: Seat) {
  return table.room.look(seat).table;
}

function choicesOf(table: ImaginedTable, seat: Seat): readonly OldWorldChoice[] {
  return (lookOf(table, seat)?.choices ?? []) as readonly OldWorldChoice[];
}

function send(at: ImaginedTable, seat: Seat, choice: number): void {
  const question = lookOf(at, seat)?.question?.id ?? 0;
  at.table.send(seat, { kind: "answer", seat, question, choice });
}

/**
 * Lets this seat answer at both tables: in secret something else at each, else the same open thing; says which kind, or
 * nothing where there is no such answer.
 */
function answered(one: ImaginedTable, other: ImaginedTable, seat: Seat, turn: number): Kind | undefined {
  const [first, second] = [choicesOf(one, seat), choicesOf(other, seat)];
  const place = seat === one.store.seat ? -1 : first.findIndex((choice) => isSecret(choice, one, seat));
  const kind = first[place]?.kind;
  const differs = second.findLastIndex((choice) => choice.kind === kind && isSecret(choice, other, seat));
  if (kind !== undefined && differs >= 0) {
    send(one, seat, place);
    send(other, seat, differs);
    return kind;
  }
  const same = first.flatMap((choice, place) => {
    const twin = second.findIndex((found) => JSON.stringify(found) === JSON.stringify(choice));
    return OPEN.has(choice.kind) && twin >= 0 ? [{ kind: choice.kind, place, twin }] : [];
  });
  const chosen = same[turn % Math.max(1, same.length)];
  if (chosen === undefined) return undefined;
  send(one, seat, chosen.place);
  send(other, seat, chosen.twin);
  return chosen.kind;
}

/** Whether this names something that stays secret until more is named (DP-11, DP-31, DP-44, DP-53). */
function isSecret(choice: OldWorldChoice, at: ImaginedTable, seat: Seat): boolean {
  const view = lookOf(at, seat)?.view as View;
  const [ask] = view.asks.filter((open) => open.seat === seat);
  if (choice.kind === "pay") return choice.payment === "two";
  if (choice.kind === "bet") return isFollowed(view, seat);
  return choice.kind === "lay" || (choice.kind === "putBack" && ask?.kind === "orderSeen" && ask.look > 1);
}

/** Somebody else will be asked for a bet after this one. */
function isFollowed({ fight, players }: View, bettor: Seat): boolean {
  const turn = (seat: Seat) => (seat - (fight?.attacker ?? 0) + players.length) % players.length;
  return players.some(({ gold }, seat) => gold > 0 && seat !== fight?.defender && turn(seat) > turn(bettor));
}

function hands(at: ImaginedTable): string {
  return JSON.stringify(
    SEATS.map((seat) => (lookOf(at, seat)?.view as View | undefined)?.players[seat]?.hand),
  );
}

/** Whether what was answered last has turned something over, for this viewer. */
function reveals({ messages, store }: ImaginedTable): boolean {
  const news = JSON.parse(messages.at(-1) ?? "[]") as readonly { readonly event?: OldWorldEvent }[];
  return news.some(
    ({ event }) =>
      event !== undefined &&
      (REVEALS.has(event.kind) || (event.kind === "cardsDrawn" && event.seat === store.seat)),
  );
}

/** The first moments of a game at which others than this viewer are asked each kind of question. */
function* moments(table: OldWorldTrial, viewer: Seat | null): Generator<View> {
  const met = new Set<string>();
  for (const { table: at, seat } of trialGame(table, "hidden")) {
    const kind = at.room.look(seat).table?.question?.kind ?? "";
    if (seat === viewer || met.has(kind)) continue;
    met.add(kind);
    yield at.room.look(viewer).table?.view as View;
  }
}

test.each([0, null])(
  "hands of others, decks, piles of tokens and what is named in secret change nothing for viewer %s until revealed",
  async (viewer) => {
    if (FOUR === undefined) throw new Error("no table of four");
    const { mode, seats, rules } = FOUR;
    const met: Record<string, number> = {};
    let differing = 0;
    for (const view of moments(FOUR, viewer)) {
      const from = { view, viewer };
      const one = await imaginedTable(oldWorldKit, { mode, seats, rules }, from, "one");
      const other = await imaginedTable(oldWorldKit, { mode, seats, rules }, from, "other");
      if (hands(one) !== hands(other)) differing++;
      for (let turn = 0; turn < ANSWERS; turn++) {
        const seat = SEATS.find((asked) => lookOf(one, asked)?.question !== undefined);
        const kind = seat === undefined ? undefined : answered(one, other, seat, turn);
        if (kind === undefined || reveals(one)) break;
        expect(await difference(one, other), `after ${kind}`).toBeUndefined();
        met[kind] = (met[kind] ?? 0) + 1;
      }
      // What is drawn comes from what was sent, however many answers that took.
      if (!reveals(one)) expect(await difference(one, other, draw)).toBeUndefined();
    }
    expect(differing).toBeGreaterThan(10);
    for (const kind of ["pay", "lay", "endPhase", "move"]) expect(met).toHaveProperty(kind);
  },
  400_000,
);
