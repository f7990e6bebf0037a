/** Keys begin with `ronin.scroll`: the scoring of chapters and of the game. */
export default {
  "ronin.scroll.scored": "Chapter {chapter, select, 1 {I} 2 {II} other {III}}: scoring",
  "ronin.scroll.player": "Player",
  "ronin.scroll.source":
    "{source, select, start {At the start} chapter1 {Chapter I} chapter2 {Chapter II} chapter3 {Chapter III} quest {Side quest} gold {Gold XP marker} alliance {Lower alliance track} other {Total}}",
  "ronin.scroll.xp": "XP",
  "ronin.scroll.vp": "victory points",
  "ronin.scroll.why": "{name}, {what}: {number}",
  "ronin.scroll.continue": "Continue",
  "ronin.scroll.points": "Points",
  "ronin.scroll.target": "Points needed: {points}",
  "ronin.scroll.season":
    "{season}: both alliances started with {points, plural, one {# point} other {# points}}",
  "ronin.scroll.verdict": "{verdict, select, won {Victory} lost {Defeat} draw {Draw} other {Game over}}",
  "ronin.scroll.plot": "Points, scoring by scoring",
  "ronin.scroll.ends": "{name}: {points}",
  "ronin.scroll.story": "What happened",
  "ronin.scroll.effects": "Effects resolved",
  "ronin.scroll.tea": "Tea passed",
  "ronin.scroll.abilities": "Abilities used",
} as const;
