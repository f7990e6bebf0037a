import type { Kit, Say } from "@medallion/kernel";
import type { RoomLook } from "@medallion/table";
import { useText } from "../../language/language.tsx";
import { agreements } from "./agreements.ts";
import styles from "./gathering.module.css";

interface AgreementProps {
  readonly look: RoomLook;
  readonly kit: Kit;
  readonly say: Say;
}

export function Agreement({ look, kit, say }: AgreementProps) {
  const text = useText();
  return (
    <dl className={styles.agreed}>
      {agreements({ settings: look.settings, kit, say, text }).map(({ about, value }) => (
        <div key={about}>
          <dt>{about}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
