import { type Ink, mark, type Span, text } from "@medallion/ink";
import type { Ability, CardRow } from "../cards/row.ts";
import type { Sight } from "./sight.ts";

/** The sign of each ability, chosen to be told apart without colour and to take one column everywhere. */
const SIGNS: Partial<Record<Ability, string>> = {
  agile: "⇅",
  berserker: "β",
  "commander-horn": "♪",
  mardroeme: "♣",
  medic: "✚",
  "morale-boost": "↑",
  muster: "≡",
  scorch: "☼",
  "scorch-close": "☼",
  "scorch-ranged": "☼",
  "scorch-siege": "☼",
  spy: "◎",
  "summon-avenger": "†",
  "tight-bond": "∞",
};

const HERO = "★";
const WEATHER = "≈";
const LEADER_HORN = "♛";

export function heroMark(sight: Sight): Span {
  return mark(HERO, text(sight, "ability.hero"), "gold");
}

export function weatherMark(sight: Sight): Span {
  return mark(WEATHER, text(sight, "board.weather"), "cold");
}

/** The signs of what a unit can do; all scorches share one. */
export function abilityMarks(sight: Sight, card: CardRow): Ink {
  if (card.kind === "special" || card.kind === "weather") return [];
  return card.abilities.flatMap((ability) => {
    const sign = SIGNS[ability];
    if (sign === undefined) return [];
    const named = sign === SIGNS.scorch ? "scorch" : ability;
    return [mark(sign, text(sight, `ability.${named}`), ability === "spy" ? "bad" : "good")];
  });
}

/** What fills a slot, in three columns. */
export function slotMark(sight: Sight, card: CardRow | "leader" | undefined): Span {
  const slot = text(sight, "board.slot");
  if (card === "leader") {
    const horn = text(sight, "ability.commander-horn");
    return mark(`[${LEADER_HORN}]`, `${slot}: ${horn} (${text(sight, "board.leader")})`, "gold");
  }
  const ability = card?.abilities.find((code) => SIGNS[code] !== undefined);
  if (ability === undefined) return mark("[?]", slot, "gold");
  return mark(`[${SIGNS[ability]}]`, `${slot}: ${text(sight, `ability.${ability}`)}`, "gold");
}
