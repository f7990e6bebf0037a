/** Stories of the events E01–E12. */
export const EVENTS_A: Readonly<Record<string, string>> = {
  "story.E01.title": "The Last Out of the Straw",
  "story.E01.intro":
    "Out of the straw, last of all, comes the one he would have taken to the grave. It is small, plain, and oiled by someone who loved it: walnut stock, horn nut, a cord he waxed himself. “The big ones are for walls,” says the old trader, and wipes it with his cuff. “This one is for a man who has to run directly afterwards.” He tries the nut with his thumb, listens, and is satisfied.",
  "story.E01.end":
    "He shows you how to span it with one foot and no swearing. One bolt, he says, before a fight has warmed up, and you must let go of something else to loose it. Then he turns to his cart, so as not to see it go down the street.",
  "story.E01.name": "Crossbow",

  "story.E02.title": "Black Pearwood",
  "story.E02.intro":
    "Seven mages sit behind a table of black pearwood and look at your felt and glue as one looks at something the cat has brought. A scribe reads out the complaint. He reads well; even the drizzle has dignity. The seal, it turns out, is one they sell by the dozen. That is awkward for them, with the door open and people listening. You are invited to say what would make it less awkward.",
  "story.E02.A": "Ask for your money, and for the shame on top.",
  "story.E02.A.end":
    "The treasurer counts the coins twice, slowly, in the hope that you will grow bored. You do not. By evening an order has gone down to the merchant to take in his sign, and the felt has been used to stop a draught.",
  "story.E02.B": "Ask to be let into the council’s cellar instead.",
  "story.E02.B.end":
    "The cellarer fills your loops with stoppered glass and, being lonely down there, talks. One of the masters has been paying shepherds for reports of a beast. He tells you which shepherds, and how many of them still have sheep.",

  "story.E03.title": "A Bone Saw, Drying",
  "story.E03.intro":
    "Tents stand in rows along the bank, and the wind brings tar, latrines and boiled barley. The army doctor listens with his sleeves rolled up and a bone saw drying in his lap. When you come to the dead horses in the spring he shouts an order, and all down the lines men begin tipping barrels into the mud. Four hundred soldiers would have drunk from that tonight. “Reports never saved anybody,” he says. “You did. What do you need?”",
  "story.E03.A": "Ask for as many flasks as his chest can spare.",
  "story.E03.A.end":
    "He unlocks the officers’ chest, not the men’s, and packs your bag until the strap complains. “Colonels get better in any case,” he says. You leave clinking like a tinker and walk with some care.",
  "story.E03.B": "Ask what he carries for himself.",
  "story.E03.B.end":
    "The question pleases him; it is not one that doctors are asked, how they stay alive. He reaches under the cot, pulls out a flat satchel of scuffed calfskin and begins, quite shyly, to unbuckle it.",

  "story.E04.title": "A Feather, a Candle, an Egg",
  "story.E04.intro":
    "At Ban Ard they test the boy in a room with no windows. A feather, a candle, a bowl of water, an egg: he is to move whatever he can. The candle gutters. The egg, after a long while, sweats. Five masters confer behind their hands, and the boy looks at you rather than at them. “The rest was fright,” says the eldest. “There is a little left. We could keep him in the kitchens, and see whether it grows.”",
  "story.E04.A": "Leave him with the masters; a roof is a roof.",
  "story.E04.A.end":
    "He does not cry; he asks where the plates are kept. The eldest master, easy in his conscience now, lets you choose a subject and teaches it for two hours, as he never would for coin. On your way out you smell onions frying and walk faster.",
  "story.E04.B": "Tell the masters to do their own dishes.",
  "story.E04.B.end":
    "Nobody objects; a kitchen boy is soon replaced. He runs ahead of you down every stair in the place, and at the bottom he is waiting with his bundle, pretending that he never doubted it.",

  "story.E05.title": "Burning Small",
  "story.E05.intro":
    "On the third evening he lights the campfire without flint, then sleeps until the next noon as if he had been clubbed. So that is the measure of his gift. It will never raise a storm or turn an army. But he has sharp eyes and asks good questions, and when you tell him to hide behind a rock he hides behind the right one. You start calling him Wick, because he burns small.",
  "story.E05.end":
    "You teach him one trick and no more: when a beast first comes at you, spit a light into its eyes and lie flat. He practises on owls. The owls begin to avoid your camp.",
  "story.E05.name": "Wick",

  "story.E06.title": "Two Herons and a Date",
  "story.E06.intro":
    "One good eye and a lens for it: the jeweller on the quay turns the ring from the cave under his lamp and stops humming. Inside the band, under the dirt, are two herons and a date. “I set this stone,” he says, “for a bridegroom who went out to look at his new land and was not seen again.” The family still lives here. They still keep a place for him at table.",
  "story.E06.A": "Sell him the ring and say nothing more.",
  "story.E06.A.end.1":
    "He weighs it, finds a scratch, sighs over the scratch, and pays you for the gold alone. When you pass the shop an hour later the ring is in the window with a new price and no history.",
  "story.E06.A.end.2":
    "You argue through two cups of sour wine until his wife calls him to supper. He pays what is fair, and looks relieved to be done with it. The herons go into a drawer, face down.",
  "story.E06.A.end.3":
    "It seems a cousin wants the matter buried before the inheritance is divided, and the jeweller pays the cousin’s price, not his own. The purse is heavy. You do not ask what the ring would have proved.",
  "story.E06.B": "Take it to the house with the empty chair.",
  "story.E06.B.end":
    "The mother puts it on her own thumb and then, letting nobody help, carries the empty chair out of the room. Afterwards the bridegroom’s brother walks you to the gate and, having nothing else to give, shows you the feint their father taught them both.",

  "story.E07.title": "The Birds Stop",
  "story.E07.intro":
    "Past the bridge the Cintra road drops between banks of blackthorn, and the birds stop. A wagon lies there on its side, its shafts empty. Behind you the mules refuse, all five at once. You notice that the white sticks in the ditch are ribs just as a heap of them stands up. The spider wears its meals: thigh bones along its legs, a horse’s skull over the eyes. It knocks away your whole guard first, to see what is underneath.",
  "story.E07.end.1":
    "You hack off enough of its borrowed bones to make it think again, and it folds itself back into the thorns. One mule has bolted and half its jars are broken. Out of the other half the apothecary hands you two.",
  "story.E07.end.2":
    "A leg comes away at the joint and the beast drags itself off, rattling like a dropped drawer of spoons. The apothecary, who has been counting mules with his eyes shut, opens them. He counts out three jars to you.",
  "story.E07.end.3":
    "You put the blade through the horse’s eye and the other eye behind it, and the heap comes apart. The apothecary kisses you, and then each mule in turn. You get three jars, and in Cintra the sergeant’s brother rivets every one of your plates for nothing.",

  "story.E08.title": "The Third Carpenter",
  "story.E08.intro":
    "What the farmer told you leads to a moated house where the dogs sleep indoors, and under the furniture. The lord receives you in the kitchen. His daughter is well-mannered, he says, and reads to her grandmother. At moonrise she drops to all fours, in whatever she is wearing, and goes out through whatever is in the way. The door is on its third carpenter. The lord wants it stopped before someone less discreet hears of it.",
  "story.E08.A": "Brew what lifts such curses, and name your fee.",
  "story.E08.A.end":
    "She drinks it, is sick for two days and asks for bread. The lord pays you through the steward and does not come down. It was he who had offended the hedge-witch, and he who sent his daughter with the apology.",
  "story.E08.B": "Sit up with her until the cock crows.",
  "story.E08.B.end":
    "All night she hunts you round the cellar, and all night you do nothing but step aside. How she turns and feints is by morning a trick of your own. At cockcrow the curse, never once fed on fear, goes out of her like a cramp.",

  "story.E09.title": "If You Had Come in Spring",
  "story.E09.intro":
    "“I wish you had come in spring,” says the mage, and puts the kettle on. His tower stands in the reeds with its feet in water. Yes, he had the signs cut, on your hill and five others. Yes, things come through; after the sixth one can hardly speak of accident. They carry glands and oils found nowhere else, and physicians pay well. He has kept a tally of people eaten. He thought it right to keep one.",
  "story.E09.A": "Make him close the other signs while you stand guard.",
  "story.E09.A.end":
    "He chants until his nose bleeds, and each sign, before it shuts, lets one more thing out. You meet them one after another on the wet grass, the last with a stroke you did not have that morning.",
  "story.E09.B": "Empty his cabinet, and let him break the signs himself.",
  "story.E09.B.end":
    "He hands down bottle after bottle, labelled by beast and month, and swears he will see to the hills by the new moon. Your bag is full, with one more bottle up your sleeve. You look back once, and he is sharpening the turf-knife or pretending to.",

  "story.E10.title": "The Empty Shelf",
  "story.E10.intro":
    "Two cloths and a saddlebag have not held the manticore’s venom, and your horse resents every step. It is a relief to see the gate of the school. The man on watch lifts his nose, backs off a step, and sends a boy running for the one with the thick gloves. A sting comes whole perhaps once in ten years. Every fortress of your trade has a shelf for such a thing, and mostly the shelf is empty.",
  "story.E10.end.1":
    "It is your own gate, and so there is no haggling. The old ones let you work the still yourself, grumbling over your shoulder all night long. In the morning you own two flasks and a burnt sleeve, and at one thing of your own choosing you are better.",
  "story.E10.end.2":
    "This is not your house, but its people pay like gentlemen, in counted coin. Their own witcher grows better at something over the sting, and gets out of your talk of beasts what trails you are on. There is supper, then singing, and the day is gone.",

  "story.E11.title": "Two Odd Shoes",
  "story.E11.intro":
    "A mile goes by before you learn whom you have taken up with. A carter stops in the rain to stare, and not at you, which is new. A baker runs out with a loaf and will take nothing for it; there is, it seems, a song about that loaf. The lute travels in oilcloth, its owner in two odd shoes, asking about wet socks. Nothing is written down. It will all be remembered, you are told, only better.",
  "story.E11.end":
    "You agree on terms: no lute before breakfast, none near a lair. In Hengfors and Loc Ichaer the taverns fill at the mere rumour of that voice. You stand by the door with your arms folded, so that everybody pays, and for this you get a share.",
  "story.E11.name": "Fennick Larke",

  "story.E12.title": "Above the Tree Line",
  "story.E12.intro":
    "He is splitting kindling when you find him, on a shelf of rock above the tree line, and he does not stop. A neat man, forty or so, with a notched stick in his belt. Medallions hang from the lintel behind him on bootlaces, ticking together in the wind. “They all came by the path,” he says civilly, “and took the sun in their eyes for chance.” He sets the axe aside, draws, and his first cut spoils your guard.",
  "story.E12.end.1":
    "You hold him off and no more, and when the cloud comes down he goes into it like a man who knows every stone. In his hut stand dead men’s flasks, ranged by colour, and you fill your loops from every row.",
  "story.E12.end.2":
    "He leaves blood on the kindling and takes the cliff path at a limp. On his table lies a ledger: each witcher, each habit, each mistake. Reading your own page costs you nothing but pride, and the new trick you take from it tonight costs nothing at all.",
  "story.E12.end.3":
    "His best trick is a half-step to the left, and it is his last. You practise it beside the body until the light goes, for it is a good one. Then you take down the medallions and wrap each one alone.",
};
