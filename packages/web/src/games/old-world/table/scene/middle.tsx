import type { ComponentType } from "react";
import { AsTold, useToldLog } from "../../../../drawn/index.ts";
import { FightStage, PokerStage } from "../../fight/index.ts";
import { OldWorldMap } from "../../map/index.ts";
import type { OldWorldSight } from "../../sight/sight.ts";
import { useTable } from "../../sight/table-context.ts";
import { topicOf } from "../../sight/zones.ts";
import { AbilitiesStage } from "../stage/abilities-stage.tsx";
import { AttributesStage } from "../stage/attributes-stage.tsx";
import { CardsStage } from "../stage/cards-stage.tsx";
import { PoolStage } from "../stage/pool-stage.tsx";
import { PotionsStage } from "../stage/potions-stage.tsx";
import { SchoolsStage } from "../stage/schools-stage.tsx";
import { SeenStage } from "../stage/seen-stage.tsx";
import { TerrainsStage } from "../stage/terrains-stage.tsx";
import { lastSight } from "./last-sight.ts";
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

interface MiddleProps {
  readonly scene: MiddleScene;
  /** It is over, but that has not been told yet. */
  readonly isHeld: boolean;
}

/** The middle of the table: what is going on there, or what is laid out to choose from. */
export function Middle({ scene, isHeld }: MiddleProps) {
  const { log } = useTable().scene;
  const told = useToldLog();
  const Scene = SCENES[scene];
  if (!isHeld) return <Scene />;
  return (
    <AsTold<OldWorldSight> topic={topicOf.stage} seen={(sight) => lastSight(sight, log, told.log)}>
      <Scene />
    </AsTold>
  );
}
