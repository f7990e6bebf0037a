import { abilityName, abilityRow, abilityText, cardIn, cardText, pointText } from "@medallion/ronin/pages";
import { Zoom, type Zooming } from "../../../../drawn/index.ts";
import { AbilityMark, CardFace } from "../../card/index.ts";
import { cardName } from "../../sight/names.ts";
import { useTable } from "../table-context.ts";
import styles from "./table-zoom.module.css";

const ABILITY = "ability:";

/** A card or an ability large, with all that is to say of it. */
export function TableZoom({ zoomed, close }: Zooming) {
  if (zoomed === undefined) return null;
  return zoomed.id.startsWith(ABILITY) ? (
    <AbilityZoom zoomed={zoomed} close={close} id={zoomed.id.slice(ABILITY.length)} />
  ) : (
    <CardZoom zoomed={zoomed} close={close} id={zoomed.id} />
  );
}

interface ZoomedProps {
  readonly zoomed: NonNullable<Zooming["zoomed"]>;
  readonly close: () => void;
  readonly id: string;
}

function CardZoom({ zoomed, close, id }: ZoomedProps) {
  const { sight } = useTable();
  const { say } = sight.scene;
  const row = cardIn(sight.view, id);
  const name = cardName(sight, id);
  return (
    <Zoom zoomed={zoomed} name={name} onClose={close}>
      <div className={styles.card}>
        <CardFace row={row} size="hand" name={name} active={sight.view.active} />
      </div>
      <h2>{name}</h2>
      {cardText(row).map((line) => (
        <p key={line.key}>{say(line)}</p>
      ))}
    </Zoom>
  );
}

function AbilityZoom({ zoomed, close, id }: ZoomedProps) {
  const { sight } = useTable();
  const { say } = sight.scene;
  const row = abilityRow(sight.view, id);
  const name = say(abilityName(id));
  return (
    <Zoom zoomed={zoomed} name={name} onClose={close}>
      <AbilityMark slot={row.slot} state="open" className={styles.plaque} />
      <h2>{name}</h2>
      <p>{say(pointText(row.point))}</p>
      <p>{say(abilityText(row))}</p>
    </Zoom>
  );
}
