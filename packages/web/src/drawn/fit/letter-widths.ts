/**
 * How wide the letters of card names are, in hundredths of the type size: Alegreya at weight 700, measured in a
 * browser. Names are set before the page is laid out, so that a hand of cards never moves.
 */
const BY_WIDTH: Readonly<Record<number, string>> = {
  17: " ",
  18: "'",
  21: "’",
  24: ":;",
  26: "l",
  27: "j.,",
  29: "i()íìîïії",
  30: "ł",
  33: "Jt",
  34: "f",
  35: "-",
  36: "I1ÍťІЇ",
  40: "ґ",
  41: "rsřšś",
  43: "c357čćгзс",
  45: "«»ь",
  46: "eyz9éěýžęźżèêëеєт",
  47: "v46а",
  48: "a28áąàâäу",
  49: "в",
  50: "x0óòôöочя",
  51: "bgҐл",
  52: "koqГбдх",
  53: "FLр",
  54: "Sdhp–ŠŚк",
  55: "uúůùûüЗ",
  56: "nŁ",
  57: "TŤňńТц",
  58: "PZŽŹŻРп",
  59: "YÝУЬийн",
  60: "EÉĚĘЕ",
  61: "ď",
  62: "ACVÁČĄĆАЄС",
  63: "BБВ",
  64: "RŘßЧЯ",
  65: "Gф",
  66: "KUÚŮ",
  67: "OÓКЛОм",
  68: "QXДХ",
  69: "DĎ",
  72: "&П",
  73: "NŇŃЦ",
  74: "w",
  75: "HИЙНФ",
  76: "ю",
  78: "ж",
  83: "ш",
  84: "MmМщ",
  88: "—",
  96: "WЖ",
  101: "Ю",
  107: "Щ",
  108: "Ш",
};

const WIDTHS: ReadonlyMap<string, number> = new Map(
  Object.entries(BY_WIDTH).flatMap(([width, letters]) =>
    Array.from(letters, (letter) => [letter, Number(width) / 100]),
  ),
);

/** For letters that no name has yet: as wide as most capitals. */
const UNKNOWN = 0.7;

/** The width of a text in parts of its type size. */
export function widthOf(text: string): number {
  const letters = Array.from(text.replaceAll("\u00a0", " "));
  return letters.reduce((sum, letter) => sum + (WIDTHS.get(letter) ?? UNKNOWN), 0);
}
