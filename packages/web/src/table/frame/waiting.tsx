import { useText } from "../../language/language.tsx";
import { ButtonLink } from "../../look/button.tsx";
import { Laying } from "../../look/laying.tsx";
import { PATHS } from "../../navigation/paths.ts";
import { ConnectionNotice } from "./connection-notice.tsx";
import type { Venue } from "./venue.ts";
import styles from "./waiting.module.css";

/** Until the table has answered: its frame, then how it stands with the connection, once there is one. */
export function Waiting({ venue }: { readonly venue?: Venue }) {
  const text = useText();
  return (
    <main className={styles.waiting}>
      <h1 className="unseen">{text("table.coming")}</h1>
      {venue !== undefined && <ConnectionNotice venue={venue} sending={false} />}
      <Laying words={text("table.coming")} />
      <ButtonLink kind="quiet" to={PATHS.home}>
        {text("table.home")}
      </ButtonLink>
    </main>
  );
}
