/** The name of the game, its modes and its options in English. */
export const LOBBY: Record<string, string> = {
  game: "Ronin",
  seat: "Player {number}",
  automa: "Automa",
  "automa.numbered": "Automa {number}",

  "mode.alliance": "Alliances",
  "mode.alliance.about":
    "Three to five players: everybody shares an alliance with each neighbour and plays for themselves.",
  "mode.duo": "Two and the Automa",
  "mode.duo.about": "Two players with an Automa between them that drafts and passes tea but cannot win.",
  "mode.solo": "Solo",
  "mode.solo.about": "You alone between two Automas: reach 35 victory points to win.",

  "rule.yes": "yes",
  "rule.no": "no",
  "rule.seat": "seat {number}",
  "rule.firstPlayer": "First player",
  "rule.firstPlayer.about":
    "Who is offered characters and boards first. Chance decides, or the host names a seat.",
  "rule.firstPlayer.random": "by chance",
  "rule.firstPlayer.host": "named by the host",
  "rule.firstSeat": "Seat of the first player",
  "rule.firstSeat.about": "Counts only if the host names the first player.",
  "rule.allianceSide": "Alliance boards",
  "rule.allianceSide.about":
    "On side A all boards are alike, best for a first game. On side B every pair of partners gets other bonuses.",
  "rule.allianceSide.A": "side A",
  "rule.allianceSide.B": "side B",
  "rule.automaCharacters": "The Automa’s character",
  "rule.automaCharacters.about": "Drawn by chance, or chosen by the first player among those left.",
  "rule.automaCharacters.random": "by chance",
  "rule.automaCharacters.chosen": "chosen",
  "rule.soloDifficulty": "Season",
  "rule.soloDifficulty.about":
    "How hard the solo game is: both tracks start with 4 points in summer, 2 in autumn, none in winter.",
  "rule.soloDifficulty.autumn": "autumn (normal)",
  "rule.soloDifficulty.summer": "summer (easy)",
  "rule.soloDifficulty.winter": "winter (hard)",
  "rule.keptCardsPair": "Symbols for kept cards",
  "rule.keptCardsPair.about":
    "Effects of kept cards use the active symbols of the chapter that has just ended, or those of the next one.",
  "rule.keptCardsPair.ending": "of the ending chapter",
  "rule.keptCardsPair.next": "of the next chapter",
  "rule.endAbilityAfterChapter3": "Abilities after chapter III",
  "rule.endAbilityAfterChapter3.about":
    "When on, abilities of the chapter end can be used after chapter III too, before the final scoring.",
  "rule.autoSideQuest": "Better side quest by itself",
  "rule.autoSideQuest.about": "When off, everybody chooses the symbol of the side quest in secret.",
  "rule.knownCards": "Cards all have seen",
  "rule.knownCards.about":
    "Whether cards that everybody saw go into a hand are shown there, or only the number of cards.",
  "rule.knownCards.shown": "shown in hands",
  "rule.knownCards.hidden": "number only",
};
