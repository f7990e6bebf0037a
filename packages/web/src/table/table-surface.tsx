import { type ReactNode, Suspense } from "react";
import { partsOf } from "../games/index.ts";
import { useText } from "../language/language.tsx";
import { useArrival } from "../look/arrival.ts";
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
      <TableTitle isLed={frame.isLed === true}>
        {text("table.title", { game: say(kit.name), mode: modeName(kit, look.settings.mode, say) })}
      </TableTitle>
      <Drawn scene={scene} frame={frame} />
    </Suspense>
  );
}

interface TableTitleProps {
  /** Somebody beside the table leads the focus. */
  readonly isLed: boolean;
  readonly children: ReactNode;
}

/** Says where one is as soon as the table is there; from here keys lead on to what can be played. */
function TableTitle({ isLed, children }: TableTitleProps) {
  const title = useArrival<HTMLHeadingElement>();
  return (
    <h1 ref={isLed ? undefined : title} tabIndex={-1} className="unseen">
      {children}
    </h1>
  );
}
