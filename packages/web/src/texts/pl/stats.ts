/** Keys begin with `stats.`. */
export default {
  "stats.lead": "Twoje gry z botami i ludźmi, na tym urządzeniu i online.",
  "stats.where": "Gdzie",
  "stats.where.value": "{value, select, all {Wszędzie} here {To urządzenie} other {Online}}",
  "stats.share": "Odsetek wygranych",
  "stats.streak": "Obecna seria",
  "stats.streak.of":
    "{result, select, win {{length, plural, one {# zwycięstwo} few {# zwycięstwa} many {# zwycięstw} other {# zwycięstwa}}} draw {{length, plural, one {# remis} few {# remisy} many {# remisów} other {# remisu}}} other {{length, plural, one {# porażka} few {# porażki} many {# porażek} other {# porażki}}}}",
  "stats.longest": "Najdłuższa seria zwycięstw",
  "stats.older":
    "{count, plural, one {Sumy obejmują # starszą grę, której} few {Sumy obejmują # starsze gry, których} many {Sumy obejmują # starszych gier, których} other {Sumy obejmują # starszej gry, których}} serwer już nie przechowuje. Serie, talie i rekordy dotyczą pozostałych.",
  "stats.last": "Ostatnie gry",
  "stats.last.note": "Najnowsze po prawej: zwycięstwa w górę, porażki w dół, remisy pośrodku.",
  "stats.last.told":
    "{count, plural, one {Ostatnia # gra} few {Ostatnie # gry} many {Ostatnich # gier} other {Ostatnie # gry}}: zwycięstwa {won}, remisy {drawn}, porażki {lost}.",
  "stats.course": "Odsetek wygranych w czasie",
  "stats.course.note":
    "Zawsze {games, plural, one {z ostatniej gry} few {z ostatnich # gier} many {z ostatnich # gier} other {z ostatnich # gry}}; remis liczy się za pół.",
  "stats.course.told": "Od {first} do {last}; najlepiej {best}.",
  "stats.byMode": "Według trybu",
  "stats.byRival": "Według przeciwnika",
  "stats.byPick": "Według talii lub postaci",
  "stats.people": "Ludzie",
  "stats.bots": "{kind} ({names})",
  "stats.counts": "zwycięstwa {won} · remisy {drawn} · porażki {lost}",
  "stats.records": "Najwyraźniejsze zwycięstwa",
  "stats.records.note": "Największa przewaga w każdym trybie.",
} as const;
