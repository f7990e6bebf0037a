import { cardRow } from "@medallion/gwent/cards";
import { expect, test } from "vitest";
import { soundOf, soundsOf } from "./sounds.ts";

const placed = { card: 1, side: 0, row: "close", seat: 0, from: "hand" } as const;

test("a hero rings where a common unit is only laid down", () => {
  const sounds = ["geralt-of-rivia", "blue-stripes-commando"].map((id) =>
    soundOf({ kind: "unitPlayed", id, ...placed }, cardRow, 0),
  );
  expect(sounds).toEqual(["metal", "wood"]);
});

test("every weather has a sound of its own", () => {
  const ids = ["biting-frost", "impenetrable-fog", "torrential-rain", "skellige-storm"];
  const sounds = ids.map((id) => soundOf({ kind: "weatherCame", seat: 0, card: 1, id }, cardRow, 0));
  expect(sounds).toEqual(["frost", "fog", "rain", "storm"]);
});

test("the end sounds as it is for the one who listens", () => {
  const end = { kind: "matchEnded", winners: [1] } as const;
  expect([0, 1, null].map((seat) => soundOf(end, cardRow, seat))).toEqual(["lost", "won", "won"]);
});

test("a card sounds when it lands, and many at once sound as one", () => {
  const events = [1, 2].map((card) => ({ kind: "unitPlayed", id: "nekker", ...placed, card }) as const);
  const beats = [
    { event: 0, at: 0, lands: 260 },
    { event: 1, at: 40, lands: 300 },
  ];
  const sounds = soundsOf(
    [...events, { kind: "passed", seat: 0, automatic: false }],
    [...beats, { event: 2, at: 300, lands: 300 }],
    {
      printed: cardRow,
      seat: 0,
    },
  );
  expect(sounds).toEqual([
    { name: "wood", at: 260 },
    { name: "seal", at: 300 },
  ]);
});

test("a gem is heard where one is lost", () => {
  const beats = [{ event: 0, at: 0, lands: 0 }];
  const names = [
    [0, -1],
    [2, 0],
  ].map((change) => {
    const ended = {
      kind: "roundEnded",
      round: 1,
      totals: [3, 2],
      winners: [0],
      change,
      rule: "GW-12.2",
    } as const;
    return soundsOf([ended], beats, { printed: cardRow, seat: 0 }).map(({ name }) => name);
  });
  expect(names).toEqual([["bell", "gem"], ["bell"]]);
});
