/** Keys begin with `oldWorld.map`: the map of Old World. What lies there is the game's own text. */
export default {
  "oldWorld.map": "Mapa",
  "oldWorld.map.nearer": "Přiblížit",
  "oldWorld.map.farther": "Oddálit",
  "oldWorld.map.whole": "Ukázat celou mapu",
  "oldWorld.map.sea": "Velké moře",
  "oldWorld.map.label":
    "{place}{standing, select, here {; stojíš tady} open {; čím lze zaplatit: {prices}} other {}}",
  "oldWorld.map.where":
    "{terrain}; {roads, plural, =0 {stojíš tady} one {jedna cesta odsud} few {# cesty odsud} many {# cesty odsud} other {# cest odsud}}",
  "oldWorld.map.nobody": "Nikdo tu není, ani nestvůra.",
  "oldWorld.map.pays": "Čím zaplatit",
  "oldWorld.map.price":
    "{price, select, terrain {Karta s tímto terénem} wild {Karta se symbolem divočiny} gold {Libovolná karta a 1 zlaťák} two {Dvě libovolné karty} any {Libovolná karta} other {Zdarma}}",
  "oldWorld.map.fits":
    "{count, plural, one {# karta v ruce} few {# karty v ruce} many {# karty v ruce} other {# karet v ruce}}",
  "oldWorld.map.lacks":
    "{price, select, terrain {žádná v ruce} wild {žádná v ruce} gold {chybí zlaťák nebo karta} other {málo karet}}",
  "oldWorld.map.ride": "Vydat se tam",
  "oldWorld.map.sketch": "Načrtnout cestu",
  "oldWorld.map.sketch.tell": "Vybírej místa podél cest. Vidíš to jen ty.",
  "oldWorld.map.sketch.way":
    "{count, plural, one {# pohyb} few {# pohyby} many {# pohybu} other {# pohybů}}: {grounds}",
  "oldWorld.map.sketch.clear": "Smazat",
  "oldWorld.outlook":
    "{outlook, select, poor {Boj by teď nejspíš skončil prohrou.} open {Boj by teď mohl dopadnout jakkoli.} fair {Boj by teď skončil spíš výhrou než prohrou.} other {Boj by teď nejspíš skončil výhrou.}} Život: tvůj {own, number}, nestvůry {life, number}.",
} as const;
