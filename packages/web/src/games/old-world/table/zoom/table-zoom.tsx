import type { TrophyView } from "@medallion/old-world";
import {
  abilityText,
  COMPONENTS,
  cardIn,
  deckCardNamed,
  keptIn,
  keptNamed,
  monsterIn,
  monsterNamed,
  potionIn,
  potionNamed,
  specializationName,
  specializationText,
  storyIntro,
  trophyIn,
  trophyTale,
} from "@medallion/old-world/pages";
import type { ReactNode } from "react";
import { Zoom, type Zooming } from "../../../../drawn/index.ts";
import { ActionZoom, FightCardZoom, MonsterZoom, PotionZoom, TrophyZoom } from "../../card/index.ts";
import { cardName, questName } from "../../sight/names.ts";
import type { OldWorldSight } from "../../sight/sight.ts";
import { useTable } from "../../sight/table-context.ts";
import { trophySign } from "../thing/trophy-sign.ts";
import { WordsZoom } from "./words-zoom.tsx";

interface Large {
  readonly sight: OldWorldSight;
  readonly id: string;
  readonly onRule: ((rule: string) => void) | undefined;
}

interface Seen {
  readonly name: string;
  readonly drawing: ReactNode;
}

/** What can be seen large, by the beginning of its name (`data-zoom`). */
const SEEN: Readonly<Record<string, (large: Large) => Seen | undefined>> = {
  card: ({ sight, id, onRule }) => {
    const name = cardName(sight, id);
    const { view, scene } = sight;
    return {
      name,
      drawing: <ActionZoom card={cardIn(view, id)} name={name} say={scene.say} onRule={onRule} />,
    };
  },
  potion: ({ sight: { view, scene }, id, onRule }) => {
    const name = scene.say(potionNamed(id));
    return {
      name,
      drawing: <PotionZoom potion={potionIn(view, id)} name={name} say={scene.say} onRule={onRule} />,
    };
  },
  monster: ({ sight: { view, scene }, id, onRule }) => {
    const name = scene.say(monsterNamed(id));
    return {
      name,
      drawing: <MonsterZoom monster={monsterIn(view, id)} name={name} say={scene.say} onRule={onRule} />,
    };
  },
  trophy: trophySeen,
  fight: ({ sight: { view, box, scene }, id, onRule }) => {
    const card = box.fightCards[box.fightCardOf.get(id) ?? -1];
    const level = view.fight?.monster === undefined ? undefined : monsterIn(view, view.fight.monster).level;
    const name = scene.say(deckCardNamed(id));
    return card && { name, drawing: <FightCardZoom {...{ card, level, name, onRule }} say={scene.say} /> };
  },
  kept: ({ sight: { view, scene }, id }) => {
    const card = view.players.flatMap(({ kept }) => kept).find(({ story }) => story === id);
    const name = scene.say(keptNamed(id));
    const lines = card === undefined ? [] : keptIn(view, card).abilities.map(abilityText);
    return { name, drawing: <WordsZoom name={name} lines={lines} /> };
  },
  school: ({ sight: { scene }, id }) => {
    const rows = COMPONENTS.specializations.filter(({ school }) => school === id);
    const [row] = rows;
    if (row === undefined) return undefined;
    const name = scene.say(specializationName(row.school));
    return { name, drawing: <WordsZoom name={name} lines={rows.map(specializationText)} /> };
  },
  story: ({ sight, id }) => {
    const name = questName(sight, id);
    return { name, drawing: <WordsZoom name={name} lines={[storyIntro(id)]} /> };
  },
};

function trophySeen({ sight, id, onRule }: Large): Seen {
  const [of = "", named = ""] = id.split(":");
  const trophy = { of: of as TrophyView["of"], id: named };
  const able = trophyIn(sight.view, trophy);
  const { say } = sight.scene;
  const name = say(able.name);
  return {
    name,
    drawing: (
      <TrophyZoom
        trophy={trophySign(sight, trophy)}
        lines={able.abilities.map(abilityText)}
        tale={trophyTale(trophy.of, named)}
        name={name}
        say={say}
        onRule={onRule}
      />
    ),
  };
}

/** A thing large, with all that is to say of it. */
export function TableZoom({ zoomed, close }: Zooming) {
  const { sight, frame } = useTable();
  if (zoomed === undefined) return null;
  const [kind = "", ...rest] = zoomed.id.split(":");
  const onRule = zoomed.pinned ? frame.openRules : undefined;
  const seen = SEEN[kind]?.({ sight, id: rest.join(":"), onRule });
  if (seen === undefined) return null;
  return (
    <Zoom zoomed={zoomed} name={seen.name} onClose={close}>
      {seen.drawing}
    </Zoom>
  );
}
