/** The name of the game, its modes and its options in Czech. */
export const LOBBY: Record<string, string> = {
  game: "Ronin",
  seat: "Hráč {number}",
  automa: "Automa",
  "automa.numbered": "Automa {number}",

  "mode.alliance": "Spojenectví",
  "mode.alliance.about": "Tři až pět hráčů: každý má spojenectví s oběma sousedy a hraje sám za sebe.",
  "mode.duo": "Dva hráči a Automa",
  "mode.duo.about": "Dva hráči a mezi nimi Automa, která draftuje karty a předává čaj, ale nemůže vyhrát.",
  "mode.solo": "Sólo",
  "mode.solo.about": "Sólová hra mezi dvěma Automami: k vítězství potřebuješ 35 vítězných bodů.",

  "rule.yes": "ano",
  "rule.no": "ne",
  "rule.seat": "místo {number}",
  "rule.firstPlayer": "První hráč",
  "rule.firstPlayer.about":
    "Kdo si vybírá postavu a plán jako první: náhodný hráč, nebo ten, koho určí hostitel.",
  "rule.firstPlayer.random": "náhodně",
  "rule.firstPlayer.host": "určí hostitel",
  "rule.firstSeat": "Místo prvního hráče",
  "rule.firstSeat.about": "Platí jen tehdy, když prvního hráče určuje hostitel.",
  "rule.allianceSide": "Plány spojenectví",
  "rule.allianceSide.about":
    "Na straně A jsou všechny plány stejné, hodí se pro první hru. Na straně B má každá dvojice spojenců jiné bonusy.",
  "rule.allianceSide.A": "strana A",
  "rule.allianceSide.B": "strana B",
  "rule.automaCharacters": "Postava Automy",
  "rule.automaCharacters.about": "Náhodná, nebo ji první hráč vybere ze zbylých postav.",
  "rule.automaCharacters.random": "náhodná",
  "rule.automaCharacters.chosen": "vybraná",
  "rule.soloDifficulty": "Roční období",
  "rule.soloDifficulty.about":
    "Jak těžká je sólová hra: obě stupnice začínají v létě se 4 body, na podzim se 2, v zimě bez bodů.",
  "rule.soloDifficulty.autumn": "podzim (běžná)",
  "rule.soloDifficulty.summer": "léto (jednoduchá)",
  "rule.soloDifficulty.winter": "zima (těžká)",
  "rule.keptCardsPair": "Symboly pro ponechané karty",
  "rule.keptCardsPair.about":
    "Efekty ponechaných karet používají aktivní symboly právě skončené kapitoly, nebo té následující.",
  "rule.keptCardsPair.ending": "končící kapitoly",
  "rule.keptCardsPair.next": "další kapitoly",
  "rule.endAbilityAfterChapter3": "Schopnosti po kapitole III",
  "rule.endAbilityAfterChapter3.about":
    "Zapnuto: schopnosti konce kapitoly lze použít i po kapitole III, před závěrečným bodováním.",
  "rule.autoSideQuest": "Automaticky vybrat lepší vedlejší úkol",
  "rule.autoSideQuest.about": "Vypnuto: symbol vedlejšího úkolu si každý tajně vybere.",
  "rule.knownCards": "Karty, které všichni viděli",
  "rule.knownCards.about":
    "Karty, které si někdo vzal všem na očích, jsou v jeho ruce dál vidět, nebo je vidět jen počet karet.",
  "rule.knownCards.shown": "ukázat v ruce",
  "rule.knownCards.hidden": "jen počet",
};
