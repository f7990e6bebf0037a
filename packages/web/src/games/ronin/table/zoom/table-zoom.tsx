import { abilityName, abilityRow, cardIn } from "@medallion/ronin/pages";
import { Zoom, type Zooming } from "../../../../drawn/index.ts";
import { ABILITY_STATES, AbilityZoom, CardZoom } from "../../card/index.ts";
import { cardName } from "../../sight/names.ts";
import type { RoninSight } from "../../sight/sight.ts";
import { useTable } from "../table-context.ts";

const ABILITY = "ability:";

/** A card or an ability large, with all that is to say of it. */
export function TableZoom({ zoomed, close }: Zooming) {
  if (zoomed === undefined) return null;
  return zoomed.id.startsWith(ABILITY) ? (
    <ZoomedAbility zoomed={zoomed} close={close} id={zoomed.id.slice(ABILITY.length)} />
  ) : (
    <ZoomedCard zoomed={zoomed} close={close} id={zoomed.id} />
  );
}

interface ZoomedProps {
  readonly zoomed: NonNullable<Zooming["zoomed"]>;
  readonly close: () => void;
  readonly id: string;
}

function ZoomedCard({ zoomed, close, id }: ZoomedProps) {
  const { sight, frame } = useTable();
  const name = cardName(sight, id);
  return (
    <Zoom zoomed={zoomed} name={name} onClose={close}>
      <CardZoom
        row={cardIn(sight.view, id)}
        name={name}
        say={sight.scene.say}
        active={sight.view.active}
        covered={coveredOn(sight, id)}
        onRule={zoomed.pinned ? frame.openRules : undefined}
      />
    </Zoom>
  );
}

/** What tokens cover on a card that lies in a timeline. */
function coveredOn({ view }: RoninSight, id: string): number {
  const lies = view.players.flatMap(({ timeline }) => timeline).find(({ card }) => card === id);
  return lies?.covered ?? 0;
}

function ZoomedAbility({ zoomed, close, id }: ZoomedProps) {
  const { sight, frame } = useTable();
  const { view, scene } = sight;
  const row = abilityRow(view, id);
  const holder = view.players.find(({ character }) => character === row.character);
  return (
    <Zoom zoomed={zoomed} name={scene.say(abilityName(id))} onClose={close}>
      <AbilityZoom
        row={row}
        say={scene.say}
        state={ABILITY_STATES[holder?.abilities[row.slot - 1] ?? 1]}
        active={view.active}
        onRule={zoomed.pinned ? frame.openRules : undefined}
      />
    </Zoom>
  );
}
