import type { Message, Scene } from "@medallion/kernel";

type Position = Readonly<Record<string, unknown>>;

/** Three at the table, the learner first; the left neighbour is B, the right one C. */
export function journey(position: Position): Scene {
  const usual = { side: "A", initiative: ["A", "B", "C"] };
  return {
    mode: "alliance",
    options: undefined,
    cards: undefined,
    position: { ...usual, ...position },
    forced: [],
  };
}

/** What is left of the deck below the cards that come up; nobody gets so far. */
export const REST = "30x filler";

/** How far abilities are early in a game: the first one is spent, so that it asks for nothing. */
export const EARLY = ["used", "locked", "locked", "locked"];
/** Later on. */
export const LATER = ["used", "used", "locked", "locked"];

/** What a card is called. */
export function card(id: string): Message {
  return { key: `card.${id}` };
}

/** Something on the drawn table that has a place of its own. */
export function zone(name: string): string {
  return `[data-zone="${name}"]`;
}

/** The chapters with their symbols; on a phone the button that opens them. */
export const CHAPTERS = `${zone("chapter")}, [data-open="chapters"]`;

/** The learner's timeline; on a phone that shows the rows, the button that shows it. */
export const OWN_TIMELINE = `${zone("timeline:0")}, [data-tab="mat"] [data-shows="lines"]`;

/** The abilities that can be used now. */
export const USABLE = '[data-spot^="ability:"]';

/** The printed symbols and tokens that can be lost now. */
export const LOSABLE = '[data-spot^="printed:"], [data-spot^="token:"]';

/** A card, wherever it lies. */
export function laid(id: string): string {
  return `[data-ref="card:${id}"]`;
}
