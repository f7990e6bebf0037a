import type { View } from "@medallion/old-world";
import { describe, expect, test } from "vitest";
import { drawStill } from "../../../../drawn/test/draw-still.tsx";
import { loadWords } from "../../../../language/words.ts";
import type { Scene } from "../../../../scene/scene.ts";
import { waysIn } from "../../play/ways.ts";
import { sightOf } from "../../sight/sight.ts";
import { type OldWorldMoment, TRIALS, trialGame } from "../../test/trial-games.ts";
import { loadTexts } from "../../texts.ts";
import { PokerStage } from "../poker/poker-stage.tsx";
import { FightStage } from "./fight-stage.tsx";

const { text } = await loadWords("en", loadTexts);
const FIGHT = { sight: sightOf, ways: waysIn, Layout: FightStage };
const POKER = { sight: sightOf, ways: waysIn, Layout: PokerStage };

const drawn = (scene: Scene): string => drawStill(FIGHT, scene, text);
const viewOf = (scene: Scene): View => scene.table.view as View;

function spotsIn(markup: string): readonly string[] {
  return [...markup.matchAll(/data-spot="([^"]+)"/gu)].map(([, spot]) => spot ?? "");
}

/** What is answered on the stage itself: all but hand cards and the buttons of the prompt. */
const ON_STAGE = ["half:", "player:", "potion:", "specialization", "ability:"];

test("in random fights everybody sees the stage, and what is answered there can be pointed at", async () => {
  const met = new Set<string>();
  for (const kind of TRIALS.filter(({ seats }) => seats === 1 || seats === 4)) {
    let moments = 0;
    for (const { look, seat, table } of trialGame(kind, `${kind.name}, fights`)) {
      const state = table.room.look(seat).table;
      const fight = (state?.view as View | undefined)?.fight;
      const asked = state?.question?.kind ?? "";
      if (fight === undefined) continue;
      const key = `${asked} ${fight.monster === undefined ? "duel" : "monster"}`;
      if (met.has(key) && moments++ % 200 !== 0) continue;
      met.add(key);
      const scene = await look(seat);
      const first = waysIn(sightOf(scene, true)).flatMap(({ from, to }) => from ?? to[0] ?? []);
      const wanted = first.filter((spot) => ON_STAGE.some((start) => spot.startsWith(start)));
      expect(spotsIn(drawn(scene)), `${kind.name}: ${key}`).toEqual(expect.arrayContaining(wanted));
      for (const viewer of [null, (seat + 1) % kind.seats])
        expect(drawn(await look(viewer))).toContain(
          fight.monster === undefined ? "data-duel" : "monster:life",
        );
    }
  }
  for (const key of [
    "stepOne monster",
    "combo monster",
    "attack monster",
    "wound monster",
    "bet duel",
    "stepOne duel",
    "combo duel",
    "ability monster",
  ])
    expect([...met]).toContain(key);
}, 240_000);

test("dice poker is drawn for everybody, and every die that may be marked can be pointed at", async () => {
  const against = new Set<string>();
  for (const kind of TRIALS.filter(({ seats }) => seats < 3)) {
    for (const { look, seat, table } of trialGame(kind, `${kind.name}, dice`)) {
      const state = table.room.look(seat).table;
      if (state?.question?.kind !== "reroll") continue;
      const dice = (state.view as View).poker;
      const lies = `${dice?.against} ${dice?.marked.length}`;
      if (against.has(lies)) continue;
      against.add(lies);
      const scene = await look(seat);
      const { poker } = viewOf(scene);
      if (poker === undefined) throw new Error("dice lie there");
      const faces = scene.table.choices.flatMap((choice) =>
        choice.kind === "reroll" && "face" in choice ? [`die:${String(choice.face)}`] : [],
      );
      const spots = spotsIn(drawStill(POKER, scene, text));
      expect([...new Set(spots)].sort()).toEqual(faces.sort());
      expect(drawStill(POKER, await look(null), text)).not.toContain("data-spot");
    }
  }
  for (const kind of ["locals 0", "solo 0", "locals 1"]) expect([...against]).toContain(kind);
}, 240_000);

/** The first moment at which this is asked in a game of so many seats. */
function momentOf(asked: string, seats: number, when: (view: View) => boolean = () => true): OldWorldMoment {
  const kind = TRIALS.find((trial) => trial.seats === seats);
  if (kind === undefined) throw new Error("no such table");
  for (let game = 0; game < 40; game++)
    for (const moment of trialGame(kind, `${asked} ${game}`)) {
      const look = moment.table.room.look(moment.seat).table;
      if (look?.question?.kind === asked && when(look.view as View)) return moment;
    }
  throw new Error(`it never came to ${asked}`);
}

function answer({ table, seat }: OldWorldMoment, choice: number): void {
  const look = table.room.look(seat).table;
  if (look?.question === undefined) throw new Error("nobody is asked");
  table.send(seat, { kind: "answer", seat, question: look.question.id, choice });
}

/** Somebody else will be asked for a bet after this one. */
function hasAnother({ fight, asks, players, seat }: View): boolean {
  const place = (player: number) => (player - (fight?.attacker ?? 0) + players.length) % players.length;
  const now = asks.find(({ kind }) => kind === "bet")?.seat ?? 0;
  return players.some(
    ({ gold }, player) =>
      gold > 0 && player !== fight?.defender && player !== seat && place(player) > place(now),
  );
}

