/** What numbers are called and why they are what they are, in Polish. */
export const REASONS: Record<string, string> = {
  "subject.symbols": "{seat}: {symbol}",
  "subject.xp": "{seat}: doświadczenie",
  "subject.vp": "{seat}: punkty zwycięstwa",
  "subject.chapter": "{seat}: rozdział {chapter, select, 1 {I} 2 {II} other {III}}",
  "subject.quest": "{seat}: zadanie poboczne",
  "subject.gold": "{seat}: złoty znacznik",
  "subject.alliance": "{seat}: współpraca",
  "subject.track": "Współpraca: {seat} – {partner}",
  "subject.space": "Pole {space}: współpraca {seat} – {partner}",
  "subject.level": "{seat}: efekt karty „{card}”",
  "subject.pick": "{seat}: wybór w {turn}. turze",

  "reason.printed": "{card}, nadrukowane: {count}",
  "reason.covered": "{card}, zakryte: {count}",
  "reason.tokens": "Żetony w puli: {count}",
  "reason.role":
    "{symbol}: {role, select, left {lewy aktywny symbol} right {prawy aktywny symbol} other {nieaktywny w tym rozdziale}}",

  "reason.xp.start":
    "Na początku: {xp, plural, one {# punkt doświadczenia} few {# punkty doświadczenia} many {# punktów doświadczenia} other {# punktu doświadczenia}}",
  "reason.xp.row":
    "Za ostatni rząd: {xp, plural, one {# punkt doświadczenia} few {# punkty doświadczenia} many {# punktów doświadczenia} other {# punktu doświadczenia}}",
  "reason.xp.chapter1":
    "Rozdział I: {xp, plural, one {# punkt doświadczenia} few {# punkty doświadczenia} many {# punktów doświadczenia} other {# punktu doświadczenia}}",
  "reason.xp.chapter2":
    "Rozdział II: {xp, plural, one {# punkt doświadczenia} few {# punkty doświadczenia} many {# punktów doświadczenia} other {# punktu doświadczenia}}",
  "reason.xp.chapter3":
    "Rozdział III: {xp, plural, one {# punkt doświadczenia} few {# punkty doświadczenia} many {# punktów doświadczenia} other {# punktu doświadczenia}}",
  "reason.xp.bonus":
    "Premie współpracy: {xp, plural, one {# punkt doświadczenia} few {# punkty doświadczenia} many {# punktów doświadczenia} other {# punktu doświadczenia}}",
  "reason.xp.ability":
    "Zdolności: {xp, plural, one {# punkt doświadczenia} few {# punkty doświadczenia} many {# punktów doświadczenia} other {# punktu doświadczenia}}",
  "reason.xp.gold": "Złoty znacznik stoi na polu {space}",
  "reason.xp.track": "Znacznik stoi na polu {space}; wszystkie zdolności są odblokowane",
  "reason.xp.next": "Znacznik stoi na polu {space}; zdolność „{ability}” odblokuje się na polu {at}",
  "reason.vp.start":
    "Na początku: {vp, plural, one {# punkt zwycięstwa} few {# punkty zwycięstwa} many {# punktów zwycięstwa} other {# punktu zwycięstwa}}",
  "reason.vp.chapter1":
    "Rozdział I: {vp, plural, one {# punkt zwycięstwa} few {# punkty zwycięstwa} many {# punktów zwycięstwa} other {# punktu zwycięstwa}}",
  "reason.vp.chapter2":
    "Rozdział II: {vp, plural, one {# punkt zwycięstwa} few {# punkty zwycięstwa} many {# punktów zwycięstwa} other {# punktu zwycięstwa}}",
  "reason.vp.chapter3":
    "Rozdział III: {vp, plural, one {# punkt zwycięstwa} few {# punkty zwycięstwa} many {# punktów zwycięstwa} other {# punktu zwycięstwa}}",
  "reason.vp.quest":
    "Zadanie poboczne: {vp, plural, one {# punkt zwycięstwa} few {# punkty zwycięstwa} many {# punktów zwycięstwa} other {# punktu zwycięstwa}}",
  "reason.vp.gold":
    "Złoty znacznik: {vp, plural, one {# punkt zwycięstwa} few {# punkty zwycięstwa} many {# punktów zwycięstwa} other {# punktu zwycięstwa}}",
  "reason.vp.alliance":
    "Współpraca: {vp, plural, one {# punkt zwycięstwa} few {# punkty zwycięstwa} many {# punktów zwycięstwa} other {# punktu zwycięstwa}}",
  "reason.vp.total":
    "Razem {vp, plural, one {# punkt zwycięstwa} few {# punkty zwycięstwa} many {# punktów zwycięstwa} other {# punktu zwycięstwa}}",

  "reason.chapter.left": "Lewy, {symbol}: {count}",
  "reason.chapter.right": "Prawy, {symbol}: {count}",
  "reason.chapter.xp":
    "Większa liczba: {xp, plural, one {# punkt doświadczenia} few {# punkty doświadczenia} many {# punktów doświadczenia} other {# punktu doświadczenia}}",
  "reason.chapter.vp":
    "Mniejsza liczba: {vp, plural, one {# punkt zwycięstwa} few {# punkty zwycięstwa} many {# punktów zwycięstwa} other {# punktu zwycięstwa}}{scored, select, yes {} other {, gdyby rozdział skończył się teraz}}",
  "reason.quest.symbol":
    "{symbol}: {count, plural, one {# karta} few {# karty} many {# kart} other {# karty}} na ręce",
  "reason.quest.chosen":
    "Liczy się {symbol}: {vp, plural, one {# punkt zwycięstwa} few {# punkty zwycięstwa} many {# punktów zwycięstwa} other {# punktu zwycięstwa}}",
  "reason.gold.none":
    "{xp, plural, one {# punkt doświadczenia} few {# punkty doświadczenia} many {# punktów doświadczenia} other {# punktu doświadczenia}}: złoty znacznik jeszcze nie ruszył",
  "reason.gold.space":
    "Złoty znacznik na polu {space}: {vp, plural, one {# punkt zwycięstwa} few {# punkty zwycięstwa} many {# punktów zwycięstwa} other {# punktu zwycięstwa}}",
  "reason.alliance.left":
    "Po lewej, {seat}: pole {space}, {vp, plural, one {# punkt zwycięstwa} few {# punkty zwycięstwa} many {# punktów zwycięstwa} other {# punktu zwycięstwa}}",
  "reason.alliance.right":
    "Po prawej, {seat}: pole {space}, {vp, plural, one {# punkt zwycięstwa} few {# punkty zwycięstwa} many {# punktów zwycięstwa} other {# punktu zwycięstwa}}",
  "reason.alliance.lower":
    "Liczy się niższy tor: {vp, plural, one {# punkt zwycięstwa} few {# punkty zwycięstwa} many {# punktów zwycięstwa} other {# punktu zwycięstwa}}",
  "reason.alliance.equal":
    "Oba tory są tak samo wysoko: {vp, plural, one {# punkt zwycięstwa} few {# punkty zwycięstwa} many {# punktów zwycięstwa} other {# punktu zwycięstwa}}",

  "reason.space.marker":
    "{state, select, here {Znacznik stoi tutaj} passed {Znacznik jest już dalej} other {{left, plural, one {Do tego pola jeszcze # krok} few {Do tego pola jeszcze # kroki} many {Do tego pola jeszcze # kroków} other {Do tego pola jeszcze # kroku}}}}",
  "reason.space.bonus": "Dla obu stron: {bonus}",
  "reason.space.plain": "Tu nie ma premii",
  "reason.space.vp":
    "Jeśli znacznik skończy tutaj: {vp, plural, one {# punkt zwycięstwa} few {# punkty zwycięstwa} many {# punktów zwycięstwa} other {# punktu zwycięstwa}}",
  "reason.track.space": "Znacznik stoi na polu {space} z {top}",
  "reason.track.bonus": "Następna premia na polu {space}: {bonus}",
  "reason.track.next":
    "Więcej od pola {space}: {vp, plural, one {# punkt zwycięstwa} few {# punkty zwycięstwa} many {# punktów zwycięstwa} other {# punktu zwycięstwa}}",
  "reason.track.vp":
    "Wart teraz: {vp, plural, one {# punkt zwycięstwa} few {# punkty zwycięstwa} many {# punktów zwycięstwa} other {# punktu zwycięstwa}}",

  "reason.level.partner":
    "{seat}, {colour}: {count, plural, one {# karta} few {# karty} many {# kart} other {# karty}}",
  "reason.level.colour": "{card}: {colour}",
  "reason.level.inactive": "Nieaktywne symbole: {count}",
  "reason.level.tokens": "Żetony w puli, {symbol}: {count}",
  "reason.level.printed": "{card}, {symbol}: {count}",
  "reason.level.met":
    "{level, select, 0 {Warunek nie jest spełniony} other {Warunek jest spełniony: ×{level}}}",
  "reason.level.gives": "Daje {symbols}",

  "reason.pick.row":
    "Rząd {row}: {count, plural, one {# aktywny symbol} few {# aktywne symbole} many {# aktywnych symboli} other {# aktywnego symbolu}} ({left} lub {right})",
  "reason.pick.taken": "Rząd {row}: już wzięty",
  "reason.pick.deck": "W żadnym rzędzie nie ma aktywnego symbolu: pole przy talii",
  "reason.pick.higher": "Kilka rzędów ma tyle samo ({count}): najwyższy to rząd {row}",
  "reason.pick.most": "Najwięcej ma rząd {row}: {count}",
};
