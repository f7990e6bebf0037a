/** Keys begin with `oldWorld.`: fights, duels, what they will bring, and dice poker. */
export default {
  "oldWorld.fight": "Fight",
  "oldWorld.duel": "Duel",
  "oldWorld.fight.short": "Short fight",
  "oldWorld.fight.end":
    "{how, select, won {{you, select, yes {You defeat the monster} other {{name} defeats the monster}}} out {{you, select, yes {You are knocked out} other {{name} is knocked out}}} other {{you, select, yes {You win the duel} other {{name} wins the duel}}}}",
  "oldWorld.fight.of": "of {all}",
  "oldWorld.fight.level": "level {level}",
  "oldWorld.fight.role": "{role, select, attacker {attacks} other {defends}}",
  "oldWorld.fight.stake":
    "{gold, plural, =0 {A win brings no gold} one {A win brings # gold} other {A win brings # gold}}",
  "oldWorld.fight.deciders":
    "{same, select, yes {{you, select, yes {You name its attacks} other {{name} names its attacks}}} other {{you, select, yes {You name its next attack, then {next}} other {{name} names its next attack, then {next}}}}}",
  "oldWorld.fight.die": "A die names its attacks",
  "oldWorld.fight.seen": "{place, select, 1 {On top} other {Card {place} from the top}}: {charge} {bite}",
  "oldWorld.fight.dull": "No effect: {colour}",
  "oldWorld.fight.hindrance":
    "{kind, select, potionCap {{n, plural, one {At most # potion} other {At most # potions}}} shieldGainCap {Shield rises by at most {n} a turn} damageCap {At most {n} damage this turn} lossCap {{n, plural, one {It loses at most # card this turn} other {It loses at most # cards this turn}}} comboMax {{n, plural, one {A combo of # card} other {At most # cards in the combo}}} noComboShield {No Shield from the combo} firstCardRandom {First card of the combo is random} refillBase {{n, plural, one {Combat gives # card} other {Combat gives # cards}}} handFirst {Damage takes the hand first} other {Attack +{n}}}",
  "oldWorld.fight.bet":
    "{state, select, awaited {{name} is deciding on a bet} hidden {{name}: bet face down} none {{name}: no bet} other {{name}: 1 gold on {on}}}",

  "oldWorld.fight.combo": "Combo",
  "oldWorld.fight.noCombo":
    "{state, select, laying {{name} is laying a combo} preparing {{you, select, yes {Before the combo: potions, Specialization, trophies} other {{name} is preparing the attack}}} other {No combo lies here}}",
  "oldWorld.fight.next":
    "{first, select, yes {Lay the first card} other {{free, select, yes {Lay a card, with or without a link} other {Lay the next card}}}}",
  "oldWorld.fight.free": "Without a link",
  "oldWorld.fight.topDiscard": "Top of the discard pile",
  "oldWorld.fight.totals": "What the combo comes to",
  "oldWorld.fight.total":
    "{total, select, damage {Damage.} shieldGain {Shield of the combo.} other {Cards drawn after it.}}",
  "oldWorld.fight.damage": "cards {cards}, links {links}{effects, select, 0 {} other {, effects {effects}}}",
  "oldWorld.fight.shieldGain": "{now} → {after}, cap {cap}",
  "oldWorld.fight.refill": "Combat {row}{cards, select, 0 {} other {, combo {cards}}}",

  "oldWorld.fight.attack":
    "{state, select, yours {You name the monster’s attack} awaited {{name} names the monster’s attack} named {Attack: {attack}} other {The monster attacks}}",
  "oldWorld.fight.blow": "{damage} damage: Shield, then deck, then hand",

  "oldWorld.fight.life": "{count, plural, one {Life: # card} other {Life: # cards}}",
  "oldWorld.fight.deck": "Life deck",
  "oldWorld.fight.hand": "Hand",
  "oldWorld.fight.discard": "Discard pile",
  "oldWorld.fight.shield": "Shield",
  "oldWorld.fight.parts": "Shield {shield} · deck {deck} · hand {hand}",
  "oldWorld.fight.kit": "Use",
  "oldWorld.fight.usable": "{count, plural, =0 {nothing now} one {# now} other {# now}}",
  "oldWorld.fight.potions": "Potions used: {used} of {of}",
  "oldWorld.fight.thing":
    "{name}, {state, select, now {usable now} spent {used up} other {not now}}. {words}",

  "oldWorld.forecast": "Forecast",
  "oldWorld.forecast.strike": "Your strike",
  "oldWorld.forecast.answer": "The answer",
  "oldWorld.forecast.atMost": "≤ {damage}",
  "oldWorld.forecast.end":
    "{end, select, won {{duel, select, yes {may win} other {defeats it}}} other {your last cards: you are out}}",
  "oldWorld.forecast.own":
    "Shield {shield} → {after}, {draws, plural, =0 {no card drawn} one {draw # card} other {draw # cards}}",
  "oldWorld.forecast.ability": "You may use something on the way.",
  "oldWorld.forecast.defend": "You may use something against it.",
  "oldWorld.forecast.unknown": "Their cards are hidden: no number.",
  "oldWorld.forecast.numbers":
    "{worst, plural, =0 {worst: no card lost} one {worst: # card lost} other {worst: # cards lost}} · mean {mean}",
  "oldWorld.forecast.knocks":
    "{knocks, select, 0 {Can’t knock you out} other {{die, select, yes {Knocks you out: {knocks} of {of} throws and cards} other {Knocks you out: {knocks} of {of} cards}}}}",

  "oldWorld.do.strike": "{damage, select, 0 {Play the combo} other {Strike for {damage}}}",
  "oldWorld.do.reroll": "{count, plural, =0 {Keep the dice} one {Reroll # die} other {Reroll # dice}}",

  "oldWorld.poker": "Dice poker",
  "oldWorld.poker.who": "{kind, select, locals {Locals of {place}} fixed {The hand to beat} other {{name}}}",
  "oldWorld.poker.state":
    "{state, select, yours {Tap dice to reroll them, once} choosing {{name} is choosing dice to reroll} thrown {{name} rolls for them} other {the dice stay}}",
  "oldWorld.poker.die":
    "Die: {face}{state, select, marked {, to be rerolled} forming {, part of the hand} other {}}",
  "oldWorld.poker.hands": "Hands from best to worst",
  "oldWorld.poker.lies":
    "{near, select, yes {{far, select, yes {(both sides)} other {(the near side)}}} other {(the far side)}}",
  "oldWorld.poker.pays": "{gold} gold",
  "oldWorld.poker.pot": "{gold, plural, one {gold in the pot} other {gold in the pot}}",
  "oldWorld.poker.asTheyLie":
    "{state, select, ahead {As they lie, these dice win.} behind {As they lie, these dice lose.} other {Tap dice to see what a reroll brings.}}",
  "oldWorld.poker.odds":
    "{solo, select, yes {Reroll {count}: {better} of {throws} rolls are better; {gold} gold on average.} other {Reroll {count}: {wins} of {throws} rolls win, {better} are better.}}",
} as const;
