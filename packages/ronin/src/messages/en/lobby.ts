/** The name of the game, its modes and its options in English. */
export const LOBBY: Record<string, string> = {
  game: "Ronin",
  seat: "Player {number}",
  automa: "Automa",
  "automa.numbered": "Automa {number}",

  "mode.alliance": "Alliances",
  "mode.alliance.about":
    "Three to five players: you share an alliance with each neighbour but play for yourself.",
  "mode.duo": "Two players and an Automa",
  "mode.duo.about": "Two players with an Automa between them that drafts and passes tea but cannot win.",
  "mode.solo": "Solo",
  "mode.solo.about": "You between two Automas: reach 35 victory points to win.",

  "rule.yes": "yes",
  "rule.no": "no",
  "rule.seat": "seat {number}",
  "rule.firstPlayer": "First player",
  "rule.firstPlayer.about":
    "Who chooses a character and board first: a random player, or one the host names.",
  "rule.firstPlayer.random": "random",
  "rule.firstPlayer.host": "named by the host",
  "rule.firstSeat": "First player’s seat",
  "rule.firstSeat.about": "Used only if the host names the first player.",
  "rule.allianceSide": "Alliance boards",
  "rule.allianceSide.about":
    "On side A all boards are the same, best for a first game. On side B every pair of partners gets different bonuses.",
  "rule.allianceSide.A": "side A",
  "rule.allianceSide.B": "side B",
  "rule.automaCharacters": "The Automa’s character",
  "rule.automaCharacters.about": "Random, or chosen by the first player from those left.",
  "rule.automaCharacters.random": "random",
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
    "When on, abilities of the chapter end can also be used after chapter III, before final scoring.",
  "rule.autoSideQuest": "Auto-pick better side quest",
  "rule.autoSideQuest.about": "When off, each player chooses their side quest symbol in secret.",
  "rule.knownCards": "Cards everyone has seen",
  "rule.knownCards.about":
    "Whether cards that everyone saw go into a hand are shown there by name, or only counted.",
  "rule.knownCards.shown": "shown in hands",
  "rule.knownCards.hidden": "number only",
};
