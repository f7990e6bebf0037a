/**
 * Letters and signs that look like a plain Latin letter or digit, each line with what it looks like first. Our own small
 * table: what Latin, Cyrillic and Greek share, the letters of phonetics, and digits and signs that stand for letters.
 */
const TABLE = `
a –А а Α α ᴀ ɑ ӑ ʌ @ ⱥ 4
b –В в Β β Ь ь ʙ ƀ ɓ ƅ 8 ß ƃ ꞗ
c –С с ς ᴄ ƈ ҫ ȼ ꞔ ꞓ
d –ԁ ᴅ đ ð ɗ ɖ ƌ
e –Е е Ε ε ᴇ ɛ ə ɘ є Є э Э ℮ € ɇ ⱸ 3 З з Ʒ ʒ ӡ Ӡ ɜ
f –ꜰ ƒ ϝ
g –ɡ ɢ ɠ ԍ Ԍ ǥ ꞡ 9
h –Н н Η һ Һ ʜ ħ ђ ћ ⱨ
j –Ј ј ϳ ᴊ ȷ ɉ
k –К к Κ κ ᴋ ƙ қ ҝ ꝁ ꝃ ꞣ
l –І і Ι ι Ӏ ӏ I i L ı ɪ ʟ ł Ł ƚ ɩ ɭ 1 | ǀ ∣ ǁ ! ¡ ǃ ㅣ 丨 〡 ɨ ɫ ⱡ
m –М м Μ ᴍ ɱ
n –Ν ɴ η ŋ ƞ ɲ п П ո ꞥ ꞑ
o –О о Ο ο σ Ꮻ ᴏ ø Ø ɵ ө Ө 0 ө օ ○ ◯ 〇
p –Р р Ρ ρ ᴘ ƥ þ ꝑ
q –ԛ Ԛ ɋ ʠ
r –ʀ г Г ɍ ɾ ꞧ
s –Ѕ ѕ ꜱ ʂ ș $ ꞩ 5
t –Т т Τ τ ᴛ ŧ ƭ ⱦ 7 † ‡ ✝ ✞ ✟ ☨ ⸸
u –υ ᴜ ʋ ս ц Ц ʉ
v –ν ѵ Ѵ ᴠ ⱱ ⱴ
w –ω ѡ Ѡ ᴡ ɯ ш Ш щ Щ ԝ Ԝ ⱳ
x –Х х Χ χ ҳ
y –У у Υ γ ʏ Ү ү ұ ƴ ў ɏ ɣ
z –Ζ ᴢ ʐ ƶ ȥ ⱬ 2
6 –б Б
`;

/** What a character looks like, by the character. */
export const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  TABLE.trim()
    .split("\n")
    .flatMap((line) => {
      const [looks = "", others = ""] = line.split(" –");
      return others.split(" ").map((character) => [character, looks] as const);
    }),
);
