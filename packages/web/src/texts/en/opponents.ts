/** Keys begin with `opponent.`. */
export default {
  "opponent.name":
    "{who, select, bertram {Bertram} ludmila {Ludmila} osric {Osric} radka {Radka} tibor {Tibor} other {Bot}}",
  "opponent.named": "{name} (bot)",
  "opponent.kind": "{name}: {kind}",
  "opponent.greets":
    "{who, select, bertram {Sit down. The toll is one good game.} ludmila {Tea’s hot, cards are dealt. Shall we?} osric {One eye is enough for your hand.} radka {Everything has its price. Show me yours.} tibor {I write down every mistake. Mine too.} other {}}",
  "opponent.won":
    "{who, select, bertram {Toll paid. Come again.} ludmila {Don’t look so bitter. There’s honey.} osric {Dismissed. Same time tomorrow?} radka {A pleasure doing business.} tibor {I’ll put it kindly.} other {}}",
  "opponent.lost":
    "{who, select, bertram {Pass, then. You’ve earned it.} ludmila {Well grown. Who taught you?} osric {Good. I’d have you in my company.} radka {Robbed, and I even thank you.} tibor {One for the chronicle: yours.} other {}}",
  "opponent.drew":
    "{who, select, bertram {Then neither of us pays.} ludmila {Alike as two eggs.} osric {Let’s call it a truce.} radka {We both haggled well.} tibor {That line stays empty.} other {}}",
  "opponent.level":
    "{bot, select, novice {Sees what’s obvious, and makes mistakes.} adept {Takes what looks best, at once.} veteran {Thinks a few moves ahead.} master {Weighs the many ways a game can go.} other {}}",
  "opponent.beaten": "Two wins. Ready for a stronger opponent?",
  "opponent.next":
    "{bot, select, adept {Play the adept} veteran {Play the veteran} master {Play the master} other {}}",
};
