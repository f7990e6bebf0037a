/** Stories of the events E25–E36. */
export const EVENTS_C: Readonly<Record<string, string>> = {
  "story.E25.title": "The Hymnal",
  "story.E25.intro":
    "You climb the inn stairs quietly from long habit, and so you catch them at it. The two preachers are kneeling, but not to pray: the tall one has his arm in your saddlebag up to the elbow, the sweating one is tasting your powders and making notes, in your own stolen book. On the bed lie a lock-pick in a hymnal and a leather case. Outside, water slaps at the piles under the house. There is no other door.",
  "story.E25.A": "Sit down on the bed and make them talk.",
  "story.E25.A.end":
    "They have robbed six of your trade and studied every one. The sweating one knows your own school’s secrets better than some of its masters do, and recites them trembling. You correct him twice. Once, to your surprise, he corrects you.",
  "story.E25.B": "Keep their leather case and show them the window.",
  "story.E25.B.end":
    "Two splashes, some unholy language. The case is beautiful work, padded with lamb’s wool, one loop more than any witcher’s harness has. It was made for stealing flasks in, and serves as well for owning them.",
  "story.E25.name": "Padded Case",

  "story.E26.title": "One Leg, One Thrust",
  "story.E26.intro":
    "Ard Modron tells it to strangers after the second jug: a school that swore by the crane, patient birds, one leg, one thrust. A winter came, the bread did not. You have found the other half of the letter, under a stone in the ruin, and beside it the man who wrote it. Snow lies on the flagstones. Out over the drop runs a row of posts, each worn hollow by one foot. On the wall, under lichen, are drawings.",
  "story.E26.A": "Step out onto the posts and cross them.",
  "story.E26.A.end":
    "Nine times you fall, and nine times the rope holds; the tenth time you do not fall. A strap of your armour snaps and goes down into the gorge, and you never hear it land. Your balance, of which you were most ashamed, has come straight by then.",
  "story.E26.B": "Scrape off the lichen and copy the drawings.",
  "story.E26.B.end":
    "One quick thrust, sixty times over, drawn by somebody who knew that no help was coming. The last is unfinished; you copy that too, and fold the letter in with it for reading aloud. From now on your fast cuts bite a good deal deeper.",
  "story.E26.name": "Drawings of the Crane",

  "story.E27.title": "The Swept Floor",
  "story.E27.intro":
    "An empty warehouse, one lantern, a cat. Red clay on the sill. The elf has been waiting long enough to have swept the floor. He tells you why, since someone will ask you: a paper was signed, there was a barn, his daughters were in it; he can still recite the signatures. Seventeen are crossed out. He holds no grudge against witchers. He merely cannot let you go back down, and his first stroke takes your guard wide.",
  "story.E27.end.1":
    "He is better than you, and stops with his point at your collar. Then he laughs, lays down a purse and says: tell him you never found me. It is what the mage would have paid, and you take it.",
  "story.E27.end.2":
    "There is no finishing it. You fight until the lantern burns out and then sit in the dark on the boards, getting your breath, while he mends you where you are weakest. By daylight the place is empty, and the floor has been swept.",
  "story.E27.end.3":
    "You break his blade and do not break him. He walks north; you watch until he is small. What you will tell the mage can wait until you are asked. That night you sleep as masons do, and wake with nothing owed.",

  "story.E28.title": "The Left One Is Longer",
  "story.E28.intro":
    "Most of the dead man’s gear still hangs by the trader’s door, priced with chalk. He begins to praise it, sees the village woman at your elbow, and stops. What is left that could be of use is a pair of bracers, ox leather over steel strips, laced with gut. The left one was made longer, to cover an old wound. It fits you. You have the same wound, got in the same way, as people in one trade do.",
  "story.E28.end":
    "The woman makes him swear that nothing was taken from the body, and he swears it badly. You lace the bracers on in the road while she holds the ends. When you twist out of a blow, they catch what is left of it.",
  "story.E28.name": "Bracers",

  "story.E29.title": "The Unmown Verge",
  "story.E29.intro":
    "Past the last farm the verge goes unmown. Doors are barred at noon; the people walk two miles round through bog sooner than use their own forest road. Show them a rag stiff with venom, and they all talk at once. What the young men do not sell they smear on wires, and string these across the road at dusk, and rob whoever is lying there when the screaming stops. Good lads, some of them, before the harvest failed.",
  "story.E29.A": "Cut the wires, one by one, before dusk.",
  "story.E29.A.end":
    "Sixty-three, each laid by someone with a gift for it. You learn how he thinks: where an eye goes, where a foot follows; the trick is yours now. When they come and find the road bare, they look at you a while and go home.",
  "story.E29.B": "Lie in the ditch and wait for them.",
  "story.E29.B.end":
    "It is over before the owl has finished, and has left you one trick out of a ditch. The village pays gladly and stands you beer on a road that is a road again. One old woman does not drink. She had a son among them, she says, and he had friends. The next time you go looking round, look behind you.",
  "story.E29.name": "Her Son’s Friends",

  "story.E30.title": "His Brother’s Jerkin",
  "story.E30.intro":
    "You were going to have a look round and be on your way. Instead there are four of them across the path, none over seventeen, with a boar spear, two flails and a cook’s cleaver. They have followed you since the forest road. The one with the spear has his brother’s jerkin on; it has been washed, and the holes are darned. He has prepared a speech. He gets as far as your name.",
  "story.E30.A": "Sit down on the bank and let him finish.",
  "story.E30.A.end":
    "It takes a long time, and you owe him that. At the end he is crying and the cleaver is slicing sausage. They tell you where their brothers used to milk the venom, and what it is that still lives there.",
  "story.E30.B": "Draw, and hope that will send them home.",
  "story.E30.B.end.1":
    "It does not. They fight like threshers, all together and without sense, and you take a bad beating because you will only use the flat. When they run, you have hardly a buckle left to fasten.",
  "story.E30.B.end.2":
    "Two bolt at once, the third after a knock on the ear. The one in his brother’s jerkin comes on until he has split your guard, and stands there, appalled that it worked, until you send him off with his spear.",
  "story.E30.B.end.3":
    "You have four weapons in a heap before anyone has properly shouted. They stand with empty hands, waiting for what they have been told you are. You give back the cleaver, since somebody’s mother will miss it.",

  "story.E31.title": "A Box Marked Candles",
  "story.E31.intro":
    "Conscience, with this merchant, is kept in a box marked candles. He brings it down the ladder under one arm and is in no hurry to lift the lid. Inside are boots: double-welted, greased with real bear, made for a duke’s courier who was thrown from his horse in the old ones. They are worth three times what you have paid. While you try them he faces the wall and recites what they cost him.",
  "story.E31.end":
    "They need no breaking in. You test them on the wet cobbles outside and find yourself at the corner sooner than intended. However a brawl begins, after the first blow you have breath left for two more.",
  "story.E31.name": "Leather Boots",

  "story.E32.title": "Strictly Speaking",
  "story.E32.intro":
    "The guild keeps its timber yard under lime trees and its money under the yard. You have come in with the last load of the season, in the grey coat, with soft wrists. Now the accountant explains that nothing attacked. A guard against whom nothing was tried cannot, strictly, be said to have guarded. He offers you a handshake. Through the window you can see them loading barges with all that you did not guard.",
  "story.E32.A": "Put your sword on his ledger and wait.",
  "story.E32.A.end.1":
    "He has nerves, for a clerk. He deducts your porridge, your candle-ends and a mule that died of age before you joined, and pays the remainder in small change, which you count in his chair.",
  "story.E32.A.end.2":
    "An hour of your silence is bad for trade; two customers look in and leave. He finds that a fee was agreed after all, in another book. He asks you to sign for it and lends you his pen.",
  "story.E32.A.end.3":
    "The guild-master comes down to see why the house is so quiet. She has a sister who was saved by one of your kind. The accountant pays out the full sum and then, under her eye, something for the insult.",
  "story.E32.B": "Ask for passage on the barges instead of coin.",
  "story.E32.B.end":
    "It costs him nothing, so he stamps the brass tag gladly. He has not considered how often you mean to use it. Any barge with the guild’s pennant must now take you down to the water towns, if you lend a hand.",
  "story.E32.name": "Guild Tag",

  "story.E33.title": "The Berth without a Number",
  "story.E33.intro":
    "The last berth in Novigrad harbour has no lantern and no number. Men in felt shoes are carrying crates up a plank, covered, two to a pole. One hums. One drips. Through the slats of a third a whiskered face looks at you, wet-eyed, and lays a finger with too much webbing on its lips. Somebody far away has a garden and wants it stocked. The tide turns in an hour.",
  "story.E33.A": "Walk up the plank and start with the biggest man.",
  "story.E33.A.end":
    "He turns out to be a former guardsman with a lovely overhand. You receive it twice before you have the trick of it, and he receives it after that. The crates go over the side open, and the harbour fills with swimming.",
  "story.E33.B": "Shoulder a pole and go aboard as a porter.",
  "story.E33.B.end.1":
    "Ragged as you are, without a scrap of plate left, no one looks at you twice. You lift every pin in the hold and stroll back down the plank with the empty pole, and the night air puts new strength into you at once, more than a week in bed.",
  "story.E33.B.end.2":
    "Your harness creaks, and the mate lifts his lantern once, but you whistle and he lets it sink. You slip most of the pins before the tide. Behind you on the water somebody begins to yell, and you walk off whistling, with new strength at every step.",

  "story.E34.title": "The Smell of Celandine",
  "story.E34.intro":
    "You do not need to ask at this inn. It stands right under the pass, and its whole common room smells of your own celandine. In the corner by the stove sits the hood, with the little spoons laid out and a row of pans, in the middle of a brew that cannot be left. The eyes see you. The spoon goes on stirring; there is nothing else for it.",
  "story.E34.A": "Take the purse off the table and count it.",
  "story.E34.A.end":
    "Your flasks are sold, it turns out, up and down the valley, to people with bad chests. The purse holds what they could pay. You take what you are owed out of it, and do not count what is left.",
  "story.E34.B": "Pull up a stool and watch the brewing.",
  "story.E34.B.end.1":
    "One glance at your slack loops and the spoon falters. You are handed the second pan, without a word, and shown: not so hot, not so fast, never with iron. Your third try keeps its colour. By then you have half forgiven.",
  "story.E34.B.end.2":
    "You seem well enough stocked, says the hood, so it cannot have hurt much. What is left in the smallest pan gets poured into a cup for you. It tastes of cellar, and your strength is back before the cup is empty.",

  "story.E35.title": "Smoke in Three Colours",
  "story.E35.intro":
    "Juniper, vinegar, smoke in three colours: the hut is easy to find. You stand where you can be seen, until a bucket of slops misses you on purpose. Its owner reads the strip of bark and sniffs. Both eyebrows have been burnt off and drawn on again with charcoal, not quite level, which gives every remark an air of doubt. Have you come to stock up, you are asked, or to be put right?",
  "story.E35.A": "Unbuckle your harness and name what is missing.",
  "story.E35.A.end":
    "Each flask is shaken, sniffed, cursed and shaken once more before you are allowed to have it. “This one kills if you sneeze,” the brewer says, one eyebrow high. You leave by the same path, breathing through your mouth.",
  "story.E35.B": "Say that you have slept badly since the thaw.",
  "story.E35.B.end":
    "Feet in hot mustard, something brown in a ladle, a goat laid across your knees for warmth. You wake up next to the goat in broad day. There is new strength in your hands, and two good ideas come to you at once.",

  "story.E36.title": "Grey Slates, Blue Shutters",
  "story.E36.intro":
    "Grey slates, blue shutters, the notary’s key. Kitchen: empty. Bedrooms: empty, beds made. Under the roof are a rocking horse and a cracked mirror that shows the whole attic, you in it, and nobody at all beside the chimney. Yet somebody stands there. It has nice manners. They invited it in, it says, it has that in writing; and with whom has it the honour? You keep your name to yourself, as a child advised.",
  "story.E36.end.1":
    "It goes through the roof and you through the floor. Your side heals crooked, and for a long time you will guard too low on that side. Still, you saw how it came at you, and you can already do it slowly.",
  "story.E36.end.2":
    "It sets about stripping your plates as a cook does a crab, and you kill it with the leg of the rocking horse. One thing in how you did that is worth keeping. The youngest will ask about the horse.",
  "story.E36.end.3":
    "Half your tricks are useless against something that has seen two centuries of swordsmen, and you throw one of them away for good. What you find in its place works. The dent in your plate is a fair price.",
  "story.E36.end.4":
    "It is fast, and for once you are not late; you will want that step again. In its breast pocket is a paper after all: the notary’s hand, an invitation, a sum, two copies. You burn both in his kitchen and tell him only that the house is clean.",
};
