/** Keys begin with `rules.`. */
export default {
  "rules.title": "{game}: rules",
  "rules.contents": "Contents",
  "rules.search": "Search the rules",
  "rules.found":
    "{count, plural, =0 {No results for “{query}”. Try fewer letters.} one {# chapter} other {# chapters}}",
  "rules.previous": "Previous",
  "rules.next": "Next",
  "rules.turn": "Previous and next chapter",
  "rules.link": "Link to “{heading}”",
  "rules.noChapter": "Chapter not found. Here’s what the rulebook covers:",
  "rules.noBook": "Rulebook not found",
  "rules.books": "Other rulebooks",
  "rules.example": "Example",
  "rules.path": "{count, plural, one {Read this chapter first} other {Read these # chapters first}}",
  "rules.path.about": "Enough for your first game; look up the rest as you play.",
  "rules.path.place": "First steps: {number} of {count}",
  "rules.path.next": "Read next: {chapter}",
} as const;
