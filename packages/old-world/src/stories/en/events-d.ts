/** Stories of the events E37–E48. */
export const EVENTS_D: Readonly<Record<string, string>> = {
  "story.E37.title": "A Book on Bridges",
  "story.E37.intro":
    "There you stand behind a beech tree, in a velvet mask that pinches, reflecting on your choice of trade. The carriage is due. You are to roar, seize the bridle and speak the rhymes; then he rides up in lemon yellow and runs you through under the arm, where he has sewn a bladder of pig’s blood. He asked you to die slowly. Now the wheels are coming, and in the window sits a lady reading a book on bridges.",
  "story.E37.A": "Seize the bridle and die as arranged.",
  "story.E37.A.end":
    "You die for a good quarter of an hour. The lady gets out, remarks that blood does not usually smell of marjoram, and takes the dandy home regardless. You stay lying in the warm leaves until sundown. Being dead, you find, is restful.",
  "story.E37.B": "Take off the mask and bid her good day.",
  "story.E37.B.end":
    "She has been wondering how to be rid of him since Tuesday. She pays you handsomely to walk beside the carriage to her aunt’s, fourteen hours off, uphill, with readings from the book on bridges and no halt, either to look about you or to rest.",

  "story.E38.title": "Drop by Drop",
  "story.E38.intro":
    "Under the glass roof, the chimney and the yellow smoke, the rock has been cut into a long white room with a drain in the floor. Three boys lie strapped to three tables. You say the names, and the smallest turns his head. A glass arm feeds each from a bottle, drop by drop; the mage is away, the drops are not. Whatever it is must be stopped in the right order. You read the labels by a candle stub.",
  "story.E38.end.1":
    "You cannot read half of it, so you break everything and carry them out through the fumes. Your armour smokes and falls off in scales. All three live. The effort has opened a door in you, and you may choose what comes in by it.",
  "story.E38.end.2":
    "You guess the first bottle and reason out the second; the third spits acid over your breastplate. But the boys are breathing. One asks for his mother. You sit with him and learn what you are worst at, and mend it.",
  "story.E38.end.3":
    "Red before white, and the clamp last: a student’s riddle. While the boys put on the mage’s shirts you go along his shelves, filling your loops. You leave him his notes, rearranged, in case he believes them.",

  "story.E39.title": "Before the Second Half",
  "story.E39.intro":
    "Behind the tavern a channel steams faintly in the cold, and the bard is being sick into it, from nerves, he says, he always is before the second half. In the first half a whole room stamped along to you and the washerwoman’s goose. He is younger than you expected. His coat has been turned twice. He backs up against the barrels, hugging the lute, and says that he can do voices, if that is of any use.",
  "story.E39.end.1":
    "You reach for his collar, and six listeners come out to defend the arts. You go into the water with one of them under each arm, lose a plate of your armour there, and learn footing, your weakest point, before the three of you touch bottom.",
  "story.E39.end.2":
    "You make him sing it, all eleven verses, to your face. By the sixth you are biting your cheek, by the ninth you see what is true in it. He agrees to change the goose. What to change in yourself is left to you, and by the last chorus you have.",
  "story.E39.end.3":
    "He mimics you for a joke: the pause, the lifted elbow. So that is how anyone can tell when you mean to strike. You give up the habit on the spot, and he, who does voices, helps you build another.",

  "story.E40.title": "A Coat of Three Reds",
  "story.E40.intro":
    "The parish has one flat field, and there stands the tent, tied to gravestones where the rock was too hard for pegs. The master in his three reds kisses you on both cheeks and draws a striped curtain. A fiend with its horns sawn, two harpies on a perch, a thing in a tub. He needs someone with them at night. But there is also a hunter’s costume, which can be let out at the shoulder.",
  "story.E40.A": "Put on the costume and give them a show.",
  "story.E40.A.end":
    "You chase the fiend round the ring three times a night; it knows its cues better than you do. The children scream, the benches fill, and your share is fair. On the last evening the beast leans its sawn head on you and sighs.",
  "story.E40.B": "Sit among the beasts once the lamps are out.",
  "story.E40.B.end":
    "You settle between the cages and breathe as your school teaches, until the whole row breathes with you. What passes along it then no master has put into words. The latches are old. You leave them as you found them, mostly.",

  "story.E41.title": "A Modest Levy",
  "story.E41.intro":
    "Once the three grain dealers are locked up in their own granary, the mayor puts on his chain and insists on a procession. He goes ahead; you walk after him between villagers who were told to cheer. No hayrick is in danger now, he calls out at every corner. A modest levy, paid to the parish, will see to that. By the duck pond the cheering thins. People are looking at the ground, for stones.",
  "story.E41.end.1":
    "The first stone is for the mayor, the rest are for whoever is tallest. You get him through his own door and stand in it till they tire, by which time your guard is beaten flat. He counts out your pay from behind a cupboard, somewhat short.",
  "story.E41.end.2":
    "Nobody throws. They simply go indoors, row by row, until the two of you are marching past shutters. The mayor pays you the whole sum in his empty parlour, and asks whether you think they enjoyed it.",
  "story.E41.end.3":
    "You stop at the pond, lift the chain from his neck and hang it on the pump. This time the cheer is real. He pays up, and the carters’ wives come after you with a basket, two bottles clinking under the cloth.",

  "story.E42.title": "A Name on the Wall",
  "story.E42.intro":
    "You bring what there was to bring: the medallion, the notebook, a boot buckle. At home they have a wall for it. The oldest of them chips the name with a nail, as it has always been done, which takes an evening, and everyone stands there until it is finished. Not a good word is said of the dead man. They speak of him exactly: what he could do, what he could not, what killed him. Then they look to you.",
  "story.E42.end.1":
    "You have hardly done anything yet, so they give you something to do it with. Each shows you the thing the dead man did best. You pick what you would be better at, and keep at it by the wall until your legs give out and you are.",
  "story.E42.end.2":
    "They know by now where you are weak, and so did he; it seems he had meant to take it up with you. An old master does it in his place, without mercy, under the new name on the wall, until you are weak there no longer.",
  "story.E42.end.3":
    "You are among the seasoned ones now, and it falls to you to teach the young his last fight, stroke for stroke. Somewhere in the fifth telling you see what he was trying to do. It would have worked. You make it work, and the stroke is yours from then on.",

  "story.E43.title": "Boots Off",
  "story.E43.intro":
    "Moss to the height of a man, then bare black stone, then a point that hurts the eyes. No bird sits on the obelisk. Your medallion lies down flat against your chest as if somebody were pushing it, and the hair on your arms gets up. The oaks all lean away in a ring. They say one asks such a place for nothing; one stands in it, boots off, and finds out what it has to give.",
  "story.E43.end.1":
    "It goes to where you are thinnest, like water to a crack, and fills. It is not pleasant to learn so precisely where that is. You put on your boots and find that you no longer mind being asked.",
  "story.E43.end.2":
    "All at once you are a child again in the yard of your school, and the master is showing you what he never could explain. This time you are not cold, or hungry, or frightened, and you see it.",
  "story.E43.end.3":
    "The stone hums in the bones of your sword arm until your fingers spread by themselves. When it lets you go you cut at a thistle, out of curiosity. The thistle stands for a moment before it knows.",
  "story.E43.end.4":
    "Something presses on you from every side, patiently, like earth on a coffin. You press back, and it is all that is asked. When you walk out of the ring, even the rain seems to strike a little to one side.",
  "story.E43.end.5":
    "You taste copper, then honey, then every plant within a mile, each with its name and its grudge. It fades, but not altogether. On the way back you pick three herbs you have trodden on for years.",
  "story.E43.end.6":
    "It waits. You have the odd sense of a shopkeeper with his hands spread on the counter. So you ask after all, for the one thing you want most, and the old stone gives it to you without a sound.",

  "story.E44.title": "The Sixth Hole",
  "story.E44.intro":
    "Glenmore still has its tooth of rock; the three pines are stumps, and somebody keeps bees on them. Where the tar cross ought to be there are smokehouses. You dig behind these at night, by guess, with the piece of sail spread on a barrel and a dog looking on. Four holes, five. In the sixth the spade strikes wood, and you kneel in the black mud and feel about for the lid.",
  "story.E44.end.1":
    "Coin, wet and green, in a sock. Somebody has been here before you and left this much, with a line of chalk inside the lid: enough for one. You consider chalking an answer, take the coins, and fill in the holes.",
  "story.E44.end.2":
    "Under the coins, which you pocket, lies a sailor’s log, and the last pages are not about the sea. Something took his crew one at a time on the walk inland. He drew its lair rather well, considering, and marked which way it fed.",
  "story.E44.end.3":
    "The lid breaks and your arm goes in to the shoulder among silver. It is more than one boat should have had. There is a child’s bracelet among it. You hang that on the dog’s collar and take the rest.",

  "story.E45.title": "Going Back All Week",
  "story.E45.intro":
    "The blue cap gives him away, and his sister’s chin. He sits at the end of the longest table, by the window over the water, with a row of empty mugs arranged like soldiers. He knows what you have come about. “I was going back,” he says. “I have been going back all week.” The wages of a whole house, and he has bought a good knife and a bad head. He pushes out the bench.",
  "story.E45.A": "Sit down and drink with him until he is done.",
  "story.E45.A.end.1":
    "Towards morning he empties his belt onto the table: what is left of the wages, for her or for you, he no longer cares which. You take it, with a headache that has driven at least one good idea out of you.",
  "story.E45.A.end.2":
    "When the host puts up the shutters he has talked, wept and gone to sleep on your shoulder. You cannot shift him without waking him, and so you sleep as well, and there goes the day. When you wake, rested, he is gone too, on the right road.",
  "story.E45.B": "Tell him that nobody is angry, and leave him.",
  "story.E45.B.end":
    "He looks out at the boats for a long time. When you glance back from the yard the bench is empty and the last six mugs have been paid for. You take a bed upstairs and sleep as one does after putting something down.",

  "story.E46.title": "Eight People and a Pig",
  "story.E46.intro":
    "Word has got about of a cut rope and a ledger in the river. At the landing, therefore, stand eight people and a pig: a widow with a loom, two nuns, a wine-grower, a midwife in a hurry. They have clubbed together. They want nothing from you but your company as far as the other bank, slowly, so that the pig can keep up. Something stirs in the reeds over there. The fee is tied up in a stocking.",
  "story.E46.end.1":
    "You are still cheap enough to be a bargain, so they tip. Halfway across a slung stone whistles out of the reeds, and you spend a good trick on sending it back. The midwife gets there in time, and so, on your shoulders in the end, does the pig.",
  "story.E46.end.2":
    "Your name alone would have done it; they reckon so as well, and pay for the name. One fool in the reeds has not heard it and costs you a good stroke. You carry the loom up the far bank unasked.",

  "story.E47.title": "Beeswax and Lard",
  "story.E47.intro":
    "Up in her house above Cidaris the sorceress holds your jar to the sea light, sniffs, and begins to laugh. She laughs until she has to sit down on the sill. She had a wager on it. They bring beeswax, they bring lard; so far no one has come back with the real thing, and from the left ear too. She asks after the troll. Then she wipes her eyes. Since you have brought it, she can be serious.",
  "story.E47.A": "Name your price for the joke.",
  "story.E47.A.end":
    "She pays out of her winnings, still hiccuping. You had polished a speech about the troll, about the smell, about dignity, and find there is no use for it any more; you drop it on the stairs.",
  "story.E47.B": "Ask her to show you what it is good for.",
  "story.E47.B.end":
    "Quite a lot, in the end. You stir till your arms are lead and two other good ideas have left your head, and by the third tide you hold a grease that no acid eats and that you could not have brewed this morning. She takes back the word lard.",

  "story.E48.title": "Too Many Feet",
  "story.E48.intro":
    "The man on the quay studies the mayor’s pie dish and lifts the grating. Below it the city goes on, only wetter. You wade along a brick vault, past candle-fat, past a drowned chair. Then the echo of your steps has too many feet in it. They have nested in the old cistern: drowners, asleep in heaps, blue and breathing through their skins. The ledge you stand on was built for cats. A rat runs over the nearest face.",
  "story.E48.end.1":
    "They have you under for longer than you can hold your breath, and then longer. You come out of an outfall half a mile off, and all night you cough instead of sleeping. How you broke that last grip you will never forget.",
  "story.E48.end.2":
    "Backed into a drain, you let them spend their claws on your plates, and when the plates are gone so are most of the drowners. Someone should have taught you that thrust years ago; in the end it took drowners.",
  "story.E48.end.3":
    "You burn them out, and it takes two of your own flasks to do it, thrown one after another onto the black water. The flare shows you what you do worst as if on a painted wall, and on the way back you do it better.",
  "story.E48.end.4":
    "They wake to find you in the one place they cannot get behind. It is a long, plain piece of work. Halfway through it you drop a flourish you never needed, and something far better moves into the room it leaves.",
};
