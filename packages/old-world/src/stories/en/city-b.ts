/** City stories C13 to C24. */
export const CITY_B: Readonly<Record<string, string>> = {
  "story.C13.title": "Witcher, One, Salaried",
  "story.C13.intro":
    "The secretary of the merchants’ guild has a form for it. Witcher, one, salaried: a bed, a grey coat with the guild’s scales on the shoulder, soup at noon and a fee at the end of the term. No more haggling with aldermen over drowned calves. He turns the inkwell towards you. Through the window behind him come the smells of pepper, tar and other men’s money.",
  "story.C13.A": "Sign, and put on the grey coat.",
  "story.C13.A.end":
    "They have you walk beside wagons with a halberd you may not use, until your wrists forget the sword. The fee falls due with the last load of the season; you are to collect it where the load goes, at the guild’s timber yard in the forest.",
  "story.C13.B": "Leave the form, and talk to the carters instead.",
  "story.C13.B.end":
    "The secretary is hurt. The carters are not; they have been wanting to tell somebody. Two act it out, one as the lead ox: the bend where the horses balk, the pull from the left, the ditch. It is badly acted, but they agree on where it came from and which way it went. The ox was found in two parishes.",

  "story.C14.title": "The One with the Whiskers",
  "story.C14.intro":
    "First a man with the head of an otter runs past you, barefoot, in the remains of a sailor’s shirt. Then come five others with nets and boat hooks, and the last of them, short of breath, stops to explain. It got out of a crate. It is worth more than the ship. Ahead the lane ends in a wall, and the one with the whiskers has just found that out.",
  "story.C14.A": "Point the five down another lane.",
  "story.C14.A.end":
    "They believe a man with two swords. When the boots have faded the otter-headed man looks you over, shakes his head, and spends an hour showing you, by signs and with much sighing, the thing you do worst; then he bows and goes over the wall.",
  "story.C14.B": "Stand between him and the nets.",
  "story.C14.B.end.1":
    "Five is many in a narrow lane. They break your guard first and your temper after, and it is the temper that settles it. The whiskered one talks, haltingly: there are other crates, and others like him, on the wharves of Novigrad, waiting for a tide.",
  "story.C14.B.end.2":
    "The nets hinder them more than you, but boat hooks have reach, and your guard pays for every step. Afterwards, in a throat not made for it, he gets one word out three times over: Novigrad. There is a ship there, and it is not yet full.",

  "story.C15.title": "Very Small Knives",
  "story.C15.intro":
    "At the inn’s darkest table a figure in a hood unrolls a leather case of spoons, funnels and very small knives. A brewer of your sort of drink, it says, in a voice neither young nor old. It has a recipe and a still but no herbs, and it can smell yours from here. It will buy some. Or the two of you might go upstairs, put everything in one pot, and see.",
  "story.C15.A": "Sell a bundle of herbs and stay where you are.",
  "story.C15.A.end":
    "The hood sniffs every stem, pays what you ask and half again for the celandine, and is gone before your stew comes. The coins are sound; you have bitten them all. Only later do you see that the table has lost its varnish where the case lay.",
  "story.C15.B": "Go upstairs with everything you have.",
  "story.C15.B.end":
    "You wake on the floor with a tongue like felt. The still is gone, and the hood, and every flask and stalk you owned. The stable boy saw a mule go by, clinking, on the road into the mountains. There is nothing up there, he says, but inns.",

  "story.C16.title": "Not Worth a Curse",
  "story.C16.intro":
    "There is not a brewer in this market worth a curse, the herb woman tells you, herself included. She strips tansy while she talks, her thumb black to the joint. There is one who can, a hermit of the trade, who lives off among the trees and throws slops at bailiffs. She learned all she knows there in one summer and was then asked to leave. She looks over your flasks with real pity.",
  "story.C16.A": "Ask for a bottle of her own all the same.",
  "story.C16.A.end":
    "She is so surprised that she forgets to charge. It is a plain brown draught with a bit of stalk in it, honest to the dregs and stronger than she makes out. People who hear of the best, she remarks, mostly stop wanting the good.",
  "story.C16.B": "Ask what it takes to be let in.",
  "story.C16.B.end":
    "Money, to begin with: some for the directions, some for a word in your favour, scratched on a strip of bark. Follow the charcoal burners’ track into the forest, she says, until the air smells of juniper and vinegar. Then stand where you can be seen.",

  "story.C17.title": "Paid for and Furnished",
  "story.C17.intro":
    "They are living in a hay wain behind the customs shed: a notary, his wife, three children and a clock. Their own house stands empty up in the hills, paid for and furnished. Things walked there. Milk turned red in the pan. The youngest will not say what spoke to her through the ceiling. The notary has drawn up your contract on his knee, in two copies, and his hand shook only at the signature.",
  "story.C17.A": "Refuse the house; ask the girl what she heard.",
  "story.C17.A.end":
    "She has it by heart, sound for sound: an old verse, and the gesture that went with it, seen through a crack in the boards. It is most of a Sign, in a form long out of use, and now it is yours. You tell the notary to sell, and leave them their clock.",
  "story.C17.B": "Sign both copies.",
  "story.C17.B.end":
    "He gives you the key, warm from his pocket. It is the last house on the mountain road, grey slates, blue shutters, and whatever it is, it stays under the roof. The girl gives you advice: when it asks your name, do not have one.",

  "story.C18.title": "Lemon Yellow",
  "story.C18.intro":
    "He has ruined four handkerchiefs in getting to the point. There is a lady; she admires courage; he has none, having been delicate as a child. What he does have is a lemon-yellow doublet, an allowance and a plan, and the plan wants somebody large who can lose a sword fight convincingly. He has brought a mask for you to try. It is velvet, and a little too small.",
  "story.C18.A": "Put on the mask and play his villain.",
  "story.C18.A.end":
    "He weeps with gratitude and ruins the fifth. On her way to her aunt the lady’s carriage takes the forest road; you are to wait there among the trees and roar. He has written you some lines to say, most of which rhyme.",
  "story.C18.B": "Go and tell the lady everything.",
  "story.C18.B.end":
    "She thanks you gravely and sends for two foils. She has been taking lessons in secret from a retired duellist and is sick of trying them on the gardener. You come away with a new turn of the wrist, one that never worked on the gardener. Her admirer forgives neither of you.",

  "story.C19.title": "Three Pupils",
  "story.C19.intro":
    "You know the limp before you know the face: one of the masters who taught you to fall, a long way from his yard and twenty years older. Three pupils, he says. The smallest is not yet ten. A mage bought them from their escort for his researches, since they have had the first herbs and lived. He has already sold his horse. He has not sold his sword, but he keeps looking at it.",
  "story.C19.A": "Pay for a fresh horse and let him ride.",
  "story.C19.A.end":
    "He takes the money without thanks, which is how he takes everything, and repays it in his own coin: before light, behind the stables, he mends a fault in your school’s own stroke that he let pass twenty years ago. Then he rides. You never hear how it ended.",
  "story.C19.B": "Tell him you will go yourself.",
  "story.C19.B.end":
    "He makes you say the way back to him until he is satisfied: into the mountains, past the last toll, to a house with glass in its roof and a chimney that smokes yellow. Then he tells you the three names, which weigh more than the rest of your gear.",

  "story.C20.title": "Eleven Verses",
  "story.C20.intro":
    "As you come through the door they are starting on the chorus, and you are in it. It is about a witcher and a washerwoman’s goose: eleven verses, a part for stamping, and a rhyme on medallion that even you must admit is neat. Children sing it at the well. An alderman hummed it while he refused you credit. Its maker left yesterday, well pleased with his takings.",
  "story.C20.A": "Ask which road he took.",
  "story.C20.A.end":
    "Down to the water, they tell you all at once; he sings in the taverns where the boats put in, and leaves as a rule by the back door. Someone inquires if the goose will be going too, and you set out with your beer unfinished.",
  "story.C20.B": "Give them a twelfth verse.",
  "story.C20.B.end":
    "It is a bad verse and you sing it worse, but it is filthier than the other eleven, and the goose comes out of it with honour. They bang the tables. The hat goes round twice, both times for you. The tune stays in your skull for a week, as fast as a nail.",

  "story.C21.title": "The Same Short Sentence",
  "story.C21.intro":
    "Thirty people stand in line at the armourer’s stall, and not one of them can see the counter. There is going to be a war, says the man in front of you. There is going to be a discount, says his wife. An ensign is selling his place. At the head of it all a tired woman in a leather cap says the same short sentence to each one who reaches her.",
  "story.C21.A": "Give up the line for the quiet stall beside it.",
  "story.C21.A.end":
    "The neighbour sells remedies and has not had a customer since dawn. In return for some talk and a hand with her awning she presses two bottles on you, freshly waxed. From the line comes a long groan: the short sentence was that there is nothing left till spring.",
  "story.C21.B": "Wait your turn and hear the sentence.",
  "story.C21.B.end":
    "Nothing left till spring, she says; then she sees your hands, lowers her voice and adds another. Her godmother still builds crossbows in Vengerberg, slowly, for people who can shoot. Go there, say that she sent you, and have money ready for the steel.",

  "story.C22.title": "Wet Socks",
  "story.C22.intro":
    "“Not the fights,” says the bard across the table, tuning a lute that has seen better roads. “Everybody gives me the fights. I want the walking, and the wet socks, and what you say to your horse.” You have met tale-hunters before. But this one has paid for the soup, listens with the whole face, and has not once looked at your eyes as though they were for sale.",
  "story.C22.A": "Sell your story by the hour, like any work.",
  "story.C22.A.end":
    "You talk till the candle drowns. The bard pays without bargaining and reads it back to you, wet socks and all, and it is strange to hear: somebody not unlike you, only rather better company. You count the coins on the stairs, and the sum is right.",
  "story.C22.B": "Say that walking is best learned by walking.",
  "story.C22.B.end":
    "The lute is in its bag before you have finished the sentence. The bard has a bill to settle and a landlady to avoid, and then you are both out in the yard in the rain, and you are being asked which way is yours.",

  "story.C23.title": "In One Piece by Evening",
  "story.C23.intro":
    "In front of the forge the smith has fenced off a square with cart chains, and in it two apprentices are hitting each other with his wares. That is how he sells, a bystander explains: whatever is in one piece by evening goes on the rack. The smith, bald and scorched, walks round the outside calling prices. He sees the swords on your back and lifts the chain for you.",
  "story.C23.A": "Stay outside, and ask who made the best piece.",
  "story.C23.A.end":
    "Not he, the smith admits under cover of the noise. His old master did, who moved up into the mountains to be near the ore and far from customers. He scratches his mark on a rivet for you: show that, pay for the coal, and you shall have armour.",
  "story.C23.B": "Duck under the chain and fight.",
  "story.C23.B.end.1":
    "You go through both apprentices, and then the smith’s wife comes out. You have never been hit like that, and you study it even as you fall. Some of her timing stays in your sword arm; most of your guard stays behind in the ring, in pieces.",
  "story.C23.B.end.2":
    "Four bouts, four wins, and each teaches your sword arm more about heavy weapons in a small space. Not until you shoulder your bag do you hear it crunch: the last lad fell on it, and on two flasks. He is very sorry, and he reeks of hellebore and good spirit.",
  "story.C23.B.end.3":
    "You leave the ring without a scratch, having learned how to strike at any man who holds a hammer low. The smith sells fourteen helmets while you look for your coat, points at you each time, and does not suggest a share.",

  "story.C24.title": "Three Thousand Volumes",
  "story.C24.intro":
    "Dust, mouse nests, three thousand volumes: since he lost his sight the old canon has stopped locking his library. Read to me, he asks of everyone who knocks, and afterwards take what you need. You have given him an hour of tax law, which he enjoyed. Now he folds his hands and turns his face to the fire. Name your subject, he says; he still has the shelves in his head.",
  "story.C24.A": "Ask for the beasts of the whole region.",
  "story.C24.A.end":
    "He recites by shelf and page: what keeps to the trees, what lairs in high rock, what waits under water, in which years it was seen and by whom. You write until the pen splits. Now and then he tells you where he thinks the author was drunk.",
  "story.C24.B": "Ask for witchers’ schools that are no more.",
  "story.C24.B.end":
    "One was named for the crane, he says, and somebody has struck it from every list. A brother of his house traced it as far as Ard Modron and sent back half a letter. Go there and find the other half. Then come and read it to me.",
};
