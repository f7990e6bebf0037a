import { Suspense } from "react";
import { partsOf } from "../games/index.ts";
import { useText } from "../language/language.tsx";
import type { TableProps } from "../scene/scene.ts";
import { useSettings } from "../settings/use-settings.ts";
import { Waiting } from "./frame/waiting.tsx";
import { modeName } from "./mode-name.ts";
import { TextTable } from "./text/text-table.tsx";

/** The table itself: drawn where the game has one and the player wants it, else in words. */
export function TableSurface({ scene, frame }: TableProps) {
  const text = useText();
  const { table } = useSettings();
  const { kit, say, look } = scene;
  const { Table: Drawn } = partsOf(kit.game.id);
  if (Drawn === undefined || table === "text") return <TextTable scene={scene} frame={frame} />;
  return (
    <Suspense fallback={<Waiting />}>
      <h1 className="unseen">
        {text("table.title", { game: say(kit.name), mode: modeName(kit, look.settings.mode, say) })}
      </h1>
      <Drawn scene={scene} frame={frame} />
    </Suspense>
  );
}
