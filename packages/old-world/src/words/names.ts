import type { Message } from "@medallion/kernel";
import type {
  ActionId,
  Attribute,
  AttributeTrophy,
  Colour,
  ExplorationDeck,
  Ground,
  Location,
  Monster,
  MonsterLevel,
  PokerHand,
  Potion,
  School,
  SoloRating,
  TerrainSymbol,
  WitcherTrophy,
} from "../data/index.ts";

// How things are called, as messages of the catalogue.

/** Cards of one family share a name. */
export const cardName = (family: string): Message => ({ key: `card.${family}` });
export const potionName = (id: Potion["id"]): Message => ({ key: `potion.${id}` });
export const monsterName = (id: Monster["id"]): Message => ({ key: `monster.${id}` });
export const locationName = (id: Location["id"]): Message => ({ key: `location.${id}` });
export const attributeName = (attribute: Attribute): Message => ({ key: `attribute.${attribute}` });
/** The colour of a card together with the kind of act it stands for; OW-1.11. */
export const colourName = (colour: Colour): Message => ({ key: `colour.${colour}` });
export const terrainName = (terrain: TerrainSymbol | Ground): Message => ({ key: `terrain.${terrain}` });
export const schoolName = (school: School | "manticore"): Message => ({ key: `school.${school}` });
export const witcherName = (school: School): Message => ({ key: `witcher.${school}` });
export const specializationName = (school: School): Message => ({ key: `specialization.${school}` });
export const actionName = (action: ActionId): Message => ({ key: `action.${action}` });
export const deckName = (deck: ExplorationDeck): Message => ({ key: `deck.${deck}` });
export const handName = (hand: PokerHand): Message => ({ key: `hand.${hand}` });
export const ratingName = (rating: SoloRating["rating"]): Message => ({ key: `rating.${rating}` });
/** Roman, as on the cards. */
export const levelName = (level: MonsterLevel): Message => ({ key: `level.${level}` });

export const monsterTrophyName = (id: Monster["id"]): Message => ({
  key: "trophy.monster",
  values: { monster: monsterName(id) },
});
export const attributeTrophyName = ({ attribute }: Pick<AttributeTrophy, "attribute">): Message => ({
  key: `trophy.${attribute}`,
});
export const witcherTrophyName = ({ school }: Pick<WitcherTrophy, "school">): Message => ({
  key: `trophy.${school}`,
});
