/** City stories C01 to C12. */
export const CITY_A: Readonly<Record<string, string>> = {
  "story.C01.title": "The Week’s Collection",
  "story.C01.intro":
    "Three priests have pushed two tables together and are drinking the week’s collection with great thoroughness. The youngest notices your medallion. Which god, he wants to know, looks after a man who was brewed in a kitchen? The eldest tells him to be civil, then leans across the wet boards, because he would like to know as well. Someone has moved your stool closer.",
  "story.C01.A": "Sit down and let them buy you theology by the jug.",
  "story.C01.A.end":
    "By midnight they have settled that you belong to a god nobody has got round to naming. They carry you up to the temple guest room, where the straw is clean, and you sleep as you have not slept since spring.",
  "story.C01.B": "Tell them plainly that no god ever paid you.",
  "story.C01.B.end":
    "The eldest weeps, the youngest swings a candlestick. Priests, it turns out, fight low and in company, and you learn something about guarding your left. You limp out before dawn with a split brow and no sleep at all.",

  "story.C02.title": "Arrests by Friday",
  "story.C02.intro":
    "“Lighting a pipe with his fingers,” reads the sergeant, who has written it down. “In a street with thatch.” Magic inside the walls wants a licence, the licence office closed at noon, and the cell behind him smells of wet dog and other people’s regrets. He does not look like a cruel man. He looks like a man with four daughters and a number of arrests to make by Friday.",
  "story.C02.A": "Own up, and take what the law hands out.",
  "story.C02.A.end":
    "The fine takes the top off your purse. But the guardroom is bored, and all night the men try their halberd drill on you, turn by turn. By morning your sword arm knows six new ways to get inside a long weapon.",
  "story.C02.B": "Give him a bigger offender than yourself.",
  "story.C02.B.end":
    "You point across the road, where a wizard without any licence at all is selling love charms made of candle wax. The sergeant gets his Friday, you get the informer’s share, and the wizard, led past, gives you a look you will remember longer than the money.",

  "story.C03.title": "Half an Onion",
  "story.C03.intro":
    "You have a spoon in one hand and half an onion in the other when the bench across from you groans. The man who has sat down on it carries anvils at fairs; the whole room knows him, and the whole room has gone quiet. He clears away your bowl with a forearm one could moor a barge to and plants his elbow where your supper was.",
  "story.C03.A": "Put down the onion and give him your hand.",
  "story.C03.A.end":
    "He is far stronger than you and has never once needed patience. You hold until he sweats, and go on holding, and then he simply tires. The room pays up, grumbling. He counts out his own stake with the other arm and asks, politely, what they fed you.",
  "story.C03.B": "Pull the bowl back and say that you are eating.",
  "story.C03.B.end":
    "He waits for the joke to end. It does not; you chew. In the end he orders the same stew, and two more after it, and tells you about his knees. You go to bed fed, warm and unbroken, which is rare enough.",

  "story.C04.title": "One Boot",
  "story.C04.intro":
    "Rain has filled the ditch under the town wall, and in it sits a dwarf with one boot, holding his teeth in his palm and counting them. His handcart lies wheels up beside him, the pots trodden flat. Five lads, he says, and a constable to hold their coats. He is not asking for anything. He would only like to know where you were just then.",
  "story.C04.A": "Go and find the five lads.",
  "story.C04.A.end":
    "You find three, and that is enough. They give up his purse, and a boot, though not his. The dwarf counts it all twice and makes you take a coin: he will not owe a stranger. The constable watches you leave, learning your face.",
  "story.C04.B": "Right the cart and walk him to his kin.",
  "story.C04.B.end":
    "His cousins keep a smithy a mile down the road, and a kettle always on. While they pick gravel out of his face they tell you what has been taking their goats: where it drinks, which way it comes, and how heavily it treads.",

  "story.C05.title": "The Shelf behind the Curtain",
  "story.C05.intro":
    "A magistrate’s widow wants her late husband’s library valued, and somebody has told her that witchers read. Most of it is law. One shelf behind the curtain, however, concerns your kind: mutations, diets, a record of dissections in a neat hand, and a fencing manual copied from a pupil who probably did not offer it. Below stand his court rolls. She asks if any of it is true.",
  "story.C05.A": "Sit down with the shelf behind the curtain.",
  "story.C05.A.end":
    "You take the pages no stranger should own; she watches you cut them out and says nothing. Any witcher’s school will be glad to have them back, and gladder to see them burn. The next lesson you ask for will cost you a good deal less.",
  "story.C05.B": "Go through the court rolls for lost cattle.",
  "story.C05.B.end":
    "He was a cruel man and an exact one. Between two hangings he noted every lamb and every child that went missing, with dates, weather and bearings. Laid over a map, his columns bend towards a single place. You thank the widow for the loan of the ruler.",
  "story.C05.name": "Cut-out Pages",

  "story.C06.title": "His Lordship’s Lunge",
  "story.C06.intro":
    "The head you left with the town clerk at dawn is now on a pole in the square, and beneath it a young lord in clean armour is describing how he took it. He does the lunge rather well. He leaves out the two days in the reed bed. The crowd throws flowers, the clerk studies his shoes, and his lordship’s steward has just noticed you.",
  "story.C06.A": "Correct his lordship’s account in front of everybody.",
  "story.C06.A.end":
    "You ask him to show the wound. He shows the wrong side. So you draw and go through the whole thing slowly for the laughing square, and in doing it slowly you find something in your school’s old tricks that years of haste had hidden.",
  "story.C06.B": "Have a quiet word with the steward.",
  "story.C06.B.end":
    "The steward keeps a purse for this purpose; you are neither the first it has gone to nor the dearest. He pays and asks you to leave by the fish gate. Behind you his lordship has come to the lunge again, and it has grown.",

  "story.C07.title": "On the Digestion of Ghouls",
  "story.C07.intro":
    "She is writing a book on the digestion of ghouls and has never met one, which she admits is a weakness of the work. For two hours the scholar has asked good questions and got ink on her chin. Now the bottle is empty, the fourth chapter has been struck out entirely, and she is unlocking the cupboard behind her. The university, she says, insists on paying its sources.",
  "story.C07.A": "Choose from the flasks on the upper shelf.",
  "story.C07.A.end":
    "They are her own decoctions, strained twice and labelled in letters one can read in the dark. She wraps two of them in the discarded fourth chapter, which proves to be good thick paper, and asks you to report any ill effects in writing.",
  "story.C07.B": "Ask what the university pays in coin.",
  "story.C07.B.end":
    "It pays visiting lecturers by the hour, less the candle. She enters you under specimens, crosses that out and writes faculty. The bursar downstairs reads the slip three times, looks at your eyes, and decides that he would rather pay.",

  "story.C08.title": "By the Night or by the Head",
  "story.C08.intro":
    "For a ghost, says the contract; the salt merchants were firm on the word. Moans in the lower warehouse, cold fingers on the watchman’s neck, two porters who went home and never arrived. You wait among the barrels until the lamp burns low. What comes down the stairs casts no shadow, wipes its feet, and asks in a pleasant voice whether you are paid by the night or by the head.",
  "story.C08.A": "Tell it by the head, and draw.",
  "story.C08.A.end":
    "It is quicker than any ghost and a good deal more solid. When the last barrel stops rolling your guard is in ribbons and the vampire is in brine. The merchants pay what was agreed for a ghost, and not a copper over. Two widows are waiting at the gate; they ask to see it, look for a long time, and one of them, without a word, presses your hand.",
  "story.C08.B": "Tell it by the night, and sheathe the sword.",
  "story.C08.B.end":
    "It offers you the porters’ savings, which they no longer need, and its promise to leave on the morning barge. It keeps its promise. The merchants pay you too, for the quiet. You cross the street when you see the two widows coming.",

  "story.C09.title": "Every Tuesday",
  "story.C09.intro":
    "She wants it dealt with, says the cooper’s wife, and she wants it dealt with before the neighbours know, which will be difficult, judging by the faces at the windows. Horns. Goat’s legs. Every Tuesday her husband goes up to the old dovecote and comes down whistling, and he has not whistled in twelve years. She lays the money on the table and does not cry.",
  "story.C09.A": "Climb to the dovecote and knock.",
  "story.C09.A.end":
    "The horned one pours you hot wine and is sorry about the wife: he told her, she says, that he was a widower. She will not have him up here again. You leave the money unclaimed, doze by her brazier till noon, and wake rested to a quarrel twelve years late.",
  "story.C09.B": "Climb to the dovecote with silver in your hand.",
  "story.C09.B.end":
    "She kicks like what she is: it caves in your guard, and you leave through the wall in a cloud of feathers. On your back in the nettles you give up a favourite opening for good. Hers was better. She has fled, and you practise it all evening.",

  "story.C10.title": "The First Twist Is Free",
  "story.C10.intro":
    "Everybody takes it now, the boy with the tray assures you: judges, dancers, the better sort of canon. Blue powder in a twist of paper, a pinch under the tongue. It smells of wormwood, burnt sugar and something out of your own bag that ought not to be for sale on a street corner. The first twist is free. His pupils are as big as pennies.",
  "story.C10.A": "Put a pinch under your tongue.",
  "story.C10.A.end":
    "For a day and a night the world is slow and full of handles; you could run to the sea and back. When it lets go you sleep, and wake with strength for two, but you guard yourself worse now: the part of you that used to flinch in time has gone off somewhere without leaving word.",
  "story.C10.B": "Carry the twist away and find out what it is.",
  "story.C10.B.end":
    "You boil it, dry it, taste the crust, and by dawn you have it: drowner brain, bleached with lye, which nobody taught you could be done. You write down the steps. Next day the boy’s tray is floating in the canal, and no one has seen the boy.",

  "story.C11.title": "Bran on the Floors",
  "story.C11.intro":
    "No one at court speaks above a whisper, and the floors are strewn with bran to quiet the boots. The heir is seven and has coughed for a month. Four physicians stand along the wall, as far from one another as the wall allows. His father, who rules this place and has not slept, takes hold of your sleeve. Your draughts can kill a grown man, he knows that. What can they do in drops?",
  "story.C11.A": "Give the boy your own flask, drop by drop.",
  "story.C11.A.end":
    "It takes the night and the whole flask, thinned against everything you were taught, until you no longer quite trust your own measures. At dawn the boy asks for plums. His father pays like a man buying back the world.",
  "story.C11.B": "Put the flask away and search the room.",
  "story.C11.B.end":
    "Behind the bed curtain sits a small grey thing that lives on breath. You take it in the dark, by your school’s own art, which has never come to you so surely, and it costs you an arm guard. The boy sleeps. The physicians, you hear, were flogged at noon all the same.",

  "story.C12.title": "Gone by the Noon Bell",
  "story.C12.intro":
    "Under a patched awning an old man is wrapping crossbows in oiled cloth, one after another, as if putting children to bed. He has had this pitch for forty years, and now the council has forbidden the sale of anything that goes through a breastplate. He means to be gone by the noon bell. The cart is too high for him, his back is finished, and the last pieces still lie on the counter.",
  "story.C12.A": "Load the cart for him.",
  "story.C12.A.end":
    "It is two hours’ lifting. He pays you properly and will not hear otherwise: a man who works for nothing, he says, spoils the trade for the rest. At the gate he turns for a last look at the pitch. A pie-seller already has it.",
  "story.C12.B": "Ask what he wants for the smallest one.",
  "story.C12.B.end":
    "A single coin, he says, and it is not a price, it is so that neither of you can call it a gift. He looks you over, shoulder to wrist, then reaches past everything on the counter and feels about in the straw of the cart.",
};