describe("secrets of a fight", () => {
  test("whatever is laid in a combo, the others see the same until it is confirmed (DP-44)", async () => {
    const isFirst = ({ asks }: View) => asks.some((open) => open.kind === "combo" && open.laid.length === 0);
    const [one, other] = [momentOf("combo", 4, isFirst), momentOf("combo", 4, isFirst)];
    const choices = one.table.room.look(one.seat).table?.choices.length ?? 0;
    expect(choices).toBeGreaterThan(1);
    answer(one, 0);
    answer(other, choices - 1);
    for (const viewer of [null, (one.seat + 1) % 4])
      expect(drawn(await one.look(viewer))).toBe(drawn(await other.look(viewer)));
  });

  test("secret bets look alike until all have bet (OW-13.4)", async () => {
    const [one, other] = [momentOf("bet", 4, hasAnother), momentOf("bet", 4, hasAnother)];
    answer(one, 0);
    answer(other, 2);
    const bettor = one.seat;
    for (const viewer of [null, (bettor + 1) % 4])
      expect(drawn(await one.look(viewer))).toBe(drawn(await other.look(viewer)));
  });
});

/** A scene in which something of the view and of the choices is changed. */
function changed(scene: Scene, view: Partial<View>, choices = scene.table.choices): Scene {
  return { ...scene, table: { ...scene.table, view: { ...viewOf(scene), ...view }, choices } };
}

describe("what random fights hardly show", () => {
  test("a combo of six lies edge to edge with its five links", async () => {
    const moment = momentOf("combo", 3, ({ fight }) => fight?.monster !== undefined);
    const scene = await moment.look(moment.seat);
    const { box, view, ask } = sightOf(scene, true);
    if (ask?.kind !== "combo") throw new Error("a combo is laid");
    const cards = box.cards
      .flatMap(({ extensions }, card) => (extensions.length > 0 ? [card] : []))
      .slice(0, 6);
    const laid = cards.map((card, place) => ({ card, extension: place < 5 ? 0 : -1, free: false }));
    const hand = cards.map((card) => box.cards[card]?.id ?? "");
    const players = view.players.map((player, seat) =>
      seat === moment.seat ? { ...player, hand, handCount: hand.length } : player,
    );
    const markup = drawn(changed(scene, { asks: [{ ...ask, laid }], players }));
    expect(markup.match(/data-layer="brass"/gu)).toHaveLength(5);
    expect(markup).toContain('data-cards="6"');
  });

  test("on a tie after the reveal the deciding seat chooses between both halves (DP-54)", async () => {
    const moment = momentOf("attack", 3);
    const scene = await moment.look(moment.seat);
    const { fight } = viewOf(scene);
    if (fight === undefined) throw new Error("a monster attacks");
    const card = "F05";
    const choices = (["charge", "bite"] as const).map((attack) => ({ kind: "attack", attack, card }));
    const view = {
      asks: [{ kind: "revealedAttack" as const, id: 1, seat: moment.seat }],
      fight: { ...fight, attack: { card, printed: 0 } },
    };
    const markup = drawn(changed(scene, view, choices));
    expect(spotsIn(markup)).toEqual(["half:charge", "half:bite"]);
    expect(markup).toContain("take 4 damage");
  });

  test("an attack is forecast until its card lies open", async () => {
    const moment = momentOf("attack", 3, ({ fight, seat }) => fight?.attacker !== seat);
    const forecast = `aria-label="${text("oldWorld.forecast")}"`;
    const attacker = viewOf(await moment.look(moment.seat)).fight?.attacker ?? null;
    const scene = await moment.look(attacker);
    const { fight } = viewOf(scene);
    if (fight === undefined) throw new Error("a monster attacks");
    expect(drawn(scene)).toContain(forecast);
    const view = {
      asks: [{ kind: "revealedAttack" as const, id: 1, seat: moment.seat }],
      fight: { ...fight, attack: { card: "F05", printed: 0 } },
    };
    expect(drawn(changed(scene, view))).not.toContain(forecast);
  });

  test("cards of the life deck that were looked at are told to who has seen them", async () => {
    const moment = momentOf("combo", 3, ({ fight }) => fight?.monster !== undefined);
    const scene = await moment.look(moment.seat);
    const { fight } = viewOf(scene);
    if (fight === undefined) throw new Error("a monster is fought");
    const [card = ""] = viewOf(scene).fightCards;
    const fightCards = viewOf(scene).fightCards.slice(1);
    const seen = changed(scene, { fight: { ...fight, lifeSeen: [{ place: 0, card }] }, fightCards });
    expect(drawn(seen)).toMatch(/On top: Charge: [^.;]+\. Bite: [^.;]+\./u);
    expect(drawn(scene)).not.toContain("On top:");
  });

  test("who was challenged to dice poker has the own dice near", async () => {
    const moment = momentOf("reroll", 2, ({ poker }) => poker?.against === "locals");
    const scene = await moment.look(moment.seat);
    const { poker } = viewOf(scene);
    if (poker === undefined) throw new Error("dice lie there");
    const sides = (markup: string) => [...markup.matchAll(/data-side="(\w+)"/gu)].map(([, side]) => side);
    expect(sides(drawStill(POKER, scene, text))).toEqual(["theirs", "own"]);
    const challenged = changed(scene, { poker: { ...poker, against: "witcher" } });
    expect(sides(drawStill(POKER, challenged, text))).toEqual(
      poker.opponent === moment.seat ? ["own", "theirs"] : ["theirs", "own"],
    );
  });
});
