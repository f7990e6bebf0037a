/** Nouns that our English texts count. */
const NOUNS =
  "action|bot|bonus|card|chapter|character|choice|copy|day|deck|die|effect|game|gem|hand|hour|hunter|leader|level|life card|location|medic|minute|monster|move|option|person|player|point|position|potion|replay|round|row|school|seat|second|session|spectator|spy|step|story|symbol|table|token|trophy|turn|unit|victory|victory point|witcher".split(
    "|",
  );
const PLURALS = NOUNS.map(pluralOf);

/** Of several: “the locals win”. */
const SEVERAL = [...PLURALS, "allies", "locals", "others", "opponents"].join("|");
const SINGULAR_VERBS =
  "is|was|has|does|wins|goes|gets|takes|loses|draws|plays|passes|comes|stays|falls|costs|counts|gains|starts|ends|chooses|shares|keeps|discards|moves|needs|rolls";
const PLURAL_VERBS = "are|were|have|do|win|go|get|take|lose|come|stay|fall|count|gain";
const ONE = NOUNS.join("|");
/** A number after these counts nothing. */
const NUMBERED =
  "level|step|slot|row|space|phase|turn|position|player|cost|total|most|strength|least|chapter|part";
/** Not “one of the cards is”. */
const ALONE = "(?<!\\b(?:of|from|in|for|to|on|with|between|by|than|behind|under|against|at|into) )";

function form(pattern: string): RegExp {
  return new RegExp(pattern, "gu");
}

const RULES: readonly (readonly [form: RegExp, why: string])[] = [
  [/(?<=\b)a (?:[aeio](?!ne\b|nce\b)|u(?!n[iu]|s[aeiu]|k)|hour|honest)\w*/gu, "say “an”"],
  [/\b[Aa]n (?![aeiou8⟦“]|11|18|hour|honest|heir|Craite|[A-Z])\w+|\ban (?:uni|use|uk)\w+/gu, "say “a”"],
  [/\ban? ⟦\w+⟧/gu, "a name may begin with any letter"],
  [form(`(?<![\\d.,/–×-])(?<!\\b(?:or|${NUMBERED}) )\\b1 (?:${PLURALS.join("|")})\\b`), "one of them"],
  [
    form(
      `(?<![.,/–×-])(?<!\\b(?:${NUMBERED}) )\\b(?:[02-9]|[1-9]\\d+) (?:${ONE})\\b(?! (?:${ONE}|${PLURALS.join("|")}))(?!-)`,
    ),
    "several of them",
  ],
  [
    form(
      `${ALONE}\\b(?:[Tt]he|[Tt]hese|[Tt]hose|[Aa]ll|[Bb]oth|[Yy]our|[Tt]heir) (?:${SEVERAL}) (?:${SINGULAR_VERBS})\\b`,
    ),
    "several do it",
  ],
  [
    form(`${ALONE}\\b(?:[Tt]hey|[Ww]e) (?:${SINGULAR_VERBS})\\b|^You (?:${SINGULAR_VERBS})\\b`),
    "several do it",
  ],
  [form(`(?<!of )⟦\\w+⟧ and ⟦\\w+⟧ (?:${SINGULAR_VERBS})\\b`), "several do it"],
  [
    form(`(?:^|[.;:!?(] )(?:[Tt]his|[Ee]ach|[Ee]very|[Aa]n?|[Oo]ne) (?:${ONE}) (?:${PLURAL_VERBS})\\b`),
    "one does it",
  ],
  [/\b(the|a|an|of|to|is|and) \1\b/gu, "said twice"],
];

export function englishFaults(rendering: string): readonly string[] {
  return RULES.flatMap(([form, why]) => [...rendering.matchAll(form)].map(([found]) => `“${found}”: ${why}`));
}

function pluralOf(noun: string): string {
  if (noun === "die") return "dice";
  if (noun === "person") return "people";
  if (/[^aeo]y$/u.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(?:s|ch|sh|x)$/u.test(noun) ? `${noun}es` : `${noun}s`;
}
