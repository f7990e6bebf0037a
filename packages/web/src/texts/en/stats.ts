/** Keys begin with `stats.`. */
export default {
  "stats.lead": "Your games against bots and people, on this device and online.",
  "stats.where": "Where",
  "stats.where.value": "{value, select, all {Everywhere} here {This device} other {Online}}",
  "stats.share": "Win share",
  "stats.streak": "Current streak",
  "stats.streak.of":
    "{result, select, win {{length, plural, one {# victory} other {# victories}}} draw {{length, plural, one {# draw} other {# draws}}} other {{length, plural, one {# defeat} other {# defeats}}}}",
  "stats.longest": "Longest winning streak",
  "stats.older":
    "{count, plural, one {The sums include # older game} other {The sums include # older games}} that the server no longer keeps. Streaks, decks and records are of the others.",
  "stats.last": "Last games",
  "stats.last.note": "Newest on the right: victories up, defeats down, draws in the middle.",
  "stats.last.told":
    "The last {count, plural, one {# game} other {# games}}: {won} won, {drawn} drawn, {lost} lost.",
  "stats.course": "Win share over time",
  "stats.course.note":
    "Of the {games, plural, one {last game} other {last # games}} at each point; a draw counts half.",
  "stats.course.told": "From {first} to {last}; {best} at best.",
  "stats.byMode": "By mode",
  "stats.byRival": "By opponent",
  "stats.byPick": "By deck or character",
  "stats.people": "People",
  "stats.bots": "{kind} ({names})",
  "stats.counts": "{won} won · {drawn} drawn · {lost} lost",
  "stats.records": "Clearest victories",
  "stats.records.note": "Your largest lead in each mode.",
} as const;
