import { useText } from "../../language/language.tsx";
import { ButtonLink } from "../../look/button.tsx";
import { Loading } from "../../look/loading.tsx";
import { PATHS } from "../../navigation/paths.ts";
import { ConnectionNotice } from "./connection-notice.tsx";
import type { Venue } from "./venue.ts";
import styles from "./waiting.module.css";

/** Until the table has answered: nothing at first, then how it stands with the connection, once there is one. */
export function Waiting({ venue }: { readonly venue?: Venue }) {
  const text = useText();
  return (
    <main className={styles.waiting}>
      <h1 className="unseen">{text("table.coming")}</h1>
      {venue !== undefined && <ConnectionNotice venue={venue} sending={false} />}
      <Loading rows={4} />
      <ButtonLink kind="quiet" to={PATHS.home}>
        {text("table.home")}
      </ButtonLink>
    </main>
  );
}
