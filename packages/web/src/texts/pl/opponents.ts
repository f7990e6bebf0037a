/** Keys begin with `opponent.`. */
export default {
  "opponent.name":
    "{who, select, bertram {Bertram} ludmila {Ludmiła} osric {Osryk} radka {Radka} tibor {Tybor} other {Bot}}",
  "opponent.named": "{name} (bot)",
  "opponent.kind": "{name}: {kind}",
  "opponent.greets":
    "{who, select, bertram {Siadaj. Mytem jest jedna dobra partia.} ludmila {Herbata gorąca, karty rozdane. Gramy?} osric {Na twoje karty wystarczy mi jedno oko.} radka {Wszystko ma swoją cenę. Pokaż swoją.} tibor {Zapisuję każdy błąd. Swoje też.} other {}}",
  "opponent.won":
    "{who, select, bertram {Myto zapłacone. Zapraszam znowu.} ludmila {Nie rób takiej kwaśnej miny. Jest miód.} osric {Rozejść się. Jutro o tej samej porze?} radka {Miło robić z tobą interesy.} tibor {Opiszę to łagodnie.} other {}}",
  "opponent.lost":
    "{who, select, bertram {To przechodź. Uczciwie wygrane.} ludmila {Pięknie to wyrosło. Kto cię uczył?} osric {Dobra robota. W moim oddziale byłoby dla ciebie miejsce.} radka {Oskubana do ostatniego grosza, i jeszcze dziękuję.} tibor {Jedna do kroniki, i to twoja.} other {}}",
  "opponent.drew":
    "{who, select, bertram {Czyli nikt nie płaci.} ludmila {Jak dwie krople wody.} osric {Nazwijmy to rozejmem.} radka {Oboje umiemy się targować.} tibor {Ten wiersz zostaje pusty.} other {}}",
  "opponent.level":
    "{bot, select, novice {Widzi to, co oczywiste, i popełnia błędy.} adept {Od razu bierze to, co wygląda najlepiej.} veteran {Myśli kilka ruchów naprzód.} master {Rozważa wiele dróg, którymi może potoczyć się gra.} other {}}",
  "opponent.beaten": "Dwie wygrane. Pora na silniejszego przeciwnika?",
  "opponent.next":
    "{bot, select, adept {Zagraj z adeptem} veteran {Zagraj z weteranem} master {Zagraj z mistrzem} other {}}",
};
