import type { Study } from "@medallion/fittings";
import { placeTrait, playersTrait } from "@medallion/fittings";
import {
  ACTIONS,
  type ActionId,
  ALL_CARDS,
  COMPONENTS,
  DATA_VERSION,
  SCHOOLS,
  type School,
} from "../data/index.ts";
import type { OldWorldEvent } from "../events.ts";
import { MOST_SEATS } from "../options.ts";
import type { State } from "../state.ts";
import {
  actionName,
  cardLabelled,
  monsterNamed,
  placeNamed,
  potionNamed,
  schoolName,
} from "../words/index.ts";
import { facts, WAYS } from "./facts.ts";
import { RUNS } from "./runs.ts";
import { TARGETS, wayName } from "./targets.ts";
import { texts } from "./texts.ts";

const MONSTERS = COMPONENTS.monsters.map(({ id }) => id);

/** What reports of many games count, and the targets of balance. */
export const study: Study<State, OldWorldEvent> = {
  dataVersion: DATA_VERSION,
  runs: RUNS,
  traits: [
    {
      id: "school",
      name: { key: "study.schools" },
      values: SCHOOLS,
      label: (school) => schoolName(school as School),
      by: "wins",
    },
    placeTrait(MOST_SEATS),
    playersTrait(MOST_SEATS),
  ],
  uses: [
    {
      id: "taken",
      name: { key: "study.taken" },
      values: COMPONENTS.actionCards.map(({ id }) => id),
      label: cardLabelled,
      per: "game",
    },
    {
      id: "played",
      name: { key: "study.played" },
      values: ALL_CARDS.map(({ id }) => id),
      label: cardLabelled,
      per: "game",
    },
    {
      id: "potion",
      name: { key: "study.potions" },
      values: COMPONENTS.potions.map(({ id }) => id),
      label: potionNamed,
      per: "game",
    },
    {
      id: "location",
      name: { key: "study.locations" },
      values: COMPONENTS.locations.map(({ number }) => String(number)),
      label: (number) => placeNamed(Number(number)),
      per: "game",
    },
    {
      id: "action",
      name: { key: "study.actions" },
      values: ACTIONS,
      label: (action) => actionName(action as ActionId),
      per: "game",
    },
    { id: "trophy", name: { key: "study.trophies" }, values: WAYS, label: wayName, per: "game" },
    { id: "fought", name: { key: "study.fought" }, values: MONSTERS, label: monsterNamed, per: "chance" },
    { id: "defeated", name: { key: "study.defeated" }, values: MONSTERS, label: monsterNamed, per: "chance" },
  ],
  sources: WAYS.map((way) => ({ id: way, name: wayName(way) })),
  targets: TARGETS,
  facts,
  texts,
};
