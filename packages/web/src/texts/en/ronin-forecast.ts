/** Keys begin with `ronin.forecast`: what cards will do, told before they are laid. */
export default {
  "ronin.forecast": "{card}: what it will do",
  "ronin.forecast.sure": "Sure",
  "ronin.forecast.open": "Depends on others",
  "ronin.forecast.yours": "Then you choose",
  "ronin.forecast.after": "Depends on your choice",
  "ronin.forecast.none": "no effect",
  "ronin.forecast.track": "alliance with {name} {amount}",
  "ronin.forecast.xp": "XP",
  "ronin.forecast.tea": "passes tea",
  "ronin.forecast.asked":
    "{kind, select, lose {symbols to lose} partner {a partner} track {a track} bonus {a bonus} other {how to continue}}",
  "ronin.forecast.ability": "an ability, if you like",
} as const;
