/** The name of the game, its modes and its options in English. */
export const LOBBY: Record<string, string> = {
  game: "Old World",
  seat: "Player {number}",

  "mode.adventure": "The hunt",
  "mode.adventure.about":
    "Two to five witchers of rival schools roam the Continent; the first with four trophies wins.",
  "mode.solo": "Solo",
  "mode.solo.about": "Defeat three monsters and win one attribute trophy in as few turns as you can.",

  "rule.seat": "seat {number}",
  "rule.firstSeat": "Starting player’s seat",
  "rule.firstSeat.about": "Used only if the host names the starting player.",
  "rule.goldSupply": "Gold in the bank",
  "rule.goldSupply.about": "Unlimited, or 35 coins; when the bank is empty, nobody gains gold.",
  "rule.goldSupply.unlimited": "unlimited",
  "rule.goldSupply.35": "35 coins",
  "rule.location0Terrain": "Location 0",
  "rule.location0Terrain.about":
    "Whether one card of any terrain pays for the move there, or only the other payments do.",
  "rule.location0Terrain.any": "any terrain",
  "rule.location0Terrain.none": "no terrain",
  "rule.deckListAlwaysVisible": "Your own deck",
  "rule.deckListAlwaysVisible.about":
    "You always see which cards are left in your deck, in no order; or you look through it when the rules allow, and shuffle it afterwards.",
  "rule.deckListAlwaysVisible.true": "always visible",
  "rule.deckListAlwaysVisible.false": "look, then shuffle",
  "rule.startingPlayer": "Starting player",
  "rule.startingPlayer.about": "Random, or named by the host.",
  "rule.startingPlayer.random": "random",
  "rule.startingPlayer.host": "named by the host",
  "rule.schoolSelection": "Schools",
  "rule.schoolSelection.about": "One of two drawn boards, random, or freely chosen.",
  "rule.schoolSelection.draft": "one of two",
  "rule.schoolSelection.random": "random",
  "rule.schoolSelection.free": "freely chosen",
  "rule.attributeRows": "Attributes on level 5",
  "rule.attributeRows.about":
    "Combat, Defense and Alchemy give as much as on level 4, as on the printed boards; or they give 5.",
  "rule.attributeRows.board": "give the same as level 4",
  "rule.attributeRows.level": "give 5",
  "rule.duplicateTrailQuests": "Several trail quests",
  "rule.duplicateTrailQuests.about":
    "Whether you may take a trail quest for a terrain whose trail or trail quest you already have.",
  "rule.duplicateTrailQuests.true": "allowed",
  "rule.duplicateTrailQuests.false": "not allowed",
  "rule.explorationReshuffle": "Exploration decks",
  "rule.explorationReshuffle.about":
    "An empty deck is reshuffled; or it can no longer be chosen, and if both are empty, exploring does nothing.",
  "rule.explorationReshuffle.true": "reshuffled",
  "rule.explorationReshuffle.false": "used up",
  "rule.levelOneBite": "Level-I bites",
  "rule.levelOneBite.about":
    "Whether a level-I monster’s bite that lowers an attribute also lowers your Shield by 1.",
  "rule.levelOneBite.shield": "Shield −1",
  "rule.levelOneBite.none": "attribute only",
  "rule.secretBets": "Bets",
  "rule.secretBets.about": "Open, or secret and revealed together.",
  "rule.secretBets.false": "open",
  "rule.secretBets.true": "secret",
  "rule.autoResolveSingle": "Forced choices",
  "rule.autoResolveSingle.about": "The table makes them for you, or you make them yourself.",
  "rule.autoResolveSingle.true": "automatic",
  "rule.autoResolveSingle.false": "made by you",

  "story.untranslated": "[English only so far.]",
};
