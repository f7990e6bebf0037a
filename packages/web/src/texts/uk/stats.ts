/** Keys begin with `stats.`. */
export default {
  "stats.lead": "Ваші ігри проти ботів і людей, на цьому пристрої та онлайн.",
  "stats.where": "Де",
  "stats.where.value": "{value, select, all {Усюди} here {Цей пристрій} other {Онлайн}}",
  "stats.share": "Частка перемог",
  "stats.streak": "Поточна серія",
  "stats.streak.of":
    "{result, select, win {{length, plural, one {# перемога} few {# перемоги} many {# перемог} other {# перемоги}}} draw {{length, plural, one {# нічия} few {# нічиї} many {# нічиїх} other {# нічиєї}}} other {{length, plural, one {# поразка} few {# поразки} many {# поразок} other {# поразки}}}}",
  "stats.longest": "Найдовша серія перемог",
  "stats.older":
    "{count, plural, one {До сум входить # давніша гра, якої} few {До сум входять # давніші гри, яких} many {До сум входять # давніших ігор, яких} other {До сум входять # давнішої гри, яких}} сервер уже не зберігає. Серії, колоди й рекорди — з решти.",
  "stats.last": "Останні ігри",
  "stats.last.note": "Найновіші праворуч: перемоги вгору, поразки вниз, нічиї посередині.",
  "stats.last.told":
    "{count, plural, one {Остання # гра} few {Останні # гри} many {Останні # ігор} other {Останні # гри}}: перемоги {won}, нічиї {drawn}, поразки {lost}.",
  "stats.course": "Частка перемог із часом",
  "stats.course.note":
    "Щоразу {games, plural, one {з # останньої гри} few {з останніх # ігор} many {з останніх # ігор} other {з останніх # гри}}; нічия рахується за половину.",
  "stats.course.told": "Від {first} до {last}; найкраще {best}.",
  "stats.byMode": "За режимом",
  "stats.byRival": "За суперником",
  "stats.byPick": "За колодою або персонажем",
  "stats.people": "Люди",
  "stats.bots": "{kind} ({names})",
  "stats.counts": "перемоги {won} · нічиї {drawn} · поразки {lost}",
  "stats.records": "Найпереконливіші перемоги",
  "stats.records.note": "Найбільша перевага в кожному режимі.",
} as const;
