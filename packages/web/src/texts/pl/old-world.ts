import type en from "../en/old-world.ts";

export default {
  "oldWorld.prompt": "O co pyta gra",
  "oldWorld.wait": "Chwileczkę…",
  "oldWorld.waiting":
    "Decyduje: {names}{why, select, setup { (przygotowanie gry)} move { (ruch i akcje)} phase { (co w fazie II)} train { (trening)} pool { (karta z puli)} dice { (kości)} story { (co w opowieści)} bet { (zakład)} fight { (tura walki)} attack { (jak zaatakuje potwór)} cards { (które karty)} attribute { (atrybut)} potion { (eliksir)} trail { (trop)} other {}}",
  "oldWorld.over": "Koniec gry",
  "oldWorld.lost": "Możesz tu jeszcze coś zyskać za darmo. Mimo to zakończyć fazę? Naciśnij jeszcze raz.",
  "oldWorld.ask.one":
    "{can, select, both {Możesz iść dalej, działać tutaj albo zakończyć fazę I.} move {{moved, select, yes {Możesz iść dalej albo zakończyć fazę I.} other {Wybierz, dokąd iść, albo zakończ fazę I.}}} act {Możesz działać tutaj albo zakończyć fazę I.} other {Nic więcej tu nie zrobisz: zakończ fazę I.}}",
  "oldWorld.ask.pay":
    "{named, select, way {Teraz wybierz kartę, którą płacisz.} other {Teraz wybierz, jak płacisz tą kartą.}}",
  "oldWorld.ask.two": "Faza II: wybierz jedną rzecz.",
  "oldWorld.ask.lay":
    "{plain, select, yes {Dotknij jej ponownie albo świecącego miejsca, aby ją wyłożyć.} other {Wybierz świecące połączenie, do którego ją wyłożysz.}}",
  "oldWorld.ask.to": "Cel: {place}?",
  "oldWorld.pay":
    "{payment, select, terrain {Karta z tym terenem} wild {Karta dowolnego terenu} gold {Karta i 1 moneta} two {Dowolne dwie karty} second {Druga karta} other {Dowolna karta}}",
  "oldWorld.with": "Z kartą: {card}",
  "oldWorld.with.trophy": "Z trofeum",
  "oldWorld.train.with":
    "{gold, plural, one {# moneta} few {# monety} many {# monet} other {# monety}}, z kartą: {card}",
  "oldWorld.do.choose": "Wybierz",
  "oldWorld.do.school": "Weź tę planszetkę",
  "oldWorld.do.option": "Wybierz {option}",
  "oldWorld.do.move": "Idź tam",
  "oldWorld.do.potion": "Wypij: {potion}",
  "oldWorld.do.use": "Użyj",
  "oldWorld.do.quest":
    "Wykonaj zadanie{gold, plural, =0 {} one { za # monetę} few { za # monety} many { za # monet} other { za # monety}}",
  "oldWorld.keys.confirm": "Potwierdź",
  "oldWorld.keys.decline": "Nie teraz albo wstecz",
  "oldWorld.keys.done": "Gotowe albo dalej",
  "oldWorld.keys.action": "Akcja obszaru",
  "oldWorld.keys.endPhase": "Zakończ fazę I",
  "oldWorld.board": "Twoja planszetka",
  "oldWorld.board.open": "Otwórz całą planszetkę",
  "oldWorld.gives":
    "{attribute, select, combat {dobierasz {n}} defense {Tarcza do {n}} alchemy {{n, plural, one {# eliksir} few {# eliksiry} many {# eliksirów} other {# eliksiru}} na walkę} other {poziom {level}}}",
  "oldWorld.of": "z {most}",
  "oldWorld.gold": "{gold, plural, one {moneta} few {monety} many {monet} other {monety}}",
  "oldWorld.potions": "Eliksiry",
  "oldWorld.trophies": "Trofea",
  "oldWorld.kept": "Zachowane",
  "oldWorld.ahead": "Trofeum {position}: {wins, select, yes {zwycięstwo} other {zmęczenie: {fatigue}}}",
  "oldWorld.all": "Wszystkie ({count})",
  "oldWorld.again": "Obejrzyj ostatnią turę jeszcze raz",
  "oldWorld.quests.all": "Wszystkie zadania i tropy ({count})",
  "oldWorld.trail": "żeton tropu",
  "oldWorld.trail.held": "Masz tu żeton tropu.",
  "oldWorld.trailQuest":
    "zadanie tropiące: {place}, {gold, plural, one {# moneta} few {# monety} many {# monet} other {# monety}}",
  "oldWorld.quest":
    "{where, select, school {szkoła dowolnego gracza} other {{place}}}{gold, plural, =0 {} one {, # moneta} few {, # monety} many {, # monet} other {, # monety}}{ready, select, yes {, teraz} other {}}",
  "oldWorld.seat":
    "{name}: poziom {level}, Tarcza {shield}, {gold, plural, one {# moneta} few {# monety} many {# monet} other {# monety}}, {hand, plural, one {# karta} few {# karty} many {# kart} other {# karty}} na ręce, {potions, plural, one {# eliksir} few {# eliksiry} many {# eliksirów} other {# eliksiru}}, trofea: {trophies} z {of}{decides, select, yes {; decyduje} other {}}",
  "oldWorld.pool": "Pula",
  "oldWorld.pool.deck": "Talia puli",
  "oldWorld.price": "Cena w kartach",
  "oldWorld.deck": "Talia",
  "oldWorld.discard": "Odrzucone",
  "oldWorld.stage": "{phase, select, setup {Przygotowanie gry} other {Koniec}}",
  "oldWorld.phases": "Fazy tury",
  "oldWorld.phase": "{phase, select, one {Ruch i akcje} two {Walka, medytacja, eksploracja} other {Karty}}",
  "oldWorld.left":
    "{moved, select, yes {Ruch wykonany} other {Ruch jeszcze niewykonany}}, {acted, select, yes {akcja tego obszaru wykonana} other {akcja tego obszaru jeszcze niewykonana}}",
  "oldWorld.turn": "{solo, select, yes {Tura {turn}} other {Runda {turn}}}",
  "oldWorld.round": "Runda {turn}",
  "oldWorld.whose": "{own, select, yes {Twoja tura, {name}} other {Tura: {name}}}",
  "oldWorld.common": "Trofea i stosy",
  "oldWorld.common.trophies": "Pozostałe trofea",
  "oldWorld.common.stakes": "Trofea szkoły ({name}): {count}",
  "oldWorld.common.piles": "Stosy",
  "oldWorld.common.tokens": "Żetony obszarów ({terrain}): {count}",
  "oldWorld.common.monsters": "Potwory",
  "oldWorld.common.level": "{level}: do odkrycia jeszcze {count}",
  "oldWorld.common.away": "Przepędzone: {monsters}",
  "oldWorld.common.goal":
    "Wygrywa, kto pierwszy zdobędzie {count, plural, one {# trofeum} few {# trofea} many {# trofeów} other {# trofeum}}.",
  "oldWorld.count": "{what}: {count}",
  "oldWorld.nothing": "Na razie nic tu nie ma.",
  "oldWorld.tab": "{tab, select, board {Planszetka} pool {Pula} other {Zadania}}",
  "oldWorld.cards": "Karty do wyboru",
  "oldWorld.sort": "{sort, select, colour {Kolor} terrain {Teren} cost {Koszt} other {Gdzie}}",
  "oldWorld.lies":
    "{from, select, hand {na ręce} deck {w talii} other {na stosie kart odrzuconych}}{count, plural, one {} few {, # takie same} many {, # takich samych} other {, # takiej samej}}",
  "oldWorld.seen": "Wierzch talii",
  "oldWorld.seen.alone": "Te karty widzisz tylko ty.",
  "oldWorld.seen.order":
    "{to, select, top {Numer 1 leży na wierzchu, każda następna karta pod nim.} other {Każda następna karta leży pod poprzednią, na spodzie talii.}}",
  "oldWorld.schools": "Szkoły",
  "oldWorld.schools.secret": "Te planszetki widzisz tylko ty.",
  "oldWorld.schools.level": "Poziom {level}",
  "oldWorld.home": "dom: {place}",
  "oldWorld.terrains": "Tereny",
  "oldWorld.lair": "{monster}: {place}",
  "oldWorld.lair.none": "brak potwora",
  "oldWorld.attributes": "Atrybuty",
  "oldWorld.level.end": "poziom {level}",
  "oldWorld.level.change":
    "poziom {level} → {next}{attribute, select, combat {; karty: {now} → {then}} defense {; Tarcza: {now} → {then}} alchemy {; eliksiry: {now} → {then}} other {}}",
  "oldWorld.abilities": "Zdolności",
  "oldWorld.verdict": "{verdict, select, won {Zwycięstwo} lost {Porażka} draw {Remis} other {Koniec gry}}",
  "oldWorld.end.facts":
    "poziom {level}, {gold, plural, one {# moneta} few {# monety} many {# monet} other {# monety}}",
  "oldWorld.rank.turns":
    "{open, select, below {tury: najwyżej {to}} above {tury: {from} i więcej} other {tury: {from}–{to}}}",
  "oldWorld.rank.next":
    "O {count, plural, one {# turę} few {# tury} many {# tur} other {# tury}} mniej i byłoby: {rank}.",
} as const satisfies Record<keyof typeof en, string>;
