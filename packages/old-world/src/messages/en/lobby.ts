/** The name of the game, its modes and its options in English. */
export const LOBBY: Record<string, string> = {
  game: "Old World",
  seat: "Player {number}",

  "mode.adventure": "The hunt",
  "mode.adventure.about":
    "Two to five witchers of rival schools roam the Continent; the first to win four trophies wins.",
  "mode.solo": "Solo",
  "mode.solo.about":
    "You alone: defeat three monsters and win one attribute trophy, in as few turns as you can.",

  "rule.seat": "seat {number}",
  "rule.firstSeat": "Seat of the starting player",
  "rule.firstSeat.about": "Counts only if the host names the starting player.",
  "rule.goldSupply": "Gold in the bank",
  "rule.goldSupply.about": "Without limit, or 35 coins: then gains stop when the bank is empty.",
  "rule.goldSupply.unlimited": "without limit",
  "rule.goldSupply.35": "35 coins",
  "rule.location0Terrain": "Location 0",
  "rule.location0Terrain.about":
    "Whether one card of any terrain leads there, or only the other payments do.",
  "rule.location0Terrain.any": "any terrain",
  "rule.location0Terrain.none": "no terrain",
  "rule.deckListAlwaysVisible": "Own deck",
  "rule.deckListAlwaysVisible.about":
    "You always see what your deck still holds, in no order; or you look through it when the rules allow it, and it is shuffled afterwards.",
  "rule.deckListAlwaysVisible.true": "always visible",
  "rule.deckListAlwaysVisible.false": "to be looked through",
  "rule.startingPlayer": "Starting player",
  "rule.startingPlayer.about": "By lot, or named by the host.",
  "rule.startingPlayer.random": "by lot",
  "rule.startingPlayer.host": "named by the host",
  "rule.schoolSelection": "Schools",
  "rule.schoolSelection.about": "One of two drawn boards, by lot, or freely chosen.",
  "rule.schoolSelection.draft": "one of two",
  "rule.schoolSelection.random": "by lot",
  "rule.schoolSelection.free": "freely chosen",
  "rule.attributeRows": "Level 5 of attributes",
  "rule.attributeRows.about":
    "Combat, Defense and Alchemy give as much as on level 4, as on the printed boards; or they count 5.",
  "rule.attributeRows.board": "as level 4",
  "rule.attributeRows.level": "counts 5",
  "rule.duplicateTrailQuests": "Several trail quests",
  "rule.duplicateTrailQuests.about":
    "Whether you may take a trail quest for a terrain whose trail or trail quest you already have.",
  "rule.duplicateTrailQuests.true": "allowed",
  "rule.duplicateTrailQuests.false": "not allowed",
  "rule.explorationReshuffle": "Exploration decks",
  "rule.explorationReshuffle.about":
    "An empty deck is shuffled again; or it cannot be chosen any more, and if both are empty, exploring does nothing.",
  "rule.explorationReshuffle.true": "shuffled again",
  "rule.explorationReshuffle.false": "used up",
  "rule.levelOneBite": "Bites of level I",
  "rule.levelOneBite.about":
    "Whether a bite of a level-I monster that lowers an attribute also lowers your Shield by 1.",
  "rule.levelOneBite.shield": "Shield −1",
  "rule.levelOneBite.none": "attribute only",
  "rule.secretBets": "Bets",
  "rule.secretBets.about": "In the open, or secret and shown together.",
  "rule.secretBets.false": "open",
  "rule.secretBets.true": "secret",
  "rule.autoResolveSingle": "Forced answers",
  "rule.autoResolveSingle.about": "The table gives them for you, or you give all of them yourself.",
  "rule.autoResolveSingle.true": "by the table",
  "rule.autoResolveSingle.false": "by yourself",

  "story.untranslated": "[English only so far.]",
};
