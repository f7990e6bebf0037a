import { describe, expect, test } from "vitest";
import { Chain, finality, ownedMessage, placesById, remembered, scribeFor } from "./index.ts";

test("a choice is open until the rules say that it is final", () => {
  const scribe = scribeFor(undefined);
  expect(finality(scribe)).toBe("open");
  scribe.final = true;
  expect(finality(scribe)).toBe("final");
});

test("a chain adds to its amount or states it, and names the rule of each link", () => {
  const chain = new Chain();
  chain.add("X-1", "start", 3);
  chain.add("X-2", "bonus", 2, { of: "card" });
  chain.note("X-3", "limit", 4);
  expect(chain.amount).toBe(4);
  expect(chain.reasons).toEqual([
    { rule: "X-1", text: { key: "reason.start", values: {} }, amount: 3 },
    { rule: "X-2", text: { key: "reason.bonus", values: { of: "card" } }, amount: 5 },
    { rule: "X-3", text: { key: "reason.limit", values: {} }, amount: 4 },
  ]);
});

describe("components", () => {
  test("are found by id at their place", () => {
    expect([...placesById([{ id: "a" }, { id: "b" }])]).toEqual([
      ["a", 0],
      ["b", 1],
    ]);
  });

  test("are made once for each declaration", () => {
    let made = 0;
    const boxOf = remembered((declared: { readonly cards: number }) => ({
      cards: declared.cards,
      nth: ++made,
    }));
    const [one, other] = [{ cards: 1 }, { cards: 1 }];
    expect(boxOf(one)).toBe(boxOf(one));
    expect(boxOf(other)).toEqual({ cards: 1, nth: 2 });
  });
});

test("things that came to a seat are named to whom the event names them", () => {
  const event = { seat: 1, count: 2 };
  expect(ownedMessage("event.drawn", event, [])).toEqual({
    key: "event.drawn",
    values: { seat: { seat: 1 }, count: 2 },
  });
  const things = [{ key: "card.a" }, { key: "card.b" }];
  expect(ownedMessage("event.drawn", event, things)).toEqual({
    key: "event.drawn.own",
    values: { seat: { seat: 1 }, count: 2, things },
  });
});
