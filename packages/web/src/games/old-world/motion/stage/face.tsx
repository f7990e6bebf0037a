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
import styles from "./own-acts.module.css";

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
      return <FightFace view={view} card={name} half={id} />;
    case "trophy":
      return <TrophyOf view={view} of={name} id={id} />;
    default:
      return <ActionFace card={cardIn(view, face)} size="hand" name={scene.say(cardNamed(face))} />;
  }
}

interface FightFaceProps {
  readonly view: View;
  readonly card: string;
  /** Which of its attacks acts, if one is named. */
  readonly half: string;
}

function FightFace({ view, card, half }: FightFaceProps) {
  const { fightCards, fightCardOf } = boxOf(view);
  const row = fightCards[fightCardOf.get(card) ?? -1];
  if (row === undefined) return <CardBack kind="fight" />;
  const { monster } = view.fight ?? {};
  const level = monster === undefined ? undefined : monsterIn(view, monster).level;
  const chosen = half === "charge" || half === "bite" ? half : undefined;
  return <FightCardFace card={row} level={level} chosen={chosen} className={styles.bare} />;
}

function TrophyOf({ view, of, id }: { readonly view: View; readonly of: string; readonly id: string }) {
  const attribute = ATTRIBUTES.find((one) => one === id);
  const school = SCHOOLS.find((one) => one === id);
  if (of === "attribute" && attribute !== undefined) return <TrophyFace trophy={{ of, attribute }} />;
  if (of === "school" && school !== undefined) return <TrophyFace trophy={{ of, school }} />;
  return <TrophyFace trophy={{ of: "monster", monster: monsterIn(view, id) }} />;
}
