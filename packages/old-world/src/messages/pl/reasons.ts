/** What numbers are called and why they are what they are, in Polish. */
export const REASONS: Record<string, string> = {
  "subject.damage": "{seat}: obrażenia ataku",
  "subject.shieldGain": "{seat}: Tarcza po kombinacji",
  "subject.refill": "{seat}: karty dobierane w 4. kroku",
  "subject.attack": "{seat}: obrażenia ataku potwora",
  "subject.life": "{seat}: życie",
  "subject.potions": "{seat}: eliksiry, których można jeszcze użyć",
  "subject.potionLimit": "{seat}: eliksiry",
  "subject.shield": "{seat}: Tarcza",
  "subject.track": "{seat}: tor reputacji",
  "subject.handTarget": "{seat}: karty na ręce w fazie III",
  "subject.monsterLife": "Życie potwora: {monster}",
  "subject.training": "{seat}: trening w szkole, {attribute}",
  "subject.price": "Cena na polu {slot}: {card}",
  "subject.poker": "{side, select, own {Kości aktywnego gracza} other {Kości drugiej strony}}",
  "subject.test": "{seat}: test {number}",

  "reason.damage.card":
    "{card}: {count, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}",
  "reason.damage.extension":
    "{card}, rozszerzenie ({colour}): {count, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}",
  "reason.damage.effect":
    "{source}: {count, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}",
  "reason.damage.least": "Nigdy poniżej 0",
  "reason.damage.cap":
    "{source}: najwyżej {cap, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}",
  "reason.damage.total":
    "Atak zadaje {damage, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}",
  "reason.attack.printed":
    "{card}, {attack}: {damage, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}",
  "reason.attack.bonus": "{source}: o {count} więcej",
  "reason.attack.reduced": "{source}: o {count} mniej",
  "reason.attack.least": "Nigdy poniżej 0",
  "reason.attack.cap":
    "{source}: najwyżej {cap, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}",
  "reason.attack.total":
    "Atak zadaje {damage, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}",

  "reason.shieldGain.card": "{card}: Tarcza {count}",
  "reason.shieldGain.extension": "{card}, rozszerzenie ({colour}): Tarcza {count}",
  "reason.shieldGain.effect": "{source}: Tarcza {count}",
  "reason.shieldGain.none": "{source}: symbole Tarczy się nie liczą",
  "reason.shieldGain.least": "Nigdy poniżej 0",
  "reason.shieldGain.after": "Tarcza zmienia się z {shield} na {after}; limit to {cap}",
  "reason.refill.card": "{card}: {count, plural, one {# karta} few {# karty} many {# kart} other {# karty}}",
  "reason.refill.extension":
    "{card}, rozszerzenie ({colour}): {count, plural, one {# karta} few {# karty} many {# kart} other {# karty}}",
  "reason.refill.effect":
    "{source}: {count, plural, one {# karta} few {# karty} many {# kart} other {# karty}}",
  "reason.refill.row":
    "Walka na poziomie {level}: {count, plural, one {# karta} few {# karty} many {# kart} other {# karty}}",
  "reason.refill.instead": "{source}: Walka liczy się jako {count}",
  "reason.refill.minimum": "{source}: {by}, ale nie poniżej {min}",
  "reason.refill.least": "Nigdy poniżej 0",
  "reason.refill.total":
    "W 4. kroku: {count, plural, one {# karta} few {# karty} many {# kart} other {# karty}}; limit kart na ręce to {limit}",

  "reason.life.deck":
    "Talia życia: {count, plural, one {# karta} few {# karty} many {# kart} other {# karty}}",
  "reason.life.hand": "Ręka: {count, plural, one {# karta} few {# karty} many {# kart} other {# karty}}",
  "reason.life.shield": "Najpierw Tarcza: {count}",
  "reason.life.total": "Życie: {count, plural, one {# karta} few {# karty} many {# kart} other {# karty}}",
  "reason.monsterLife.printed":
    "{monster}: {count, plural, one {# karta} few {# karty} many {# kart} other {# karty}}",
  "reason.monsterLife.lost":
    "Stracone: {count, plural, one {# karta} few {# karty} many {# kart} other {# karty}}",
  "reason.monsterLife.revealed":
    "Odkryte do ataków: {count, plural, one {# karta} few {# karty} many {# kart} other {# karty}}",
  "reason.monsterLife.total":
    "Zostało: {count, plural, one {# karta} few {# karty} many {# kart} other {# karty}}",
  "reason.level": "{attribute}: poziom {level}",
  "reason.level.fight": "{attribute} liczy się w tej walce jako poziom {level}",
  "reason.shield.cap": "Limit Tarczy: {cap}",
  "reason.shield.now": "Tarcza teraz: {shield}",
  "reason.potions.row":
    "Dozwolone w walce: {count, plural, one {# eliksir} few {# eliksiry} many {# eliksirów} other {# eliksiru}}",
  "reason.potions.used":
    "Użyto dotąd: {count, plural, one {# eliksir} few {# eliksiry} many {# eliksirów} other {# eliksiru}}",
  "reason.potions.cap": "Potwór pozwala tylko na {cap}",
  "reason.potions.held":
    "Nieużyte: {count, plural, one {# eliksir} few {# eliksiry} many {# eliksirów} other {# eliksiru}}",
  "reason.potionLimit.rule":
    "Limit: {count, plural, one {# eliksir} few {# eliksiry} many {# eliksirów} other {# eliksiru}}",
  "reason.potionLimit.kept":
    "{source}: do {count, plural, one {# eliksiru} few {# eliksirów} many {# eliksirów} other {# eliksiru}}",
  "reason.potionLimit.held":
    "Masz: {count, plural, one {# eliksir} few {# eliksiry} many {# eliksirów} other {# eliksiru}}",

  "reason.track.trophy": "{trophy}",
  "reason.track.position": "Pole {position} toru reputacji",
  "reason.track.wins": "Pole {position} daje zwycięstwo",
  "reason.track.fatigue":
    "Pole {position} przynosi zmęczenie: {count, plural, one {# karta} few {# karty} many {# kart} other {# karty}}",
  "reason.track.duelGold":
    "Za pokonanie tego wiedźmina w pojedynku: {gold, plural, one {# moneta} few {# monety} many {# monet} other {# monety}}",

  "reason.price.printed": "{card}: wydrukowany koszt {cost}",
  "reason.price.slot": "Pole {slot}: {count}",
  "reason.price.least": "Nigdy poniżej 0",
  "reason.price.free": "W tej turze za darmo",
  "reason.price.total":
    "Do odrzucenia: {count, plural, one {# karta} few {# karty} many {# kart} other {# karty}}",
  "reason.training.price":
    "{attribute} na poziom {level}: {gold, plural, one {# moneta} few {# monety} many {# monet} other {# monety}}",
  "reason.training.discount":
    "{source}: o {count} mniej, czyli {gold, plural, one {# moneta} few {# monety} many {# monet} other {# monety}}",
  "reason.handTarget.rule":
    "W fazie III dobierasz do {count, plural, one {# karty} few {# kart} many {# kart} other {# karty}} na ręce",
  "reason.handTarget.beaten":
    "Po porażce tylko do {count, plural, one {# karty} few {# kart} many {# kart} other {# karty}}",
  "reason.handTarget.change": "Zmiana w tej turze: {count}",
  "reason.handTarget.fixed":
    "Ustalone przez walkę: {count, plural, one {# karta} few {# karty} many {# kart} other {# karty}}",
  "reason.handTarget.limit": "Co najmniej {least}, najwyżej {most}",
  "reason.handTarget.total":
    "Na ręce do {count, plural, one {# karty} few {# kart} many {# kart} other {# karty}}",

  "reason.poker.hand": "{hand} (ranga {rank})",
  "reason.poker.forming": "Tworzy go wartość {face}",
  "reason.poker.unused": "Nieużyta kość: {face}",
  "reason.poker.reward":
    "Wypłaca {gold, plural, one {# monetę} few {# monety} many {# monet} other {# monety}}",
  "reason.poker.ahead": "Lepszy niż drugi układ",
  "reason.poker.behind": "Gorszy niż drugi układ",
  "reason.poker.tieWins": "Remis, a to wystarcza",
  "reason.poker.tieLoses": "Remis, a to za mało",
  "reason.test.level":
    "{of, select, combat {Walka} defense {Obrona} alchemy {Alchemia} specialization {Specjalizacja} other {Poziom wiedźmina}}: {level}",
  "reason.test.twice": "Jeszcze raz, liczy się podwójnie: {level}",
  "reason.test.die": "Kość: {die}",
  "reason.test.total": "Wynik: {total}",
};
