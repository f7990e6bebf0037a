import { type ComponentType, useMemo } from "react";
import { SeenAs, useToldLog } from "../../../../drawn/index.ts";
import { FightStage, PokerStage } from "../../fight/index.ts";
import { OldWorldMap } from "../../map/index.ts";
import type { OldWorldSight } from "../../sight/sight.ts";
import { useTable, useToldTable } from "../../sight/table-context.ts";
import { topicOf } from "../../sight/zones.ts";
import { AbilitiesStage } from "../stage/abilities-stage.tsx";
import { AttributesStage } from "../stage/attributes-stage.tsx";
import { CardsStage } from "../stage/cards-stage.tsx";
import { PoolStage } from "../stage/pool-stage.tsx";
import { PotionsStage } from "../stage/potions-stage.tsx";
import { SchoolsStage } from "../stage/schools-stage.tsx";
import { SeenStage } from "../stage/seen-stage.tsx";
import { TerrainsStage } from "../stage/terrains-stage.tsx";
import { blowSight, lastSight } from "./last-sight.ts";
import type { MiddleScene } from "./scene.ts";
import type { Holding } from "./use-middle.ts";

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
  readonly holding: Holding;
}

/** The middle of the table: what is going on there, or what is laid out to choose from. */
export function Middle({ scene, holding }: MiddleProps) {
  const { sight: now, scene: shown } = useTable();
  const { sight: former } = useToldTable(topicOf.stage);
  const { log } = useToldLog();
  const Scene = SCENES[scene];
  const sight = useMemo(() => {
    if (holding === "none") return undefined;
    return holding === "over" ? lastSight(former, shown.log, log) : blowSight(former, now, log);
  }, [holding, former, now, shown.log, log]);
  return (
    <SeenAs<OldWorldSight> sight={sight}>
      <Scene />
    </SeenAs>
  );
}
