import type { Book } from "@medallion/kernel";

/** The rules as a player reads them. */
export const book: Book = {
  chapters: [
    {
      id: "evening",
      title: "An evening of lanterns",
      rules: ["TOY-1"],
      text: "Everybody holds a few lanterns. First all exchange some of them in secret, then one lantern is lit each turn.\n\n- Light a lantern, or **pass**.\n- Who has passed lights no more.\n\nHow lanterns are counted: [counting](#counting).",
    },
    {
      id: "counting",
      title: "Counting",
      rules: ["TOY-2"],
      text: "Lit lanterns count their value. Each lantern of your patron’s suit counts one more. The highest sum wins.",
    },
  ],
};
