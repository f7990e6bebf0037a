/** The table told in words, as headings with lists, in Polish; terms as in `flow.ts`. */
export const OUTLINE: Record<string, string> = {
  "outline.standing": "Stan gry",
  "outline.start": "Trwa przygotowanie partii.",
  "outline.mulligan": "Przed rundą 1 gracze wymieniają karty.",
  "outline.over":
    "Koniec partii{count, plural, =0 {: remis} one {, wygrywa {winners}} few {, wygrywają {winners}} many {, wygrywają {winners}} other {, wygrywają {winners}}}.",
  "outline.sideTotal": "{side}: łącznie {total}",
  "outline.weather": "Pogoda: {cards}",
  "outline.limbo": "Właśnie zagrywane: {cards}",
  "outline.spiesDoubled": "W tej partii szpiedzy liczą się wszystkim podwójnie.",
  "outline.restoreAtRandom": "W tej partii przywracaną jednostkę wybiera los.",
  "outline.hand":
    "{seat}, karty na ręce: {count, plural, one {# karta} few {# karty} many {# kart} other {# karty}}",
  "outline.handOwn":
    "Twoja ręka: {count, plural, =0 {brak kart} one {# karta} few {# karty} many {# kart} other {# karty}}",
  "outline.unit": "{card}: {strength}, {rows}{count, select, 0 {} other {, {abilities}}}",
  "outline.special": "{card}: {kind}",
  "outline.many": "{card} ×{count}",
  "outline.side": "{seat}, {faction}{own, select, yes { (ty)} other {}}",
  "outline.team": "Drużyna: {seats}{own, select, yes { (twoja)} other {}}",
  "outline.total": "Wszystkie rzędy łącznie: {total}",
  "outline.gems":
    "{count, plural, =0 {Nie został żaden klejnot} one {Został # klejnot} few {Zostały # klejnoty} many {Zostało # klejnotów} other {Zostało # klejnotu}}",
  "outline.points": "{count, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}",
  "outline.halfWeather": "Po tej stronie pogoda zabiera tylko połowę siły.",
  "outline.due": "Na początku następnej rundy przybędzie: {cards}",
  "outline.passed": "{seat}: pas do końca rundy.",
  "outline.leader":
    "{seat}, dowódca: {leader}{state, select, ready {, do użycia} spent {, już użyty} cancelled {, bez zdolności} other {, działa stale}}",
  "outline.handCount":
    "{seat}, na ręce: {count, plural, =0 {brak kart} one {# karta} few {# karty} many {# kart} other {# karty}}",
  "outline.deckCount":
    "{seat}, w talii: {count, plural, =0 {brak kart} one {# karta} few {# karty} many {# kart} other {# karty}}",
  "outline.drawDue": "{seat} na początku następnej rundy dobierze o jedną kartę więcej.",
  "outline.known": "{seat}: co wiadomo o ukrytych kartach",
  "outline.known.hand": "{card}: na ręce",
  "outline.known.deck": "{card}: w talii",
  "outline.known.either": "{card}: na ręce lub w talii",
  "outline.row": "{row}: {total}",
  "outline.rowTotal": "Rząd łącznie {total}",
  "outline.rowEmpty": "Brak jednostek",
  "outline.rowWeather": "W tym rzędzie panuje zła pogoda.",
  "outline.slot": "Na miejscu przy rzędzie: {card}",
  "outline.slotLeader": "Na miejscu przy rzędzie: róg dowódcy",
  "outline.fielded":
    "{card}: {strength}{changed, select, yes { zamiast {printed}} other {}}{count, select, 0 {} other {, {abilities}}}",
  "outline.fieldedBy": "{unit}, karta: {seat}",
  "outline.pile":
    "Karty odrzucone: {count, plural, one {# karta} few {# karty} many {# kart} other {# karty}}, najnowsza pierwsza",
  "outline.rounds": "Dotychczasowe rundy",
  "outline.round":
    "Runda {round}: {totals}; {count, plural, =0 {bez zwycięzcy} one {wygrywa {winners}} few {wygrywają {winners}} many {wygrywają {winners}} other {wygrywają {winners}}}",
  "outline.sideScore": "{side} {total}",
  "outline.deck":
    "W twojej talii: {count, plural, =0 {brak kart} one {# karta} few {# karty} many {# kart} other {# karty}}",
  "outline.aside": "Odłożone do końca wymiany: {cards}",
  "outline.bottom": "Na spodzie talii, od najniższej: {cards}",
  "outline.lists": "{seat}: skład talii",
  "outline.list": "{faction}: {leader}",
  "outline.removed": "Poza tą partią",
  "outline.automaton": "Automat",
  "outline.leadersLeft": "Dowódcy jeszcze nieodkryci: {leaders}",
  "outline.noLeadersLeft": "Wszyscy jego dowódcy są już odkryci.",
  "outline.owed":
    "W tej turze odkryje jeszcze {count, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}.",
  "outline.unseen":
    "Gdzieś w jego talii lub pod manekinem: {count, plural, one {# karta} few {# karty} many {# kart} other {# karty}}",
  "outline.decoyCovers": "{card}: leży pod nim ukryta karta",
  "outline.decoyBare": "{card}: nic pod nim nie leży",
  "outline.decisions": "Jego ostatnie decyzje, krok po kroku",
  "outline.decision":
    "{kind, select, row {Rząd dla karty „{card}”} slot {Miejsce dla karty „{card}”} medic {Przywrócona: {card}} card {Wybrana: {card}} relocation {Przegrupowanie zręcznych jednostek} discarded {Odrzucona: {card}} other {{card}}}",
  "outline.tournament": "Turniej, gra {game}",
  "outline.wins":
    "{seat}: {count, plural, =0 {brak wygranych gier} one {# wygrana gra} few {# wygrane gry} many {# wygranych gier} other {# wygranej gry}}",
  "outline.decksOf": "{seat}: talie",
  "outline.tournamentDeck":
    "{faction}, {leader}, {count, plural, one {# karta} few {# karty} many {# kart} other {# karty}}{state, select, out {: wygrała i odpada} used {: teraz w grze} other {}}",
  "outline.seen": "Widziane dotąd, {faction}: {cards}",
};
