import type { CardRow, Faction } from "@medallion/gwent/cards";
import type { Message, Say } from "@medallion/kernel";
import { useGame } from "../../../../kits/use-game.ts";
import { type DeckPart, isUnit } from "../figures.ts";

/** How the game speaks in the chosen language. */
export function useSay(): Say {
  return useGame("gwent").say;
}

export function cardName(say: Say, id: string): string {
  return say({ key: `card.${id}` });
}

export function factionName(say: Say, faction: Faction | "neutral"): string {
  return say({ key: `faction.${faction}` });
}

/** What a card is, in a few words: kind, rows, strength, then the names of its abilities. */
export function cardAbout(say: Say, card: CardRow): string {
  const kind = { key: `kind.${card.kind}` };
  const [one = "close", two] = card.rows;
  if (!isUnit(card)) return say(kind);
  const first: Message = { key: `row.${one}` };
  const rows: Message =
    two === undefined ? first : { key: "entry.rows", values: { one: first, two: { key: `row.${two}` } } };
  const unit = say({ key: "entry.unit", values: { kind, rows, strength: card.strength } });
  return [unit, ...card.abilities.map((ability) => say({ key: `ability.${ability}` }))].join(" · ");
}

/** A row's name, or what stands in its place. */
export function placeName(say: Say, place: DeckPart): string {
  switch (place) {
    case "agile":
      return say({ key: "ability.agile" });
    case "special":
    case "weather":
      return say({ key: `kind.${place}` });
    default:
      return say({ key: `row.${place}` });
  }
}
