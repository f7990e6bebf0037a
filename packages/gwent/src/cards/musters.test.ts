import { describe, expect, it } from "vitest";
import { ALL_CARDS } from "./all.ts";

const CRONES = ["crone-brewess", "crone-weavess", "crone-whispess"];
const VAMPIRES = [
  "vampire-bruxa",
  "vampire-ekimmara",
  "vampire-fleder",
  "vampire-garkain",
  "vampire-katakan",
];

const CALLED_BY: Readonly<Record<string, string>> = {
  "arachas-behemoth": "arachas",
  cerys: "clan-drummond-shield-maiden",
  cirilla: "roach",
  "gaunter-odimm": "gaunter-odimm-darkness",
  "geralt-of-rivia": "roach",
};

/** GW-5.13: whom a card calls; of a family of single cards, the others. */
function calledBy(id: string): readonly string[] {
  const family = [CRONES, VAMPIRES].find((members) => members.includes(id));
  return family?.filter((member) => member !== id) ?? [CALLED_BY[id] ?? id];
}

describe("muster lists", () => {
  const callers = ALL_CARDS.filter((card) => card.abilities.includes("muster"));

  it.each(callers.map((card) => card.id))("GW-5.13: %s calls its like, its family or whom it names", (id) => {
    expect(callers.find((card) => card.id === id)?.musters).toEqual(calledBy(id));
  });

  it("GW-5.13: every caller that is told of and both families muster", () => {
    const ids = callers.map((card) => card.id);
    expect(ids).toEqual(expect.arrayContaining([...Object.keys(CALLED_BY), ...CRONES, ...VAMPIRES]));
  });

  it("GW-5.13: only a card with muster has a list, and it names units that exist", () => {
    const units = ALL_CARDS.filter((card) => card.rows.length > 0).map((card) => card.id);
    expect(ALL_CARDS.filter((card) => card.musters !== undefined)).toEqual(callers);
    for (const card of callers) expect(units).toEqual(expect.arrayContaining([...(card.musters ?? [])]));
  });
});
