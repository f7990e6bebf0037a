/** Co mówi `medallion sim --report`. */
export default {
  "report.written": "Raport zapisano w {path}",
  "report.title":
    "{game}: {games, plural, one {# gra} few {# gry} many {# gier} other {# gry}} między botami",
  "report.lead":
    "Przy każdej liczbie stoi jej 95-procentowy przedział: na sto takich przedziałów około 95 zawiera prawdziwą liczbę.",
  "report.command": "Polecenie",
  "report.versions": "Wersja",
  "report.version": "zasady {rules}{data, select, none {} other {, dane {data}}}",
  "report.bots": "Boty",

  "report.targets": "Cele",
  "report.tally": "{met} z {all} spełnione, {missed} niespełnione, {open} bez odpowiedzi",
  "report.target": "Cel",
  "report.found": "Wynik",
  "report.wanted": "Oczekiwane",
  "report.between": "od {low} do {high}",
  "report.least": "co najmniej {low}",
  "report.most": "najwyżej {high}",
  "report.verdict": "{verdict, select, met {spełniony} missed {niespełniony} other {bez odpowiedzi}}",
  "report.unsure": "niepewne: przedział wychodzi poza granicę",
  "report.unknown": "brak gier, które by to pokazały",
  "report.every":
    "{count, plural, one {# wartość} few {Wszystkie # wartości} many {Wszystkie # wartości} other {Wszystkie # wartości}}",

  "report.runs": "Co rozegrano",
  "report.run": "Seria",
  "report.runName":
    "{mode}, {seats, plural, one {# miejsce} few {# miejsca} many {# miejsc} other {# miejsca}}",
  "report.played": "Gry",
  "report.score": "Średni wynik",
  "report.choices": "Średnia długość",
  "report.apart": "tylko dla celów",

  "report.wins": "{name}: zwycięstwa",
  "report.winsLead":
    "Jak często wygrywa z tym miejsce w porównaniu z grą, w której wszystkie miejsca są równe; 1 to równowaga.",
  "report.means": "{name}: średnie wyniki",
  "report.meansLead": "Linia to średnia wszystkich miejsc.",
  "report.seat": "Miejsca",
  "report.seatName": "Miejsce {name}",
  "report.relative": "Krotność",
  "report.seats": "{count, plural, one {# miejsce} few {# miejsca} many {# miejsc} other {# miejsca}}",

  "report.scores": "Wyniki",
  "report.scoresLead": "Ile miejsc na sto kończy z danym wynikiem; linia to średnia.",
  "report.mean": "średnia {mean}",
  "report.sources": "Skąd biorą się wyniki",
  "report.sourcesLead": "Jaką część wszystkich punktów serii daje każde źródło.",
  "report.lengths": "Długość",
  "report.lengthsLead": "Ruchy wszystkich miejsc razem w jednej grze; linia to średnia.",
  "report.lengthHead": "Ruchy",
  "report.perGame": "Użycia na grę, najczęstsze najpierw; linia to średnia wszystkich.",
  "report.perChance": "Jak często tego używano, gdy było można; linia to średnia wszystkich.",
  "report.rate": "Użycia",
  "report.times": "{count, plural, one {# użycie} few {# użycia} many {# użyć} other {# użycia}}",
  "report.table": "Jako tabela",
};
