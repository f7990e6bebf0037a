import { Suspense } from "react";
import { DRAWN } from "../games/drawn.ts";
import { Loading } from "../look/loading.tsx";
import { useSettings } from "../settings/use-settings.ts";
import type { TableProps } from "./scene.ts";
import { TextTable } from "./text/text-table.tsx";

/** The table itself: drawn where the game has one and the player wants it, else in words. */
export function TableSurface({ scene, frame }: TableProps) {
  const { table } = useSettings();
  const Drawn = DRAWN[scene.kit.game.id];
  if (Drawn === undefined || table === "text") return <TextTable scene={scene} frame={frame} />;
  return (
    <Suspense fallback={<Loading rows={6} />}>
      <Drawn scene={scene} frame={frame} />
    </Suspense>
  );
}
