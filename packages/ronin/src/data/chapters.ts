import type { ChapterCard } from "./types.ts";

/** The six chapter cards; their order is part of saves. */
export const CHAPTER_CARDS: readonly ChapterCard[] = [
  {
    id: "1",
    pairs: [
      ["M", "C"],
      ["C", "E"],
      ["M", "D"],
    ],
    initiative: ["triss", "vesemir", "yennefer", "yukiOnna", "geralt", "ciri", "dandelion"],
  },
  {
    id: "2",
    pairs: [
      ["E", "C"],
      ["M", "C"],
      ["E", "D"],
    ],
    initiative: ["dandelion", "ciri", "geralt", "yukiOnna", "yennefer", "vesemir", "triss"],
  },
  {
    id: "3",
    pairs: [
      ["C", "D"],
      ["E", "M"],
      ["C", "M"],
    ],
    initiative: ["yukiOnna", "ciri", "dandelion", "vesemir", "triss", "yennefer", "geralt"],
  },
  {
    id: "4",
    pairs: [
      ["M", "E"],
      ["M", "D"],
      ["D", "C"],
    ],
    initiative: ["geralt", "yennefer", "triss", "vesemir", "dandelion", "ciri", "yukiOnna"],
  },
  {
    id: "5",
    pairs: [
      ["D", "M"],
      ["E", "D"],
      ["C", "E"],
    ],
    initiative: ["yennefer", "dandelion", "yukiOnna", "triss", "ciri", "geralt", "vesemir"],
  },
  {
    id: "6",
    pairs: [
      ["D", "E"],
      ["D", "C"],
      ["E", "M"],
    ],
    initiative: ["vesemir", "geralt", "ciri", "triss", "yukiOnna", "dandelion", "yennefer"],
  },
];
