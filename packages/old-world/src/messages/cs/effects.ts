/** What effects do, in Czech. Each is a clause that follows a colon, said to the player as an order. */
export const EFFECTS: Record<string, string> = {
  "effect.none": "nic",
  "effect.all": "{effects}",

  "effect.gold.gain": "získej {count, plural, one {# zlaťák} few {# zlaťáky} other {# zlaťáků}}",
  "effect.gold.lose": "ztrať {count, plural, one {# zlaťák} few {# zlaťáky} other {# zlaťáků}}",
  "effect.attribute.raise":
    "zvyš {which, select, combat {Boj o 1} defense {Obranu o 1} alchemy {Alchymii o 1} specialization {Specializaci o 1} any {libovolnou vlastnost o 1} lowest {svou nejnižší vlastnost o 1} other {své dvě nejnižší vlastnosti o 1}}",
  "effect.attribute.lower":
    "sniž {which, select, combat {Boj o 1} defense {Obranu o 1} alchemy {Alchymii o 1} specialization {Specializaci o 1} any {libovolnou vlastnost o 1} lowest {svou nejnižší vlastnost o 1} other {své dvě nejnižší vlastnosti o 1}}",
  "effect.shield.raise": "zvyš Štít o {count}",
  "effect.shield.lower": "sniž Štít o {count}",
  "effect.shield.overCap": "zvyš Štít o {count}, i nad jeho limit",
  "effect.shield.by": "změň Štít ({amount})",
  "effect.shieldSet.0": "sniž Štít na 0",
  "effect.shieldSet.cap": "zvyš Štít na jeho limit",
  "effect.potion.take": "vezmi si {count, plural, one {# lektvar} few {# lektvary} other {# lektvarů}}",
  "effect.potion.discard":
    "odhoď {count, plural, one {# nepoužitý lektvar} few {# nepoužité lektvary} other {# nepoužitých lektvarů}}",
  "effect.potionsUpTo": "doplň si lektvary na {count}{over, select, yes { (limit neplatí)} other {}}",
  "effect.potionsDiscardAll": "odhoď všechny své nepoužité lektvary",
  "effect.trail.choice": "vezmi si žeton stopování libovolného terénu",
  "effect.trail.each": "vezmi si po jednom žetonu stopování každého terénu",
  "effect.trail.asActive": "vezmi si žeton stopování každého terénu, od kterého má žeton aktivní hráč",
  "effect.draw": "dober si {count, plural, one {# kartu} few {# karty} other {# karet}}",
  "effect.discardHand.owner":
    "odhoď z ruky {count, plural, one {# kartu} few {# karty} other {# karet}}{fallback, select, yes { (co v ruce chybí, jde z vrchu balíčku)} other {}}",
  "effect.discardHand.random":
    "odhoď z ruky {count, plural, one {# náhodnou kartu} few {# náhodné karty} other {# náhodných karet}}{fallback, select, yes { (co v ruce chybí, jde z vrchu balíčku)} other {}}",
  "effect.discardHand.owner.by":
    "odhoď karty z ruky ({amount}{fallback, select, yes {; co v ruce chybí, jde z vrchu balíčku} other {}})",
  "effect.discardHand.random.by":
    "odhoď náhodné karty z ruky ({amount}{fallback, select, yes {; co v ruce chybí, jde z vrchu balíčku} other {}})",
  "effect.discardDeck":
    "prohledej svůj balíček, odhoď z něj {count, plural, one {# vybranou kartu} few {# vybrané karty} other {# vybraných karet}} a zamíchej ho",
  "effect.removeCard":
    "odstraň ze hry {count, plural, one {# svou kartu akce} few {# své karty akcí} other {# svých karet akcí}}{fallback, select, yes { (s prázdnou rukou vrchní kartu balíčku)} other {}}",
  "effect.removeCard.from":
    "odstraň ze hry {count, plural, one {# svou kartu akce} few {# své karty akcí} other {# svých karet akcí}} (odkud: {zones}{fallback, select, yes {; s prázdnou rukou vrchní kartu balíčku} other {}})",
  "effect.gainPoolCard.any": "dej si na odhazovací hromádku libovolnou kartu ze zásoby",
  "effect.gainPoolCard.cost": "dej si na odhazovací hromádku kartu ze zásoby s cenou {cost}",
  "effect.takeDiscard.top": "vezmi si do ruky vrchní kartu své odhazovací hromádky",
  "effect.takeDiscard.any": "vezmi si do ruky libovolnou kartu své odhazovací hromádky",
  "effect.discardToDeck.owner":
    "zamíchej do balíčku až {count, plural, one {# kartu} few {# karty} other {# karet}} ze své odhazovací hromádky",
  "effect.discardToDeck.random":
    "zamíchej do balíčku {count, plural, one {# náhodnou kartu} few {# náhodné karty} other {# náhodných karet}} ze své odhazovací hromádky",
  "effect.cycleHand":
    "dej z ruky pod svůj balíček až {count, plural, one {# kartu} few {# karty} other {# karet}}, pak si dober stejný počet a {bonus} navíc",
  "effect.lookOwnDeck":
    "prohlédni si {count, plural, one {vrchní kartu} few {# vrchní karty} other {# vrchních karet}} svého balíčku, vezmi si z nich do ruky {take} a zbytek dej {rest, select, top {zpět navrch} other {dospod}} v libovolném pořadí",

  "effect.phase3Draw.more":
    "ve fázi III si dober o {count, plural, one {# kartu} few {# karty} other {# karet}} víc",
  "effect.phase3Draw.fewer":
    "ve fázi III si dober o {count, plural, one {# kartu} few {# karty} other {# karet}} méně",
  "effect.phase3DrawSet":
    "ve fázi III si dobírej jen do {count, plural, one {# karty} few {# karet} other {# karet}} v ruce",
  "effect.phase3Free": "karta, kterou si ve fázi III bereš ze zásoby, nic nestojí",
  "effect.skipToPhase3": "pokračuj hned fází III",
  "effect.noExplore": "v tomto tahu nemůžeš na průzkum",
  "effect.quest":
    "vezmi si úkol ({place}; událost {event}{pay, plural, =0 {} one {; na místě zaplatíš # zlaťák} few {; na místě zaplatíš # zlaťáky} other {; na místě zaplatíš # zlaťáků}})",
  "effect.readEvent": "přečti událost {event}",
  "effect.keep":
    "ponech si tuto kartu{kind, select, equipment { jako vybavení} companion { jako společníka} other {}}",
  "effect.loseKept": "vrať ponechanou událost {event}",
  "effect.move":
    "přesuň se na propojenou {to, select, forest {lesní lokaci} mountain {horskou lokaci} water {vodní lokaci} other {lokaci}} {pay, select, anyCard {za 1 libovolnou kartu} other {bez placení}}{action, select, yes {; můžeš provést její akci} other {}}",
  "effect.trainingDiscount":
    "tento výcvik stojí o {count, plural, one {# zlaťák} few {# zlaťáky} other {# zlaťáků}} méně, nejméně však {least}",
  "effect.potionLimit": "můžeš mít až {count, plural, one {# lektvar} few {# lektvary} other {# lektvarů}}",
  "place.forest": "vylosovaná lesní lokace",
  "place.mountain": "vylosovaná horská lokace",
  "place.water": "vylosovaná vodní lokace",
  "place.own": "tvoje vlastní škola",
  "place.ownOrOther": "škola kteréhokoli hráče",

  "effect.roll": "hoď kostkou ({rows})",
  "effect.if": "pokud {conditions}, {met}, jinak {otherwise}",
  "effect.band":
    "podle úrovně {of, select, combat {tvého Boje} defense {tvé Obrany} alchemy {tvé Alchymie} specialization {tvé Specializace} other {tvého zaklínače}} ({rows})",
  "effect.test": "zkouška 2 × {attribute} + kostka ({rows})",
  "effect.shortFight":
    "krátký boj: {prepare}, dober si {count, plural, one {# kartu} few {# karty} other {# karet}} a zahraj jednu kombinaci (zranění {rows})",
  "effect.pokerAgainst": "zahraj kostkový poker proti {dice} (s lepším výsledkem: {effects})",
  "effect.schoolOwner": "pro hráče, kterému patří tato škola ({effects})",
  row: "{range}: {effects}",
  rows: "{row}; {rest}",
  range: "{from}–{to}",
  "range.one": "{from}",
  "range.up": "{from} a více",

  "effect.damage.more": "přidej ke svému útoku {count} zranění",
  "effect.damage.less": "způsob svým útokem o {count} zranění méně",
  "effect.damage.now": "způsob ihned {count} zranění",
  "effect.damage.by": "přidej ke svému útoku zranění ({amount})",
  "effect.takeDamage": "utrp {count} zranění",
  "effect.takeDamage.by": "utrp zranění ({amount})",
  "effect.refill.more":
    "ve 4. kroku si dober o {count, plural, one {# kartu} few {# karty} other {# karet}} víc",
  "effect.refill.fewer":
    "ve 4. kroku si dober o {count, plural, one {# kartu} few {# karty} other {# karet}} méně",
  "effect.refill.least":
    "ve 4. kroku si dober o {count, plural, one {# kartu} few {# karty} other {# karet}} méně, nejméně však {least}",
  "effect.refillBase": "ve 4. kroku se Boj počítá jako {count}",
  "effect.comboMax":
    "tvoje kombinace může mít nejvýše {count, plural, one {# kartu} few {# karty} other {# karet}}",
  "effect.comboFree":
    "kombinaci můžeš zakončit {count, plural, one {# kartou} few {# kartami} other {# kartami}} bez propojení",
  "effect.comboShield":
    "přidej ke kombinaci {count, plural, one {# symbol Štítu} few {# symboly Štítu} other {# symbolů Štítu}}",
  "effect.comboShield.by": "přidej ke kombinaci symboly Štítu ({amount})",
  "effect.noComboShield": "symboly Štítu ve tvé kombinaci se nepočítají",
  "effect.lookOpponentDeck":
    "prohlédni si {count, plural, one {vrchní kartu} few {# vrchní karty} other {# vrchních karet}} soupeřova balíčku života, {discard} z nich odhoď a zbytek vrať navrch v libovolném pořadí",
  "effect.reduceAttack.this": "tento útok způsobí o {count} zranění méně",
  "effect.reduceAttack.next": "příští útok na tebe způsobí o {count} zranění méně",
  "effect.capAttack": "tento útok způsobí nejvýše {count} zranění",
  "effect.attackBonus": "útok nestvůry způsobí o {count} zranění víc",
  "effect.chooseAttack": "zvol znovu mezi výpadem a kousnutím",
  "effect.worstAttack": "použije se útok, který tě připraví o víc karet",
  "effect.handFirst": "kvůli zranění odhazuješ nejprve karty z ruky",
  "effect.potionCap":
    "v tomto boji můžeš použít nejvýše {count, plural, one {# lektvar} few {# lektvary} other {# lektvarů}}",
  "effect.freePotion": "použij ho bez ceny a nevýhody (do limitu se nepočítá)",
  "effect.repeatPotion": "jeho efekty platí ještě jednou, bez ceny a nevýhody",
  "effect.repeatSpecialization": "použij svou Specializaci ještě jednou, jako na úrovni {level}",
  "effect.colourNoEffect":
    "{colour, select, blue {modré} red {červené} green {zelené} yellow {žluté} other {fialové}} karty nemají efekty, ale propojují se a počítají se",
  "effect.firstCardRandom": "první karta tvé kombinace je náhodná karta z ruky",
  "effect.shieldGainCap": "v každém tvém bojovém tahu může Štít stoupnout nejvýše o {count}",
  "effect.damageCap": "tvůj útok způsobí nejvýše {count} zranění",
  "effect.lossCap":
    "nestvůra v tomto tahu ztratí nejvýše {count, plural, one {# kartu} few {# karty} other {# karet}}",
  "effect.fightAttribute.higher":
    "{which, select, combat {Boj} defense {Obrana} alchemy {Alchymie} other {Specializace}} se v tomto boji počítá o 1 vyšší",
  "effect.fightAttribute.lower":
    "{which, select, combat {Boj} defense {Obrana} alchemy {Alchymie} other {Specializace}} se v tomto boji počítá o 1 nižší",
  "effect.actFirst": "první bojový tah máš ty",

  "amount.attribute":
    "tolik, kolik je úroveň {attribute, select, combat {tvého Boje} defense {tvé Obrany} alchemy {tvé Alchymie} other {tvé Specializace}}",
  "amount.handCard": "{each} za každou kartu ve tvé ruce",
  "amount.comboCard":
    "{each} za každou {colour, select, blue {modrou} red {červenou} green {zelenou} yellow {žlutou} other {fialovou}} kartu kombinace",
  "amount.monsterLevel": "{one}/{two}/{three} podle úrovně nestvůry I/II/III",
};
