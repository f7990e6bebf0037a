import type { DeckList } from "@medallion/gwent/decks";
import { useText } from "../../../../language/language.tsx";
import { FactionDevice } from "../../card/index.ts";
import { curveOf } from "../charts.ts";
import { cardName, factionName, useSay } from "../parts/card-words.ts";
import { LeaderPicture } from "../parts/leader-picture.tsx";
import { decksOfPick } from "./decks-of-pick.ts";
import styles from "./pick-facts.module.css";

/** Leader, faction and strength curve of what can be brought to a table. */
export default function PickFacts({ pick }: { readonly pick: string }) {
  return (
    <span className={styles.decks}>
      {decksOfPick(pick).map((deck) => (
        <DeckFacts key={`${deck.faction} ${deck.leader}`} deck={deck} />
      ))}
    </span>
  );
}

function DeckFacts({ deck }: { readonly deck: DeckList }) {
  const text = useText();
  const say = useSay();
  return (
    <span className={styles.deck}>
      <span className={styles.picture}>
        <LeaderPicture leader={deck.leader} />
      </span>
      <span className={styles.words}>
        <span className={styles.faction}>
          <FactionDevice faction={deck.faction} /> {factionName(say, deck.faction)}
        </span>
        <span>{deck.leader === undefined ? text("decks.noLeader") : cardName(say, deck.leader)}</span>
        {Object.keys(deck.cards).length > 0 && <SmallCurve deck={deck} />}
      </span>
    </span>
  );
}

const STEP = 12;
const HEIGHT = 34;

/** How many units there are of each strength, without numbers: the deck builder has those. */
function SmallCurve({ deck }: { readonly deck: DeckList }) {
  const curve = curveOf(deck);
  const tallest = Math.max(...curve.map(({ units, heroes }) => units + heroes), 1);
  return (
    <svg className={styles.curve} viewBox={`0 0 ${STEP * curve.length} ${HEIGHT + 2}`} aria-hidden="true">
      {curve.map(({ strength, units, heroes }) => {
        const height = ((units + heroes) / tallest) * HEIGHT;
        const golden = (heroes / tallest) * HEIGHT;
        return (
          <g key={strength}>
            <rect x={strength * STEP + 1} y={HEIGHT - height} width={STEP - 2} height={height} />
            <rect
              className={styles.heroes}
              x={strength * STEP + 1}
              y={HEIGHT - height}
              width={STEP - 2}
              height={golden}
            />
          </g>
        );
      })}
      <path d={`M0 ${HEIGHT + 1}H${STEP * curve.length}`} />
    </svg>
  );
}
