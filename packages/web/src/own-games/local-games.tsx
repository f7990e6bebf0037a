import { useState } from "react";
import { useText } from "../language/language.tsx";
import type { LocalCard } from "../local/local-tables.ts";
import { Button, ButtonLink } from "../look/button.tsx";
import { Rows } from "../look/rows.tsx";
import { localTablePath } from "../navigation/paths.ts";
import { Answer } from "../people/answer.tsx";
import { Badge } from "../people/badge.tsx";
import { TableRow } from "../people/table-row.tsx";
import { NoneYet } from "./none-yet.tsx";
import { RemoveDialog } from "./remove-dialog.tsx";
import { Shelf } from "./shelf.tsx";
import { useLocalGames } from "./use-local-games.ts";

/** Tables of this device whose games go on. */
export function LocalGames() {
  const text = useText();
  const { asked, again } = useLocalGames();
  const [leaving, setLeaving] = useState<LocalCard>();
  return (
    <Shelf title={text("people.here")}>
      <Answer asked={asked} again={again}>
        {(cards) => {
          const shown = cards.filter(({ stage }) => stage !== "over");
          if (shown.length === 0) return <NoneYet place="here" over={false} />;
          return (
            <Rows label={text("people.here")}>
              {shown.map((card) => (
                <LocalRow key={card.id} card={card} onRemove={() => setLeaving(card)} />
              ))}
            </Rows>
          );
        }}
      </Answer>
      {leaving !== undefined && <RemoveDialog card={leaving} onClose={() => setLeaving(undefined)} />}
    </Shelf>
  );
}

function LocalRow({ card, onRemove }: { readonly card: LocalCard; readonly onRemove: () => void }) {
  const text = useText();
  const badge =
    card.trouble === undefined
      ? card.turn.length > 0 && text("people.yourTurn")
      : text("people.trouble", { trouble: card.trouble });
  return (
    <TableRow
      card={card}
      badge={badge !== false && <Badge>{badge}</Badge>}
      actions={
        <>
          {card.trouble === undefined && (
            <ButtonLink kind="brass" to={localTablePath(card.id)}>
              {text("people.goOn")}
            </ButtonLink>
          )}
          <Button kind="quiet" onClick={onRemove}>
            {text("people.remove")}
          </Button>
        </>
      }
    />
  );
}
