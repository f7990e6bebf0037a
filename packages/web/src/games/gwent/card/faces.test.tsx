import { gwentKit } from "@medallion/gwent";
import { ALL_CARDS, type CardRow } from "@medallion/gwent/cards";
import { speaker } from "@medallion/kernel";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import { HeraldryDefs } from "./heraldry-defs.tsx";
import { CardBack, CardFace, CardZoom, Shield } from "./index.ts";

// Which language is chosen only a browser knows.
vi.mock("../../../language/language.tsx", () => ({ useWords: () => ({ language: "en" }) }));

const say = speaker("en", await gwentKit.texts("en"));
const drawn = renderToStaticMarkup;

/** How a card is drawn, without its name, its numbers and its id. */
const withoutWords = (markup: string) =>
  markup.replace(/<text.*?<\/text>/g, "").replace(/ data-card="[^"]*"/, "");

/** The field and what lies on it: no rim, no chief, no marks. */
const bearings = (markup: string) => [...markup.matchAll(/#h-(?:icon|clip|field)-[\w-]+/g)].join(" ");

const SIZES: readonly [string, (row: CardRow) => ReactNode][] = [
  ["strip", (row) => <CardFace row={row} name={row.id} size="strip" />],
  ["hand", (row) => <CardFace row={row} name={row.id} size="hand" />],
  ["tile", (row) => <CardFace row={row} name={row.id} size="tile" />],
  ["zoom", (row) => <CardZoom row={row} say={say} onRule={() => undefined} />],
];

describe.each(SIZES)("the faces of all cards, %s", (_, face) => {
  const markups = ALL_CARDS.map((row) => drawn(face(row)));

  test("there are 188 of them", () => {
    expect(markups.filter((markup) => markup.includes("<svg")).length).toBe(188);
  });

  test("no two are drawn alike, even without names and numbers", () => {
    expect(new Set(markups.map(withoutWords)).size).toBe(188);
  });

  test("no two have the same charge on the same field, whatever their strength and abilities", () => {
    expect(new Set(markups.map(bearings)).size).toBe(188);
  });

  test("all that they refer to is there", () => {
    const defs = drawn(<HeraldryDefs />);
    const known = new Set([...defs.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const wanted = new Set(
      markups.flatMap((markup) => [...markup.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id)),
    );
    expect([...wanted].filter((id) => !known.has(id))).toEqual([]);
  });
});

describe("a face", () => {
  const ves = <CardFace id="ves" name="Ves" size="strip" />;

  test("shows a raised strength with an arrow upwards, a lowered one with an arrow downwards", () => {
    expect(drawn(ves)).not.toContain("h-paint-raised");
    expect(drawn(<CardFace id="ves" name="Ves" size="strip" strength={10} />)).toMatch(
      /h-paint-raised.*>10<.*M0 7l7-8 7 8Z/,
    );
    expect(drawn(<CardFace id="ves" name="Ves" size="strip" strength={1} />)).toMatch(
      /h-paint-lowered.*>1<.*M0-1l7 8 7-8Z/,
    );
  });

  test("never shows a hero as changed (GW-1.4)", () => {
    const hero = drawn(<CardFace id="letho-of-gulet" name="Letho" size="strip" strength={1} />);
    expect(hero).toContain("h-paint-hero");
    expect(hero).not.toContain("h-paint-lowered");
  });

  test("a spy bears a bend sinister, an agile unit two rows, a token a dashed rim", () => {
    const strip = (id: string) => drawn(<CardFace id={id} name={id} size="strip" />);
    expect(strip("thaler")).toContain("M94 34L-6 108");
    expect(strip("barclay-els").match(/h-rim-iron/g)?.length).toBe(3);
    expect(strip("hemdall")).toContain('stroke-dasharray="9 3"');
  });

  test("every state looks different", () => {
    const states = ["rest", "playable", "selected", "disabled", "targeted", "dead"] as const;
    const markups = states.map((state) => drawn(<CardFace id="ves" name="Ves" size="hand" state={state} />));
    expect(new Set(markups).size).toBe(states.length);
  });

  test("a card that nobody printed is drawn all the same", () => {
    expect(drawn(<CardFace id="stranger" name="stranger" size="hand" />)).toContain("h-icon-rune-stone");
  });

  test("says nothing to a screen reader unless it is told to", () => {
    expect(drawn(ves)).toContain('aria-hidden="true"');
    expect(drawn(<CardBack faction="skellige" label="Deck" />)).toContain('aria-label="Deck"');
    const row = ALL_CARDS.find(({ id }) => id === "ves");
    expect(row === undefined ? "" : drawn(<Shield row={row} label="Ves" />)).toContain('aria-label="Ves"');
  });
});

describe("a zoomed card", () => {
  const zoomed = (id: string, linked = true) => {
    const row = ALL_CARDS.find((card) => card.id === id);
    if (row === undefined) throw new Error(id);
    return drawn(<CardZoom row={row} say={say} onRule={linked ? () => undefined : undefined} />);
  };

  test("says what it is and what it can do, with the rules behind it", () => {
    const text = zoomed("yennefer-of-vengerberg");
    for (const part of ["Yennefer of Vengerberg", "Neutral · Hero · Ranged\u00a0combat", "GW-1.4", "GW-5.6"])
      expect(text).toContain(part);
  });

  test("names those whom it brings", () => {
    expect(zoomed("crone-brewess")).toContain("Crone: Weavess");
    expect(zoomed("berserker")).toContain("Transformed Vildkaarl");
  });

  test("a leader tells its power", () => {
    expect(zoomed("king-bran")).toContain("GW-10.51");
  });

  test("links no rules where there is no book", () => {
    expect(zoomed("ves", false)).not.toContain("<button");
    expect(zoomed("thaler", false)).not.toContain("<button");
  });
});
