import type { OldWorldChoice } from "@medallion/old-world";
import { abilityText, monsterIn } from "@medallion/old-world/pages";
import { Digit } from "../../../../drawn/index.ts";
import { lightOn } from "../../../../drawn/pointing/lights.ts";
import {
  ActionDisc,
  AttributeDisc,
  CardBack,
  Die,
  MonsterToken,
  QuestToken,
  SchoolShield,
} from "../../card/index.ts";
import { choicesOf, type OldWorldSight, witcherIn } from "../../sight/sight.ts";
import type { OldWorldSpot } from "../../sight/spot.ts";
import { useTable } from "../../sight/table-context.ts";
import { FightOutlook } from "./fight-outlook.tsx";
import { isDeed } from "./opened.ts";
import styles from "./place-card.module.css";

/** What can be done where one stands, if one is asked now; with what a monster demands of who chooses to fight it. */
export function Deeds() {
  const { sight, ways, lights } = useTable();
  const { scene, choices } = sight;
  const deeds = ways.flatMap(({ choice, from, to }) => {
    const spot = from ?? to[0];
    const chosen = choices[choice];
    if (spot === undefined || chosen === undefined || lightOn(lights, spot) === "rest") return [];
    return isDeed(sight, spot) ? [{ spot, chosen }] : [];
  });
  const declared = choicesOf(sight, "fight").flatMap(({ monster }) =>
    monsterIn(sight.view, monster).abilities.filter(({ when }) => when === "fightDeclare"),
  );
  if (deeds.length === 0) return null;
  return (
    <div className={styles.deeds}>
      {deeds.map(({ spot, chosen }) => (
        <Deed key={spot} spot={spot} choice={chosen} />
      ))}
      {choicesOf(sight, "fight").map(({ monster }) => (
        <FightOutlook key={monster} monster={monster} />
      ))}
      {declared.map((ability, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: printed abilities never change places.
        <p key={place} className={styles.terms}>
          {scene.say(abilityText(ability))}
        </p>
      ))}
    </div>
  );
}

interface DeedProps {
  readonly spot: OldWorldSpot;
  readonly choice: OldWorldChoice;
}

function Deed({ spot, choice }: DeedProps) {
  const { sight, lights } = useTable();
  const { scene } = sight;
  return (
    <button
      type="button"
      className={styles.deed}
      data-spot={spot}
      data-nav=""
      aria-pressed={lights.sources.has(spot) ? lights.selected === spot : undefined}
    >
      <span className={styles.deedMark} aria-hidden="true">
        {markOf(sight, choice)}
      </span>
      <span>{scene.say(scene.kit.game.describeChoice(choice))}</span>
      <Digit spot={spot} />
    </button>
  );
}

/** What a thing to do looks like: the card that is drawn, the monster, whom one challenges. */
function markOf(sight: OldWorldSight, choice: OldWorldChoice) {
  switch (choice.kind) {
    case "explore":
      return <CardBack kind={choice.deck} />;
    case "fight":
      return <MonsterToken monster={monsterIn(sight.view, choice.monster)} />;
    case "duel":
      return <Shield sight={sight} player={choice.with} />;
    case "poker":
      return <Die face={6} />;
    case "meditate":
      return <AttributeDisc attribute={choice.attribute} />;
    case "action":
      return <ActionDisc action={choice.action} />;
    case "quest":
      return <QuestToken />;
    default:
      return null;
  }
}

function Shield({ sight, player }: { readonly sight: OldWorldSight; readonly player: number }) {
  const { school } = witcherIn(sight, player);
  return school === undefined ? null : <SchoolShield school={school} />;
}
