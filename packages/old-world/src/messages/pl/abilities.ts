/** When abilities work, how often and under which conditions, in Polish. */
export const ABILITIES: Record<string, string> = {
  ability: "{lead}: {effects}.",
  "ability.costly": "{lead}: {cost}; w zamian {effects}.",
  "ability.toll": "{lead}: {cost}; bez tego nie można wybrać tej walki.",
  "ability.lead":
    "{moment}{ifs, select, 0 {} other {, jeśli {conditions}}}{limit, select, oncePerFight {, raz na walkę} oncePerTurn {, raz na turę} once {, tylko jeden raz} other {}}{choice, select, may {, o ile chcesz} other {}}",

  "moment.fightDeclare": "Gdy wybierasz tę walkę",
  "moment.beforeLifeDeck": "Przed utworzeniem talii życia",
  "moment.afterLifeDeck": "Po utworzeniu talii życia",
  "moment.ownTurnStart": "Na początku swojej tury walki",
  "moment.ownStep1": "W 1. kroku swojej tury walki",
  "moment.potionDeclared": "Gdy zapowiadasz eliksir",
  "moment.potionUsed": "Po użyciu eliksiru",
  "moment.comboBuilt": "Gdy twoja kombinacja jest gotowa",
  "moment.attackDealt": "Po obrażeniach twojego ataku",
  "moment.ownTurnEnd": "Na końcu swojej tury walki",
  "moment.opponentTurnStart": "Przed turą walki przeciwnika",
  "moment.attackRevealed": "Gdy atak potwora zostaje odkryty",
  "moment.opponentAttack": "Zanim trafi cię atak",
  "moment.attackTaken": "Po ataku na ciebie",
  "moment.opponentTurnEnd": "Na końcu tury walki przeciwnika",
  "moment.fightEnd": "Po walce",
  "moment.specialization": "W chwili swojej Specjalizacji",
  "moment.static": "Stale",
  "moment.enterLocation": "Gdy wchodzisz na obszar",
  "moment.phase1": "W fazie I zamiast zwykłego ruchu",
  "moment.schoolTraining": "Gdy trenujesz w szkole",
  "moment.nextExplore": "Przy następnej eksploracji zamiast dobrania karty",

  "condition.firstOwnTurn": "to twoja pierwsza tura tej walki",
  "condition.firstCombo": "to twoja pierwsza kombinacja w tej walce",
  "condition.firstOpponentTurn": "to pierwsza tura walki przeciwnika",
  "condition.noTrail": "nie masz żetonu tropu tego potwora",
  "condition.monsterDefeated": "potwór został pokonany",
  "condition.opponentIs.monster": "walczysz z potworem",
  "condition.opponentIs.witcher": "walczysz z wiedźminem",
  "condition.shieldAtMost":
    "masz Tarczę {count, plural, =0 {0} one {najwyżej #} few {najwyżej #} many {najwyżej #} other {najwyżej #}}",
  "condition.handAtMost":
    "{count, plural, =0 {nie masz kart na ręce} one {masz na ręce najwyżej # kartę} few {masz na ręce najwyżej # karty} many {masz na ręce najwyżej # kart} other {masz na ręce najwyżej # karty}}",
  "condition.lifeDeckAtMost":
    "{count, plural, =0 {twoja talia życia jest pusta} one {w twojej talii życia jest najwyżej # karta} few {w twojej talii życia są najwyżej # karty} many {w twojej talii życia jest najwyżej # kart} other {w twojej talii życia jest najwyżej # karty}}",
  "condition.discardPileAtLeast":
    "masz na stosie kart odrzuconych co najmniej {count, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}",
  "condition.comboSizeAtLeast":
    "twoja kombinacja ma co najmniej {count, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}",
  "condition.comboSizeIs":
    "twoja kombinacja ma dokładnie {count, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}",
  "condition.comboShieldAtLeast":
    "twoja kombinacja ma co najmniej {count, plural, one {# symbol Tarczy} few {# symbole Tarczy} many {# symboli Tarczy} other {# symbolu Tarczy}}",
  "condition.opponentLostAtLeast":
    "przeciwnik stracił przez niego co najmniej {count, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}",
  "condition.youLostAtLeast":
    "atak kosztował cię co najmniej {count, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}",
  "condition.attackDamageAtLeast":
    "atak zadaje co najmniej {count, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}",
  "condition.monsterLifeAtMost":
    "potworowi {count, plural, one {zostaje najwyżej # karta życia} few {zostają najwyżej # karty życia} many {zostaje najwyżej # kart życia} other {zostaje najwyżej # karty życia}}",
  "condition.potionsAtMost":
    "{count, plural, =0 {nie masz eliksirów} one {masz najwyżej # eliksir} few {masz najwyżej # eliksiry} many {masz najwyżej # eliksirów} other {masz najwyżej # eliksiru}}",
  "condition.goldAtMost":
    "{count, plural, =0 {nie masz monet} one {masz najwyżej # monetę} few {masz najwyżej # monety} many {masz najwyżej # monet} other {masz najwyżej # monety}}",
  "condition.trophiesAtMost":
    "{count, plural, =0 {nie masz trofeów} one {masz najwyżej # trofeum} few {masz najwyżej # trofea} many {masz najwyżej # trofeów} other {masz najwyżej # trofeum}}",
  "condition.comboHas":
    "twoja kombinacja ma co najmniej {count, plural, one {# {colour, select, blue {niebieską} red {czerwoną} green {zieloną} yellow {żółtą} other {fioletową}} kartę} few {# {colour, select, blue {niebieskie} red {czerwone} green {zielone} yellow {żółte} other {fioletowe}} karty} many {# {colour, select, blue {niebieskich} red {czerwonych} green {zielonych} yellow {żółtych} other {fioletowych}} kart} other {# {colour, select, blue {niebieskiej} red {czerwonej} green {zielonej} yellow {żółtej} other {fioletowej}} karty}}",
  "condition.comboHas.any":
    "twoja kombinacja ma co najmniej {count, plural, one {# kartę} few {# karty} many {# kart} other {# karty}} jednego z tych kolorów ({colours})",
  "condition.comboLacks":
    "twoja kombinacja nie ma żadnej {colour, select, blue {niebieskiej} red {czerwonej} green {zielonej} yellow {żółtej} other {fioletowej}} karty",
  "condition.atLocation": "to jeden z tych ({locations})",
  "condition.atSchool.own": "to twoja własna szkoła",
  "condition.atSchool.otherPlayer": "to szkoła innego gracza",
};
