/** What effects do, in Polish. Each is a clause that follows a colon, said to the player as an order. */
export const EFFECTS: Record<string, string> = {
  "effect.none": "nic",
  "effect.all": "{effects}",

  "effect.gold.gain":
    "zdobądź {count, plural, one {# monetę} few {# monety} many {# monet} other {# monety}}",
  "effect.gold.lose": "strać {count, plural, one {# monetę} few {# monety} many {# monet} other {# monety}}",
  "effect.attribute.raise":
    "podnieś {which, select, combat {Walkę o 1} defense {Obronę o 1} alchemy {Alchemię o 1} specialization {Specjalizację o 1} any {dowolny atrybut o 1} lowest {swój najniższy atrybut o 1} other {swoje dwa najniższe atrybuty o 1}}",
  "effect.attribute.lower":
    "obniż {which, select, combat {Walkę o 1} defense {Obronę o 1} alchemy {Alchemię o 1} specialization {Specjalizację o 1} any {dowolny atrybut o 1} lowest {swój najniższy atrybut o 1} other {swoje dwa najniższe atrybuty o 1}}",
  "effect.shield.raise": "podnieś Tarczę o {count}",
  "effect.shield.lower": "obniż Tarczę o {count}",
  "effect.shield.overCap": "podnieś Tarczę o {count}, nawet ponad jej limit",
  "effect.shield.by": "zmień Tarczę ({amount})",
  "effect.shieldSet.0": "obniż Tarczę do 0",
  "effect.shieldSet.cap": "podnieś Tarczę do jej limitu",
  "effect.potion.take":
    "weź {count, plural, one {# eliksir} few {# eliksiry} many {# eliksirów} other {# eliksiru}}",
  "effect.potion.discard":
    "odrzuć {count, plural, one {# nieużyty eliksir} few {# nieużyte eliksiry} many {# nieużytych eliksirów} other {# nieużytego eliksiru}}",
  "effect.potionsUpTo":
    "uzupełnij swoje eliksiry do {count}{over, select, yes { (limit nie obowiązuje)} other {}}",
  "effect.potionsDiscardAll": "odrzuć wszystkie swoje nieużyte eliksiry",
  "effect.trail.choice": "weź żeton tropu dowolnego terenu",
  "effect.trail.each": "weź po jednym żetonie tropu każdego terenu",
  "effect.trail.asActive": "weź żeton tropu każdego terenu, którego żeton ma aktywny gracz",
  "effect.draw": "dobierz {count, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}",
  "effect.discardHand.owner":
    "odrzuć z ręki {count, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}{fallback, select, yes { (brakujące z wierzchu talii)} other {}}",
  "effect.discardHand.random":
    "odrzuć z ręki {count, plural, one {# losową kartę} few {# losowe karty} many {# losowych kart} other {# losowej karty}}{fallback, select, yes { (brakujące z wierzchu talii)} other {}}",
  "effect.discardHand.owner.by":
    "odrzuć karty z ręki ({amount}{fallback, select, yes {; brakujące z wierzchu talii} other {}})",
  "effect.discardHand.random.by":
    "odrzuć losowe karty z ręki ({amount}{fallback, select, yes {; brakujące z wierzchu talii} other {}})",
  "effect.discardDeck":
    "przeszukaj swoją talię, odrzuć z niej {count, plural, one {# wybraną kartę} few {# wybrane karty} many {# wybranych kart} other {# wybranej karty}} i przetasuj ją",
  "effect.removeCard":
    "usuń z gry {count, plural, one {# swoją kartę akcji} few {# swoje karty akcji} many {# swoich kart akcji} other {# swojej karty akcji}}{fallback, select, yes { (przy pustej ręce wierzchnią kartę talii)} other {}}",
  "effect.removeCard.from":
    "usuń z gry {count, plural, one {# swoją kartę akcji} few {# swoje karty akcji} many {# swoich kart akcji} other {# swojej karty akcji}} (skąd: {zones}{fallback, select, yes {; przy pustej ręce wierzchnią kartę talii} other {}})",
  "effect.gainPoolCard.any": "połóż dowolną kartę z puli na swoim stosie kart odrzuconych",
  "effect.gainPoolCard.cost": "połóż kartę z puli o koszcie {cost} na swoim stosie kart odrzuconych",
  "effect.takeDiscard.top": "weź na rękę wierzchnią kartę swojego stosu kart odrzuconych",
  "effect.takeDiscard.any": "weź na rękę dowolną kartę swojego stosu kart odrzuconych",
  "effect.discardToDeck.owner":
    "wtasuj do talii najwyżej {count, plural, one {# kartę} few {# karty} many {# kart} other {# karty}} ze swojego stosu kart odrzuconych",
  "effect.discardToDeck.random":
    "wtasuj do talii {count, plural, one {# losową kartę} few {# losowe karty} many {# losowych kart} other {# losowej karty}} ze swojego stosu kart odrzuconych",
  "effect.cycleHand":
    "włóż z ręki pod talię do {count, plural, one {# karty} few {# kart} many {# kart} other {# karty}}, potem dobierz tyle samo i {bonus} więcej",
  "effect.lookOwnDeck":
    "obejrzyj {count, plural, one {wierzchnią kartę} few {# wierzchnie karty} many {# wierzchnich kart} other {# wierzchniej karty}} swojej talii, weź z nich na rękę {take}, a resztę odłóż {rest, select, top {na wierzch} other {na spód}} w dowolnej kolejności",

  "effect.phase3Draw.more":
    "w fazie III dobierz o {count, plural, one {# kartę} few {# karty} many {# kart} other {# karty}} więcej",
  "effect.phase3Draw.fewer":
    "w fazie III dobierz o {count, plural, one {# kartę} few {# karty} many {# kart} other {# karty}} mniej",
  "effect.phase3DrawSet":
    "w fazie III dobieraj tylko do {count, plural, one {# karty} few {# kart} many {# kart} other {# karty}} na ręce",
  "effect.phase3Free": "karta, którą bierzesz z puli w fazie III, nic nie kosztuje",
  "effect.skipToPhase3": "przejdź od razu do fazy III",
  "effect.noExplore": "w tej turze nie możesz eksplorować",
  "effect.quest":
    "weź zadanie ({place}; zdarzenie {event}{pay, plural, =0 {} one {; na miejscu zapłacisz # monetę} few {; na miejscu zapłacisz # monety} many {; na miejscu zapłacisz # monet} other {; na miejscu zapłacisz # monety}})",
  "effect.readEvent": "odczytaj zdarzenie {event}",
  "effect.keep":
    "zachowaj tę kartę{kind, select, equipment { jako ekwipunek} companion { jako towarzysza} other {}}",
  "effect.loseKept": "oddaj zachowane zdarzenie {event}",
  "effect.move":
    "przejdź na połączony {to, select, forest {obszar leśny} mountain {obszar górski} water {obszar wodny} other {obszar}} {pay, select, anyCard {za 1 dowolną kartę} other {bez płacenia}}{action, select, yes {; możesz wykonać jego akcję} other {}}",
  "effect.trainingDiscount":
    "ten trening kosztuje o {count, plural, one {# monetę} few {# monety} many {# monet} other {# monety}} mniej, ale co najmniej {least}",
  "effect.potionLimit":
    "możesz mieć do {count, plural, one {# eliksiru} few {# eliksirów} many {# eliksirów} other {# eliksiru}}",
  "place.forest": "wylosowany obszar leśny",
  "place.mountain": "wylosowany obszar górski",
  "place.water": "wylosowany obszar wodny",
  "place.own": "twoja własna szkoła",
  "place.ownOrOther": "szkoła dowolnego gracza",

  "effect.roll": "rzuć kością ({rows})",
  "effect.if": "jeśli {conditions}, {met}, w przeciwnym razie {otherwise}",
  "effect.band":
    "zależnie od poziomu {of, select, combat {Walki} defense {Obrony} alchemy {Alchemii} specialization {Specjalizacji} other {wiedźmina}} ({rows})",
  "effect.test": "test 2 × {attribute} + kość ({rows})",
  "effect.shortFight":
    "krótka walka: {prepare}, dobierz {count, plural, one {# kartę} few {# karty} many {# kart} other {# karty}} i zagraj jedną kombinację (obrażenia {rows})",
  "effect.pokerAgainst": "zagraj w kościanego pokera przeciwko {dice} (z lepszym układem: {effects})",
  "effect.schoolOwner": "dla gracza, do którego należy ta szkoła ({effects})",
  row: "{range}: {effects}",
  rows: "{row}; {rest}",
  range: "{from}–{to}",
  "range.one": "{from}",
  "range.up": "{from} lub więcej",

  "effect.damage.more":
    "dodaj do ataku {count, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}",
  "effect.damage.less":
    "zadaj atakiem o {count, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}} mniej",
  "effect.damage.now":
    "zadaj od razu {count, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}",
  "effect.damage.by": "dodaj obrażenia do ataku ({amount})",
  "effect.takeDamage":
    "otrzymaj {count, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}",
  "effect.takeDamage.by": "otrzymaj obrażenia ({amount})",
  "effect.refill.more":
    "w 4. kroku dobierz o {count, plural, one {# kartę} few {# karty} many {# kart} other {# karty}} więcej",
  "effect.refill.fewer":
    "w 4. kroku dobierz o {count, plural, one {# kartę} few {# karty} many {# kart} other {# karty}} mniej",
  "effect.refill.least":
    "w 4. kroku dobierz o {count, plural, one {# kartę} few {# karty} many {# kart} other {# karty}} mniej, ale co najmniej {least}",
  "effect.refillBase": "w 4. kroku Walka liczy się jako {count}",
  "effect.comboMax":
    "twoja kombinacja może mieć najwyżej {count, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}",
  "effect.comboFree":
    "możesz zakończyć kombinację {count, plural, one {# kartą} few {# kartami} many {# kartami} other {# karty}} bez łączenia",
  "effect.comboShield":
    "dodaj do kombinacji {count, plural, one {# symbol Tarczy} few {# symbole Tarczy} many {# symboli Tarczy} other {# symbolu Tarczy}}",
  "effect.comboShield.by": "dodaj do kombinacji symbole Tarczy ({amount})",
  "effect.noComboShield": "symbole Tarczy w twojej kombinacji się nie liczą",
  "effect.lookOpponentDeck":
    "obejrzyj {count, plural, one {wierzchnią kartę} few {# wierzchnie karty} many {# wierzchnich kart} other {# wierzchniej karty}} talii życia przeciwnika, odrzuć z nich {discard}, a resztę odłóż na wierzch w dowolnej kolejności",
  "effect.reduceAttack.this":
    "ten atak zadaje o {count, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}} mniej",
  "effect.reduceAttack.next":
    "następny atak na ciebie zadaje o {count, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}} mniej",
  "effect.capAttack":
    "ten atak zadaje najwyżej {count, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}",
  "effect.attackBonus":
    "atak potwora zadaje o {count, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}} więcej",
  "effect.chooseAttack": "wybierz na nowo między szarżą a ugryzieniem",
  "effect.worstAttack": "użyty zostaje atak, który kosztuje cię więcej kart",
  "effect.handFirst": "obrażenia zabierają najpierw karty z ręki",
  "effect.potionCap":
    "w tej walce możesz użyć najwyżej {count, plural, one {# eliksiru} few {# eliksirów} many {# eliksirów} other {# eliksiru}}",
  "effect.freePotion": "użyj go bez kosztu i wady (nie wlicza się do limitu)",
  "effect.repeatPotion": "jego efekty działają jeszcze raz, bez kosztu i wady",
  "effect.repeatSpecialization": "użyj swojej Specjalizacji jeszcze raz, jak na poziomie {level}",
  "effect.colourNoEffect":
    "{colour, select, blue {niebieskie} red {czerwone} green {zielone} yellow {żółte} other {fioletowe}} karty nie mają efektów, ale łączą się i liczą",
  "effect.firstCardRandom": "pierwsza karta twojej kombinacji jest losowana z ręki",
  "effect.shieldGainCap": "w każdej twojej turze walki Tarcza może wzrosnąć najwyżej o {count}",
  "effect.damageCap":
    "twój atak zadaje najwyżej {count, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}",
  "effect.lossCap":
    "w tej turze potwór traci najwyżej {count, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}",
  "effect.fightAttribute.higher":
    "{which, select, combat {Walka} defense {Obrona} alchemy {Alchemia} other {Specjalizacja}} liczy się w tej walce o 1 wyżej",
  "effect.fightAttribute.lower":
    "{which, select, combat {Walka} defense {Obrona} alchemy {Alchemia} other {Specjalizacja}} liczy się w tej walce o 1 niżej",
  "effect.actFirst": "pierwsza tura walki należy do ciebie",

  "amount.attribute":
    "tyle, ile wynosi poziom {attribute, select, combat {twojej Walki} defense {twojej Obrony} alchemy {twojej Alchemii} other {twojej Specjalizacji}}",
  "amount.handCard": "{each} za każdą kartę na ręce",
  "amount.comboCard":
    "{each} za każdą {colour, select, blue {niebieską} red {czerwoną} green {zieloną} yellow {żółtą} other {fioletową}} kartę kombinacji",
  "amount.monsterLevel": "{one}/{two}/{three} przy potworze poziomu I/II/III",
};
