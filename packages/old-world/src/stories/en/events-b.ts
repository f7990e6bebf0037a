/** Stories of the events E13–E24. */
export const EVENTS_B: Readonly<Record<string, string>> = {
  "story.E13.title": "The Forge among the Goats",
  "story.E13.intro":
    "High up, where the road is mostly an agreement between goats, the old master has built his forge out of the way of customers. He turns the rivet over, grunts at the mark on it, and drops your coin into the coal bucket. The armour hangs on a post, with no lions and no gilding. Each plate rides a finger’s breadth over the next, so that a man who leans from a blow is shut as tight as a pinecone.",
  "story.E13.end":
    "He makes you roll, duck and fall down a flight of steps in it, and adjusts one strap. “Now it knows you,” he says. The nimbler you move, the less of you there is to hit.",
  "story.E13.name": "Armour",

  "story.E14.title": "By Basket",
  "story.E14.intro":
    "You never see the Vengerberg master’s face properly. She works on the first floor, above a seller of eels, and has not been downstairs since the fever took her legs. Everything reaches her by basket: ash staves, sinew, your money for the steel. She sends back a question on a slip of paper, then another. How far, how big, what hide, do you breathe in or out? When the basket comes down again, two boys must steady it.",
  "story.E14.end":
    "A steel prod, a crank, a groove as straight as a sermon. Pinned to the stock is a final note: shoot first, and before anyone draws. She watches from the window until you have hit the eel-seller’s weathercock.",
  "story.E14.name": "Heavy Crossbow",

  "story.E15.title": "Mourning Ribbon",
  "story.E15.intro":
    "A gift, the merchant insists, thrown in with the skillet, so there is no need to mention it to anyone’s wife. He lifts the lid off the flat box with his back to the road. The donkey turns its head away. On a bed of mourning ribbon lies the one piece of ironware he never put out on the tailboard. It belonged to his father, who walked this road alone for thirty years and was robbed only once.",
  "story.E15.end":
    "Iron would rust; these are brass. Four rings joined by a bar, worn bright on the inside. Too close for swords, he says, is just right for these. You must drop whatever else you had in mind, but what they hit stays hit.",
  "story.E15.name": "Brass Knuckles",

  "story.E16.title": "Judged by a Roan",
  "story.E16.intro":
    "Among the oaks lies a paddock so well fenced that you take it for a lord’s. The breeder is bow-legged, greets horses by name and people not at all. But he knows the plait of mane, and reddens, and asks if she still speaks of it. Then he whistles. A roan comes out of the trees, between trunks you would have sworn stood too close together, and looks you over. Your boots, in particular, are being judged.",
  "story.E16.end":
    "He will not hand it over until you have brushed it, walked it and slept a night in its straw, and that is the day gone. By morning the roan carries you through thick forest as others go through barley.",
  "story.E16.name": "Horse",

  "story.E17.title": "More Candles than Cake",
  "story.E17.intro":
    "Good stone, good china, lamps in every window, and a cake with more candles than it can decently hold. You are punctual. The guest of honour unties the ribbon, reads the one word on the card and is silent for a while; then you are thanked by name. You never gave your name. Sixty summers, you say, as instructed, and he was glad of each. The hand that pours your wine has no line on it. No one else has come.",
  "story.E17.A": "Lift the cup and ask about the first summer.",
  "story.E17.A.end":
    "The answer is long, and funny, and it ends with a grave in another country. Towards midnight you both stop pretending. Your host sees the hand you have kept off your sword, and bows to it.",
  "story.E17.B": "Leave the wine alone and loosen your silver.",
  "story.E17.B.end":
    "The scrape of metal on leather is very small, yet every candle leans towards it. “I had hoped,” says your host, “for just one birthday,” and comes across the table without touching the cake.",

  "story.E18.title": "Three Shirts and a Razor",
  "story.E18.intro":
    "Your host packs lightly: three shirts, a razor, the card, a box of earth that is not discussed. There will be no parcel next year and nothing to stay for, and a witcher, at least, does not bring garlic into the conversation. The bloodshed was given up decades ago, like gambling. One still knows the odds. The candles are put out one by one, with wet fingers and without hurry.",
  "story.E18.end":
    "You walk by night for the first week until you find that it makes no difference. When something bares its teeth at you, a cool voice at your shoulder names what it means to do next, and spoils one of its plans.",
  "story.E18.name": "Aurel Vane",

  "story.E19.title": "Icing on the Sleeve",
  "story.E19.intro":
    "Plates go first, then the lamp. What comes for you over the tablecloth is still beautifully dressed, and has far too many joints. The first blow tears the straps from your shoulder and sends your guard skidding under a sideboard, where it is of no more use to you. There are four walls, one door and a great deal of broken glass. In the dark, icing on your sleeve, you can hear it being patient.",
  "story.E19.end.1":
    "It flings you through the window and, with a certain courtesy, your cloak after you. You lie among the tulips working out what it is you do worst, until you do it better. A coin from the birthday table has lodged in your boot.",
  "story.E19.end.2":
    "You drive it up the chimney, singed and cursing in a dead language, and you are too winded to follow. The silver on the sideboard pays for your shoulder. And what you were worst at you have learned, the way one learns about stoves.",
  "story.E19.end.3":
    "It ends on the hearthrug, and what is left looks merely old. Afterwards you blow out the candles, since somebody should. Whatever you most wanted of yourself in there you got, and by morning it has not left you.",

  "story.E20.title": "Pebbles",
  "story.E20.intro":
    "She will not ride, because the horse shies at her, and will not walk behind you, because you might leave. So the girl walks in front. She has a rope burn on her neck and counts under her breath whenever a dog barks. When she is startled, pebbles lift off the road. With the windows, she says, she was only frightened; it was the first time. She says it carefully, as one says a thing that is almost true.",
  "story.E20.end":
    "You call her Nettle; she says she has been called worse and by better. In a fight the power escapes her like steam from under a lid. Mostly it scalds what you are fighting. Often it scalds you too.",
  "story.E20.name": "Nettle",

  "story.E21.title": "The Stake on the Stool",
  "story.E21.intro":
    "Your counter fits the slot; the door without a handle swings in on lamps, stove-heat and shouting. They play for anything here. Someone has staked a wedding bed, someone a winter’s hay. At the third table the stake sits on a stool with his ankles tied and his feet well off the floor, eating an apple somebody gave him. His father lost him an hour ago. The winner yawns, pushes the dice across and asks if you care to throw.",
  "story.E21.end.1":
    "The dice like you tonight. You win the pot, push a third of it back across the felt and take the boy’s rope in exchange. He walks off to find his father, and you keep the rest and let him.",
  "story.E21.end.2":
    "You lose, and then you stop being polite about it. It takes you till dark to get the boy out, one room at a time, and down the goat path on your shoulders. No plate on you is whole. But the two things you did worst you had to learn in there, and for looking about there is no light left today.",

  "story.E22.title": "A Clean Sheet",
  "story.E22.intro":
    "A house, a well, and a widow who opens the door herself and knows the paper at once by its seal. She has laid out what she owns on a clean sheet: a christening spoon, an amber comb, her grandfather’s spurs. Then she calls in her daughter, twelve years old and solid as a churn, with her hair already plaited for a journey. Custom allows either, she says. Her voice does not shake; the spoon in her hand does.",
  "story.E22.A": "Take the girl, as the custom runs.",
  "story.E22.A.end":
    "Nobody wails. The girl kisses her mother, then the dog, and it is the dog she tells to be brave. At the lane’s end she asks whether you have ever lost a child. You say you have never had one to lose.",
  "story.E22.B": "Roll up the sheet with the heirlooms inside.",
  "story.E22.B.end":
    "The knots are tight; she wants it all to stay together. Such things bring little by the roadside, but the next time you go looking round there will be someone who knows amber, and pays. The girl unpicks her plaits before you are out of the yard.",
  "story.E22.name": "Heirlooms",

  "story.E23.title": "The Goose-Feather Pillow",
  "story.E23.intro":
    "Maren is her name, and her whole luggage is a goose-feather pillow. In the first week she finds your whetstone dull, your porridge burnt and your knots a disgrace. She is right three times. In the second week she lays a hand on your sleeve in a quiet wood, and you stop, and a moment later you smell it too. She cannot say how she knew. Her grandmother, she admits, was the same about visitors.",
  "story.E23.end":
    "You never let her near the thing itself. She waits with the horse and the pillow. But she always tells you when, and thanks to her no beast has managed the first move since you left her mother’s door.",
  "story.E23.name": "Maren",

  "story.E24.title": "In Good Order",
  "story.E24.intro":
    "Hangings at the fortress are done in good order. There is a bell, a clerk with an hourglass, a scaffold of planed oak over the ravine. The sworn judges needed a morning for her. Now the girl stands under the beam in somebody’s apron, and each time she sobs, a slate slides off a roof; it has been entered as evidence. Some have brought their children. The side gate is unguarded, and so are the stairs.",
  "story.E24.A": "Cut her rope and hold the stairs while she runs.",
  "story.E24.A.end":
    "They come at you with halberds, then with stools, at last with the clerk’s hourglass. You hold seventeen steps until nightfall and give back one, and all your armour with it. She is over the ridge by then, free and alone. The two things you were worst at you have learned; you are too tired to sleep on them.",
  "story.E24.B": "Throw your cloak over her and take her with you.",
  "story.E24.B.end":
    "Out by the side gate, through a dyer’s yard, along a ledge the width of a loaf. She is light, and bites. The bell rings behind you for hours, and neither of you dares to rest before the second valley.",
};
