/** What is asked and answered, and how it ends, in Polish. */
export const ASKS: Record<string, string> = {
  "question.school": "Którą szkołą zagrasz?",
  "question.lair": "Na jakim terenie ma żyć potwór poziomu II?",
  "question.headStart": "Który atrybut podniesiesz na poziom 2?",
  "question.potionOverflow": "Masz za dużo eliksirów: który odrzucisz?",
  "question.phaseOne": "Faza I: co zrobisz?",
  "question.movePayment": "Czym zapłacisz za ruch (cel: {place})?",
  "question.movePayment.second": "Którą drugą kartę odrzucisz za ruch (cel: {place})?",
  "question.keptMovePayment": "Którą kartę odrzucisz za ruch (cel: {place})?",
  "question.training": "Który atrybut będziesz trenować?",
  "question.exchangeCard": "Którą kartę z ręki wymienisz?",
  "question.exchangePool": "Którą kartę z puli o koszcie najwyżej {most} weźmiesz?",
  "question.trailQuest": "O trop którego potwora wypytasz?",
  "question.purge":
    "Którą kartę z puli usuniesz? {count, plural, one {Możesz usunąć jeszcze # kartę.} few {Możesz usunąć jeszcze # karty.} many {Możesz usunąć jeszcze # kart.} other {Możesz usunąć jeszcze # karty.}}",
  "question.reroll.own": "Które swoje kości przerzucisz?",
  "question.reroll.challenged": "Wyzwano cię na partię kościanego pokera: które swoje kości przerzucisz?",
  "question.reroll.locals": "Rzucasz za miejscowych: które ich kości przerzucisz?",
  "question.rideAction": "Czy wykonasz akcję tego obszaru?",
  "question.phaseTwo": "Faza II: co zrobisz?",
  "question.poolCard": "Którą kartę z puli o koszcie {cost} weźmiesz?",
  "question.poolCard.any": "Którą kartę z puli weźmiesz?",
  "question.phaseThreeDiscard": "Faza III: które karty odrzucisz? Możesz zachować najwyżej 3.",
  "question.gain": "Którą kartę z puli zdobędziesz?",
  "question.gainPayment":
    "Którą kartą zapłacisz? {count, plural, one {Brakuje # karty.} few {Brakuje # kart.} many {Brakuje # kart.} other {Brakuje # karty.}}",

  "question.bet": "Czy obstawisz ten pojedynek?",
  "question.stepOne": "Krok 1: użyjesz eliksiru albo zdolności?",
  "question.combo": "Od której karty zaczniesz kombinację?",
  "question.combo.short": "Krótka walka: od której karty zaczniesz kombinację?",
  "question.combo.next": "Która karta dołączy do kombinacji?",
  "question.specialization": "Czy użyjesz swojej Specjalizacji (poziom {level})?",
  "question.special": "Który efekt specjalny będzie pierwszy?",
  "question.wound":
    "Którą kartę z ręki tracisz? {count, plural, one {Zostało # obrażenie.} few {Zostały # obrażenia.} many {Zostało # obrażeń.} other {Zostało # obrażenia.}}",
  "question.attack": "Jak zaatakuje potwór?",
  "question.revealedAttack": "Którego ataku odkrytej karty użyjesz?",
  "question.discardSeen":
    "Którą z tych kart odrzuci przeciwnik? {count, plural, one {Jeszcze # kartę.} few {Jeszcze # karty.} many {Jeszcze # kart.} other {Jeszcze # karty.}}",
  "question.orderSeen": "Którą z tych kart położysz na wierzchu pozostałych?",
  "question.fatigue":
    "Zmęczenie: którą kartę usuniesz z gry? {count, plural, one {Jeszcze # kartę.} few {Jeszcze # karty.} many {Jeszcze # kart.} other {Jeszcze # karty.}}",

  "question.attribute.raise": "Który atrybut podniesiesz?",
  "question.attribute.lower": "Który atrybut obniżysz?",
  "question.trail": "Żeton tropu którego terenu weźmiesz?",
  "question.discardCards":
    "Którą kartę odrzucisz{from, select, deck { ze swojej talii} other {}}? {count, plural, one {Jeszcze # kartę.} few {Jeszcze # karty.} many {Jeszcze # kart.} other {Jeszcze # karty.}}",
  "question.removeCards":
    "Którą kartę usuniesz z gry? {count, plural, one {Jeszcze # kartę.} few {Jeszcze # karty.} many {Jeszcze # kart.} other {Jeszcze # karty.}}",
  "question.discardPotions":
    "Który eliksir odrzucisz? {count, plural, one {Jeszcze # eliksir.} few {Jeszcze # eliksiry.} many {Jeszcze # eliksirów.} other {Jeszcze # eliksiru.}}",
  "question.ability": "{moment}: użyjesz zdolności?",
  "question.takeDiscard": "Którą kartę ze swojego stosu kart odrzuconych weźmiesz?",
  "question.discardToDeck":
    "Którą kartę ze stosu kart odrzuconych wtasujesz do talii? Najwyżej jeszcze {count}.",
  "question.cycleHand": "Którą kartę z ręki włożysz pod swoją talię? Najwyżej jeszcze {count}.",
  "question.takeSeen":
    "Którą z tych kart weźmiesz na rękę? {count, plural, one {Jeszcze # kartę.} few {Jeszcze # karty.} many {Jeszcze # kart.} other {Jeszcze # karty.}}",
  "question.orderOwn.top": "Którą z tych kart odłożysz teraz? Pierwsza będzie na wierzchu.",
  "question.orderOwn.bottom": "Którą z tych kart włożysz teraz pod swoją talię?",

  "question.option": "Co zrobisz?",
  "question.ride": "Na który obszar przejdziesz?",

  "choice.decline": "Nie teraz",
  "choice.back": "Wstecz",
  "choice.done": "Gotowe",
  "choice.discard": "Odrzuć: {card}{from, select, deck { – z talii} other {}}",
  "choice.remove":
    "Usuń: {card}{from, select, deck { – z talii} discard { – ze stosu kart odrzuconych} other {}}",
  "choice.take.hand":
    "{card}, pole {slot}{price, plural, =0 {} one { – za # kartę} few { – za # karty} many { – za # kart} other { – za # karty}}",
  "choice.take.discard":
    "{card}, pole {slot}, na stos kart odrzuconych{price, plural, =0 {} one { – za # kartę} few { – za # karty} many { – za # kart} other { – za # karty}}",
  "choice.discardPotion": "Odrzuć eliksir: {potion}",
  "choice.raise":
    "Podnieś {attribute, select, combat {Walkę} defense {Obronę} alchemy {Alchemię} other {Specjalizację}}",
  "choice.lower":
    "Obniż {attribute, select, combat {Walkę} defense {Obronę} alchemy {Alchemię} other {Specjalizację}}",
  "choice.trail": "Żeton tropu: {terrain}",
  "choice.school": "{school}: {specialization}. {text}",
  "choice.lair": "Teren: {terrain}",
  "choice.lookThrough": "Przejrzyj swoją talię",
  "choice.abandon": "Porzuć grę",
  "choice.endPhase": "Zakończ fazę I",
  "choice.move": "Ruch: {place} ({terrain}; {action})",
  "choice.keptMove": "{kept}: ruch, {place}{pay, select, anyCard { – za dowolną kartę} other { – za darmo}}",
  "choice.action": "{action} ({place})",
  "choice.poker": "Kościany poker, przeciwnik: {seat}",
  "choice.quest":
    "Wykonaj zadanie „{quest}”{gold, plural, =0 {} one { za # monetę} few { za # monety} many { za # monet} other { za # monety}}",
  "choice.pay":
    "{payment, select, wild {Odrzuć: {card} (symbol dowolnego terenu)} gold {Odrzuć: {card} i zapłać 1 monetę} two {Odrzuć: {card} i jeszcze jedną kartę} second {Odrzuć też: {card}} any {Odrzuć: {card}} other {Odrzuć: {card} (pasujący teren)}}",
  "choice.train":
    "{attribute, select, combat {Walka} defense {Obrona} alchemy {Alchemia} other {Specjalizacja}} za {gold, plural, one {# monetę} few {# monety} many {# monet} other {# monety}}",
  "choice.train.with":
    "{attribute, select, combat {Walka} defense {Obrona} alchemy {Alchemia} other {Specjalizacja}} za {gold, plural, one {# monetę} few {# monety} many {# monet} other {# monety}}, karta: {kept}",
  "choice.trailQuest": "Zadanie tropiące: {terrain}",
  "choice.purge": "Usuń: {card}, pole {slot}",
  "choice.reroll": "Przerzuć kość z wynikiem {face}",
  "choice.ride": "Ruch: {place}",
  "choice.duel": "Wyzwij na pojedynek: {seat}",
  "choice.fight": "Walcz z potworem: {monster}",
  "choice.meditate":
    "Medytuj: {attribute, select, combat {Walka} defense {Obrona} alchemy {Alchemia} other {Specjalizacja}}",
  "choice.explore": "Eksploracja: {deck, select, city {miasto} other {dzikie ostępy}}",
  "choice.option": "{option}: {text}",
  "choice.option.cost": "{option}: {text} (Koszt: {cost}.)",
  "choice.option.plain": "Opcja {option}",

  "choice.bet":
    "Postaw {gold, plural, one {# monetę} few {# monety} many {# monet} other {# monety}}, faworyt: {seat}",
  "choice.goOn": "Dalej do kombinacji",
  "choice.potion": "Wypij: {potion}{free, select, yes { – bez kosztu i wady} other {}}. {text}",
  "choice.potion.plain": "Wypij: {potion}{free, select, yes { – bez kosztu i wady} other {}}",
  "choice.specialization":
    "{specialization}, poziom {level}{again, select, yes { (jeszcze raz, dzięki trofeum)} other {}}: {text}",
  "choice.lay": "{card}{extension, select, 0 {} other { – na rozszerzenie {extension}}}",
  "choice.lay.free": "{card} – bez łączenia{extension, select, 0 {} other {}}",
  "choice.takeTop": "Weź ze stosu kart odrzuconych: {card}",
  "choice.returnCard": "Weź z powrotem na rękę: {card}",
  "choice.attack": "Atak: {attack}",
  "choice.discardSeen": "Odrzuć: {card}",
  "choice.putOnTop": "Na wierzch: {card}",

  "choice.use": "{source}: {effects}",
  "choice.use.cost": "{source}: {cost}; w zamian {effects}",
  "choice.use.plain": "{source}",
  "choice.takeBack.hand": "Na rękę: {card}",
  "choice.takeBack.deck": "Do talii: {card}",
  "choice.bury": "Pod talię: {card}",
  "choice.keepSeen": "Na rękę: {card}",
  "choice.putBack.top": "Z powrotem na wierzch: {card}",
  "choice.putBack.bottom": "Pod talię: {card}",

  "part.from": "Skąd",
  "part.colour": "Kolor",
  "part.card": "Karta",
  "stakes.school":
    "Szkoła decyduje o twoich kartach startowych, siedzibie i Specjalizacji, która rośnie z poziomem.",
};
