import friends from "virtual:game-icons/three-friends";
import type { TableCard } from "@medallion/protocol";
import { useState } from "react";
import { useText } from "../../language/language.tsx";
import { ButtonLink } from "../../look/button.tsx";
import { Empty } from "../../look/empty.tsx";
import { Glyph } from "../../look/glyph.tsx";
import { Notice } from "../../look/notice.tsx";
import { Rows } from "../../look/rows.tsx";
import { Switch } from "../../look/switch.tsx";
import { onlineTablePath } from "../../navigation/paths.ts";
import { useNetwork } from "../../network/use-network.ts";
import { Answer } from "../../people/answer.tsx";
import { type GameMode, GameModeFields } from "../../people/game-mode-fields.tsx";
import { TableRow } from "../../people/table-row.tsx";
import styles from "./lobby.module.css";
import { useOpenTables } from "./use-open-tables.ts";

interface OpenTablesProps {
  readonly wanted: GameMode;
  readonly onWant: (wanted: GameMode) => void;
}

/** Tables that anybody may come to, with what one looks for. */
export function OpenTables({ wanted, onWant }: OpenTablesProps) {
  const text = useText();
  const [rated, setRated] = useState(false);
  const { tables, again } = useOpenTables(wanted, rated);
  const connectivity = useNetwork();
  return (
    <section className={styles.tables} aria-label={text("people.openTables")}>
      <div className={styles.filters}>
        <GameModeFields value={wanted} onChange={onWant} anyMode />
        <Switch label={text("people.ratedOnly")} checked={rated} onChange={setRated} />
      </div>
      {connectivity === "connected" ? (
        <Answer asked={tables} again={again}>
          {(open) => <OpenList tables={open} />}
        </Answer>
      ) : (
        // What was last heard may be long over; the connection asks anew by itself.
        <Notice tone="news">
          <p>{text("people.lobby.away")}</p>
        </Notice>
      )}
    </section>
  );
}

function OpenList({ tables }: { readonly tables: readonly TableCard[] }) {
  const text = useText();
  if (tables.length === 0)
    return (
      <Empty title={text("people.noTables")} mark={<Glyph path={friends} />}>
        {text("people.noTables.about")}
      </Empty>
    );
  return (
    <Rows label={text("people.openTables")}>
      {tables.map((card) => (
        <TableRow
          key={card.id}
          card={card}
          actions={
            <ButtonLink kind="brass" to={onlineTablePath(card.id)}>
              {text("people.toTable")}
            </ButtonLink>
          }
        />
      ))}
    </Rows>
  );
}
