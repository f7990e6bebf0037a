import { gwentKit, type RowView } from "@medallion/gwent";
import { ALL_CARDS, FACTIONS, type RowName } from "@medallion/gwent/cards";

/** A row as it lies on the table; what everything in it counts for is what the rules say. */
export interface Example {
  readonly row: RowName;
  readonly cards: readonly string[];
  readonly slot?: string;
  readonly weather?: string;
}

const COMRADES = ["blue-stripes-commando", "blue-stripes-commando", "olgierd-von-everec"];
const FOOTMEN = ["dandelion", "vesemir", "cahir"];

/** The examples that chapters tell of, in the order in which they tell of them. */
export const EXAMPLES: Readonly<Record<string, readonly Example[]>> = {
  strength: [
    { row: "close", cards: COMRADES, slot: "commanders-horn" },
    { row: "close", cards: COMRADES, slot: "commanders-horn", weather: "biting-frost" },
  ],
  hero: [
    {
      row: "siege",
      cards: ["morvran-voorhis", "rotten-mangonel"],
      slot: "commanders-horn",
      weather: "torrential-rain",
    },
  ],
  muster: [{ row: "close", cards: ["nekker", "nekker", "nekker"] }],
  "tight-bond": [1, 2, 3].map((count) => ({
    row: "close",
    cards: Array<string>(count).fill("blue-stripes-commando"),
  })),
  "morale-boost": [{ row: "siege", cards: ["kaedweni-siege-expert", "kaedweni-siege-expert", "trebuchet"] }],
  "commander-horn": [
    { row: "close", cards: FOOTMEN },
    { row: "close", cards: FOOTMEN, slot: "commanders-horn" },
  ],
  berserker: [
    {
      row: "ranged",
      cards: Array<string>(3).fill("transformed-young-vildkaarl"),
      slot: "mardroeme",
    },
  ],
};

/** The cards that a chapter is about. */
export const CARDS: Readonly<Record<string, readonly string[]>> = {
  agile: ["barclay-els", "harpy", "olaf"],
  spy: ["prince-stennis", "stefan-skellen", "avallach"],
  medic: ["dun-banner-medic", "havekar-healer", "yennefer-of-vengerberg"],
  scorch: ["scorch", "clan-dimun-pirate"],
  "row-scorch": ["villentretenmerth", "toad", "schirru"],
  berserker: ["berserker", "young-berserker", "ermion", "mardroeme"],
  "summon-avenger": ["cow", "bovine-defence-force", "kambi", "hemdall"],
  "side-deck": ALL_CARDS.filter(({ token }) => token).map(({ id }) => id),
  "special-cards": ["commanders-horn", "scorch", "decoy", "mardroeme", "clear-weather"],
  decoy: ["decoy"],
  weather: ["biting-frost", "impenetrable-fog", "torrential-rain", "skellige-storm", "clear-weather"],
  ...Object.fromEntries(FACTIONS.map((faction) => [faction, leadersOf(faction)])),
};

function leadersOf(house: string): readonly string[] {
  return ALL_CARDS.filter(({ kind, faction }) => kind === "leader" && faction === house).map(({ id }) => id);
}

/** The row with all its strengths, counted by the rules themselves. */
export function arranged({ row, cards, slot, weather }: Example): RowView | undefined {
  const position = {
    ...(weather !== undefined && { weather: [weather] }),
    A: { [row]: cards, ...(slot !== undefined && { slots: { [row]: slot } }) },
  };
  const scene = { mode: "standard", options: undefined, cards: undefined, position, forced: [] };
  const view = gwentKit.game.view(gwentKit.stage.arrange(scene), null);
  return view.sides[0]?.rows.find((one) => one.row === row);
}
