import { expect, test } from "vitest";
import { kitOf } from "../../kits/load.ts";
import {
  agreedRules,
  draftFor,
  modesFor,
  withCompany,
  withMode,
  withRating,
  withRule,
  withSeat,
  withSeatCount,
} from "./draft.ts";

const kit = await kitOf("gwent");
const modeNamed = (id: string) => {
  const mode = kit.lobby.modes.find((known) => known.id === id);
  if (mode === undefined) throw new Error(id);
  return mode;
};
const kinds = (draft: ReturnType<typeof draftFor>) => draft.seats.map(({ kind }) => kind);

test("the usual table is good as it is: oneself, and who fits the company", () => {
  expect(kinds(draftFor(kit, "bots", "greedy"))).toEqual(["person", "bot"]);
  expect(kinds(draftFor(kit, "device", "greedy"))).toEqual(["person", "person"]);
  expect(kinds(draftFor(kit, "friends", "greedy"))).toEqual(["person", "open"]);
});

test("another mode has its own number of seats, and nobody keeps a deck that was chosen for the old one", () => {
  const draft = withSeat(draftFor(kit, "bots", "greedy"), 0, { pick: "northern-realms", name: "Anna" });
  const team = withMode(draft, modeNamed("team"), "greedy");
  expect(kinds(team)).toEqual(["person", "bot", "bot", "bot"]);
  expect(team.seats[0]).toMatchObject({ pick: "", name: "Anna" });
  expect(kinds(withMode(team, modeNamed("solo"), "greedy"))).toEqual(["person"]);
});

test("more seats are filled by the company, fewer keep the first ones", () => {
  const many = withSeatCount(
    withMode(draftFor(kit, "device", "greedy"), modeNamed("free-for-all"), "greedy"),
    5,
    "greedy",
  );
  expect(kinds(many)).toEqual(["person", "person", "person", "person", "person"]);
  expect(withSeatCount(many, 3, "greedy").seats).toEqual(many.seats.slice(0, 3));
});

test("another company keeps one's own seat and what one brings", () => {
  const draft = withSeat(draftFor(kit, "bots", "greedy"), 0, { pick: "monsters" });
  const online = withCompany(kit, draft, "friends", "greedy");
  expect(kinds(online)).toEqual(["person", "open"]);
  expect(online.seats[0]?.pick).toBe("monsters");
});

test("a rule as it usually is is not named", () => {
  const draft = draftFor(kit, "bots", "greedy");
  const changed = withRule(draft, "musterFromHand", "false", "true");
  expect(changed.rules).toEqual({ musterFromHand: "false" });
  expect(withRule(changed, "musterFromHand", "true", "true").rules).toEqual({});
});

test("a rule of another mode is kept for it, and not asked for", () => {
  const solo = withRule(
    withMode(draftFor(kit, "bots", "greedy"), modeNamed("solo"), "greedy"),
    "automaton",
    "monsters",
    "chance",
  );
  expect(agreedRules(kit, solo)).toEqual({ automaton: "monsters" });
  const duel = withMode(solo, modeNamed("standard"), "greedy");
  expect(agreedRules(kit, duel)).toEqual({});
  expect(agreedRules(kit, withMode(duel, modeNamed("solo"), "greedy"))).toEqual({ automaton: "monsters" });
});

test("a rated table gives up what rated games may not have", () => {
  const draft = {
    ...withRule(draftFor(kit, "friends", "greedy"), "cardSet", "videoGame", "box"),
    openHands: true,
  };
  expect(withRating(draft, true)).toMatchObject({
    rules: {},
    takebacks: "none",
    openHands: false,
    rated: true,
  });
  expect(withRating(withRating(draft, true), false)).toMatchObject({ takebacks: "asked", rated: false });
});

test("nobody is asked to meet friends at a table with one seat", () => {
  for (const company of ["device", "friends"] as const) {
    expect(modesFor(kit, company).map(({ id }) => id)).not.toContain("solo");
    const solo = withMode(draftFor(kit, "bots", "greedy"), modeNamed("solo"), "greedy");
    const changed = withCompany(kit, solo, company, "greedy");
    expect(changed).toMatchObject({ company, mode: "standard" });
    expect(changed.seats).toHaveLength(2);
  }
  expect(modesFor(kit, "bots").map(({ id }) => id)).toContain("solo");
});

test.each(["ronin", "old-world"])("in %s, too, there is a second seat for a friend", async (game) => {
  const modes = modesFor(await kitOf(game), "friends");
  expect(modes).not.toEqual([]);
  for (const { seats } of modes) expect(Math.min(...seats)).toBeGreaterThanOrEqual(2);
});
