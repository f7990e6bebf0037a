/** What is read aloud when a trophy is won, in English. */
export const TROPHIES: Record<string, string> = {
  "trophy.monster.arachas.tale":
    "Under the mossy stump it wore for a hat there was a great deal of spider. One hollow claw hangs at your belt now, and even when you come in empty-handed people make room on the bench.",
  "trophy.monster.archespore.tale":
    "It grew where a hanged man had dripped, and it would not open until somebody stood it a drink. A dried pod lies in the lid of your flask case, and whatever you swallow tastes a little of that garden.",
  "trophy.monster.barghest.tale":
    "The dog had been dead as long as its master, and nobody had told either of them. There is a brass plate on the collar with a name on it, worn too smooth to call.",
  "trophy.monster.drownersNest.tale":
    "Eleven came up out of the millpond, and the twelfth turned out to be the miller, who was grateful. In the mud beneath them lay years of lost things; you gave back everything but the fish knife.",
  "trophy.monster.ekimmara.tale":
    "You found it the way it finds people: without warning, in the dark, on the stairs. The fang went through your glove and stayed there, so you had it set.",
  "trophy.monster.foglet.tale":
    "For an hour you fought fog, and the fog was winning. Then you shut your eyes, and there was only something thin, breathing through its mouth, a little to the left.",
  "trophy.monster.ghoulsNest.tale":
    "The gravedigger had heard them under the new plots for a month, and had been digging shallower. You smoked them out on a Thursday and came back with a sack of rings for the widows, and one jawbone for yourself.",
  "trophy.monster.harpy.tale":
    "She had stolen nine spoons, a canon’s ring and a mirror, and it was the mirror she would not leave. You kept the longest feather; it turns towards anything that shines.",
  "trophy.monster.nekkersNest.tale":
    "There is no trick to one nekker. The trick is to the other thirty, and you learned it on your toes, in a tunnel, with a lamp between your teeth.",
  "trophy.monster.rotfiend.tale":
    "They burst when they die, which the contract did not mention and the man who wrote it clearly knew. You charged him for the cloak, and for three days you ate alone.",
  "trophy.monster.fiend.tale":
    "Whoever meets its third eye forgets what he was about to do, so you had written it on your sleeve. The eye keeps well in spirits, and still follows the candle.",
  "trophy.monster.graveHag.tale":
    "She kept her skulls on pegs, by age, and dusted them on feast days. The peg nearest the door was new and empty; you took it away with you, so as not to think about it.",
  "trophy.monster.griffin.tale":
    "The hen had been stuffed for a duke’s dining hall, and after that the cock took a shepherd for every egg. In the end it hung on a single throw. You have the talon, and when the duke asked you to supper you said that you had eaten.",
  "trophy.monster.manticore.tale":
    "You stopped the sting first and the heart second, because the other order has been tried. It travels in three cloths, and still the milk turns on every farm you pass.",
  "trophy.monster.nightwraith.tale":
    "Somebody had promised her a wedding and then given it to her sister. She held out the ring herself when it was over; some nights it grows cold, and then you know which way not to go.",
  "trophy.monster.noonwraith.tale":
    "At midday, in the barley, where nothing cast a shadow, she asked you to dance, and you danced until one. The reapers found you sitting in the stubble with a strip of her veil, which weighs nothing and turns the sun.",
  "trophy.monster.penitent.tale":
    "It went round the chapel barefoot every night saying that it was sorry, and whoever came near was made to say so too. You asked it what for. Nobody ever had, and in the pause you struck.",
  "trophy.monster.waterHag.tale":
    "She threw mud with an aim any militia would have paid for. It was two days before you had it out of your ears, and it turned out to be good for burns.",
  "trophy.monster.weavess.tale":
    "All the while you fought she was sewing a small figure with yellow eyes, and lacked only the last knot. You took the needle; the figure you did not quite dare to burn, and you keep it out of the rain.",
  "trophy.monster.werewolf.tale":
    "Nine years he had chained himself in the cellar every full moon; then came the bad harvest, and they sold the chain. “About time,” he said at the end, in a voice that was mostly his own. The pelt you have from his wife.",
  "trophy.monster.whispess.tale":
    "She wore a necklace of ears and listened with every one of them, so you fought her without a word, without even a curse. One of them is on your belt now. When it itches, there is news.",
  "trophy.monster.wyvern.tale":
    "The village had been paying it in sheep for so long that it came when the bell was rung. You rang the bell. The venom sac has dried to the size of a plum, and one scratch of it still settles an argument.",
  "trophy.monster.brewess.tale":
    "Her cauldron had not been off the boil since before there was a village, and you made a point of not asking what was in it. The ladle is yours, and whatever it stirs, there is somehow enough for a second cup.",
  "trophy.monster.bruxa.tale":
    "She sang for as long as she was winning, and when the song broke off you should have run. Of the fine white hand on the window sill the sun left you one claw.",
  "trophy.monster.glustyworp.tale":
    "Three swords were stuck in it when you arrived, and one of them was a good one. You broke a fourth before you stopped hacking and reached between the plates. Nothing has come through that shoulder since you sewed one on.",
  "trophy.monster.leshen.tale":
    "Every spring the village tied a girl’s ribbon to a tree and called it respect. You felled that tree and no other and carried the antlers out by noon. The wolves walked beside you as far as the road, undecided, and then they chose.",
  "trophy.monster.striga.tale":
    "For seven years she had come out hungry at midnight, and nobody at court could remember whose idea the crypt had been. The girl who woke at dawn asked for shoes. You gave her your second pair and took the silver collar, which she had outgrown.",
  "trophy.monster.yghern.tale":
    "Forty legs on one side, thirty-nine on the other, and in the limp you found your beat: quick, quick, and in. One plate of it gave you a breastplate, and the next gave the man who hired you a roof.",

  "trophy.school.wolf.tale":
    "The Wolf fought by the book, and it is a good book. He lost on the last page, paid for the ale, and showed you with two forks how it ought to have ended.",
  "trophy.school.griffin.tale":
    "The Griffin saluted, warned you of the loose cobble, and lost by the width of it. He gave up his buckle with a bow, and with the advice to look twice at whatever you throw away.",
  "trophy.school.bear.tale":
    "Fighting the Bear was like splitting wet oak, and about as talkative. When he sat down at last he said “Hm”, unhooked a plate of his armour and handed it over: it had been a pleasant evening.",
  "trophy.school.cat.tale":
    "The Cat had drawn, cut and stepped back before anyone put down a mug, and then he did it once more from the same side. The bell from his sleeve has no clapper; you wear it so as to remember to begin.",
  "trophy.school.viper.tale":
    "The Viper smiled when he lost, and only at the door did you notice the scratch. He sent the antidote over to your table, and the little dagger with it: between colleagues, he said, it had been a small dose.",

  "trophy.attribute.combat.tale":
    "You sit until your legs have forgotten you, and when you rise there is one more stroke in an arm you had thought was empty.",
  "trophy.attribute.defense.tale":
    "The old blow comes back to you out of the dark, and again, and the third time you are no longer standing there.",
  "trophy.attribute.alchemy.tale":
    "Your heart slows to one beat a candle, and for once you can hear what each herb in the bag is for.",
  "trophy.attribute.specialization.tale":
    "You go back in thought to your first day at the school, do all of it again from the beginning, and this time you listen.",
};
