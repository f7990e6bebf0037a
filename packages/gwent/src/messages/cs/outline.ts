/** The table told in words, as headings with lists, in Czech; terms as in `flow.ts`. */
export const OUTLINE: Record<string, string> = {
  "outline.standing": "Stav hry",
  "outline.start": "Hra se připravuje.",
  "outline.mulligan": "Před 1. kolem se vyměňují karty v rukou.",
  "outline.over":
    "Hra skončila{count, plural, =0 { remízou} one {, vyhrává {winners}} few {, vyhrávají {winners}} other {, vyhrávají {winners}}}.",
  "outline.sideTotal": "{side}: celkem {total}",
  "outline.weather": "Počasí: {cards}",
  "outline.limbo": "Právě se vynáší: {cards}",
  "outline.spiesDoubled": "Špehové v této hře platí všem dvojnásob.",
  "outline.restoreAtRandom": "Kdo v této hře vrací jednotku, vrací ji náhodně.",
  "outline.hand": "{seat}, karty v ruce: {count, plural, one {# karta} few {# karty} other {# karet}}",
  "outline.handOwn":
    "Tvoje ruka: {count, plural, =0 {žádné karty} one {# karta} few {# karty} other {# karet}}",
  "outline.unit": "{card}: {strength}, {rows}{count, select, 0 {} other {, {abilities}}}",
  "outline.special": "{card}: {kind}",
  "outline.many": "{card} ×{count}",
  "outline.side": "{seat}, {faction}{own, select, yes { (ty)} other {}}",
  "outline.team": "Tým: {seats}{own, select, yes { (tvůj)} other {}}",
  "outline.total": "Všechny řady celkem: {total}",
  "outline.gems":
    "{count, plural, =0 {Nezbývá žádný drahokam} one {Zbývá # drahokam} few {Zbývají # drahokamy} other {Zbývá # drahokamů}}",
  "outline.points": "{count, plural, one {# bod} few {# body} other {# bodů}}",
  "outline.halfWeather": "Na této straně bere počasí jen polovinu základní síly.",
  "outline.due": "Na začátku dalšího kola přijde: {cards}",
  "outline.passed": "{seat} vynechává zbytek kola.",
  "outline.leader":
    "{seat}, velitel: {leader}{state, select, ready {, k dispozici} spent {, už použit} cancelled {, bez schopnosti} other {, působí stále}}",
  "outline.handCount":
    "{seat}, v ruce: {count, plural, =0 {žádné karty} one {# karta} few {# karty} other {# karet}}",
  "outline.deckCount":
    "{seat}, v balíčku: {count, plural, =0 {žádné karty} one {# karta} few {# karty} other {# karet}}",
  "outline.drawDue": "{seat} si na začátku dalšího kola lízne o kartu víc.",
  "outline.known": "{seat}: co je známo ze skrytých karet",
  "outline.known.hand": "{card}: v ruce",
  "outline.known.deck": "{card}: v balíčku",
  "outline.known.either": "{card}: v ruce nebo v balíčku",
  "outline.row": "{row}: {total}",
  "outline.rowTotal": "Řada celkem {total}",
  "outline.rowEmpty": "Žádné jednotky",
  "outline.rowWeather": "Na této řadě leží nepříznivé počasí.",
  "outline.slot": "Na místě u řady: {card}",
  "outline.slotLeader": "Na místě u řady: velitelův roh",
  "outline.fielded":
    "{card}: {strength}{changed, select, yes { místo {printed}} other {}}{count, select, 0 {} other {, {abilities}}}",
  "outline.fieldedBy": "{unit}, karta hráče: {seat}",
  "outline.pile":
    "Odkládací hromádka: {count, plural, one {# karta} few {# karty} other {# karet}}, nejnovější první",
  "outline.rounds": "Dosavadní kola",
  "outline.round":
    "{round}. kolo: {totals}; {count, plural, =0 {nikdo nevyhrál} one {vyhrává {winners}} few {vyhrávají {winners}} other {vyhrávají {winners}}}",
  "outline.sideScore": "{side} {total}",
  "outline.deck":
    "V tvém balíčku zbývá: {count, plural, =0 {nic} one {# karta} few {# karty} other {# karet}}",
  "outline.aside": "Odloženo do konce výměny: {cards}",
  "outline.bottom": "Na spodku balíčku, nejspodnější první: {cards}",
  "outline.lists": "{seat}: soupis balíčku",
  "outline.list": "{faction}: {leader}",
  "outline.removed": "Mimo tuto hru",
  "outline.automaton": "Automat",
  "outline.leadersLeft": "Velitelé, které ještě neukázal: {leaders}",
  "outline.noLeadersLeft": "Všechny velitele už ukázal.",
  "outline.owed": "V tomto tahu ještě otočí {count, plural, one {# kartu} few {# karty} other {# karet}}.",
  "outline.unseen":
    "Někde v jeho balíčku nebo pod návnadou: {count, plural, one {# karta} few {# karty} other {# karet}}",
  "outline.decoyCovers": "{card}: leží pod ní skrytá karta",
  "outline.decoyBare": "{card}: nic pod ní neleží",
  "outline.decisions": "Jak se naposledy rozhodoval, krok za krokem",
  "outline.decision":
    "{kind, select, row {Řada pro kartu „{card}“} slot {Místo pro kartu „{card}“} medic {Vrácená do hry: {card}} card {Vybraná: {card}} relocation {Přeskupení hbitých jednotek} discarded {Odložená: {card}} other {{card}}}",
  "outline.tournament": "Turnaj, {game}. hra",
  "outline.wins":
    "{seat}: {count, plural, =0 {žádná vyhraná hra} one {# vyhraná hra} few {# vyhrané hry} other {# vyhraných her}}",
  "outline.decksOf": "{seat}: balíčky",
  "outline.tournamentDeck":
    "{faction}, {leader}, {count, plural, one {# karta} few {# karty} other {# karet}}{state, select, out {: vyhrál a je mimo hru} used {: právě ve hře} other {}}",
  "outline.seen": "Zatím viděno, {faction}: {cards}",
};
