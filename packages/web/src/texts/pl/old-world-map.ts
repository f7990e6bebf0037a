/** Keys begin with `oldWorld.map`: the map of Old World. What lies there is the game's own text. */
export default {
  "oldWorld.map": "Mapa",
  "oldWorld.map.nearer": "Przybliż",
  "oldWorld.map.farther": "Oddal",
  "oldWorld.map.whole": "Pokaż całą mapę",
  "oldWorld.map.sea": "Wielkie Morze",
  "oldWorld.map.label":
    "{place}{standing, select, here {; tu stoisz} open {; czym można zapłacić: {prices}} other {}}",
  "oldWorld.map.where":
    "{terrain}; {roads, plural, =0 {tu stoisz} one {jedna droga stąd} few {# drogi stąd} many {# dróg stąd} other {# drogi stąd}}",
  "oldWorld.map.nobody": "Nikogo tu nie ma, potwora też nie.",
  "oldWorld.map.pays": "Czym zapłacić",
  "oldWorld.map.price":
    "{price, select, terrain {Karta z tym terenem} wild {Karta z symbolem dowolnego terenu} gold {Dowolna karta i 1 moneta} two {Dwie dowolne karty} any {Dowolna karta} other {Za darmo}}",
  "oldWorld.map.fits":
    "{count, plural, one {# karta na ręce} few {# karty na ręce} many {# kart na ręce} other {# karty na ręce}}",
  "oldWorld.map.lacks":
    "{price, select, terrain {brak na ręce} wild {brak na ręce} gold {brak monety lub karty} other {za mało kart}}",
  "oldWorld.map.ride": "Rusz tam",
  "oldWorld.map.sketch": "Naszkicuj drogę",
  "oldWorld.map.sketch.tell": "Wybieraj miejsca wzdłuż dróg. Widzisz to tylko ty.",
  "oldWorld.map.sketch.way":
    "{count, plural, one {# ruch} few {# ruchy} many {# ruchów} other {# ruchu}}: {grounds}",
  "oldWorld.map.sketch.clear": "Zetrzyj",
  "oldWorld.outlook":
    "{outlook, select, poor {Walka teraz skończyłaby się raczej porażką.} open {Walka teraz mogłaby skończyć się różnie.} fair {Walka teraz skończyłaby się prędzej zwycięstwem niż porażką.} other {Walka teraz skończyłaby się raczej zwycięstwem.}} Życie: twoje {own, number}, potwora {life, number}.",
} as const;
