import { useCallback } from "react";
import { call } from "../../hosts/online.ts";
import { useAsked } from "../../hosts/use-asked.ts";
import { useText } from "../../language/language.tsx";

interface UnratedNoteProps {
  readonly table: string;
  /** The number of the game that is over. */
  readonly game: number;
  readonly className: string | undefined;
}

/** Why a game that was to be rated does not count; nothing where it does. */
export function UnratedNote({ table, game, className }: UnratedNoteProps) {
  const text = useText();
  const { asked } = useAsked(
    useCallback(() => call("game", { params: { table, number: game } }), [table, game]),
  );
  const why = asked.state === "there" ? asked.value.unrated : undefined;
  return why === undefined ? null : (
    <p className={className} role="status">
      {text("table.unrated", { why })}
    </p>
  );
}
