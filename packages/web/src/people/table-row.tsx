import type { TableCard } from "@medallion/protocol";
import type { ReactNode } from "react";
import { useGame } from "../kits/use-game.ts";
import { useWords } from "../language/language.tsx";
import { Row } from "../look/rows.tsx";
import { seatNames } from "../table/names.ts";
import { tableWords } from "./table-words.ts";

interface TableRowProps {
  readonly card: TableCard;
  /** Said first, where something waits for the reader. */
  readonly badge?: ReactNode;
  readonly actions: ReactNode;
}

/** A table in a list: who sits there, how it is played. */
export function TableRow({ card, badge, actions }: TableRowProps) {
  const words = useWords();
  const { kit, say } = useGame(card.settings.game);
  const names = seatNames(card.places, words.text);
  return (
    <Row
      title={
        <>
          {words.text("people.table", { game: say(kit.name), names: words.list(names) })} {badge}
        </>
      }
      about={tableWords(card, { kit, say, words })}
      actions={actions}
    />
  );
}
