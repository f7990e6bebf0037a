import type { View } from "@medallion/old-world";
import {
  ATTRIBUTES,
  boxOf,
  cardIn,
  cardNamed,
  monsterIn,
  potionIn,
  SCHOOLS,
  TERRAINS,
} from "@medallion/old-world/pages";
import { useDrawn } from "../../../../drawn/index.ts";
import {
  ActionFace,
  CardBack,
  Coin,
  Die,
  FightCardFace,
  Hit,
  KeptFace,
  LevelMedal,
  MonsterToken,
  PotionFace,
  QuestToken,
  TrailToken,
  TrophyFace,
} from "../../card/index.ts";

/** A drawing for what moves: of a card that is not on the table, of a back, or of a token. */
export function Face({ face }: { readonly face: string }) {
  const { scene } = useDrawn();
  const view = scene.table.view as View;
  const [kind, name = "", id = ""] = face.split(":");
  switch (kind) {
    case "back":
      return <CardBack kind={name === "fight" ? "fight" : "action"} />;
    case "coin":
      return <Coin />;
    case "quest":
      return <QuestToken />;
    case "kept":
      return <KeptFace />;
    case "hit":
      return <Hit damage={Number(name)} />;
    case "die":
      return <Die face={Number(name)} />;
    case "level":
      return <LevelMedal level={Number(name)} />;
    case "potion":
      return <PotionFace potion={potionIn(view, name)} />;
    case "monster":
      return <MonsterToken monster={monsterIn(view, name)} />;
    case "trail":
      return <TrailToken terrain={TERRAINS.find((terrain) => terrain === name) ?? TERRAINS[0]} />;
    case "fight":
      return <FightFace view={view} card={name} />;
    case "trophy":
      return <TrophyOf view={view} of={name} id={id} />;
    default:
      return <ActionFace card={cardIn(view, face)} size="hand" name={scene.say(cardNamed(face))} />;
  }
}

function FightFace({ view, card }: { readonly view: View; readonly card: string }) {
  const { fightCards, fightCardOf } = boxOf(view);
  const row = fightCards[fightCardOf.get(card) ?? -1];
  return row === undefined ? <CardBack kind="fight" /> : <FightCardFace card={row} />;
}

function TrophyOf({ view, of, id }: { readonly view: View; readonly of: string; readonly id: string }) {
  const attribute = ATTRIBUTES.find((one) => one === id);
  const school = SCHOOLS.find((one) => one === id);
  if (of === "attribute" && attribute !== undefined) return <TrophyFace trophy={{ of, attribute }} />;
  if (of === "school" && school !== undefined) return <TrophyFace trophy={{ of, school }} />;
  return <TrophyFace trophy={{ of: "monster", monster: monsterIn(view, id) }} />;
}
