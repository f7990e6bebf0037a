import type en from "../en/old-world-fight.ts";

export default {
  "oldWorld.fight": "Boj",
  "oldWorld.duel": "Souboj",
  "oldWorld.fight.short": "Krátký boj",
  "oldWorld.fight.end":
    "{how, select, won {{you, select, yes {Porážíš nestvůru} other {{name} poráží nestvůru}}} out {{you, select, yes {Vyřazení z boje} other {{name}: vyřazení z boje}}} other {{you, select, yes {Vítězíš v souboji} other {{name} vítězí v souboji}}}}",
  "oldWorld.fight.of": "z {all}",
  "oldWorld.fight.level": "úroveň {level}",
  "oldWorld.fight.role": "{role, select, attacker {útočí} other {brání se}}",
  "oldWorld.fight.stake":
    "{gold, plural, =0 {Výhra nenese zlaťáky} one {Výhra nese # zlaťák} few {Výhra nese # zlaťáky} other {Výhra nese # zlaťáků}}",
  "oldWorld.fight.deciders":
    "{same, select, yes {{you, select, yes {Její útoky volíš ty} other {Její útoky volí {name}}}} other {{you, select, yes {Její příští útok volíš ty, pak {next}} other {Její příští útok volí {name}, pak {next}}}}}",
  "oldWorld.fight.die": "Její útoky určuje kostka",
  "oldWorld.fight.seen": "{place, select, 1 {Navrchu} other {{place}. karta shora}}: {charge} {bite}",
  "oldWorld.fight.dull": "Bez efektu: {colour}",
  "oldWorld.fight.hindrance":
    "{kind, select, potionCap {{n, plural, one {Nejvýš # lektvar} few {Nejvýš # lektvary} other {Nejvýš # lektvarů}}} shieldGainCap {Štít za tah nejvýš +{n}} damageCap {V tomto tahu nejvýš {n} zranění} lossCap {{n, plural, one {V tomto tahu ztratí nejvýš # kartu} few {V tomto tahu ztratí nejvýš # karty} other {V tomto tahu ztratí nejvýš # karet}}} comboMax {{n, plural, one {Kombinace o # kartě} few {Kombinace nejvýš o # kartách} other {Kombinace nejvýš o # kartách}}} noComboShield {Kombinace nepřidá Štít} firstCardRandom {První karta kombinace je náhodná} refillBase {{n, plural, one {Boj dá # kartu} few {Boj dá # karty} other {Boj dá # karet}}} handFirst {Zranění bere nejdřív z ruky} other {Útok +{n}}}",
  "oldWorld.fight.bet":
    "{state, select, awaited {{name} rozhoduje o sázce} hidden {{name}: skrytá sázka} none {{name}: bez sázky} other {{name}: 1 zlaťák, favorit: {on}}}",

  "oldWorld.fight.combo": "Kombinace",
  "oldWorld.fight.noCombo":
    "{state, select, laying {{name} skládá kombinaci} preparing {{you, select, yes {Před kombinací: lektvary, Specializace, trofeje} other {{name} chystá útok}}} other {Žádná kombinace tu neleží}}",
  "oldWorld.fight.next":
    "{first, select, yes {Polož první kartu} other {{free, select, yes {Polož kartu s propojením, nebo bez něj} other {Polož další kartu}}}}",
  "oldWorld.fight.free": "Bez propojení",
  "oldWorld.fight.topDiscard": "Vrch odhazovací hromádky",
  "oldWorld.fight.totals": "Co kombinace dává",
  "oldWorld.fight.total":
    "{total, select, damage {Zranění.} shieldGain {Štít z kombinace.} other {Karty dobrané po ní.}}",
  "oldWorld.fight.damage":
    "karty: {cards}, propojení: {links}{effects, select, 0 {} other {, efekty: {effects}}}",
  "oldWorld.fight.shieldGain": "{now} → {after}, strop {cap}",
  "oldWorld.fight.refill": "Boj {row}{cards, select, 0 {} other {, kombinace {cards}}}",

  "oldWorld.fight.attack":
    "{state, select, yours {Volíš útok nestvůry} awaited {Útok nestvůry volí {name}} named {Útok: {attack}} other {Nestvůra útočí}}",
  "oldWorld.fight.blow": "{damage} zranění: Štít, pak balíček, pak ruka",

  "oldWorld.fight.life": "{count, plural, one {Život: # karta} few {Život: # karty} other {Život: # karet}}",
  "oldWorld.fight.deck": "Balíček života",
  "oldWorld.fight.hand": "Ruka",
  "oldWorld.fight.discard": "Odhazovací hromádka",
  "oldWorld.fight.shield": "Štít",
  "oldWorld.fight.parts": "Štít {shield} · balíček {deck} · ruka {hand}",
  "oldWorld.fight.kit": "Použít",
  "oldWorld.fight.usable": "{count, plural, =0 {teď nic} one {# teď} few {# teď} other {# teď}}",
  "oldWorld.fight.potions": "Použité lektvary: {used} z {of}",
  "oldWorld.fight.thing":
    "{name}, {state, select, now {lze použít teď} spent {už použito} other {teď ne}}. {words}",

  "oldWorld.forecast": "Předpověď",
  "oldWorld.forecast.strike": "Tvůj úder",
  "oldWorld.forecast.answer": "Odpověď",
  "oldWorld.forecast.atMost": "≤ {damage}",
  "oldWorld.forecast.end":
    "{end, select, won {{duel, select, yes {může vyhrát} other {porazí ji}}} other {tvé poslední karty: vyřazení}}",
  "oldWorld.forecast.own":
    "Štít {shield} → {after}, {draws, plural, =0 {žádná karta} one {dobereš # kartu} few {dobereš # karty} other {dobereš # karet}}",
  "oldWorld.forecast.ability": "Cestou můžeš něco použít.",
  "oldWorld.forecast.defend": "Můžeš proti tomu něco použít.",
  "oldWorld.forecast.unknown": "Soupeřovy karty jsou skryté: bez čísla.",
  "oldWorld.forecast.numbers":
    "{worst, plural, =0 {nejhůř: žádná ztráta} one {nejhůř: ztráta # karty} few {nejhůř: ztráta # karet} other {nejhůř: ztráta # karet}} · průměr {mean}",
  "oldWorld.forecast.knocks":
    "{knocks, select, 0 {Z boje tě nevyřadí} other {{die, select, yes {Vyřadí tě: {knocks} z {of} hodů a karet} other {Vyřadí tě: {knocks} z {of} karet}}}}",

  "oldWorld.do.strike": "{damage, select, 0 {Zahrát kombinaci} other {Úder za {damage}}}",
  "oldWorld.do.reroll":
    "{count, plural, =0 {Nechat kostky} one {Přehodit # kostku} few {Přehodit # kostky} other {Přehodit # kostek}}",

  "oldWorld.poker": "Kostkový poker",
  "oldWorld.poker.who":
    "{kind, select, locals {Místní ({place})} fixed {Výsledek k překonání} other {{name}}}",
  "oldWorld.poker.state":
    "{state, select, yours {Klepni na kostky, které přehodíš (jednou)} choosing {{name} vybírá kostky k přehození} thrown {hází za ně {name}} other {kostky zůstávají}}",
  "oldWorld.poker.die":
    "Kostka: {face}{state, select, marked {, k přehození} forming {, patří k výsledku} other {}}",
  "oldWorld.poker.hands": "Výsledky od nejlepšího",
  "oldWorld.poker.lies":
    "{near, select, yes {{far, select, yes {(obě strany)} other {(bližší strana)}}} other {(vzdálenější strana)}}",
  "oldWorld.poker.pays": "{gold, plural, one {# zlaťák} few {# zlaťáky} other {# zlaťáků}}",
  "oldWorld.poker.pot": "{gold, plural, one {zlaťák v banku} few {zlaťáky v banku} other {zlaťáků v banku}}",
  "oldWorld.poker.asTheyLie":
    "{state, select, ahead {Jak kostky leží, vyhrávají.} behind {Jak kostky leží, prohrávají.} other {Klepni na kostky a uvidíš, co přehození přinese.}}",
  "oldWorld.poker.odds":
    "{solo, select, yes {Přehodit: {count}. Zlepšení: {better}/{throws}; průměrně zlaťáků: {gold}.} other {Přehodit: {count}. Výhra: {wins}/{throws}, zlepšení: {better}/{throws}.}}",
} as const satisfies Record<keyof typeof en, string>;
