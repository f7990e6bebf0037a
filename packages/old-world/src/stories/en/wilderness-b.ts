/** Wilderness cards W13 to W24, told in English. */
export const WILDERNESS_B: Readonly<Record<string, string>> = {
  "story.W13.title": "An Ash across the Road",
  "story.W13.intro":
    "An ash has come down across the road in the night, and in front of it stands a cart, and in front of the cart stands a man in a good coat worn thin, pushing at two tons of timber with his palms. His donkey watches with interest. “Market shuts at noon,” he tells you. “If I miss it I eat the stock, and the stock is ironware.”",
  "story.W13.A": "Put your back to the trunk and shove.",
  "story.W13.A.end":
    "It takes levers, the donkey, and most of the morning. You learn to let weight come to you and go past. When the road is open at last your arms shake so badly that he has to hold the cup for you, and they keep you awake all night.",
  "story.W13.B": "Buy something off the cart to cheer him.",
  "story.W13.B.end":
    "One coin is the whole of his market day. He kisses it, digs under the skillets, and comes up with a small flat box he had meant for a different sort of customer. “But you have the hands for it,” he decides.",

  "story.W14.title": "One Coin the Bout",
  "story.W14.intro":
    "Drums first, then the smell: sawdust, onions, wet animal. Six wagons roll onto the common, and the whole village forgets its hay. A strongman as broad as a barn gate is already calling for challengers, one coin the bout. The master of it all, in a coat of three reds, walks round you twice as if pricing a mare. “You know beasts,” he says. “We play the hill towns next. Think about that.”",
  "story.W14.A": "Pay a coin and wrestle the strongman.",
  "story.W14.A.end":
    "He throws you four times and explains each throw while you are still in the air. On the fifth it is he who lands. The crowd wants its money back; you have had a surer sword arm for yours.",
  "story.W14.B": "Hear what the master of the circus wants.",
  "story.W14.B.end":
    "Some of his cages hold things no ledger names, and his handlers quit at the last fair. He wants somebody near who does not faint. The next show stands up in the mountains; a bunk is kept for you, between the harpies and the stove.",

  "story.W15.title": "A Tenth for the Fire",
  "story.W15.intro":
    "“They take a tenth for the fire that hasn’t happened,” says the stable owner, rubbing down a mare who needs no rubbing. “And if I’m slow, it happens.” Three men, polite, always on the first of the month. Last month it was his hayrick. They ride off down the valley, he says, towards the water, and spend his oats there. In the next stall stands a rested grey, for hire.",
  "story.W15.A": "Promise him the three men.",
  "story.W15.A.end":
    "He spits in his palm and shakes, and it is the firmest thing about him. The three are known in the villages by the water, where they play the honest grain dealers. Somebody down there must be as tired of them as he is.",
  "story.W15.B": "Hire the grey and ride on.",
  "story.W15.B.end":
    "He takes your coin, tightens the girth, and does not mention the matter again; that is what you paid for. The grey eats the miles. You are where you wished to be, with time for the day’s work, before the smell of burnt hay leaves your sleeves.",

  "story.W16.title": "The Near Side",
  "story.W16.intro":
    "The innkeeper lights the lamps, waters the beer, and keeps the accounts. His wife knows horses. She has come out in the rain to look at yours, runs a thumb down one foreleg, then the other, and speaks to the animal rather than to you. “Lovely head,” she tells it. “But you’re going short on the near side, my dear, and not one of them has noticed.” Behind her the taproom glows; there is roast goose.",
  "story.W16.A": "Take the best room and rest the horse.",
  "story.W16.A.end":
    "Goose, feather bed, hot bran and a poultice for the leg: the reckoning in the morning makes the innkeeper’s wife look away. But you have slept past sunrise, both of you, and the road looks shorter.",
  "story.W16.B": "Ask her what she would do about it.",
  "story.W16.B.end":
    "She would go to her brother. He breeds horses at a farm in the forest, fast ones, too fast for his own good, and he owes her for a thing she will not tell. She gives you a plait of mane to show him.",

  "story.W17.title": "Resting at the Milestone",
  "story.W17.intro":
    "The medallion you recognise at once; the man takes longer. He sits against a milestone with his boots crossed, as if resting, and has been resting there a month; the crows have been respectful, or bribed. Same school as yours. Three summers older, bad at herbs, good at dice. His notebook is in his coat. Whatever he was hunting let him write the last page to the end.",
  "story.W17.A": "Bury him and take the medallion home.",
  "story.W17.A.end":
    "The ground is stony and you have only a dagger, so it takes till evening. The silver weighs almost nothing. They should hear of it at your school, from one of their own, in the hall where his name was given.",
  "story.W17.B": "Sit beside him and read the notebook.",
  "story.W17.B.end":
    "His spelling never improved. But the tracks are drawn to scale, and on the back of a bill he has sketched a cut that nearly worked. You finish it for him, in the air, till it does. Then you dig.",

  "story.W18.title": "Twelve Years in an Oak",
  "story.W18.intro":
    "He has lived twelve years in a dead oak and lost the habit of ending his sentences. Places of power, says the old man, oh yes, he used to walk them, when the knees were; one drinks from them, if one can. He sniffs your satchel through the leather and names all it holds. “Crude,” he says kindly. “Who taught you to. Well. Put it here on the moss and we shall.”",
  "story.W18.A": "Put every bottle on the moss.",
  "story.W18.A.end":
    "He pours them out one after another, and at each asks what it wanted to be. You answer badly, then less badly. By dusk you own nothing but empty glass and the first real understanding you ever had of brewing.",
  "story.W18.B": "Ask where the nearest of those places stands.",
  "story.W18.B.end":
    "A black stone, taller than a house, older than the trees around it; they lean away. In the forest, he says, where no birds. He draws it on your palm with a wet finger and tells you to go alone, and to ask for nothing in particular.",

  "story.W19.title": "A Coast in Tar",
  "story.W19.intro":
    "The storm has put a boat on the shingle like a plate on a shelf. Her flag is still up, and it is nobody’s flag, or rather it is the kind that belongs to whoever is fastest. No crew, only gulls. The hold has split and let out sailcloth, ropes, a keg of biscuit, a sea chest. On the inside of one sail somebody has drawn a coast in tar.",
  "story.W19.A": "Cut out the drawing and study it.",
  "story.W19.A.end":
    "Tar runs in the sun, but the headland is Glenmore, no mistake: you know the broken tooth of rock. Behind it stand three pines and a cross, and one seldom marks a cross for the view. You fold the cloth and wonder what a spade costs there.",
  "story.W19.B": "Camp in the wreck and search the chest.",
  "story.W19.B.end":
    "The chest holds shirts, a flute, and a coin sewn into a hem. You bed down in dry canvas with a bellyful of biscuit and the rain drumming on the hull, and sleep as only the shipwrecked are meant to.",

  "story.W20.title": "The Blue Cap",
  "story.W20.intro":
    "Barefoot, sixteen perhaps, the girl walks out of the rye holding her forearm shut with the other hand. She will not sit. “A brother,” she says, “have you met my brother, he has a blue cap.” He went off with the harvest wages of the whole house. She followed him as far as the dike, and there something came up out of the ditch. Between her fingers the blood is the wrong colour.",
  "story.W20.A": "See to the arm first.",
  "story.W20.A.end":
    "You pour a bottle over the bite and she does not cry out, only asks about the cap again. The marks are clear: two rows, hooked inward. You know now what hunts in this country. You send her home, and she goes the other way.",
  "story.W20.B": "Promise to find the brother.",
  "story.W20.B.end":
    "Only then does she let you bind it. He always talked of the water, she says, of boats and inns with lanterns, and a boy with wages goes where they can be spent. You are to tell him that nobody is angry, which takes her two attempts to say.",

  "story.W21.title": "Rags on a Rope",
  "story.W21.intro":
    "Four men, one bridge, and a rope across it with rags tied on so that no one can say he did not see. The one with the ledger is the worst: he writes down the names. “Two legs, half a crown; four legs, a crown; iron, by agreement.” A miller’s family ahead of you is turning back with its handcart. The river is high, and the next ford is a day off.",
  "story.W21.A": "Cut the rope and drown the ledger.",
  "story.W21.A.end":
    "They look at the rope, at the sword, and find they have business upstream. But they will be back by the week’s end. Down along the water folk are waiting who dare not cross alone, the miller says, and some of them would pay for company.",
  "story.W21.B": "Pay, and talk with the one who writes.",
  "story.W21.B.end":
    "He was a guild clerk until the guild burned. For your coin you get a receipt and, on the back of it, an audit of yourself: which side of your trade shows the loss, and how to make it good. By the far bank you have. He misses being asked.",

  "story.W22.title": "From the Left Ear",
  "story.W22.intro":
    "Ear wax, the sorceress repeats, from a troll, from the left ear, a jar of it. She does not say what for, and her gloves cost more than your horse. She will be at her house in Cidaris. The troll is nearer: you can hear it from here, singing under the old viaduct, one word over and over. The word seems to be “goat”. She drives away before you can ask about the right ear.",
  "story.W22.A": "Climb on the troll with a spoon.",
  "story.W22.A.end":
    "The troll thinks it is a game. You are thrown, caught, dusted off and thrown again, until your breastplate is past fitting anyone. You come away without wax, cured of one foolish habit, and with a new hold that works on anything larger than a house.",
  "story.W22.B": "Bring the troll a goat and ask nicely.",
  "story.W22.B.end":
    "It is delighted with the goat, which it names, and does not eat. Out comes the wax, on a finger the size of a gatepost; the jar overflows. Now there is only the road to Cidaris, and the smell, and the sorceress at the end of it.",

  "story.W23.title": "Cold Pie",
  "story.W23.intro":
    "A coach lies with its wheel in the ditch, and beside it, on a cushion, sits the mayor of a river town eating a cold pie. He is on his way to the baths, for his nerves. “It’s the sewers,” he says. “We built them for the smell, and now something down there has taken two rakers and a dog.” He would rather talk of the coach. The coach, at least, can be mended.",
  "story.W23.A": "Ask him all he knows about the sewers.",
  "story.W23.A.end":
    "He knows little and draws it in gravy on the pie dish: a grating by the quay, a fork, a place where the lamps go out. Show the dish down at the water, he says, shifting the last of the pie into his hat, and they will let you in.",
  "story.W23.B": "Lift the wheel and see him safe onward.",
  "story.W23.B.end":
    "You ride on the box as far as the baths and nothing happens, for which he pays you two crowns, the going rate for nothing. He waves from the steam. Nobody has said who rakes the sewers now.",

  "story.W24.title": "Ten Legs, No Legs",
  "story.W24.intro":
    "Every shepherd on this side swears to the cave and none agrees on what is in it. Ten legs; no legs; a voice. They do agree that old Wenzel’s son went in for a lamb and neither came out. The mouth is low, so you would have to crawl. A sour warm air comes from it, steadily, as from a sleeper. The shepherds have all found something to do at a distance.",
  "story.W24.A": "Crawl in with the blade before you.",
  "story.W24.A.end":
    "It has eight legs, as it turns out, and no room to use them all; neither have you. You learn to parry with an elbow’s space. It gets your pauldron and a bottle before it is still, and under it you find the lamb’s bell.",
  "story.W24.B": "Smoke it out with all your powders.",
  "story.W24.B.end":
    "The fire eats your book of recipes too, and the sour air leaves your brewer’s nose dull. What staggers out dies at once. Inside lie old bones, one finger wearing a crested ring. A jeweller in some town by the water may know whose.",
};
