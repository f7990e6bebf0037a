/** What is asked and answered, and how it ends, in Czech. Choices begin with what they are about. */
export const ASKS: Record<string, string> = {
  "symbols.C": "{count, plural, one {# symbol boje} few {# symboly boje} other {# symbolů boje}}",
  "symbols.M": "{count, plural, one {# symbol magie} few {# symboly magie} other {# symbolů magie}}",
  "symbols.E": "{count, plural, one {# symbol průzkumu} few {# symboly průzkumu} other {# symbolů průzkumu}}",
  "symbols.D":
    "{count, plural, one {# symbol diplomacie} few {# symboly diplomacie} other {# symbolů diplomacie}}",
  "tokens.C": "{count, plural, one {# žeton boje} few {# žetony boje} other {# žetonů boje}}",
  "tokens.M": "{count, plural, one {# žeton magie} few {# žetony magie} other {# žetonů magie}}",
  "tokens.E": "{count, plural, one {# žeton průzkumu} few {# žetony průzkumu} other {# žetonů průzkumu}}",
  "tokens.D":
    "{count, plural, one {# žeton diplomacie} few {# žetony diplomacie} other {# žetonů diplomacie}}",
  printed: "{symbol} na kartě „{card}“",
  pair: "{left} – {right}",

  "question.character": "Za kterou postavu budeš hrát?",
  "question.automa": "Za kterou postavu hraje Automa?",
  "question.board": "Který plán spojenectví si vezmeš?",
  "question.place": "Kde si vezmeš karty?",
  "question.take": "Které dvě z těchto karet si vezmeš?",
  "question.discard": "Kterou kartu odhodíš?",
  "question.play": "Které dvě karty zahraješ a v jakém pořadí?",
  "question.bonus": "Jak využiješ bonus?",
  "question.keep":
    "{count, plural, one {Kterou kartu si ponecháš do další kapitoly?} few {Které # karty si ponecháš do další kapitoly a v jakém pořadí?} other {Kterých # karet si ponecháš do další kapitoly a v jakém pořadí?}}",
  "question.quest": "Který symbol zvolíš pro vedlejší úkol?",
  "question.ability.D0": "Použiješ schopnost, než si vezmeš karty?",
  "question.ability.D1": "Karty máš v ruce. Použiješ schopnost?",
  "question.ability.K0": "Použiješ schopnost před svými efekty?",
  "question.ability.K1": "Použiješ schopnost na efekt karty „{card}“?",
  "question.ability.K2": "Použiješ schopnost po svých efektech?",
  "question.ability.END": "Použiješ schopnost na konci kapitoly?",
  "question.partner": "{card}: čí karty se počítají?",
  "question.track": "{card}: na které stupnici?",
  "question.lose":
    "{card}: které symboly ztratíš? ({count, plural, one {# symbol} few {# symboly} other {# symbolů}})",

  "choice.character": "{character}",
  "choice.automa": "{character}, hraje {seat}",
  "choice.board": "{board}, po tvé {side, select, left {levici} other {pravici}}",
  "choice.deck": "Místo u balíčku: dobrat 2 karty",
  "choice.row": "Řada {row}: {cards}",
  "choice.take": "{cards}",
  "choice.discard": "{card} – odhodit",
  "choice.play": "{cards}",
  "choice.decline": "Teď ne",
  "choice.use": "{ability}",
  "choice.use.on": "{ability}: {target}",
  "choice.partner": "{seat}, po tvé {side, select, left {levici} other {pravici}}: ×{level}",
  "choice.lose": "{symbols}",
  "choice.track":
    "{seat}, po tvé {side, select, left {levici} other {pravici}}: {points, plural, one {# bod spojenectví} few {# body spojenectví} other {# bodů spojenectví}}",
  "choice.ability-card": "{ability}, karta spojence: {seat}",
  "choice.xp": "{xp, plural, one {# bod zkušeností} few {# body zkušeností} other {# bodů zkušeností}}",
  "choice.draw": "Dobrat kartu",
  "choice.symbols": "{symbols}",
  "choice.keep": "{count, select, 0 {Nic} other {{cards}}}",
  "choice.quest": "{symbol}",

  "target.gain": "{symbols}",
  "target.convert": "{away} za {symbols}",
  "target.uncover": "{symbols}",
  "target.cards": "{cards}",
  "target.borrow": "{card}, má {seat}",
  "target.swap": "{give} za {get} (řada {row})",
  "target.track": "stupnice {side, select, left {vlevo} other {vpravo}}, spojenec {seat}",

  "part.place": "{place}. karta",
  "part.take": "Karta, kterou si vezmeš",
  "part.ability": "Která schopnost",
  "part.on": "Na co ji použiješ",
  "part.give": "Co za to dáš",
  "part.get": "Co si za to vezmeš",
  "part.gain": "Symbol, který získáš",
  "part.lose": "Symbol, který ztratíš",
  "part.uncover": "Symbol, který odkryješ",
  "stakes.character":
    "Postava má vlastní počáteční karty a čtyři schopnosti. První je k dispozici od začátku, další otevřeš zkušenostmi.",

  "outcome.won":
    "Vyhrává {winner}, {vp, plural, one {# vítězný bod} few {# vítězné body} other {# vítězných bodů}}",
  "outcome.solo.won":
    "Vítězství, {vp, plural, one {# vítězný bod} few {# vítězné body} other {# vítězných bodů}}",
  "outcome.solo.lost":
    "Porážka, {vp, plural, one {# vítězný bod} few {# vítězné body} other {# vítězných bodů}}; je jich třeba 35",
};
