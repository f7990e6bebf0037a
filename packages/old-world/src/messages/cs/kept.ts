/** Names of equipment and companions whose stories are not translated yet. */
export const KEPT: Record<string, string> = {
  "story.E13.name": "Zbroj",
  "story.E14.name": "Těžká kuše",
  "story.E15.name": "Boxer",
  "story.E16.name": "Kůň",
  "story.E18.name": "Aurel Vane",
  "story.E20.name": "Kopřiva",
  "story.E23.name": "Maren",
  "story.E28.name": "Nátepníky",
  "story.E31.name": "Kožené boty",
  "story.E50.name": "Bratr Alban",
  "story.E56.name": "Léčiva",
};
