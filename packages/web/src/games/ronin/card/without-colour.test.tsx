import { CHARACTERS, COLOURS, SYMBOLS } from "@medallion/ronin/pages";
import { describe, expect, test } from "vitest";
import { colourless, drawn, shapeIn } from "../../../drawn/test/markup.ts";
import { RoninDefs } from "./defs/ronin-defs.tsx";
import { ABILITY_STATES, AbilityMark, CardFace, EmblemMark, WORTHS } from "./index.ts";

const DEFS = drawn(<RoninDefs />);

const differ = (names: readonly string[]) =>
  expect(new Set(names.map((name) => shapeIn(DEFS, `ro-${name}`))).size).toBe(names.length);

describe("without colour one still tells apart", () => {
  test("the five colours, by crest, by cloth and by the little cards of effects", () => {
    for (const part of ["seal", "little", "paint-cloth"])
      differ(COLOURS.map((colour) => `${part}-${colour}`));
  });

  test("the four symbols, by outline and by glyph", () => {
    differ(SYMBOLS.map((symbol) => `symbol-${symbol}-plain`));
  });

  test("left, right and inactive symbols: by the nib and by dashes", () => {
    for (const symbol of SYMBOLS)
      differ(WORTHS.filter((worth) => worth !== "plain").map((worth) => `symbol-${symbol}-${worth}`));
  });

  test("the signposts and the cups of both directions, and what is lost", () => {
    differ(["post-LEFT-any", "post-RIGHT-any"]);
    differ(["tea-LEFT", "tea-RIGHT", "lost-disc", "idle"]);
  });

  test("experience and points, by their outline", () => {
    differ(["star", "koban"]);
  });

  test("the states of an ability and the characters", () => {
    const plaques = ABILITY_STATES.map((state) =>
      colourless(drawn(<AbilityMark slot={2} state={state} of="ciri" />)),
    );
    expect(new Set(plaques).size).toBe(ABILITY_STATES.length);
    const emblems = CHARACTERS.map((character) => colourless(drawn(<EmblemMark character={character} />)));
    expect(new Set(emblems).size).toBe(CHARACTERS.length);
  });

  test("an effect of the Play step and one of the tea ceremony, at every size that shows it", () => {
    const row = { id: "R-P1", colour: "red", symbols: [] } as const;
    for (const size of ["strip", "hand"] as const) {
      const faces = (["standard", "tea"] as const).map((timing) => {
        const effect = { timing, condition: { k: "C3" }, result: { k: "R3" } } as const;
        return colourless(drawn(<CardFace row={{ ...row, effect }} size={size} />));
      });
      expect(new Set(faces).size).toBe(2);
    }
  });
});
