/** Wilderness cards W25 to W36, told in English. */
export const WILDERNESS_C: Readonly<Record<string, string>> = {
  "story.W25.title": "White Chalk, Green Grass",
  "story.W25.intro":
    "On the flank of the hill someone has cut the turf away in rings and hooks, each as long as a barn, white chalk in green grass. From below it is nothing. From the opposite ridge it is a word, though not one for mouths. Above it a winged thing has been circling since you came, round and round the same ring, low enough now that you can hear its breath.",
  "story.W25.A": "Stand in the ring and call it down.",
  "story.W25.A.end":
    "It drops all at once, as roofs do. One shoulder plate goes in the first pass, the other in the third; in the fourth your sword arm finally cuts where it is going to be, and not where it is. Below you the sheep have not once looked up from their supper.",
  "story.W25.B": "Spoil the signs with a spade.",
  "story.W25.B.end":
    "At the last hook something snaps, in the hill or in you; afterwards the art of your school answers slowly, as a numb foot would. The beast simply leaves. The chalk cutters, found in their cups, were hired by a mage who lives down by the water.",

  "story.W26.title": "The Sting",
  "story.W26.intro":
    "The manticore is slow to finish dying, and you owe it the courtesy of staying. Then it is meat: a quarter ton of it, with an old man’s face gone slack and a tail still twitching out of habit. Flies arrive. You hurt in places you had no names for. The sting hangs from its last joint, full, and it will keep a week if it is cut properly.",
  "story.W26.A": "Sit down and think the fight through.",
  "story.W26.A.end":
    "You lay it out with pebbles: here it sprang, here you were lucky, here you were not. By nightfall there is no luck left in it, only reasons, and your sword arm has learned them all.",
  "story.W26.B": "Cut off the sting and pack it in salt.",
  "story.W26.B.end":
    "Wrapped twice and tied behind the saddle, it drips through both layers. Such venom belongs on an alchemist’s bench at a witchers’ school. Your own will be glad of it. Another school might be gladder still, and strangers pay in coin.",

  "story.W27.title": "Hail in June",
  "story.W27.intro":
    "The work is done, the thing from the well is in the well no longer, and the mayor of this place is showing you his strongbox, tipped upside down. Hail in June, he says, and the temple’s tithe, and the bridge. He is so ashamed that his ears are red. From a nail he takes a paper. “There is this. A widow by the water owes me more than I owe you. It’s good. She signed.”",
  "story.W27.A": "Take the paper in place of your fee.",
  "story.W27.A.end":
    "He signs the debt over to you and breathes easier, the way one does when a stone has changed pockets. The widow has a house at the water, he says, a few old things, a daughter. She has promised, he adds, to pay with whatever she has.",
  "story.W27.B": "Make him scrape together what there is.",
  "story.W27.B.end":
    "He goes from door to door with his hat. It comes back with coppers, a thimble, a silver button, and when it is all weighed it makes two crowns. People watch you leave. The well rope, you notice, was part of it.",

  "story.W28.title": "The Third Cup",
  "story.W28.intro":
    "The woodcutter has arms like roots and a barrel older than his children. He has had no visitors at the clearing since autumn, he says, not counting wolves, and he does not count them, because they hold their drink badly. He sets out two wooden cups, one for each fist of his, and a third, politely, for you. “We talk after,” he says. “I know these woods. But we talk after.”",
  "story.W28.A": "Take up the third cup.",
  "story.W28.A.end.1":
    "You lose count at ten. He puts you to bed under a bearskin and tells you all about the thing at the salt lick, twice, since you keep asking. You wake well slept in spite of a drum for a head, with a fair notion of where to look.",
  "story.W28.A.end.2":
    "It ends in a draw and a song. Somewhere in the verses are the tracks he saw and how deep they went. You sleep until the sun is over the clearing, and he has fried eggs with bacon for a man twice your size.",
  "story.W28.A.end.3":
    "He goes over at the fourteenth cup, slowly, like his own best oak, still smiling. He never gets as far as the woods. You finish his supper, take his bed, and hear nothing more until the jays complain.",
  "story.W28.B": "Say that you would rather talk first.",
  "story.W28.B.end":
    "He is hurt, but he is a host. He tells you of claw marks at the height of his hat and where he stopped felling because of them. He pours your cup back into the barrel, careful not to spill.",

  "story.W29.title": "Lace",
  "story.W29.intro":
    "Even the dog keeps upwind of him. The farmer has his foot up on a milking stool and a cloth over it, and the cloth moves a little. Eight days ago he went out to his cow at night, and something bit him in the calf. “On all fours, it was,” he says. “But it had a dress on. Rags of one. Lace.” He has not told a soul. Who would he tell, with that lord of theirs.",
  "story.W29.A": "Open the wound and clean it to the bone.",
  "story.W29.A.end.1":
    "The rot goes deep and takes three bottles before it yields. He keeps the leg. In the fever he names a house by the water, its lord, and the daughter no guest is shown any more. It is lace like hers, he says.",
  "story.W29.A.end.2":
    "Two bottles, a hot knife, a strap to bite on; then clean blood. When he can speak he tells you of the lord’s house at the water, where they stopped laying a place for the daughter at midsummer.",
  "story.W29.A.end.3":
    "Maggots have done your work for you, and spirits from his own shelf do the rest. Cheered, he talks: the lord by the water has a daughter, and buys a great deal of raw meat, and the seamstress comes no more.",
  "story.W29.B": "Bind it, and go look at the tracks.",
  "story.W29.B.end":
    "Under the cow’s window the mud has kept everything: the knees, the knuckles, the toes. You follow them to the hedge and learn how the thing goes and what else goes behind it. He thanks you for the bandage. It is a clean bandage.",

  "story.W30.title": "The Eighth Grave",
  "story.W30.intro":
    "Seven graves in a village of forty, and the eighth is being dug by a man who keeps stopping to be sick. They all drank from the stream, since there is nothing else to drink. It looks well enough. When you hold a cup to your face there is a sweetness in it that does not belong to water. The children have been told it is a curse, because a curse has somebody to blame.",
  "story.W30.A": "Stay and find out what is in it.",
  "story.W30.A.end":
    "You sit three nights over pots and dead mice before it gives up its name and what undoes it: charcoal, sand, patience. You build them a filter out of a barrel, and no book on brewing was ever so clear to you.",
  "story.W30.B": "Wade upstream until you find the cause.",
  "story.W30.B.end":
    "Half a day in that water makes you slow to guard yourself, and the slowness stays. At the top lie thirty army horses, bloated, in the spring. The regiment camps farther on, by the water; its doctor must hear of this before his own men drink.",

  "story.W31.title": "Somebody Said Tax",
  "story.W31.intro":
    "When the boy laughs, spoons fall off the wall. When he cries, and this morning he cried because somebody said tax, the well boiled. He is six. His grandmother keeps him in the root cellar now, with a lamp and a rabbit, and the neighbours bring food as far as the gate. “He’s good,” she tells you. “He’s so good. But the priest has been counting my firewood.”",
  "story.W31.A": "Teach the boy to breathe before he cries.",
  "story.W31.A.end":
    "Count the rabbit’s whiskers, you tell him, one breath each. It holds, mostly. He likes you enough to whisper what he hears walking at night beyond the fields. From behind the turnips the grandmother digs you out a bottle that she has no use for.",
  "story.W31.B": "Offer to take him to people who know.",
  "story.W31.B.end":
    "She packs his shirts, unpacks them, packs them again. At Ban Ard there are mages who will look at him and say what is to be done. He rides in front of you and does not turn round, because she told him not to.",

  "story.W32.title": "Orders Do Not Mention Sitting",
  "story.W32.intro":
    "The bridge on the Cintra road has been closed for three days, and the sergeant who closed it has been standing on it ever since, because his orders do not mention sitting. No one crosses without a reason. Behind you an apothecary with five laden mules has run out of reasons and is starting on tears. Bog myrtle grows along the bank, and celandine, all you could wish for.",
  "story.W32.A": "Offer yourself as guard to the mules.",
  "story.W32.A.end":
    "That, says the sergeant, is a reason. Wagons have gone missing on the far side and he would like to be told why. You are to walk ahead of the mules all the way to Cintra; the apothecary will pay in what they carry.",
  "story.W32.B": "Turn back and gather along the bank.",
  "story.W32.B.end":
    "You cut, bruise and simmer by the sergeant’s own watch fire, and he is glad of the talk. Your satchel fills up. So does the night: the last flask is corked as the cocks begin, and you have not lain down.",

  "story.W33.title": "One Gatepost",
  "story.W33.intro":
    "Night comes up out of the ground first, then down from the sky, and where the two meet there is only you. The last roof was hours ago. By the map there should be a hamlet here; there is one gatepost. It will freeze before morning. A hollow under the thorns would hold a man and a small fire. Far off along the track something swings, very small and yellow, a lantern perhaps.",
  "story.W33.A": "Make a fire in the hollow and sleep.",
  "story.W33.A.end.1":
    "You wake every hour to feed the fire, and each time it seems to have drawn closer to you rather than the other way about. It is a poor bed. But dawn is dry, and you have rested enough to get up of your own accord.",
  "story.W33.A.end.2":
    "The thorns keep off the wind and the stones keep the heat. You dream of nothing and rest as you seldom do. When you open your eyes there is frost on everything except you, and a hare sits a yard away, deciding not to mind.",
  "story.W33.A.end.3":
    "Towards morning heavy feet go by on the track, halt, sniff, and go on. You sleep again, and soundly, to your own surprise. In daylight you kneel in the rime and read what passed: how big, how lame, and whither.",
  "story.W33.B": "Walk towards the light.",
  "story.W33.B.end":
    "It hangs from the pole of a salt carter lost since noon, whose hands shake so that the shadows dance. You lead his oxen till daybreak and the high road. Two crowns, he insists, ashamed now that an hour ago he would have given the oxen.",

  "story.W34.title": "White Enamel",
  "story.W34.intro":
    "Your wyvern is dead. You followed it for four days, and here it lies with a lance through it, and beside it kneels a young man in white enamel, giving thanks at the top of his voice to the holy fire. He has singed the carcass, for holiness, and ruined it. “Brother hunter,” he cries, seeing you, “rejoice with me.” His purse is full, his horse is blown, his eyes are very bright.",
  "story.W34.A": "Ask to be paid for your four days.",
  "story.W34.A.end":
    "He pays at once, two crowns, and asks one service: a letter to his order in Novigrad, to be shown at the gate. He writes it on his knee and seals it with care. It says what manner of man you are, he tells you.",
  "story.W34.B": "Ask him to hunt beside you instead.",
  "story.W34.B.end":
    "He embraces you, enamel and all, and then wants to swear something, and you let him, since it seems to help. He can ride, he can hit, he fears nothing at all. You have known men like that. None of them was old.",

  "story.W35.title": "One Shoe",
  "story.W35.intro":
    "Three men with pitchforks have a fourth on a rope, and the fourth wears velvet. He is seventeen or so, and has lost a shoe. “Master witcher,” he calls, “my father will reward you.” One of the three laughs, not loudly. “His father hanged my brother for a pheasant,” he says. “We want the tithe books back for him, that’s all. Here’s three crowns. You saw a calf go by.”",
  "story.W35.A": "Take the crowns. You saw a calf.",
  "story.W35.A.end":
    "The coins are small and very dirty. The youth stops shouting sooner than you thought he would. They want their books, you repeat to your horse all day; they said so; they will send him home in one shoe.",
  "story.W35.B": "Cut the rope and get him away.",
  "story.W35.B.end":
    "One fork takes off an arm guard, another finds a flask in your satchel; you hurt no one badly, which is what made it hard. He rides behind you, talking. His father’s castle stands in the mountains, and the baron, he says, forgets no one.",

  "story.W36.title": "Thin Soup",
  "story.W36.intro":
    "He has your hands. You notice that first, across his fire, and then the way he sits with his weight off the left hip, where you took a kick at ten. He is grey and has one ear, but the jaw is yours, and the silver. “Took your time,” he says, in your voice after a great deal of smoke. “Soup’s thin. You never did learn.” Nothing about him casts a wrong shadow.",
  "story.W36.A": "Ask him what you ought to know.",
  "story.W36.A.end":
    "“The overhand cut,” he says. “Drop it. It cost me the ear.” You try, and it comes out of you as easily as a bad tooth. Then he wants a word carried to the old teacher at your school: tell him that I understood. You carry it down at dawn, when there is only ash.",
  "story.W36.B": "Eat the soup and ask him nothing.",
  "story.W36.B.end":
    "The soup is thin. You share it, and the blanket, and a silence that asks nothing of either. It is the best night’s rest in a year. In the morning there is one bowl by the fire, and it is yours.",
};
