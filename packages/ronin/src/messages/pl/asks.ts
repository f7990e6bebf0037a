/** What is asked and answered, and how it ends, in Polish. Choices begin with what they are about. */
export const ASKS: Record<string, string> = {
  "symbols.C":
    "{count, plural, one {# symbol walki} few {# symbole walki} many {# symboli walki} other {# symbolu walki}}",
  "symbols.M":
    "{count, plural, one {# symbol magii} few {# symbole magii} many {# symboli magii} other {# symbolu magii}}",
  "symbols.E":
    "{count, plural, one {# symbol eksploracji} few {# symbole eksploracji} many {# symboli eksploracji} other {# symbolu eksploracji}}",
  "symbols.D":
    "{count, plural, one {# symbol dyplomacji} few {# symbole dyplomacji} many {# symboli dyplomacji} other {# symbolu dyplomacji}}",
  "tokens.C":
    "{count, plural, one {# żeton walki} few {# żetony walki} many {# żetonów walki} other {# żetonu walki}}",
  "tokens.M":
    "{count, plural, one {# żeton magii} few {# żetony magii} many {# żetonów magii} other {# żetonu magii}}",
  "tokens.E":
    "{count, plural, one {# żeton eksploracji} few {# żetony eksploracji} many {# żetonów eksploracji} other {# żetonu eksploracji}}",
  "tokens.D":
    "{count, plural, one {# żeton dyplomacji} few {# żetony dyplomacji} many {# żetonów dyplomacji} other {# żetonu dyplomacji}}",
  printed: "{symbol} na karcie „{card}”",
  pair: "{left} – {right}",

  "question.character": "Którą postacią zagrasz?",
  "question.automa": "Którą postacią gra Automa?",
  "question.board": "Którą planszetkę współpracy weźmiesz?",
  "question.place": "Skąd weźmiesz karty?",
  "question.take": "Które dwie z tych kart weźmiesz?",
  "question.discard": "Którą kartę odrzucisz?",
  "question.play": "Które dwie karty zagrasz i w jakiej kolejności?",
  "question.bonus": "Jak wykorzystasz premię?",
  "question.keep":
    "{count, plural, one {Którą kartę zachowasz na następny rozdział?} few {Które # karty zachowasz na następny rozdział i w jakiej kolejności?} many {Które # kart zachowasz na następny rozdział i w jakiej kolejności?} other {Które # karty zachowasz na następny rozdział i w jakiej kolejności?}}",
  "question.quest": "Który symbol wybierzesz do zadania pobocznego?",
  "question.ability.D0": "Skorzystasz ze zdolności, zanim weźmiesz karty?",
  "question.ability.D1": "Karty są już na ręce. Skorzystasz ze zdolności?",
  "question.ability.K0": "Skorzystasz ze zdolności przed swoimi efektami?",
  "question.ability.K1": "Skorzystasz ze zdolności przy efekcie karty „{card}”?",
  "question.ability.K2": "Skorzystasz ze zdolności po swoich efektach?",
  "question.ability.END": "Skorzystasz ze zdolności na koniec rozdziału?",
  "question.partner": "{card}: czyje karty się liczą?",
  "question.track": "{card}: na którym torze?",
  "question.lose":
    "{card}: {count, plural, one {który symbol stracisz?} few {które # symbole stracisz?} many {które # symboli stracisz?} other {które # symbolu stracisz?}}",

  "choice.character": "{character}",
  "choice.automa": "{character}, gra {seat}",
  "choice.board": "{board}, po twojej {side, select, left {lewej} other {prawej}}",
  "choice.deck": "Pole przy talii: dobierz 2 karty",
  "choice.row": "Rząd {row}: {cards}",
  "choice.take": "{cards}",
  "choice.discard": "{card} – odrzuć",
  "choice.play": "{cards}",
  "choice.decline": "Nie teraz",
  "choice.use": "{ability}",
  "choice.use.on": "{ability}: {target}",
  "choice.partner": "{seat}, po twojej {side, select, left {lewej} other {prawej}}: ×{level}",
  "choice.lose": "{symbols}",
  "choice.track":
    "{seat}, po twojej {side, select, left {lewej} other {prawej}}: {points, plural, one {# punkt współpracy} few {# punkty współpracy} many {# punktów współpracy} other {# punktu współpracy}}",
  "choice.ability-card": "{ability} (karta: {seat})",
  "choice.xp":
    "{xp, plural, one {# punkt doświadczenia} few {# punkty doświadczenia} many {# punktów doświadczenia} other {# punktu doświadczenia}}",
  "choice.draw": "Dobierz kartę",
  "choice.symbols": "{symbols}",
  "choice.keep": "{count, select, 0 {Nic} other {{cards}}}",
  "choice.quest": "{symbol}",

  "target.gain": "{symbols}",
  "target.convert": "{away} na {symbols}",
  "target.uncover": "{symbols}",
  "target.cards": "{cards}",
  "target.borrow": "{card} ({seat})",
  "target.swap": "{give} na {get} (rząd {row})",
  "target.track": "tor po {side, select, left {lewej} other {prawej}} ({seat})",

  "part.place": "{place}. karta",
  "part.take": "Karta, którą weźmiesz",
  "part.ability": "Która zdolność",
  "part.on": "Na czym z niej skorzystasz",
  "part.give": "Co oddasz",
  "part.get": "Co za to weźmiesz",
  "part.gain": "Symbol, który zyskasz",
  "part.lose": "Symbol, który stracisz",
  "part.uncover": "Symbol, który odsłonisz",
  "stakes.character":
    "Postać ma własne karty startowe i cztery zdolności. Pierwsza jest gotowa od początku, kolejne odblokujesz doświadczeniem.",

  "outcome.won":
    "Wygrywa {winner}, {vp, plural, one {# punkt zwycięstwa} few {# punkty zwycięstwa} many {# punktów zwycięstwa} other {# punktu zwycięstwa}}",
  "outcome.solo.won":
    "Zwycięstwo, {vp, plural, one {# punkt zwycięstwa} few {# punkty zwycięstwa} many {# punktów zwycięstwa} other {# punktu zwycięstwa}}",
  "outcome.solo.lost":
    "Porażka, {vp, plural, one {# punkt zwycięstwa} few {# punkty zwycięstwa} many {# punktów zwycięstwa} other {# punktu zwycięstwa}}; potrzeba 35",
};
