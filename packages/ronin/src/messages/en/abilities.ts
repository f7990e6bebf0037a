/** The names of the abilities, when they are used and what they do, in English. */
export const ABILITIES: Record<string, string> = {
  "ability.geralt.1": "Instinct",
  "ability.geralt.2": "Bestiary",
  "ability.geralt.3": "Second Cut",
  "ability.geralt.4": "Fury of the Wolf",
  "ability.yennefer.1": "Transmutation",
  "ability.yennefer.2": "Clairvoyance",
  "ability.yennefer.3": "Balance of Power",
  "ability.yennefer.4": "Echo of Magic",
  "ability.dandelion.1": "Silver Tongue",
  "ability.dandelion.2": "Keepsake",
  "ability.dandelion.3": "Perfect Host",
  "ability.dandelion.4": "Borrowed Verse",
  "ability.ciri.1": "One Step Ahead",
  "ability.ciri.2": "Restless Search",
  "ability.ciri.3": "Out of Nowhere",
  "ability.ciri.4": "Source Unleashed",
  "ability.vesemir.1": "Years of Training",
  "ability.vesemir.2": "Hidden Reserve",
  "ability.vesemir.3": "Mastery",
  "ability.vesemir.4": "Common Table",
  "ability.triss.1": "Healing Touch",
  "ability.triss.2": "Friends Everywhere",
  "ability.triss.3": "Alchemy",
  "ability.triss.4": "Rekindled Embers",
  "ability.yukiOnna.1": "White Veil",
  "ability.yukiOnna.2": "Winter’s Patience",
  "ability.yukiOnna.3": "Frozen Reflection",
  "ability.yukiOnna.4": "First Snow",

  "point.D0": "Draft, before you place your figure",
  "point.D1": "Draft, after you have taken your cards",
  "point.K0": "Play, before your first effect",
  "point.K1": "Play, while one of your effects is resolved",
  "point.K2": "Play, after your last effect",
  "point.END": "End of the chapter, before the timelines are cleaned",

  "power.IGNORE_LOSS":
    "Ignore the loss of {count, plural, one {# symbol} other {up to # symbols}} to the effect of a played card.",
  "power.FULL_RESULT": "Get the full result of a played card’s effect without meeting its condition.",
  "power.TIMELINE_TO_HAND":
    "Put {count, plural, one {# card} other {up to # cards}} from your timeline into your hand.",
  "power.EXTRA_PLAY_THEN_DRAW":
    "Play one more card from your hand and resolve its effect, then draw 1 card from the main deck.",
  "power.GAIN_ACTIVE": "Gain {count, plural, one {# active symbol} other {# active symbols}} of your choice.",
  "power.GAIN_ACTIVE.each": "Gain 1 left and 1 right active symbol.",
  "power.CONVERT":
    "Exchange up to {count, plural, one {# token} other {# tokens}} from your pool for as many active symbols of your choice.",
  "power.UNCOVER":
    "Remove up to {count, plural, one {# lost-symbol token} other {# lost-symbol tokens}} from symbols in your timeline; tea-passing symbols stay covered.",
  "power.REPEAT":
    "Resolve the standard {count, plural, one {effect of # card} other {effects of up to # cards}} played in this step once more.",
  "power.WILD_COLOUR":
    "For one effect, {count, plural, one {# card} other {up to # cards}} in your timeline also {count, plural, one {counts} other {count}} as the colour its condition names.",
  "power.BORROW":
    "Resolve the standard effect of a card in a partner’s timeline as if it were on your rightmost card.",
  "power.TEA_HOST":
    "Choose one of your uncovered tea-passing symbols: in this turn’s tea ceremony it points left or right, whichever forms a pair first.",
  "power.DRAFT_SWAP":
    "Exchange one of the two cards you have just taken for a face-up card in a row that still has its pair.",
  "power.DRAFT_PEEK":
    "Look at the top {count, plural, one {# card} other {# cards}} of the main deck. If you then choose the deck spot, take any 2 of them and put the rest at the bottom of the deck; otherwise they stay where they are.",
  "power.DRAFT_FIRST": "Gain 1 XP. You are first in this turn’s new initiative order.",
  "power.DRAFT_EXTRA": "Draw 1 card from the main deck, then discard 1 card from your hand.",
  "power.KEEP_EXTRA":
    "Keep {count, plural, one {# more card} other {# more cards}} when your timeline is cleaned.",
  "power.STUDY": "Gain 1 XP for each different colour in your timeline, at most 4.",
  "power.INACTIVE_XP": "Gain 1 XP for each inactive symbol you own, at most {count}.",
  "power.ALLY":
    "Score {count, plural, one {# alliance point} other {# alliance points}} on the lower of your two alliance tracks.",
};
