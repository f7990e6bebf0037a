/** Keys begin with `stats.`. */
export default {
  "stats.lead": "Tvé hry proti botům i lidem, na tomto zařízení a online.",
  "stats.where": "Kde",
  "stats.where.value": "{value, select, all {Všude} here {Toto zařízení} other {Online}}",
  "stats.share": "Podíl výher",
  "stats.streak": "Současná série",
  "stats.streak.of":
    "{result, select, win {{length, plural, one {# výhra} few {# výhry} other {# výher}}} draw {{length, plural, one {# remíza} few {# remízy} other {# remíz}}} other {{length, plural, one {# porážka} few {# porážky} other {# porážek}}}}",
  "stats.longest": "Nejdelší série výher",
  "stats.older":
    "{count, plural, one {Součty zahrnují # starší hru, kterou} few {Součty zahrnují # starší hry, které} other {Součty zahrnují # starších her, které}} server už neuchovává. Série, balíčky a rekordy jsou z ostatních.",
  "stats.last": "Poslední hry",
  "stats.last.note": "Nejnovější vpravo: výhry nahoru, porážky dolů, remízy uprostřed.",
  "stats.last.told":
    "{count, plural, one {Poslední # hra} few {Poslední # hry} other {Posledních # her}}: výhry {won}, remízy {drawn}, porážky {lost}.",
  "stats.course": "Vývoj podílu výher",
  "stats.course.note":
    "Vždy {games, plural, one {z poslední hry} few {z posledních # her} other {z posledních # her}}; remíza se počítá za půl.",
  "stats.course.told": "Od {first} do {last}; nejlépe {best}.",
  "stats.byMode": "Podle režimu",
  "stats.byRival": "Podle soupeře",
  "stats.byPick": "Podle balíčku nebo postavy",
  "stats.people": "Lidé",
  "stats.bots": "{kind} ({names})",
  "stats.counts": "výhry {won} · remízy {drawn} · porážky {lost}",
  "stats.records": "Nejjasnější výhry",
  "stats.records.note": "Největší náskok v každém režimu.",
} as const;
