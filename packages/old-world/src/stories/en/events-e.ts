/** Stories of the events E49–E56. */
export const EVENTS_E: Readonly<Record<string, string>> = {
  "story.E49.title": "Red Ribbon",
  "story.E49.intro":
    "You show the knight’s letter at the gate of Novigrad, as he wished. The guards wear red ribbon, the sign of the faithful this year. One reads aloud, the others listen, and the nearest takes your bridle, as a groom would. The letter says what manner of man you are, at some length, with “unrepentant” underlined. Behind them, propped against the gatehouse, is a stack of very dry wood with nobody’s name on it.",
  "story.E49.end":
    "They want you to see it, evidently, more than they want to use it. You spend the day in a cell with a pickpocket who snores. At nightfall a bored captain signs you out and asks how one becomes unrepentant.",

  "story.E50.title": "Flames on the Shield",
  "story.E50.intro":
    "Brother Alban washes off the blood with prayer first and with sand afterwards. There are flames on his shield, on his saddle, on the blinkers of his horse; he painted them himself, it took a winter. That clear gaze has weighed you and found a tool, though a tool may be lifted up in a good cause. “I strike first,” he says, “as the fire does. Keep out of my light.” There is, you have to admit, plenty of it.",
  "story.E50.end":
    "So you travel as two. At every camp you are prayed for, at length, by name. When the next monster shows itself the painted shield goes in ahead of you with a great shout, and your first blows, it must be said, bite much deeper for it.",
  "story.E50.name": "Brother Alban",

  "story.E51.title": "The Bread This Morning",
  "story.E51.intro":
    "Hardly has the beast stopped twitching when you notice how quiet the knight has become. The painted shield is up again. “Two unclean things came to this place,” he says, quite gently, “and I have prayed over it, and the work is half done.” There is no hatred in it. You shared bread this morning. He has even turned a little, so that you shall not have the sun in your eyes.",
  "story.E51.A": "Leave your sword down and speak of the bread.",
  "story.E51.A.end":
    "You get through most of the breakfast before the blow falls, and it falls badly, from a hand that shakes. It ruins your guard for many a day. Then he rides off, weeping with rage, and leaves you his half of the loaf.",
  "story.E51.B": "Strike first, as the fire does.",
  "story.E51.B.end":
    "Walking beside him you saw that stroke often enough, and still do not parry it. It costs you a shoulder-piece, and him the painted shield. He crawls to his horse, not to come back. You hold the stirrup, and neither of you says a word.",

  "story.E52.title": "Not So Much as a Cheese",
  "story.E52.intro":
    "Twenty turns of the road up, the baron embraces his son, and for some time cannot be understood. Then the gates are shut behind you with three bars. He shows you the valley from behind a pillar. Every smoke down there is a rebel, he says. They used to bring him cheese at midsummer. He raised the tithe once, twice, he hanged a poacher as one does, and since then he has not been brought so much as a cheese.",
  "story.E52.A": "Accept his thanks in coin and wish him luck.",
  "story.E52.A.end.1":
    "His gratitude shrinks on the way to the strongbox. He must think of the garrison, of the siege. What you get in the end is wrapped in a map of the secret passage, for which he will be searching by nightfall.",
  "story.E52.A.end.2":
    "He pays what a life is worth in these hills, and he has looked it up. On your way down three peasants stop you, see the baron’s seal on the purse, and want to know only whether the young one is well.",
  "story.E52.A.end.3":
    "The son himself fills your purse, with both hands, while his father watches the valley. “Most of it was theirs,” he says. You could carry it back down to them, and you think about that as far as the gate.",
  "story.E52.B": "Go down to the valley and hear the others.",
  "story.E52.B.end.1":
    "You come with your armour in rags, and they remember that you might have hurt them and did not. One is a retired tutor, with a pitchfork and time on his hands, who asks you what you would like to be better at and sees to it.",
  "story.E52.B.end.2":
    "They see the plate and keep their distance, all but the herb-wife who doctors them. She wants salves for burns against the day the baron loses his nerve. You brew together, and by dark you know more of that art than your school ever told you.",

  "story.E53.title": "The Chair in the Yard",
  "story.E53.intro":
    "His chair stands in the yard, where the sun falls at this hour. He taught you to stand; now two novices must lift him when he wants to look the other way. You give him the message: that he understood, the grey man, at last. Your teacher considers your face as he would a road he has already walked. “So,” he says. “And what does this one bring home?” He may mean trophies. He may mean you.",
  "story.E53.A": "Show him your belt and whatever hangs on it.",
  "story.E53.A.end.1":
    "The hooks are bare. He grunts, not displeased. “Good. Then nothing has taught you wrong.” He has himself carried to the posts, lets you choose what to be taught, and from the chair, with a stick, teaches it to you as if for the first time.",
  "story.E53.A.end.2":
    "He has you tell him about each one, and catches you out wherever you improve on it. Telling it true gives you strength, strangely enough. When you have done, two moves you had long mislaid lie ready to your hand.",
  "story.E53.B": "Move his chair along with the sun.",
  "story.E53.B.end":
    "You do it all afternoon, a yard at a time. He says nothing further and neither do you. Under the last of the light he is asleep, and you find that you are more rested than any bed has made you.",

  "story.E54.title": "A Tally of Days",
  "story.E54.intro":
    "Prise off the boards, and the mountain breathes out, cold and sound. A little way in, seated against a prop with his lamp between his knees, is the other one. He has been dead for years; there is not a mark on him. The timbers came down between him and the daylight, and later the rain opened the way again, too late. By his shoulder he has scratched a tally of days. It is a long one.",
  "story.E54.A": "Step over him and follow the old workings down.",
  "story.E54.A.end":
    "Nothing shines down there. But you go a long way in the dark, by touch, with the roof grumbling, and you come back with a new way of placing your feet and your hands that needs no looking. He nods as you pass, or the lamp does.",
  "story.E54.B": "Dig him a grave at the mouth of the mine.",
  "story.E54.B.end.1":
    "When you lift him, his coat weighs as much as he does. He had found what they hid and sewn it into the lining, every coin, and then he had sat down to wait. You, with your thin purse, do not have to.",
  "story.E54.B.end.2":
    "His coat is heavy, and you leave it buttoned; you are not as poor as that. You cut turf, carry stone, prop the sides as he would have wanted. Afterwards you notice how you have learned to set your back, and to stand there while a mountain leans on it.",

  "story.E55.title": "There Is a Question",
  "story.E55.intro":
    "In the one street you had to come by they are waiting: two knights in white surcoats, clasped up to the chin. There is a question. Who was it that called you a saint, and did you answer to it? They also ask what you swear by, what you swallow before a hunt, and why your eyes do that. People who once drank to you stop at a distance. Some find that their shoe needs tying.",
  "story.E55.end.1":
    "They do it by the rules, in the mud, and each takes his turn. No one steps in. You are a long while getting up, and tired to the bone. But the left-hand one had a stroke such as you have never seen, and now you have seen it well.",
  "story.E55.end.2":
    "You answer every question truthfully, which lasts about a minute. They beat the armour off you, piece by piece, for evidence. What remains is a plain trick of getting out of a corner, then an alley, then the night.",
  "story.E55.end.3":
    "You let them come, give ground, and give it again, until both are blowing and the crowd has begun to laugh. A strap goes in the doing. They mount in silence. What you were worst at you can do now; they have seen to that.",
  "story.E55.end.4":
    "Neither of them touches you. Halfway through, it seems to you that you have been doing one thing wrong for years, and you stop; what takes its place surprises all three. Somewhere a window opens, and somebody claps, once.",

  "story.E56.title": "A Strip of Leather, Bitten",
  "story.E56.intro":
    "Inside the calfskin everything has a place: gut, needles, a flask of clear spirit, powder in quills, a strip of leather to bite on, bitten. The doctor names it all as other men name their children. He carried it at three sieges and has used it most often on himself. “It won’t make you new,” he says. “It gets you back one thing you thought was spent. Then you sit down. You won’t, but I’m obliged to say it.”",
  "story.E56.end":
    "He buckles it across your chest where either hand can find it, and salutes, wrongly, like all doctors. In a fight there is now a moment’s mending to be had, and one spent thing comes back to you.",
  "story.E56.name": "Medication",
};
