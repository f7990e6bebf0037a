/** Names of equipment and companions whose stories are not translated yet. */
export const KEPT: Record<string, string> = {
  "story.E13.name": "Zbroja",
  "story.E14.name": "Ciężka kusza",
  "story.E15.name": "Kastet",
  "story.E16.name": "Koń",
  "story.E18.name": "Aurel Vane",
  "story.E20.name": "Pokrzywa",
  "story.E23.name": "Maren",
  "story.E28.name": "Karwasze",
  "story.E31.name": "Skórzane buty",
  "story.E50.name": "Brat Alban",
  "story.E56.name": "Leki",
};
