/** What effects do, in English. Each is a clause that follows a colon; the last words of a sentence carry no stop. */
export const EFFECTS: Record<string, string> = {
  "effect.none": "nothing",
  "effect.all": "{effects}",

  "effect.gold.gain": "gain {count} gold",
  "effect.gold.lose": "lose {count} gold",
  "effect.attribute.raise":
    "raise {which, select, combat {Combat by 1} defense {Defense by 1} alchemy {Alchemy by 1} specialization {Specialization by 1} any {an attribute of your choice by 1} lowest {your lowest attribute by 1} other {your two lowest attributes by 1 each}}",
  "effect.attribute.lower":
    "lower {which, select, combat {Combat by 1} defense {Defense by 1} alchemy {Alchemy by 1} specialization {Specialization by 1} any {an attribute of your choice by 1} lowest {your lowest attribute by 1} other {your two lowest attributes by 1 each}}",
  "effect.shield.raise": "raise Shield by {count}",
  "effect.shield.lower": "lower Shield by {count}",
  "effect.shield.overCap": "raise Shield by {count}, even above its cap",
  "effect.shield.by": "change Shield ({amount})",
  "effect.shieldSet.0": "lower Shield to 0",
  "effect.shieldSet.cap": "raise Shield to its cap",
  "effect.potion.take": "take {count, plural, one {# potion} other {# potions}}",
  "effect.potion.discard": "discard {count, plural, one {# unused potion} other {# unused potions}}",
  "effect.potionsUpTo":
    "take potions until you have {count}{over, select, yes { (ignore the limit)} other {}}",
  "effect.potionsDiscardAll": "discard all your unused potions",
  "effect.trail.choice": "take a trail token of a terrain of your choice",
  "effect.trail.each": "take a trail token of each terrain",
  "effect.trail.asActive": "take a trail token of each terrain for which the active player has one",
  "effect.draw": "draw {count, plural, one {# card} other {# cards}}",
  "effect.discardHand.owner":
    "discard {count, plural, one {# card} other {# cards}} from your hand{fallback, select, yes { (what is missing comes from the top of your deck)} other {}}",
  "effect.discardHand.random":
    "discard {count, plural, one {# random card} other {# random cards}} from your hand{fallback, select, yes { (what is missing comes from the top of your deck)} other {}}",
  "effect.discardHand.owner.by":
    "discard cards from your hand ({amount}{fallback, select, yes {; what is missing comes from the top of your deck} other {}})",
  "effect.discardHand.random.by":
    "discard random cards from your hand ({amount}{fallback, select, yes {; what is missing comes from the top of your deck} other {}})",
  "effect.discardDeck":
    "search your deck, discard {count, plural, one {# card} other {# cards}} of your choice from it and shuffle it",
  "effect.removeCard":
    "remove {count, plural, one {# of your action cards} other {# of your action cards}} from the game{fallback, select, yes { (with an empty hand, the top card of your deck)} other {}}",
  "effect.removeCard.from":
    "remove {count, plural, one {# of your action cards} other {# of your action cards}} from the game (from: {zones}{fallback, select, yes {; with an empty hand, the top card of your deck} other {}})",
  "effect.gainPoolCard.any": "put any pool card on your discard pile",
  "effect.gainPoolCard.cost": "put a pool card of cost {cost} on your discard pile",
  "effect.takeDiscard.top": "take the top card of your discard pile into your hand",
  "effect.takeDiscard.any": "take any card from your discard pile into your hand",
  "effect.discardToDeck.owner":
    "shuffle up to {count, plural, one {# card} other {# cards}} from your discard pile into your deck",
  "effect.discardToDeck.random":
    "shuffle {count, plural, one {# random card} other {# random cards}} from your discard pile into your deck",
  "effect.cycleHand":
    "put up to {count, plural, one {# card} other {# cards}} from your hand under your deck, then draw as many plus {bonus}",
  "effect.lookOwnDeck":
    "look at the top {count, plural, one {card} other {# cards}} of your deck, take {take} of them into your hand and put the rest {rest, select, top {back on top} other {under it}} in any order",

  "effect.phase3Draw.more": "draw {count, plural, one {# more card} other {# more cards}} in Phase III",
  "effect.phase3Draw.fewer": "draw {count, plural, one {# fewer card} other {# fewer cards}} in Phase III",
  "effect.phase3DrawSet": "in Phase III draw only up to {count, plural, one {# card} other {# cards}}",
  "effect.phase3Free": "the pool card you take in Phase III costs nothing",
  "effect.skipToPhase3": "go straight to Phase III",
  "effect.noExplore": "you cannot explore this turn",
  "effect.quest":
    "take a quest ({place}; event {event}{pay, plural, =0 {} one {; pay # gold there} other {; pay # gold there}})",
  "effect.readEvent": "read event {event}",
  "effect.keep":
    "keep this card{kind, select, equipment { as equipment} companion { as your companion} other {}}",
  "effect.loseKept": "return the kept event {event}",
  "effect.move":
    "move to a connected {to, select, forest {forest location} mountain {mountain location} water {water location} other {location}} {pay, select, anyCard {for any 1 card} other {for free}}{action, select, yes {; you may use its action} other {}}",
  "effect.trainingDiscount": "this training costs {count} gold less, but at least {least}",
  "effect.potionLimit": "you may hold up to {count, plural, one {# potion} other {# potions}}",
  "place.forest": "a drawn forest location",
  "place.mountain": "a drawn mountain location",
  "place.water": "a drawn water location",
  "place.own": "your own school",
  "place.ownOrOther": "any player’s school",

  "effect.roll": "roll a die ({rows})",
  "effect.if": "if {conditions}, {met}, otherwise {otherwise}",
  "effect.band":
    "by your {of, select, combat {Combat} defense {Defense} alchemy {Alchemy} specialization {Specialization} other {witcher}} level ({rows})",
  "effect.test": "test with 2 × {attribute} + a die ({rows})",
  "effect.shortFight":
    "short fight: {prepare}, draw {count, plural, one {# card} other {# cards}} and play one combo (damage {rows})",
  "effect.pokerAgainst": "play dice poker against {dice} (with a better hand: {effects})",
  "effect.schoolOwner": "for the player whose school this is ({effects})",
  row: "{range}: {effects}",
  rows: "{row}; {rest}",
  range: "{from}–{to}",
  "range.one": "{from}",
  "range.up": "{from} or more",

  "effect.damage.more": "add {count} damage to your attack",
  "effect.damage.less": "deal {count} less damage with your attack",
  "effect.damage.now": "deal {count} damage at once",
  "effect.damage.by": "add damage to your attack ({amount})",
  "effect.takeDamage": "take {count} damage",
  "effect.takeDamage.by": "take damage ({amount})",
  "effect.refill.more": "draw {count, plural, one {# more card} other {# more cards}} in step 4",
  "effect.refill.fewer": "draw {count, plural, one {# fewer card} other {# fewer cards}} in step 4",
  "effect.refill.least":
    "draw {count, plural, one {# fewer card} other {# fewer cards}} in step 4, but not below {least}",
  "effect.refillBase": "in step 4 Combat counts as {count}",
  "effect.comboMax": "your combo may have at most {count, plural, one {# card} other {# cards}}",
  "effect.comboFree":
    "you may end your combo with {count, plural, one {# card} other {# cards}} without a link",
  "effect.comboShield": "add {count, plural, one {# Shield symbol} other {# Shield symbols}} to your combo",
  "effect.comboShield.by": "add Shield symbols to your combo ({amount})",
  "effect.noComboShield": "Shield symbols of your combo do not count",
  "effect.lookOpponentDeck":
    "look at the top {count, plural, one {card} other {# cards}} of your opponent’s life deck, discard {discard} of them and put the rest back on top in any order",
  "effect.reduceAttack.this": "this attack deals {count} less damage",
  "effect.reduceAttack.next": "the next attack on you deals {count} less damage",
  "effect.capAttack": "this attack deals at most {count} damage",
  "effect.attackBonus": "the monster’s attack deals {count} more damage",
  "effect.chooseAttack": "choose again between charge and bite",
  "effect.worstAttack": "the attack that costs you more cards is used",
  "effect.handFirst": "damage takes cards from your hand first",
  "effect.potionCap": "you may use at most {count, plural, one {# potion} other {# potions}} in this fight",
  "effect.freePotion": "use it without its cost and drawback (it does not count towards your limit)",
  "effect.repeatPotion": "its effects apply again, without its cost and drawback",
  "effect.repeatSpecialization": "use your Specialization again, as on level {level}",
  "effect.colourNoEffect":
    "{colour, select, blue {blue} red {red} green {green} yellow {yellow} other {purple}} cards have no effects, but they link and count",
  "effect.firstCardRandom": "the first card of your combo is drawn at random from your hand",
  "effect.shieldGainCap": "your Shield can rise by at most {count} in each of your combat turns",
  "effect.damageCap": "your attack deals at most {count} damage",
  "effect.lossCap": "the monster loses at most {count, plural, one {# card} other {# cards}} this turn",
  "effect.fightAttribute.higher":
    "{which, select, combat {Combat} defense {Defense} alchemy {Alchemy} other {Specialization}} counts 1 higher in this fight",
  "effect.fightAttribute.lower":
    "{which, select, combat {Combat} defense {Defense} alchemy {Alchemy} other {Specialization}} counts 1 lower in this fight",
  "effect.actFirst": "you take the first combat turn",

  "amount.attribute":
    "equal to your {attribute, select, combat {Combat} defense {Defense} alchemy {Alchemy} other {Specialization}} level",
  "amount.handCard": "{each} for each card in your hand",
  "amount.comboCard":
    "{each} for each {colour, select, blue {blue} red {red} green {green} yellow {yellow} other {purple}} card of the combo",
  "amount.monsterLevel": "{one}/{two}/{three} for a monster of level I/II/III",
};
