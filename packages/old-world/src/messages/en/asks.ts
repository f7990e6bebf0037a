/** What is asked and answered, and how it ends, in English. */
export const ASKS: Record<string, string> = {
  "question.school": "Which school will you play?",
  "question.lair": "Which terrain gets the level-II monster?",
  "question.headStart": "Which attribute will you raise to level 2?",
  "question.potionOverflow": "You hold too many potions: which one will you discard?",
  "question.phaseOne": "Phase I: what will you do?",
  "question.movePayment": "How will you pay for the move to {place}?",
  "question.movePayment.second": "Which second card will you discard for the move to {place}?",
  "question.keptMovePayment": "Which card will you discard for the move to {place}?",
  "question.training": "Which attribute will you train?",
  "question.exchangeCard": "Which card from your hand will you exchange?",
  "question.exchangePool": "Which pool card of cost {most} or less will you take?",
  "question.trailQuest": "Which monster’s trail will you ask about?",
  "question.purge":
    "Which pool card will you remove? {count, plural, one {Up to # more.} other {Up to # more.}}",
  "question.reroll.own": "Which of your dice will you reroll?",
  "question.reroll.challenged": "You were challenged to dice poker: which of your dice will you reroll?",
  "question.reroll.locals": "You roll for the locals: which of their dice will you reroll?",
  "question.rideAction": "Will you use this location’s action?",
  "question.phaseTwo": "Phase II: what will you do?",
  "question.poolCard": "Which pool card of cost {cost} will you take?",
  "question.poolCard.any": "Which pool card will you take?",
  "question.phaseThreeDiscard": "Phase III: which cards will you discard? You may keep at most 3.",
  "question.gain": "Which pool card will you gain?",
  "question.gainPayment": "Which card will you pay with? {count, plural, one {# more.} other {# more.}}",

  "question.bet": "Will you bet on the duel?",
  "question.stepOne": "Step 1: will you use a potion or an ability?",
  "question.combo": "Which card begins your combo?",
  "question.combo.short": "Short fight: which card begins your combo?",
  "question.combo.next": "Which card comes next in your combo?",
  "question.specialization": "Will you use your Specialization (level {level})?",
  "question.special": "Which special effect comes first?",
  "question.wound":
    "Which card from your hand will you lose? {count, plural, one {# damage left.} other {# damage left.}}",
  "question.attack": "How will the monster attack?",
  "question.revealedAttack": "Which attack of the revealed card will you use?",
  "question.discardSeen":
    "Which of these cards must your opponent discard? {count, plural, one {# more.} other {# more.}}",
  "question.orderSeen": "Which of these cards will you put on top of the others?",
  "question.fatigue":
    "Fatigue: which card will you remove from the game? {count, plural, one {# more.} other {# more.}}",

  "question.attribute.raise": "Which attribute will you raise?",
  "question.attribute.lower": "Which attribute will you lower?",
  "question.trail": "Which terrain’s trail token will you take?",
  "question.discardCards":
    "Which card will you discard{from, select, deck { from your deck} other {}}? {count, plural, one {# more.} other {# more.}}",
  "question.removeCards":
    "Which card will you remove from the game? {count, plural, one {# more.} other {# more.}}",
  "question.discardPotions": "Which potion will you discard? {count, plural, one {# more.} other {# more.}}",
  "question.ability": "{moment}: will you use an ability?",
  "question.takeDiscard": "Which card from your discard pile will you take?",
  "question.discardToDeck":
    "Which card from your discard pile will you shuffle into your deck? Up to {count} more.",
  "question.cycleHand": "Which card from your hand will you put under your deck? Up to {count} more.",
  "question.takeSeen":
    "Which of these cards will you take into your hand? {count, plural, one {# more.} other {# more.}}",
  "question.orderOwn.top": "Which of these cards will you put back next? The first one ends up on top.",
  "question.orderOwn.bottom": "Which of these cards will you put under your deck next?",

  "question.option": "What will you do?",
  "question.ride": "Which location will you move to?",

  "choice.decline": "Not now",
  "choice.back": "Back",
  "choice.done": "Done",
  "choice.discard": "Discard {card}{from, select, deck { from the deck} other {}}",
  "choice.remove":
    "Remove {card}{from, select, deck { from the deck} discard { from the discard pile} other {}}",
  "choice.take.hand": "{card} from slot {slot}{price, plural, =0 {} one { for # card} other { for # cards}}",
  "choice.take.discard":
    "{card} from slot {slot} onto your discard pile{price, plural, =0 {} one { for # card} other { for # cards}}",
  "choice.discardPotion": "Discard {potion}",
  "choice.raise":
    "Raise {attribute, select, combat {Combat} defense {Defense} alchemy {Alchemy} other {Specialization}}",
  "choice.lower":
    "Lower {attribute, select, combat {Combat} defense {Defense} alchemy {Alchemy} other {Specialization}}",
  "choice.trail": "Trail token: {terrain}",
  "choice.school": "{school}: {specialization}. {text}",
  "choice.lair": "Terrain: {terrain}",
  "choice.lookThrough": "Look through your deck",
  "choice.abandon": "Abandon the game",
  "choice.endPhase": "End Phase I",
  "choice.move": "Move to {place} ({terrain}; {action})",
  "choice.keptMove": "{kept}: move to {place}{pay, select, anyCard { for any card} other { for free}}",
  "choice.action": "{action} ({place})",
  "choice.poker": "Dice poker with {seat}",
  "choice.quest": "Resolve the quest “{quest}”{gold, plural, =0 {} one { for # gold} other { for # gold}}",
  "choice.pay":
    "{payment, select, wild {Discard {card} (wild)} gold {Discard {card} and pay 1 gold} two {Discard {card} and one more card} second {Discard {card} as well} any {Discard {card}} other {Discard {card} (matching terrain)}}",
  "choice.train":
    "{attribute, select, combat {Combat} defense {Defense} alchemy {Alchemy} other {Specialization}} for {gold} gold",
  "choice.train.with":
    "{attribute, select, combat {Combat} defense {Defense} alchemy {Alchemy} other {Specialization}} for {gold} gold with {kept}",
  "choice.trailQuest": "Trail quest: {terrain}",
  "choice.purge": "Remove {card} from slot {slot}",
  "choice.reroll": "Reroll a {face}",
  "choice.ride": "Move to {place}",
  "choice.duel": "Challenge {seat} to a duel",
  "choice.fight": "Fight the monster: {monster}",
  "choice.meditate":
    "Meditate on {attribute, select, combat {Combat} defense {Defense} alchemy {Alchemy} other {Specialization}}",
  "choice.explore": "Explore the {deck, select, city {city} other {wilderness}}",
  "choice.option": "{option}: {text}",
  "choice.option.cost": "{option}: {text} (Cost: {cost}.)",
  "choice.option.plain": "Option {option}",

  "choice.bet": "Bet {gold} gold on {seat}",
  "choice.goOn": "Continue to the combo",
  "choice.potion": "Drink {potion}{free, select, yes { free of cost and drawback} other {}}. {text}",
  "choice.potion.plain": "Drink {potion}{free, select, yes { free of cost and drawback} other {}}",
  "choice.specialization":
    "{specialization}, level {level}{again, select, yes { (again, thanks to a trophy)} other {}}: {text}",
  "choice.lay": "{card}{extension, select, 0 {} other { on extension {extension}}}",
  "choice.lay.free": "{card}, without a link{extension, select, 0 {} other {}}",
  "choice.takeTop": "Take {card} from your discard pile",
  "choice.returnCard": "Return {card} to your hand",
  "choice.attack": "Attack: {attack}",
  "choice.discardSeen": "Discard {card}",
  "choice.putOnTop": "{card} on top",

  "choice.use": "{source}: {effects}",
  "choice.use.cost": "{source}: {cost}; in return {effects}",
  "choice.use.plain": "{source}",
  "choice.takeBack.hand": "{card} into your hand",
  "choice.takeBack.deck": "{card} into your deck",
  "choice.bury": "{card} under your deck",
  "choice.keepSeen": "{card} into your hand",
  "choice.putBack.top": "{card} back on top",
  "choice.putBack.bottom": "{card} under your deck",

  "part.from": "Where it lies",
  "part.colour": "Colour",
  "part.card": "Card",
  "stakes.school":
    "Your school decides your starting cards, your home and your Specialization, which grows with its level.",
};
