import { useCallback } from "react";
import { wasHere } from "../hosts/arrival.ts";
import { call } from "../hosts/online.ts";
import { useAsked } from "../hosts/use-asked.ts";
import { useText } from "../language/language.tsx";
import { ButtonLink } from "../look/button.tsx";
import { Rows } from "../look/rows.tsx";
import { invitedPath } from "../navigation/paths.ts";
import { Answer } from "../people/answer.tsx";
import { Badge } from "../people/badge.tsx";
import { TableRow } from "../people/table-row.tsx";
import { NoneYet } from "./none-yet.tsx";
import { Shelf } from "./shelf.tsx";

/** Tables of the server at which one sits and whose games go on. */
export function OnlineGames() {
  const text = useText();
  return (
    <Shelf title={text("people.online")}>
      {wasHere() ? <RunningGames /> : <NoneYet place="online" over={false} />}
    </Shelf>
  );
}

function RunningGames() {
  const text = useText();
  const { asked, again } = useAsked(useCallback(() => call("mine", { query: { which: "running" } }), []));
  return (
    <Answer asked={asked} again={again}>
      {({ tables }) =>
        tables.length === 0 ? (
          <NoneYet place="online" over={false} />
        ) : (
          <Rows label={text("people.online")}>
            {tables.map(({ table, link, turn }) => (
              <TableRow
                key={table.id}
                card={table}
                badge={turn && <Badge>{text("people.yourTurn")}</Badge>}
                actions={
                  <ButtonLink kind="brass" to={invitedPath(link)}>
                    {text("people.goOn")}
                  </ButtonLink>
                }
              />
            ))}
          </Rows>
        )
      }
    </Answer>
  );
}
