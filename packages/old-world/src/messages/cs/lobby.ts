/** The name of the game, its modes and its options in Czech. */
export const LOBBY: Record<string, string> = {
  game: "Starý svět",
  seat: "Hráč {number}",

  "mode.adventure": "Lov",
  "mode.adventure.about":
    "Dva až pět zaklínačů ze soupeřících škol putuje Kontinentem; vyhrává, kdo první získá čtyři trofeje.",
  "mode.solo": "Sólo",
  "mode.solo.about": "Poraz tři nestvůry a získej jednu trofej vlastnosti v co nejméně tazích.",

  "rule.seat": "místo {number}",
  "rule.firstSeat": "Místo začínajícího hráče",
  "rule.firstSeat.about": "Platí, jen když začínajícího hráče určuje hostitel.",
  "rule.goldSupply": "Zlaťáky v pokladnici",
  "rule.goldSupply.about":
    "Bez omezení, nebo 35 zlaťáků: je-li pokladnice prázdná, nikdo už zlaťáky nezíská.",
  "rule.goldSupply.unlimited": "bez omezení",
  "rule.goldSupply.35": "35 zlaťáků",
  "rule.location0Terrain": "Lokace 0",
  "rule.location0Terrain.about": "Zda tam vede jedna karta kteréhokoli terénu, nebo jen ostatní platby.",
  "rule.location0Terrain.any": "libovolný terén",
  "rule.location0Terrain.none": "žádný terén",
  "rule.deckListAlwaysVisible": "Tvůj balíček",
  "rule.deckListAlwaysVisible.about":
    "Vždy vidíš, co tvůj balíček ještě obsahuje, bez pořadí; nebo si ho prohlížíš, když to pravidla dovolí, a pak se zamíchá.",
  "rule.deckListAlwaysVisible.true": "stále viditelný",
  "rule.deckListAlwaysVisible.false": "prohlédnout a zamíchat",
  "rule.startingPlayer": "Začínající hráč",
  "rule.startingPlayer.about": "Náhodně, nebo ho určí hostitel.",
  "rule.startingPlayer.random": "náhodně",
  "rule.startingPlayer.host": "určí hostitel",
  "rule.schoolSelection": "Školy",
  "rule.schoolSelection.about": "Jeden ze dvou dobraných plánů, náhodně, nebo volně.",
  "rule.schoolSelection.draft": "jedna ze dvou",
  "rule.schoolSelection.random": "náhodně",
  "rule.schoolSelection.free": "volně",
  "rule.attributeRows": "Vlastnosti na úrovni 5",
  "rule.attributeRows.about":
    "Boj, Obrana a Alchymie dávají tolik co na úrovni 4, jako na tištěných plánech; nebo se počítá 5.",
  "rule.attributeRows.board": "jako úroveň 4",
  "rule.attributeRows.level": "5",
  "rule.duplicateTrailQuests": "Více stopovacích úkolů",
  "rule.duplicateTrailQuests.about":
    "Zda si smíš vzít stopovací úkol pro terén, jehož stopu nebo stopovací úkol už máš.",
  "rule.duplicateTrailQuests.true": "povoleno",
  "rule.duplicateTrailQuests.false": "zakázáno",
  "rule.explorationReshuffle": "Balíčky průzkumu",
  "rule.explorationReshuffle.about":
    "Prázdný balíček se znovu zamíchá; nebo ho už zvolit nelze, a jsou-li prázdné oba, průzkum nic nepřinese.",
  "rule.explorationReshuffle.true": "znovu zamíchat",
  "rule.explorationReshuffle.false": "vyčerpají se",
  "rule.levelOneBite": "Kousnutí na úrovni I",
  "rule.levelOneBite.about":
    "Zda kousnutí nestvůry úrovně I, které snižuje vlastnost, sníží i tvůj Štít o 1.",
  "rule.levelOneBite.shield": "Štít −1",
  "rule.levelOneBite.none": "jen vlastnost",
  "rule.secretBets": "Sázky",
  "rule.secretBets.about": "Veřejné, nebo tajné a odkryté najednou.",
  "rule.secretBets.false": "veřejné",
  "rule.secretBets.true": "tajné",
  "rule.autoResolveSingle": "Vynucené volby",
  "rule.autoResolveSingle.about": "Provádí je za tebe stůl, nebo je potvrzuješ ty.",
  "rule.autoResolveSingle.true": "automaticky",
  "rule.autoResolveSingle.false": "potvrzuješ ty",

  "story.untranslated": "[Zatím jen anglicky.]",
};
