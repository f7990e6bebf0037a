/** When abilities work, how often and under which conditions, in Czech. */
export const ABILITIES: Record<string, string> = {
  ability: "{lead}: {effects}.",
  "ability.costly": "{lead}: {cost}; za to {effects}.",
  "ability.toll": "{lead}: {cost}; bez toho tento boj nelze zvolit.",
  "ability.lead":
    "{moment}{ifs, select, 0 {} other {, pokud {conditions}}}{limit, select, oncePerFight {, jednou za boj} oncePerTurn {, jednou za tah} once {, jen jednou} other {}}{choice, select, may {, chceš-li} other {}}",

  "moment.fightDeclare": "Když zvolíš tento boj",
  "moment.beforeLifeDeck": "Před vytvořením balíčků života",
  "moment.afterLifeDeck": "Po vytvoření balíčků života",
  "moment.ownTurnStart": "Na začátku svého bojového tahu",
  "moment.ownStep1": "V 1. kroku svého bojového tahu",
  "moment.potionDeclared": "Když ohlásíš lektvar",
  "moment.potionUsed": "Po použití lektvaru",
  "moment.comboBuilt": "Když je tvoje kombinace hotová",
  "moment.attackDealt": "Po zranění způsobeném tvým útokem",
  "moment.ownTurnEnd": "Na konci svého bojového tahu",
  "moment.opponentTurnStart": "Před soupeřovým bojovým tahem",
  "moment.attackRevealed": "Když se odhalí útok nestvůry",
  "moment.opponentAttack": "Než tě zasáhne útok",
  "moment.attackTaken": "Po útoku na tebe",
  "moment.opponentTurnEnd": "Na konci soupeřova bojového tahu",
  "moment.fightEnd": "Po boji",
  "moment.specialization": "V okamžiku své Specializace",
  "moment.static": "Stále",
  "moment.enterLocation": "Když vstoupíš na lokaci",
  "moment.phase1": "Ve fázi I místo běžného pohybu",
  "moment.schoolTraining": "Když cvičíš ve škole",
  "moment.nextExplore": "Při příštím průzkumu místo dobrání karty",

  "condition.firstOwnTurn": "je to tvůj první bojový tah v boji",
  "condition.firstCombo": "je to tvoje první kombinace v boji",
  "condition.firstOpponentTurn": "je to soupeřův první bojový tah",
  "condition.noTrail": "nemáš žeton stopování této nestvůry",
  "condition.monsterDefeated": "je nestvůra poražena",
  "condition.opponentIs.monster": "bojuješ s nestvůrou",
  "condition.opponentIs.witcher": "bojuješ se zaklínačem",
  "condition.shieldAtMost":
    "máš Štít {count, plural, =0 {0} one {nejvýše #} few {nejvýše #} other {nejvýše #}}",
  "condition.handAtMost":
    "{count, plural, =0 {nemáš v ruce žádnou kartu} one {máš v ruce nejvýše # kartu} few {máš v ruce nejvýše # karty} other {máš v ruce nejvýše # karet}}",
  "condition.lifeDeckAtMost":
    "{count, plural, =0 {je tvůj balíček života prázdný} one {je ve tvém balíčku života nejvýše # karta} few {jsou ve tvém balíčku života nejvýše # karty} other {je ve tvém balíčku života nejvýše # karet}}",
  "condition.discardPileAtLeast":
    "máš na odhazovací hromádce aspoň {count, plural, one {# kartu} few {# karty} other {# karet}}",
  "condition.comboSizeAtLeast":
    "má tvoje kombinace aspoň {count, plural, one {# kartu} few {# karty} other {# karet}}",
  "condition.comboSizeIs":
    "má tvoje kombinace přesně {count, plural, one {# kartu} few {# karty} other {# karet}}",
  "condition.comboShieldAtLeast":
    "má tvoje kombinace aspoň {count, plural, one {# symbol Štítu} few {# symboly Štítu} other {# symbolů Štítu}}",
  "condition.opponentLostAtLeast":
    "jím soupeř přišel aspoň o {count, plural, one {# kartu} few {# karty} other {# karet}}",
  "condition.youLostAtLeast":
    "tě útok připravil aspoň o {count, plural, one {# kartu} few {# karty} other {# karet}}",
  "condition.attackDamageAtLeast": "útok způsobuje aspoň {count} zranění",
  "condition.monsterLifeAtMost":
    "nestvůře {count, plural, one {zbývá nejvýše # karta života} few {zbývají nejvýše # karty života} other {zbývá nejvýše # karet života}}",
  "condition.potionsAtMost":
    "{count, plural, =0 {nemáš žádný lektvar} one {máš nejvýše # lektvar} few {máš nejvýše # lektvary} other {máš nejvýše # lektvarů}}",
  "condition.goldAtMost":
    "{count, plural, =0 {nemáš žádný zlaťák} one {máš nejvýše # zlaťák} few {máš nejvýše # zlaťáky} other {máš nejvýše # zlaťáků}}",
  "condition.trophiesAtMost":
    "{count, plural, =0 {nemáš žádnou trofej} one {máš nejvýše # trofej} few {máš nejvýše # trofeje} other {máš nejvýše # trofejí}}",
  "condition.comboHas":
    "má tvoje kombinace aspoň {count, plural, one {# {colour, select, blue {modrou} red {červenou} green {zelenou} yellow {žlutou} other {fialovou}} kartu} few {# {colour, select, blue {modré} red {červené} green {zelené} yellow {žluté} other {fialové}} karty} other {# {colour, select, blue {modrých} red {červených} green {zelených} yellow {žlutých} other {fialových}} karet}}",
  "condition.comboHas.any":
    "má tvoje kombinace aspoň {count, plural, one {# kartu} few {# karty} other {# karet}} jedné z těchto barev ({colours})",
  "condition.comboLacks":
    "nemá tvoje kombinace žádnou {colour, select, blue {modrou} red {červenou} green {zelenou} yellow {žlutou} other {fialovou}} kartu",
  "condition.atLocation": "je to jedna z těchto ({locations})",
  "condition.atSchool.own": "je to tvoje vlastní škola",
  "condition.atSchool.otherPlayer": "je to škola jiného hráče",
};
