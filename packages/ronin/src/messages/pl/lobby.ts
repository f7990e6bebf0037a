/** The name of the game, its modes and its options in Polish. */
export const LOBBY: Record<string, string> = {
  game: "Ronin",
  seat: "Gracz {number}",
  automa: "Automa",
  "automa.numbered": "Automa {number}",

  "mode.alliance": "Współpraca",
  "mode.alliance.about":
    "Od trzech do pięciu graczy: współpracujesz z sąsiadami po obu stronach, ale wygrać może tylko jedno z was.",
  "mode.duo": "Dwoje graczy i Automa",
  "mode.duo.about":
    "Dwoje graczy, a między nimi Automa, która dobiera karty i przekazuje herbatę, lecz nie może wygrać.",
  "mode.solo": "Solo",
  "mode.solo.about":
    "Solo między dwiema Automami: wygrywasz, gdy zdobędziesz co najmniej 35 punktów zwycięstwa.",

  "rule.yes": "tak",
  "rule.no": "nie",
  "rule.seat": "miejsce {number}",
  "rule.firstPlayer": "Pierwszy gracz",
  "rule.firstPlayer.about":
    "Kto pierwszy wybiera postać i planszetkę: losowy gracz albo ten, kogo wskaże gospodarz.",
  "rule.firstPlayer.random": "losowo",
  "rule.firstPlayer.host": "wskazuje gospodarz",
  "rule.firstSeat": "Miejsce pierwszego gracza",
  "rule.firstSeat.about": "Liczy się tylko wtedy, gdy pierwszego gracza wskazuje gospodarz.",
  "rule.allianceSide": "Planszetki współpracy",
  "rule.allianceSide.about":
    "Strona A jest na wszystkich planszetkach taka sama i nadaje się na pierwszą rozgrywkę. Na stronie B każda planszetka ma inne premie.",
  "rule.allianceSide.A": "strona A",
  "rule.allianceSide.B": "strona B",
  "rule.automaCharacters": "Postać Automy",
  "rule.automaCharacters.about": "Losowo albo z pozostałych wybiera pierwszy gracz.",
  "rule.automaCharacters.random": "losowo",
  "rule.automaCharacters.chosen": "wybrana",
  "rule.soloDifficulty": "Pora roku",
  "rule.soloDifficulty.about":
    "Poziom trudności gry solo: latem oba tory zaczynają z 4 punktami, jesienią z 2, zimą bez punktów.",
  "rule.soloDifficulty.autumn": "jesień (poziom standardowy)",
  "rule.soloDifficulty.summer": "lato (poziom łatwy)",
  "rule.soloDifficulty.winter": "zima (poziom trudny)",
  "rule.keptCardsPair": "Symbole dla zachowanych kart",
  "rule.keptCardsPair.about":
    "Efekty zachowanych kart korzystają z aktywnych symboli rozdziału, który się kończy, albo następnego.",
  "rule.keptCardsPair.ending": "z kończącego się rozdziału",
  "rule.keptCardsPair.next": "z następnego rozdziału",
  "rule.endAbilityAfterChapter3": "Zdolności po III rozdziale",
  "rule.endAbilityAfterChapter3.about":
    "Gdy włączone, zdolności używanych na koniec rozdziału można użyć także po III rozdziale, przed punktowaniem końcowym.",
  "rule.autoSideQuest": "Automatyczny wybór lepszego zadania pobocznego",
  "rule.autoSideQuest.about": "Gdy wyłączone, każdy potajemnie wybiera symbol swojego zadania pobocznego.",
  "rule.knownCards": "Karty, które wszyscy widzieli",
  "rule.knownCards.about":
    "Czy na ręce widać karty, o których wszyscy wiedzą, że tam trafiły, czy tylko liczbę kart.",
  "rule.knownCards.shown": "widoczne na ręce",
  "rule.knownCards.hidden": "tylko liczba",
};
