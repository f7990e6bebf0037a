/** Keys begin with `rules.`. */
export default {
  "rules.title": "{game}: the rules",
  "rules.contents": "Contents",
  "rules.search": "Search the rules",
  "rules.found":
    "{count, plural, =0 {Nothing about “{query}”. Try fewer letters.} one {# chapter} other {# chapters}}",
  "rules.previous": "Previous",
  "rules.next": "Next",
  "rules.turn": "Neighbouring chapters",
  "rules.link": "Link to “{heading}”",
  "rules.noChapter": "There is no such chapter. Here is what the book tells of:",
  "rules.noBook": "There is no such rule book",
  "rules.books": "Rule books of other games",
} as const;
