/** Wilderness cards W01 to W12, told in English. */
export const WILDERNESS_A: Readonly<Record<string, string>> = {
  "story.W01.title": "Moss",
  "story.W01.intro":
    "Moss has done what armies could not: it has taken the elven tower, step by step, up to the last arch. A stair still turns inside, missing one tread in three. On the ground floor, behind a curtain of ivy, a frieze runs around the whole wall, dancers or fencers, knee high and sharp as the day it was cut. The light will last another hour.",
  "story.W01.A": "Climb the stair and see the country from above.",
  "story.W01.A.end.1":
    "The fifth landing lets go with you on it. You pass two floors on your way to the cellar and leave half your armour on the beams. Still, you were up there a moment, and the sight of the roads, laid out below as thin as string, does you as much good as a night’s sleep.",
  "story.W01.A.end.2":
    "You reach the top, lean out, and hear your satchel slide over the edge behind you. The glass, all of it, takes a long time to fall. The view is as good as views get, and you sleep the night under the arch.",
  "story.W01.A.end.3":
    "One tread breaks and takes some skin and a buckle with it; the others hold. From the top you count every chimney for ten miles, and you come down rested, knowing exactly where you will be tomorrow.",
  "story.W01.B": "Stay below and follow the frieze around the wall.",
  "story.W01.B.end":
    "They are fencers. Forty figures, one movement, each a breath later than the last. You walk the circle until dark, copying wrists and heels, and somewhere in the third round it stops being elven and becomes what your own school was always after.",

  "story.W02.title": "Copper, Two Handles",
  "story.W02.intro":
    "“Copper, two handles, my mother’s,” says the old woman at the stile, for the third time. She lent it to the charcoal burners four winters back. Nobody in the village will walk out to ask for it. You do, and the burners hand it over with a shrug: they thought you had come about something worse. It is a very good pan. It would boil anything evenly.",
  "story.W02.A": "Bring the old woman her pan.",
  "story.W02.A.end":
    "She turns it to the light, finds every new scratch, and forgives none of them. Then she counts one coin from a knotted cloth and adds a bottle her late husband put by. “He got it from one of your kind,” she says.",
  "story.W02.B": "Light a fire first and brew in it.",
  "story.W02.B.end":
    "Copper like this spoils nothing. By midnight your satchel is full. By morning the pan smells of mandrake and will for years, so you set it on her step before she wakes and are past the mill before she cooks.",

  "story.W03.title": "Nine Steps",
  "story.W03.intro":
    "Whoever lost this blood was walking at first. Then, past the yews, there are hand marks. The trail crosses the graveyard grass and goes down nine steps to the family vault of people whose name has weathered off the lintel. The door is ajar, pushed from outside. Something below shifts its weight and waits, the way a cat does. The other way, the trail leads back towards the lane.",
  "story.W03.A": "Drink what helps and go down the nine steps.",
  "story.W03.A.end":
    "You empty two bottles on the stairs and need them both. The ghoul is old and knows tricks, and by the end your sword arm knows them too. The man it dragged in is past thanks. You close his eyes, then the door.",
  "story.W03.B": "Follow the blood back to where it began.",
  "story.W03.B.end":
    "In the lane lies a pedlar’s pack, its strap bitten through, two sealed flasks unbroken in the straw. Down in the vault the noise has stopped. You tell yourself the man was dead before you came. Perhaps he was.",

  "story.W04.title": "A Horse on the Roof",
  "story.W04.intro":
    "There is a horse on the roof of the inn. It is a bay, saddled, and calm; it has found the grass that grows on the thatch and sees no reason to hurry. The building is dug into the slope, so how it got up is plain enough. How it gets down is the subject of eleven opinions and one open betting book. The landlord looks at you as if the matter were settled.",
  "story.W04.A": "Go up and lead the animal down yourself.",
  "story.W04.A.end.1":
    "It comes like a lamb for six steps. The seventh goes through the thatch and into the bridal chamber. The landlord’s bill is long and fair. You have learned something about weight, which was your weakest subject until today.",
  "story.W04.A.end.2":
    "You talk, it listens, a rafter cracks. The horse jumps clear and lands sound; the chimney does not. You pay for bricks, and walk off with a better notion of balance, the thing you had least of when you went up.",
  "story.W04.A.end.3":
    "Halfway down it smells your satchel, takes fright, and puts one hoof where a bottle was. After that it follows you meekly. It was a hard half hour, but your footing, always the worst of you, has been mended.",
  "story.W04.B": "Sit down and say it will come when hungry.",
  "story.W04.B.end":
    "The grass lasts until noon; then the bay walks down the way it came. A herb-wife, the only one to bet on you, collects from eleven experts and shares her winnings in her own coin: two bottles, well corked.",

  "story.W05.title": "Thirty-one Hens",
  "story.W05.intro":
    "Thirty-one hens since the new moon, and the mayor has a tally stick to prove it. He says basilisk, because a basilisk would be nobody’s fault. The coop behind his house has a sound roof, a bolted door, and a gap under the sill as wide as your hand. There are feathers in the nettles, though not many. He will pay, he says, for certainty.",
  "story.W05.A": "Spend the night in the coop, and keep still.",
  "story.W05.A.end":
    "Near dawn a vixen comes through the gap, thin, three-legged, beautiful to watch. She feints left, takes a hen from the right, and is gone between your hands. You report a fox. Then you practise her feint behind the barn.",
  "story.W05.B": "Lay bait with everything in your satchel.",
  "story.W05.B.end":
    "By morning your bottles are all spent, and in the nettles lies the mayor’s brother-in-law, green as leeks, with feathers in his beard. He will live. The mayor pays you for finding the beast, and as much again for never describing it.",

  "story.W06.title": "A Line in the Mud",
  "story.W06.intro":
    "At the causeway’s narrow end two of the lizardfolk stand shoulder to shoulder, bronze spears grounded, throats pulsing slow in the cold. You had thought them gone from this country, or dead. They do not threaten. The taller one draws a line in the mud with the butt of its spear, looks at the line, looks at you, and then at the bag on your hip.",
  "story.W06.A": "Draw your sword and step over the line.",
  "story.W06.A.end":
    "It is a contest, not a killing; they come one at a time and stop at blood. You lose plates, straps and a bottle before the tall one steps aside. Afterwards it lets you choose what you would be shown, and shows it to you, patiently, until you have it.",
  "story.W06.B": "Lay your salt on the line and wait.",
  "story.W06.B.end":
    "A tongue tastes it. There is a long talk in clicks. Then the smaller one sets two stoppered gourds where the salt was: marsh brew, bitter, honest. They stand apart for you like a door, and the road goes on through.",

  "story.W07.title": "Six Crowns the Ounce",
  "story.W07.intro":
    "Above the goat path the slope stands up sheer, and on it, in the one crack that gets the morning sun, grows a plant you have only seen dried, at six crowns the ounce. Two bushes of it. The rock is rotten with frost; small stones come past you without any reason. Down here the wet clay of the path is crowded with prints.",
  "story.W07.A": "Climb for the herbs.",
  "story.W07.A.end":
    "Ten yards up your shoulder tears with a sound like cloth. You come down with both bushes in your shirt, enough for two strong bottles, and one stroke you have used since boyhood is simply gone from that arm.",
  "story.W07.B": "Leave the herbs and read the prints.",
  "story.W07.B.end":
    "Goat, goat, boy, goat, and then a thing that walks at the goats’ heels and steps where they step. You measure its stride with your scabbard. Now you know what keeps the herd so nervous, and where it goes from here.",

  "story.W08.title": "After the Bell",
  "story.W08.intro":
    "No fisherman here goes out after the bell, and tonight you see why. Over the middle of the lake hangs a pale shape, long as a sheet on a line, turning though there is no wind. Under it the water is quite flat. It makes a sound now and then, the kind a person makes on waking in the wrong room. The boats are drawn up in a row, unlocked.",
  "story.W08.A": "Row out to it.",
  "story.W08.A.end":
    "It lets you come close, then everything is cold hands. The frost has burst a plate of your mail before you find the words that loosen it. Going out, it asks what you would be better at, and you tell it, and you are.",
  "story.W08.B": "Draw a circle on the shore and hold it.",
  "story.W08.B.end":
    "It comes at midnight, at two, and once before dawn, and each time it stops at your line. Holding a guard for eight hours is a craft like any other, and now you have it. In the morning a fisherman brings soup and asks nothing.",

  "story.W09.title": "Very Clean Hands",
  "story.W09.intro":
    "A cart stops beside you without a sound from its wheels. The mule is blind, the load is covered, and the man on the box might be sixty or three hundred; he has a face like a dried pear and very clean hands. “Going there,” he says, not asking. “So am I.” He names no fare. Along the verge, herbs you need stand knee deep in the last sun.",
  "story.W09.A": "Climb up beside him.",
  "story.W09.A.end":
    "He talks of harvests before the war, and does not say which war. You shut your eyes for a furlong. When you open them he is setting you down where you wanted to be, with your boots dry and the day’s work still before you.",
  "story.W09.B": "Thank him, stay, and pick the herbs.",
  "story.W09.B.end":
    "He nods as though you had passed or failed something. You pick until you cannot see your hands, and brew by a ditch till the satchel will not buckle. You walk late, sleep little, and hear no wheels.",

  "story.W10.title": "Standing Room",
  "story.W10.intro":
    "One inn in two days’ walk, and all the world is in it: drovers, tinkers, a wedding party that has mislaid its groom, nine dwarven road builders with their boots off. The rain comes in sideways. “Standing room,” the hostess calls, “or the hayloft, if you don’t mind company.” The company, she adds, has a wooden leg and claims to have taught three kings to fence.",
  "story.W10.A": "Squeeze in among the drovers and dwarves.",
  "story.W10.A.end":
    "You end up wedged between a farrier and a midwife, who between them know everything that can go wrong with a body. They ask which part of you should work better, disagree about the how, and prove it on you in turn. The midwife is right; it has not gone so well in years.",
  "story.W10.B": "Take the hayloft and its company.",
  "story.W10.B.end":
    "He talks till cockcrow. He has you forget one stroke altogether, beats a better one into you with a rake handle, and lets slip what he saw feeding by the road. As for sleep, you get none.",

  "story.W11.title": "My Whole Company",
  "story.W11.intro":
    "The hermit has swept his yard down to the stone, and still he sweeps. He was a sergeant once; it shows in how he stacks his wood. “Leave me your sword,” he says. “Just the one. They come up the path at night, my whole company, and they ask me where I was.” On the shelf behind him stand two flasks, dusty, with army seals. He has not slept in some time.",
  "story.W11.A": "Leave him the sword you know best.",
  "story.W11.A.end":
    "He slides it under his cot, hilt outward, tries twice how far he must reach, and gives you the flasks. The blade you find in the next village sits wrong in your grip, and what your school taught you comes out of it crooked.",
  "story.W11.B": "Stay tonight and meet his company.",
  "story.W11.B.end":
    "You drink two bottles and stand in the doorway. They do come: grey, in step, nineteen of them. Fighting a rank alone teaches a sword arm much. At dawn the sergeant reads out nineteen names, lies down on his clean stones, and sleeps.",

  "story.W12.title": "Barley",
  "story.W12.intro":
    "They have put the boy on the kitchen table because the light is better there. He is nine or ten. Something rose out of the barley and opened his leg from hip to knee; the father tied it off with a halter. “Field thing,” he says. “Went back in.” Outside, a lane of flattened stalks runs off towards the hedge, and it is quite fresh. The mother says nothing at all and looks at your satchel.",
  "story.W12.A": "Open the satchel and work on the leg.",
  "story.W12.A.end":
    "Every bottle you own goes into it, and the lamp burns dry before the last stitch. He will limp. At the gate the father counts three crowns into your hand, the price of the halter’s horse, and will not take them back.",
  "story.W12.B": "Go after the beast while the track is fresh.",
  "story.W12.B.end":
    "You kill it in the hedge at moonrise, with a stroke you never made before in place of one that failed you for the last time. You drag yourself back, spent. The table has been scrubbed. Nobody asks what took you so long.",
};
