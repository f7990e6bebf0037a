/** Names of equipment and companions whose stories are not translated yet. */
export const KEPT: Record<string, string> = {
  "story.E13.name": "Обладунок",
  "story.E14.name": "Важкий арбалет",
  "story.E15.name": "Кастет",
  "story.E16.name": "Кінь",
  "story.E18.name": "Аурель Вейн",
  "story.E20.name": "Кропива",
  "story.E23.name": "Марен",
  "story.E28.name": "Наручі",
  "story.E31.name": "Шкіряні чоботи",
  "story.E50.name": "Брат Альбан",
  "story.E56.name": "Ліки",
};
