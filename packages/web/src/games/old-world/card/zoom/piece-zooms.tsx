import type { Message, Say } from "@medallion/kernel";
import type { FightCard, Monster, MonsterLevel, Potion } from "@medallion/old-world/data";
import {
  abilityText,
  attackText,
  fightCardRules,
  levelName,
  MONSTER_RULES,
  POTION_RULES,
  potionTexts,
  TROPHY_RULES,
} from "@medallion/old-world/pages";
import { MonsterEmblem } from "../piece/monster.tsx";
import { FightCardFace } from "../small/fight-card-face.tsx";
import { PotionFace } from "../small/potion-face.tsx";
import { TrophyFace, type TrophySign } from "../small/trophy-face.tsx";
import styles from "./zoom-sheet.module.css";
import { type SeenLarge, ZoomSheet } from "./zoom-sheet.tsx";

interface Spoken extends SeenLarge {
  /** How the game speaks in the chosen language. */
  readonly say: Say;
}

function Lines({ lines, say }: { readonly lines: readonly Message[]; readonly say: Say }) {
  return lines.map((line) => <p key={JSON.stringify(line)}>{say(line)}</p>);
}

/** A potion with what it does, costs and spoils. */
export function PotionZoom({ potion, say, ...seen }: Spoken & { readonly potion: Potion }) {
  const picture = (
    <div className={styles.picture}>
      <PotionFace potion={potion} />
    </div>
  );
  return (
    <ZoomSheet {...seen} drawing={picture} rules={POTION_RULES}>
      <Lines lines={potionTexts(potion)} say={say} />
    </ZoomSheet>
  );
}

/** A monster with its level, its life, its ability and that of its trophy. */
export function MonsterZoom({ monster, say, ...seen }: Spoken & { readonly monster: Monster }) {
  const picture = (
    <div className={styles.picture}>
      <MonsterEmblem monster={monster} />
    </div>
  );
  const { level, life, abilities, trophy } = monster;
  return (
    <ZoomSheet {...seen} drawing={picture} rules={[...MONSTER_RULES, ...TROPHY_RULES]}>
      <p className={styles.quiet}>
        {say({ key: "entry.monster", values: { level: levelName(level), count: life } })}
      </p>
      <Lines lines={abilities.map(abilityText)} say={say} />
      <p className={styles.trophy}>
        <span>
          <TrophyFace trophy={{ of: "monster", monster }} />
        </span>
        <span>{trophy.abilities.map((ability) => say(abilityText(ability))).join(" ")}</span>
      </p>
    </ZoomSheet>
  );
}

interface TrophyZoomProps extends Spoken {
  readonly trophy: TrophySign;
  readonly lines: readonly Message[];
  /** What is read aloud when it is won. */
  readonly tale?: Message | undefined;
}

/** A trophy with what it can do, and the tale of how it was won. */
export function TrophyZoom({ trophy, lines, tale, say, ...seen }: TrophyZoomProps) {
  const picture = (
    <div className={styles.picture}>
      <TrophyFace trophy={trophy} />
    </div>
  );
  return (
    <ZoomSheet {...seen} drawing={picture} rules={TROPHY_RULES}>
      <Lines lines={lines} say={say} />
      {tale !== undefined && <p className={styles.tale}>{say(tale)}</p>}
    </ZoomSheet>
  );
}

interface FightCardZoomProps extends Spoken {
  readonly card: FightCard;
  readonly level?: MonsterLevel | undefined;
}

/** A card of a monster's life with both its attacks. */
export function FightCardZoom({ card, level, say, ...seen }: FightCardZoomProps) {
  const picture = (
    <div className={styles.picture}>
      <FightCardFace card={card} level={level} className={styles.wide} />
    </div>
  );
  return (
    <ZoomSheet {...seen} drawing={picture} rules={fightCardRules(card)}>
      <Lines
        lines={(["charge", "bite"] as const).map((attack) => attackText(card, attack, level))}
        say={say}
      />
    </ZoomSheet>
  );
}
