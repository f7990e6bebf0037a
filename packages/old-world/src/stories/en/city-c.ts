/** City stories C25 to C36. */
export const CITY_C: Readonly<Record<string, string>> = {
  "story.C25.title": "The Stranger in the Soft Hat",
  "story.C25.intro":
    "Somebody has been choosing them with care: the halfling with the branded cheek, the deserter, the woman the midwives’ guild threw out. Now the stranger in the soft hat sits down by you as well. There is a house, he says, for people whom no one else will have in theirs. No guards, no priests, a warm stove, a little play of an evening. He pushes a bone counter along the bench.",
  "story.C25.A": "Pocket the counter and ask the way.",
  "story.C25.A.end":
    "Up, he says: into the mountains, by the goat path, to a door without a handle, where the counter is the key. There is always a game going. When you ask what they play for he smiles, and for a moment nothing about him is soft.",
  "story.C25.B": "Push it back and ask whom he hunts for.",
  "story.C25.B.end":
    "His answer is a knife, with three friends behind the stove. You come out of it with your guard slashed, having left on the floor, for good, a trick that failed you and picked up whichever of theirs you liked best. The halfling went with them in spite of everything.",

  "story.C26.title": "Felt and Glue",
  "story.C26.intro":
    "The breastplate you bought on Monday, proof against claw and fire, sealed by a sworn member of the council of mages, came apart on Wednesday in a light drizzle. Under the lacquer it is felt and glue. The merchant views the pieces with deep professional sorrow. What is sold is sold, says the board above his head. But there are other things on his shelves, and the seal is genuine.",
  "story.C26.A": "Bargain, loudly, for something off his shelves.",
  "story.C26.A.end":
    "He moans, he names his children, he closes the shutters so that the street need not see him robbed. Some money changes hands, much less than ought to, and he climbs the ladder to the top shelf, where he keeps the few things he does not lie about.",
  "story.C26.B": "Take the seal and the pieces to the mages.",
  "story.C26.B.end":
    "He parts with the seal gladly, which ought to trouble you. The council sits up in the mountains, he says, above the weather, and hears complaints on such days as it remembers to. He even lends you a sack for the pieces.",

  "story.C27.title": "Fixed for the Autumn",
  "story.C27.intro":
    "It is barely light when they knock: two preachers in the same grey cloth, one tall, one sweating, with a pamphlet on the end of the world. It is fixed for the autumn. Have you a moment? They have climbed three flights, they are looking past you at the bed, the bag, the swords on their nail, and for men who walk in the dust they have remarkably good boots.",
  "story.C27.A": "Shut the door and go back to bed.",
  "story.C27.A.end":
    "They talk to the wood for a while and move on. You sleep past noon, through a hailstorm and somebody’s wedding, and get up fit for nearly anything. On the stairs the lace-maker from the floor above is asking everyone whether they have seen her savings.",
  "story.C27.B": "Let them in to tell you about the autumn.",
  "story.C27.B.end":
    "While the tall one talks, the other blesses your belongings, and when they go, your book of sword drill goes too, and with it a stroke you had nowhere else. They work the inns by the water, says the maid, and always come twice; you need only take a room.",

  "story.C28.title": "An Arrow in the Cook’s Hat",
  "story.C28.intro":
    "A mage has had his bed carried down to the cellar, and he sits on it fully dressed among his candles. Eighteen years ago, he says, he signed a paper; others did the burning. This week there was an arrow in his door, then one in his cook’s hat, then a note in fine old elven script, without a date. In principle he can call down lightning. Not with his hands shaking.",
  "story.C28.A": "Sit out the night in his kitchen.",
  "story.C28.A.end":
    "No elf comes; the cook does, in her other hat, with dumplings. You eat, you sleep against the oven, and in the morning no part of you creaks. The mage thanks you through the door. All night long, he says, somebody was reading him the names.",
  "story.C28.B": "Go and look for the archer.",
  "story.C28.B.end":
    "There is red quarry clay on the note and woodsmoke in the feathers. Someone up in the mountains is renting a warehouse and storing nothing in it. Go there, says the mage. He does not ask you to talk first, and you do not remind him that one could.",

  "story.C29.title": "A Jar of Mordant",
  "story.C29.intro":
    "Half her face is under wet linen, and the other half is furious. She dyes cloth. Yesterday she bought a jar of mordant cheap from some youths off the road, and it went through the vat, the floor and her apron. There is no mistaking what rises from the linen: monster’s venom, drawn fresh and without skill. Somebody is robbing a lair and selling whatever they do not spill.",
  "story.C29.A": "Put down your bag and see to her burns.",
  "story.C29.A.end":
    "Your two best flasks go into it, with a great deal of clean water, and she will keep the eye. Her guild pays well for silence. Later she recalls what the youths bragged of: going in at noon, while it slept, and how long it took to walk past it.",
  "story.C29.B": "Go after those who sold it.",
  "story.C29.B.end":
    "In the one apron pocket that survived she finds you a coin. The youths came in by the forest road, from a village where doors are barred in daylight. Show them this, she says, and gives you the rag. You need not bring her anything back, only let it stop.",

  "story.C30.title": "A Card in Shaky Letters",
  "story.C30.intro":
    "By the sound of him, the old man in the almshouse has a week left, and he knows it. What troubles him is a date. There is a friend to whom he owes good wishes, every year without fail, and this year his legs will not go. He has the parcel ready: a bottle, a ribbon, a card in large shaky letters. How old is the friend? He starts to count, and stops, and looks puzzled.",
  "story.C30.A": "Take the parcel and promise to be punctual.",
  "story.C30.A.end":
    "There is a house high in the mountains, he whispers, with good china on the table, and they never sit down late. Say that it was sixty summers and that he was glad of each. You look at the card. It has no number on it, only: again.",
  "story.C30.B": "Stay instead, and keep him company this evening.",
  "story.C30.B.end":
    "You play draughts until he nods off over the board. In the morning the sister on duty hands you the contents of his purse, as he had asked her to. The parcel stands on the window sill, tied and addressed, and the date goes by.",

  "story.C31.title": "The Windows of the Grain Hall",
  "story.C31.intro":
    "Hang her, the square is saying; not shouting it any longer, just saying it, the way people settle on a price. The girl is perhaps fifteen. Every window of the grain hall burst at once, and she was standing before them with her mouth open. A rope has turned up. The bailiff would like there to be some law in this, and is looking for it in your face.",
  "story.C31.A": "Walk her out through the middle of them.",
  "story.C31.A.end":
    "It is hard to fight people you do not want to kill. One of your strokes knows only how to kill; you drop it for good on the cobbles and find something quieter in its place. She is over the wall before they understand. She has no time to thank you, and the square does not mean to.",
  "story.C31.B": "Tell the bailiff that this needs a proper court.",
  "story.C31.B.end":
    "He clutches at it. A warrant, an escort, sworn judges: she leaves in an iron cart for the fortress in the mountains, where hangings are done in good order. You have bought her a few days. If they are to be worth anything, you had better follow.",

  "story.C32.title": "A Sprig of Rowan",
  "story.C32.intro":
    "On a door across two trestles he lies washed and combed, with a sprig of rowan over the wound. A witcher, grey as a badger, a stranger to you. A dozen villagers walked in behind the cart to see it decently done, because one spring, when the pay ran out, he stayed the week. Stabbed from in front, a woman says, by somebody who asked him first what he was.",
  "story.C32.A": "Ask her where that somebody went.",
  "story.C32.A.end":
    "Up into the mountains, and in no hurry. He had a courteous way of speaking, and a notched stick that he let the innkeeper’s boy count; there was room left on it. He would wait there; any witcher would do. They fill the grave while you tighten your straps.",
  "story.C32.B": "Pay for the grave, and ask after his gear.",
  "story.C32.B.end":
    "The sexton spits on your money for luck. The gear was sold the same night, to cover the innkeeper’s sheets, and a trader by the gate has most of it still. The woman comes along with you, to see that this at least is done honestly.",

  "story.C33.title": "Two Things to Sell",
  "story.C33.intro":
    "He coughs into his sleeve, looks, and folds the cloth over so that you need not. He was a miner, says the beggar; one can hear it. Now he has two things to sell. One is a place where something large comes by at night, and that is cheap. The other is a place where something was left underground, and that is not. He will be dead by the frost, so please decide.",
  "story.C33.A": "Take the cheap one.",
  "story.C33.A.end":
    "He tells it exactly, having always been paid by the yard: the bend in the path, the scratched bark, the hour before light, a print as broad as a spade. All he wants is your bread, and you leave him the cheese as well.",
  "story.C33.B": "Ask the price of the other.",
  "story.C33.B.end.1":
    "He wants more than you have ever given for a place, and he counts well for a dying man. A small girl comes out of a doorway and takes it from his hand. The mountains, he says: the old mine, the boarded mouth. One of us stayed in it.",
  "story.C33.B.end.2":
    "You beat him down, which takes no skill, since he has to stop for breath. It is dear all the same. There is a mine in the mountains, given up when the timbers went; his partner returned for what they had hidden, and is there yet.",
  "story.C33.B.end.3":
    "Less than you had feared: the apothecary’s bill and dry socks. For that you get the whole of it. Go up into the mountains, to a closed mine with a crooked larch at its mouth. And when you meet the man inside, says the beggar, tell him I waited.",

  "story.C34.title": "Garlands, of All Things",
  "story.C34.intro":
    "Garlands, of all things. You killed only what you were hired to kill, but it had eaten a goose boy and then a tax collector, and they have rolled a barrel into the street and stood you on top of it. The mayor has compared you to a lion and is working up to a saint. On the temple steps two men in white surcoats listen closely and do not drink.",
  "story.C34.A": "Stay on the barrel and drink with them.",
  "story.C34.A.end":
    "They sing, they carry you, they give you the bridal bed, and you wake with nothing hurting. The white surcoats took down the word saint, though, and have left a polite question for you with the porter. The next time you go looking round, they mean to ask it.",
  "story.C34.B": "Climb down and ask about the fee.",
  "story.C34.B.end":
    "The music falters. A hero, you can see them thinking, would not have asked. They pay to the last copper, and by then it is raining and the barrel is being rolled back in. Only the goose boy’s father shakes your hand.",
  "story.C34.name": "A Polite Question",

  "story.C35.title": "Seven, by the Breathing",
  "story.C35.intro":
    "One lamp in the alley goes out, and then the one behind you. Seven of them, by the breathing; elves, by how little of it there is. For years no elf in this quarter has been allowed anything longer than a kitchen knife, yet you smell waxed bowstring. A witcher was seen with the bailiff today, says a woman’s voice. It asks, quite calmly, what he was paid for.",
  "story.C35.A": "Offer to settle it with her, blade to blade.",
  "story.C35.A.end.1":
    "You lose so fast that there is no shame in it. One of your oldest habits, she says, helping you up, could be read from across the street. You will not use it again. She shows you a plain thing to put in its place, and lights the lamp.",
  "story.C35.A.end.2":
    "Neither of you gets through. After a while somebody on the roof laughs, and it becomes a sort of conversation, held in steel, from which you carry home one good phrase. The bailiff, you tell her when it is over, asked about rats.",
  "story.C35.A.end.3":
    "You touch her twice, lightly, and hear the strings let down. Then she shows you a cut that is older than this town; her people have stopped teaching it, having nobody left to teach. Do it well, she says, or leave it alone.",
  "story.C35.B": "Stand still, hands open, and tell the truth.",
  "story.C35.B.end":
    "An arrow goes past each ear while they make up their minds. You stay just as you are, and learn what to ward off and what to let by; your body keeps the lesson long after your knees have stopped shaking. It was about rats, you say again.",

  "story.C36.title": "Champion of Four Duchies",
  "story.C36.intro":
    "Champion of four duchies, says the board round her neck, and she has painted it herself. She plays on a crate outside the bathhouse, in fingerless gloves, and the dice have worn a hollow in the wood. Her throw has lain there since morning: three threes and a pair of twos. Seven men have tried to beat it. Six are looking on, and one has gone to tell his wife.",
  "story.C36.A": "Pick up the dice.",
  "story.C36.A.end.1":
    "She looks at your throw for some time. Then she unhooks the board from her neck, turns the crate over and pays you out of the false bottom, without a word. One of the six begins to clap, until she asks him, not unkindly, to stop.",
  "story.C36.A.end.2":
    "It is not enough. She asks no stake from those who lose, only that they stay and look on, and so there are seven again, shoulder to shoulder. It has cost you an hour and a part of your good opinion of yourself.",
  "story.C36.B": "Leave the dice and watch how she does it.",
  "story.C36.B.end.1":
    "What you always did worst she does all day: she takes in the whole table and wants nothing on it. You have it by dusk. It has held you so well that you did not feel a hand at your bag, and no flask is left in it.",
  "story.C36.B.end.2":
    "It comes to you around noon, the very thing you lacked, from a woman rolling bones. Then a loser kicks the crate over, everyone hits his neighbour, and a stool takes the plate off your shoulder before you have found its owner.",
  "story.C36.B.end.3":
    "It is a quiet day. By evening a loose wrist and a shut mouth have mended the weakest part of your trade. She packs up, flicks you the most worn of the dice, and confesses that the board is a lie. Three duchies, she says.",
};
