import { speaker } from "@medallion/kernel";
import { roninKit } from "@medallion/ronin";
import { type ActionCard, COMPONENTS } from "@medallion/ronin/data";
import type { ReactNode } from "react";
import { describe, expect, test } from "vitest";
import { colourless, drawn, withoutWords } from "../../../drawn/test/markup.ts";
import { RoninDefs } from "./defs/ronin-defs.tsx";
import { ICONS } from "./glyph/icons.ts";
import { AbilityZoom, CardFace, CardZoom, PowerMark } from "./index.ts";

const CARDS: readonly ActionCard[] = [...COMPONENTS.action, ...COMPONENTS.starting];
const PAIR = ["M", "D"] as const;
const say = speaker("en", await roninKit.texts("en"));

const hand = (row: ActionCard) => <CardFace row={row} name={row.id} size="hand" active={PAIR} />;
const strip = (row: ActionCard) => <CardFace row={row} size="strip" active={PAIR} />;
const spent = (row: ActionCard) => <CardFace row={row} size="strip" active={PAIR} resolved />;
const tile = (row: ActionCard) => <CardFace row={row} size="tile" active={PAIR} />;
const zoom = (row: ActionCard) => (
  <CardZoom row={row} name={row.id} say={say} active={PAIR} onRule={() => undefined} />
);

describe("the faces of all cards", () => {
  test("there are 80 action cards and 35 starting cards", () => {
    expect(CARDS.length).toBe(115);
  });

  test.each<[string, (row: ActionCard) => ReactNode]>([
    ["hand", hand],
    ["zoom", zoom],
  ])("no two are drawn alike at %s, even without their words", (_, face) => {
    const markups = CARDS.map((row) => withoutWords(drawn(face(row)).replace(/<p.*?<\/p>/g, "")));
    expect(new Set(markups).size).toBe(CARDS.length);
  });

  const tiled = ({ colour, symbols, pass }: ActionCard) => JSON.stringify([colour, symbols, pass]);
  const waiting = (row: ActionCard) => JSON.stringify([tiled(row), row.effect]);

  test.each<[string, (row: ActionCard) => ReactNode, (row: ActionCard) => string]>([
    ["tiles differ wherever colour, symbols or tea differ", tile, tiled],
    ["so do strips of cards whose effect is over", spent, tiled],
    ["strips differ wherever an effect differs too", strip, waiting],
  ])("%s", (_, face, kindOf) => {
    const kinds = new Map<string, string>();
    for (const row of CARDS) {
      const markup = drawn(face(row));
      expect(kinds.get(markup) ?? kindOf(row)).toBe(kindOf(row));
      kinds.set(markup, kindOf(row));
    }
  });

  test("all that they refer to is there", () => {
    const defs = drawn(<RoninDefs />);
    const known = new Set([
      ...[...defs.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id),
      ...ICONS.map((icon) => `ro-glyph-${icon}`),
    ]);
    const faces = CARDS.flatMap((row) => [hand, strip, spent, tile, zoom].map((face) => drawn(face(row))));
    const wanted = [defs, ...faces].flatMap((markup) =>
      [...markup.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map(([, id]) => id),
    );
    expect([...new Set(wanted)].filter((id) => !known.has(id))).toEqual([]);
  });

  test("what all drawings share has names of its own", () => {
    const ids = [...drawn(<RoninDefs />).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("none brings a filter or a picture of its own", () => {
    for (const row of CARDS) expect(drawn(hand(row))).not.toMatch(/<filter|<image|<mask|url\(data/);
  });
});

describe("a face", () => {
  const [row] = COMPONENTS.action.filter(({ symbols, pass }) => symbols.length === 1 && pass !== undefined);
  if (row === undefined) throw new Error("a card has a symbol and a cup");

  test.each(["tile", "strip", "hand"] as const)(
    "covers exactly what tokens cover at %s (RO-1.11)",
    (size) => {
      const discs = (covered: number): number =>
        drawn(<CardFace row={row} size={size} covered={covered} />).split("#ro-lost-disc").length - 1;
      expect([0, 1, 4, 5].map(discs)).toEqual([0, 1, 1, 2]);
    },
  );

  test("tells left, right and inactive symbols of the chapter apart (RO-1.13, RO-1.14)", () => {
    const symbol = row.symbols[0] ?? "C";
    const other = symbol === "C" ? "M" : "C";
    const faces = [[symbol, other] as const, [other, symbol] as const, undefined].map((active) =>
      drawn(<CardFace row={row} size="tile" active={active} />),
    );
    expect(faces[0]).toContain(`symbol-${symbol}-left`);
    expect(faces[1]).toContain(`symbol-${symbol}-right`);
    expect(faces[2]).toContain(`symbol-${symbol}-plain`);
  });

  test("says nothing to a screen reader: what stands around it does", () => {
    expect(drawn(hand(row))).toContain('aria-hidden="true"');
  });

  test("a card that nobody printed is drawn all the same", () => {
    expect(drawn(hand({ id: "stranger", colour: "red", symbols: [] }))).toContain("#ro-glyph-torii");
  });
});

describe("the 28 abilities, seen large", () => {
  test("no two look alike, and each says when it is used and by which rule", () => {
    const markups = COMPONENTS.abilities.map((row) =>
      drawn(<AbilityZoom row={row} say={say} onRule={() => undefined} />),
    );
    expect(new Set(markups).size).toBe(28);
    for (const markup of markups) expect(markup).toMatch(/(Draft|Play|End of the chapter).*RO-7\.[678]/);
  });

  test("abilities that do different things have different drawings, without colour too", () => {
    const kinds = new Map<string, string>();
    for (const row of COMPONENTS.abilities) {
      const kind = JSON.stringify([row.primitive, "params" in row ? row.params : undefined]);
      const markup = colourless(drawn(<PowerMark power={row} />));
      expect(markup).toMatch(/<(use|path|rect)/);
      expect(kinds.get(markup) ?? kind).toBe(kind);
      kinds.set(markup, kind);
    }
  });
});
