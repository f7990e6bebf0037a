import { botPersonId } from "./bot-person.ts";
import { BEGINNER, type Skill } from "./plackett-luce.ts";

/** How much stronger than a new player each bot is held to be, in points of mu: a bot that is not named, as strong. */
const STRENGTHS = {
  ...{ novice: -8, adept: 2, veteran: 5, master: 8 },
  // Those of tables from before there were levels.
  ...{ random: -15, greedy: 0, competent: 5 },
} as const;

/** Of a bot more is known than of whoever plays their first game: it plays the same way every time. */
const SURENESS = BEGINNER.sigma / 4;

const ANCHORS: ReadonlyMap<string, Skill> = new Map(
  Object.entries(STRENGTHS).map(([bot, more]) => [
    botPersonId(bot),
    { mu: BEGINNER.mu + more, sigma: SURENESS },
  ]),
);

/**
 * The rating of a bot, the same in every game and mode, whatever it wins or loses: whoever throws games away to it
 * makes nobody stronger who beats it later.
 */
export function anchorOf(bot: string): Skill {
  return ANCHORS.get(bot) ?? { mu: BEGINNER.mu, sigma: SURENESS };
}
