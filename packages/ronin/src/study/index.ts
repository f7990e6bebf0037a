import type { Study } from "@medallion/fittings";
import { placeTrait, playersTrait } from "@medallion/fittings";
import { ruleWord } from "@medallion/lobbies";
import { CHARACTERS, type CharacterId, COMPONENTS, DATA_VERSION } from "../data/index.ts";
import { abilityName, cardName, characterName } from "../data/words.ts";
import type { RoninEvent } from "../events.ts";
import { MOST_HUMANS } from "../options.ts";
import type { State } from "../state.ts";
import { ABILITY_IDS } from "./abilities.ts";
import { facts, SOURCES } from "./facts.ts";
import { RUNS } from "./runs.ts";
import { chapterCardName, positionName, positionsOf, sourceName, TARGETS } from "./targets.ts";
import { texts } from "./texts.ts";

/** What reports of many games count, and the targets of balance (facts 2.4, 2.7). */
export const study: Study<State, RoninEvent> = {
  dataVersion: DATA_VERSION,
  runs: RUNS,
  traits: [
    {
      id: "character",
      name: { key: "study.characters" },
      values: CHARACTERS,
      label: (id) => characterName(id as CharacterId),
      by: "wins",
    },
    placeTrait(MOST_HUMANS),
    {
      id: "card",
      name: { key: "study.cardsWon" },
      values: COMPONENTS.action.map(({ id }) => id),
      label: cardName,
      by: "wins",
    },
    {
      id: "chapterCard",
      name: { key: "study.chapterCards" },
      values: COMPONENTS.chapters.map(({ id }) => id),
      label: chapterCardName,
      by: "score",
    },
    playersTrait(MOST_HUMANS),
    {
      id: "side",
      name: { key: "rule.allianceSide" },
      values: ["A", "B"],
      label: (side) => ruleWord("allianceSide", side === "B" ? "B" : "A"),
      by: "score",
    },
  ],
  uses: [
    {
      id: "card",
      name: { key: "study.cards" },
      values: COMPONENTS.action.map(({ id }) => id),
      label: cardName,
      per: "game",
    },
    {
      id: "starting",
      name: { key: "study.starting" },
      values: COMPONENTS.starting.map(({ id }) => id),
      label: cardName,
      per: "game",
    },
    {
      id: "ability",
      name: { key: "study.abilities" },
      values: ABILITY_IDS,
      label: abilityName,
      per: "chance",
    },
    {
      id: "position",
      name: { key: "study.positions" },
      values: positionsOf(5),
      label: positionName,
      per: "game",
    },
  ],
  sources: Object.keys(SOURCES).map((id) => ({ id, name: sourceName(id) })),
  targets: TARGETS,
  facts,
  texts,
};
