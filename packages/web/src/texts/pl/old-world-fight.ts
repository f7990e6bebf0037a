import type en from "../en/old-world-fight.ts";

export default {
  "oldWorld.fight": "Walka",
  "oldWorld.duel": "Pojedynek",
  "oldWorld.fight.short": "Krótka walka",
  "oldWorld.fight.end":
    "{how, select, won {{you, select, yes {Pokonujesz potwora} other {{name} pokonuje potwora}}} out {{you, select, yes {Koniec walki: powalenie} other {Powalenie: {name}}}} other {{you, select, yes {Wygrywasz pojedynek} other {{name} wygrywa pojedynek}}}}",
  "oldWorld.fight.of": "z {all}",
  "oldWorld.fight.level": "poziom {level}",
  "oldWorld.fight.role": "{role, select, attacker {atakuje} other {broni się}}",
  "oldWorld.fight.stake":
    "{gold, plural, =0 {Wygrana nie daje monet} one {Wygrana daje # monetę} few {Wygrana daje # monety} many {Wygrana daje # monet} other {Wygrana daje # monety}}",
  "oldWorld.fight.deciders":
    "{same, select, yes {{you, select, yes {Jego ataki wybierasz ty} other {Jego ataki wybiera {name}}}} other {{you, select, yes {Jego następny atak wybierasz ty, potem {next}} other {Jego następny atak wybiera {name}, potem {next}}}}}",
  "oldWorld.fight.die": "O jego atakach decyduje kość",
  "oldWorld.fight.seen": "{place, select, 1 {Na wierzchu} other {{place}. karta od góry}}: {charge} {bite}",
  "oldWorld.fight.dull": "Bez efektu: {colour}",
  "oldWorld.fight.hindrance":
    "{kind, select, potionCap {{n, plural, one {Najwyżej # eliksir} few {Najwyżej # eliksiry} many {Najwyżej # eliksirów} other {Najwyżej # eliksiru}}} shieldGainCap {Tarcza rośnie w turze najwyżej o {n}} damageCap {W tej turze obrażenia: najwyżej {n}} lossCap {{n, plural, one {W tej turze traci najwyżej # kartę} few {W tej turze traci najwyżej # karty} many {W tej turze traci najwyżej # kart} other {W tej turze traci najwyżej # karty}}} comboMax {{n, plural, one {Kombinacja z # karty} few {Kombinacja najwyżej z # kart} many {Kombinacja najwyżej z # kart} other {Kombinacja najwyżej z # karty}}} noComboShield {Kombinacja nie daje Tarczy} firstCardRandom {Pierwsza karta kombinacji jest losowa} refillBase {{n, plural, one {Walka daje # kartę} few {Walka daje # karty} many {Walka daje # kart} other {Walka daje # karty}}} handFirst {Obrażenia najpierw zabierają karty z ręki} other {Atak +{n}}}",
  "oldWorld.fight.bet":
    "{state, select, awaited {{name} decyduje o zakładzie} hidden {{name}: zakład zakryty} none {{name}: bez zakładu} other {{name}: 1 moneta, faworyt: {on}}}",

  "oldWorld.fight.combo": "Kombinacja",
  "oldWorld.fight.noCombo":
    "{state, select, laying {{name} układa kombinację} preparing {{you, select, yes {Przed kombinacją: eliksiry, Specjalizacja, trofea} other {{name} szykuje atak}}} other {Nie leży tu żadna kombinacja}}",
  "oldWorld.fight.next":
    "{first, select, yes {Połóż pierwszą kartę} other {{free, select, yes {Połóż kartę z łączeniem lub bez} other {Połóż następną kartę}}}}",
  "oldWorld.fight.free": "Bez łączenia",
  "oldWorld.fight.topDiscard": "Wierzch stosu kart odrzuconych",
  "oldWorld.fight.totals": "Co daje kombinacja",
  "oldWorld.fight.total":
    "{total, select, damage {Obrażenia.} shieldGain {Tarcza z kombinacji.} other {Karty dobierane po niej.}}",
  "oldWorld.fight.damage":
    "karty: {cards}, łączenia: {links}{effects, select, 0 {} other {, efekty: {effects}}}",
  "oldWorld.fight.shieldGain": "{now} → {after}, limit {cap}",
  "oldWorld.fight.refill": "Walka {row}{cards, select, 0 {} other {, kombinacja {cards}}}",

  "oldWorld.fight.attack":
    "{state, select, yours {Wybierasz atak potwora} awaited {Atak potwora wybiera {name}} named {Atak: {attack}} other {Potwór atakuje}}",
  "oldWorld.fight.blow": "Obrażenia: {damage}; Tarcza, potem talia, potem ręka",

  "oldWorld.fight.life":
    "{count, plural, one {Życie: # karta} few {Życie: # karty} many {Życie: # kart} other {Życie: # karty}}",
  "oldWorld.fight.deck": "Talia życia",
  "oldWorld.fight.hand": "Ręka",
  "oldWorld.fight.discard": "Karty odrzucone",
  "oldWorld.fight.shield": "Tarcza",
  "oldWorld.fight.parts": "Tarcza {shield} · talia {deck} · ręka {hand}",
  "oldWorld.fight.kit": "Użyj",
  "oldWorld.fight.usable":
    "{count, plural, =0 {teraz nic} one {# teraz} few {# teraz} many {# teraz} other {# teraz}}",
  "oldWorld.fight.potions": "Użyte eliksiry: {used} z {of}",
  "oldWorld.fight.thing":
    "{name}, {state, select, now {do użycia teraz} spent {zużyte} other {nie teraz}}. {words}",

  "oldWorld.forecast": "Prognoza",
  "oldWorld.forecast.strike": "Twój cios",
  "oldWorld.forecast.answer": "Odpowiedź",
  "oldWorld.forecast.atMost": "≤ {damage}",
  "oldWorld.forecast.end":
    "{end, select, won {{duel, select, yes {może wygrać} other {pokona go}}} other {twoje ostatnie karty: powalenie}}",
  "oldWorld.forecast.own":
    "Tarcza {shield} → {after}, {draws, plural, =0 {bez dobierania} one {dobierzesz # kartę} few {dobierzesz # karty} many {dobierzesz # kart} other {dobierzesz # karty}}",
  "oldWorld.forecast.ability": "Po drodze możesz czegoś użyć.",
  "oldWorld.forecast.defend": "Możesz czegoś użyć przeciw temu.",
  "oldWorld.forecast.unknown": "Karty przeciwnika są zakryte: bez liczby.",
  "oldWorld.forecast.numbers":
    "{worst, plural, =0 {najgorzej: bez strat} one {najgorzej: strata # karty} few {najgorzej: strata # kart} many {najgorzej: strata # kart} other {najgorzej: strata # karty}} · średnio {mean}",
  "oldWorld.forecast.knocks":
    "{knocks, select, 0 {Nie może cię powalić} other {{die, select, yes {Powali cię: {knocks} z {of} rzutów i kart} other {Powali cię: {knocks} z {of} kart}}}}",

  "oldWorld.do.strike": "{damage, select, 0 {Zagraj kombinację} other {Cios za {damage}}}",
  "oldWorld.do.reroll":
    "{count, plural, =0 {Zostaw kości} one {Przerzuć # kość} few {Przerzuć # kości} many {Przerzuć # kości} other {Przerzuć # kości}}",

  "oldWorld.poker": "Kościany poker",
  "oldWorld.poker.who":
    "{kind, select, locals {Miejscowi ({place})} fixed {Układ do pokonania} other {{name}}}",
  "oldWorld.poker.state":
    "{state, select, yours {Dotknij kości, które przerzucisz (raz)} choosing {{name} wybiera kości do przerzucenia} thrown {rzuca za nich {name}} other {kości zostają}}",
  "oldWorld.poker.die":
    "Kość: {face}{state, select, marked {, do przerzucenia} forming {, część układu} other {}}",
  "oldWorld.poker.hands": "Układy od najlepszego",
  "oldWorld.poker.lies":
    "{near, select, yes {{far, select, yes {(obie strony)} other {(bliższa strona)}}} other {(dalsza strona)}}",
  "oldWorld.poker.pays": "{gold, plural, one {# moneta} few {# monety} many {# monet} other {# monety}}",
  "oldWorld.poker.pot":
    "{gold, plural, one {moneta w stawce} few {monety w stawce} many {monet w stawce} other {monety w stawce}}",
  "oldWorld.poker.asTheyLie":
    "{state, select, ahead {Tak jak leżą, te kości wygrywają.} behind {Tak jak leżą, te kości przegrywają.} other {Dotknij kości, a zobaczysz, co da przerzut.}}",
  "oldWorld.poker.odds":
    "{solo, select, yes {Przerzut: {count}. Poprawa: {better}/{throws}; średnio monet: {gold}.} other {Przerzut: {count}. Wygrana: {wins}/{throws}, poprawa: {better}/{throws}.}}",
} as const satisfies Record<keyof typeof en, string>;
