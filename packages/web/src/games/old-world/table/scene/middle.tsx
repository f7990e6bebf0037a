import type { ComponentType } from "react";
import { FightStage, PokerStage } from "../../fight/index.ts";
import { OldWorldMap } from "../../map/index.ts";
import { AbilitiesStage } from "../stage/abilities-stage.tsx";
import { AttributesStage } from "../stage/attributes-stage.tsx";
import { CardsStage } from "../stage/cards-stage.tsx";
import { PoolStage } from "../stage/pool-stage.tsx";
import { PotionsStage } from "../stage/potions-stage.tsx";
import { SchoolsStage } from "../stage/schools-stage.tsx";
import { SeenStage } from "../stage/seen-stage.tsx";
import { TerrainsStage } from "../stage/terrains-stage.tsx";
import type { MiddleScene } from "./scene.ts";

const SCENES: Readonly<Record<MiddleScene, ComponentType>> = {
  map: OldWorldMap,
  fight: FightStage,
  poker: PokerStage,
  // A story lies open above it.
  story: OldWorldMap,
  schools: SchoolsStage,
  terrains: TerrainsStage,
  attributes: AttributesStage,
  potions: PotionsStage,
  abilities: AbilitiesStage,
  cards: CardsStage,
  seen: SeenStage,
  pool: PoolStage,
};

/** The middle of the table: what is going on there, or what is laid out to choose from. */
export function Middle({ scene }: { readonly scene: MiddleScene }) {
  const Scene = SCENES[scene];
  return <Scene />;
}
