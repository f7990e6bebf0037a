/** The name of the game, its modes and its options in Polish. */
export const LOBBY: Record<string, string> = {
  game: "Stary Świat",
  seat: "Gracz {number}",

  "mode.adventure": "Polowanie",
  "mode.adventure.about":
    "Od dwóch do pięciu wiedźminów z rywalizujących szkół wędruje po Kontynencie; wygrywa, kto pierwszy zdobędzie cztery trofea.",
  "mode.solo": "Solo",
  "mode.solo.about":
    "Tylko ty: pokonaj trzy potwory i zdobądź jedno trofeum atrybutu w jak najmniejszej liczbie tur.",

  "rule.seat": "miejsce {number}",
  "rule.firstSeat": "Miejsce gracza rozpoczynającego",
  "rule.firstSeat.about": "Liczy się tylko, gdy gracza rozpoczynającego wskazuje gospodarz.",
  "rule.goldSupply": "Złoto w banku",
  "rule.goldSupply.about": "Bez limitu albo 35 monet: wtedy zyski ustają, gdy bank jest pusty.",
  "rule.goldSupply.unlimited": "bez limitu",
  "rule.goldSupply.35": "35 monet",
  "rule.location0Terrain": "Lokacja 0",
  "rule.location0Terrain.about":
    "Czy prowadzi tam jedna karta dowolnego terenu, czy tylko pozostałe sposoby płacenia.",
  "rule.location0Terrain.any": "dowolny teren",
  "rule.location0Terrain.none": "żaden teren",
  "rule.deckListAlwaysVisible": "Własna talia",
  "rule.deckListAlwaysVisible.about":
    "Zawsze widzisz, co jeszcze jest w twojej talii, bez kolejności; albo przeglądasz ją, gdy pozwalają zasady, a potem zostaje potasowana.",
  "rule.deckListAlwaysVisible.true": "zawsze widoczna",
  "rule.deckListAlwaysVisible.false": "do przeglądania",
  "rule.startingPlayer": "Gracz rozpoczynający",
  "rule.startingPlayer.about": "Losowo albo wskazany przez gospodarza.",
  "rule.startingPlayer.random": "losowo",
  "rule.startingPlayer.host": "wskazany przez gospodarza",
  "rule.schoolSelection": "Szkoły",
  "rule.schoolSelection.about": "Jedna z dwóch dobranych plansz, losowo albo do wyboru.",
  "rule.schoolSelection.draft": "jedna z dwóch",
  "rule.schoolSelection.random": "losowo",
  "rule.schoolSelection.free": "do wyboru",
  "rule.attributeRows": "Poziom 5 atrybutów",
  "rule.attributeRows.about":
    "Walka, Obrona i Alchemia dają tyle co na poziomie 4, jak na drukowanych planszach; albo liczą się jako 5.",
  "rule.attributeRows.board": "jak poziom 4",
  "rule.attributeRows.level": "liczy się jako 5",
  "rule.duplicateTrailQuests": "Kilka zadań tropiących",
  "rule.duplicateTrailQuests.about":
    "Czy wolno wziąć zadanie tropiące dla terenu, którego trop albo zadanie tropiące już masz.",
  "rule.duplicateTrailQuests.true": "dozwolone",
  "rule.duplicateTrailQuests.false": "niedozwolone",
  "rule.explorationReshuffle": "Talie eksploracji",
  "rule.explorationReshuffle.about":
    "Pusta talia zostaje znów potasowana; albo nie można jej już wybrać, a gdy obie są puste, eksploracja nic nie daje.",
  "rule.explorationReshuffle.true": "tasowane ponownie",
  "rule.explorationReshuffle.false": "wyczerpują się",
  "rule.levelOneBite": "Ugryzienia poziomu I",
  "rule.levelOneBite.about": "Czy ugryzienie potwora poziomu I, które obniża atrybut, obniża też Tarczę o 1.",
  "rule.levelOneBite.shield": "Tarcza −1",
  "rule.levelOneBite.none": "tylko atrybut",
  "rule.secretBets": "Zakłady",
  "rule.secretBets.about": "Jawne albo tajne i odkrywane razem.",
  "rule.secretBets.false": "jawne",
  "rule.secretBets.true": "tajne",
  "rule.autoResolveSingle": "Wymuszone odpowiedzi",
  "rule.autoResolveSingle.about": "Odpowiada za ciebie stół albo zawsze odpowiadasz ty.",
  "rule.autoResolveSingle.true": "odpowiada stół",
  "rule.autoResolveSingle.false": "odpowiadasz ty",

  "story.untranslated": "[Na razie tylko po angielsku.]",
};
