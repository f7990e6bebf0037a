/** What is asked and answered, and how it ends, in Czech. */
export const ASKS: Record<string, string> = {
  "question.school": "Za kterou školu budeš hrát?",
  "question.lair": "Ve kterém terénu bude nestvůra úrovně II?",
  "question.headStart": "Kterou vlastnost zvýšíš na úroveň 2?",
  "question.potionOverflow": "Máš příliš mnoho lektvarů: který odhodíš?",
  "question.phaseOne": "Fáze I: co uděláš?",
  "question.movePayment": "Čím zaplatíš pohyb (cíl: {place})?",
  "question.movePayment.second": "Kterou druhou kartu odhodíš za pohyb (cíl: {place})?",
  "question.keptMovePayment": "Kterou kartu odhodíš za pohyb (cíl: {place})?",
  "question.training": "Kterou vlastnost budeš cvičit?",
  "question.exchangeCard": "Kterou kartu z ruky vyměníš?",
  "question.exchangePool": "Kterou kartu ze zásoby s cenou nejvýše {most} si vezmeš?",
  "question.trailQuest": "Na čí stopu se vyptáš?",
  "question.purge":
    "Kterou kartu zásoby odstraníš? {count, plural, one {Smíš odstranit ještě # kartu.} few {Smíš odstranit ještě # karty.} other {Smíš odstranit ještě # karet.}}",
  "question.reroll.own": "Které své kostky přehodíš?",
  "question.reroll.challenged": "Vyzvali tě ke kostkovému pokeru: které své kostky přehodíš?",
  "question.reroll.locals": "Házíš za místní: které jejich kostky přehodíš?",
  "question.rideAction": "Provedeš akci této lokace?",
  "question.phaseTwo": "Fáze II: co uděláš?",
  "question.poolCard": "Kterou kartu ze zásoby s cenou {cost} si vezmeš?",
  "question.poolCard.any": "Kterou kartu ze zásoby si vezmeš?",
  "question.phaseThreeDiscard": "Fáze III: které karty odhodíš? Nechat si můžeš nejvýše 3.",
  "question.gain": "Kterou kartu ze zásoby získáš?",
  "question.gainPayment":
    "Kterou kartou zaplatíš? {count, plural, one {Ještě # kartu.} few {Ještě # karty.} other {Ještě # karet.}}",

  "question.bet": "Vsadíš si na souboj?",
  "question.stepOne": "Krok 1: použiješ lektvar nebo schopnost?",
  "question.combo": "Kterou kartou začne tvoje kombinace?",
  "question.combo.short": "Krátký boj: kterou kartou začne tvoje kombinace?",
  "question.combo.next": "Která karta bude v kombinaci další?",
  "question.specialization": "Použiješ svou Specializaci (úroveň {level})?",
  "question.special": "Který zvláštní efekt bude první?",
  "question.wound":
    "O kterou kartu z ruky přijdeš? {count, plural, one {Zbývá # zranění.} few {Zbývají # zranění.} other {Zbývá # zranění.}}",
  "question.attack": "Jak nestvůra zaútočí?",
  "question.revealedAttack": "Který útok odhalené karty se použije?",
  "question.discardSeen":
    "Kterou z těchto karet soupeř odhodí? {count, plural, one {Ještě # kartu.} few {Ještě # karty.} other {Ještě # karet.}}",
  "question.orderSeen": "Kterou z těchto karet dáš navrch ostatních?",
  "question.fatigue":
    "Únava: kterou kartu odstraníš ze hry? {count, plural, one {Ještě # kartu.} few {Ještě # karty.} other {Ještě # karet.}}",

  "question.attribute.raise": "Kterou vlastnost zvýšíš?",
  "question.attribute.lower": "Kterou vlastnost snížíš?",
  "question.trail": "Kterého terénu si vezmeš žeton stopování?",
  "question.discardCards":
    "Kterou kartu odhodíš{from, select, deck { ze svého balíčku} other {}}? {count, plural, one {Ještě # kartu.} few {Ještě # karty.} other {Ještě # karet.}}",
  "question.removeCards":
    "Kterou kartu odstraníš ze hry? {count, plural, one {Ještě # kartu.} few {Ještě # karty.} other {Ještě # karet.}}",
  "question.discardPotions":
    "Který lektvar odhodíš? {count, plural, one {Ještě # lektvar.} few {Ještě # lektvary.} other {Ještě # lektvarů.}}",
  "question.ability": "{moment}: použiješ některou schopnost?",
  "question.takeDiscard": "Kterou kartu své odhazovací hromádky si vezmeš?",
  "question.discardToDeck": "Kterou kartu odhazovací hromádky zamícháš do balíčku? Nejvýše ještě {count}.",
  "question.cycleHand": "Kterou kartu z ruky dáš pod svůj balíček? Nejvýše ještě {count}.",
  "question.takeSeen":
    "Kterou z těchto karet si vezmeš do ruky? {count, plural, one {Ještě # kartu.} few {Ještě # karty.} other {Ještě # karet.}}",
  "question.orderOwn.top": "Kterou z těchto karet vrátíš jako další? První bude ležet navrchu.",
  "question.orderOwn.bottom": "Kterou z těchto karet dáš jako další pod svůj balíček?",

  "question.option": "Co uděláš?",
  "question.ride": "Na kterou lokaci se přesuneš?",

  "choice.decline": "Teď ne",
  "choice.back": "Zpět",
  "choice.done": "Hotovo",
  "choice.discard": "Odhodit: {card}{from, select, deck { – z balíčku} other {}}",
  "choice.remove":
    "Odstranit: {card}{from, select, deck { – z balíčku} discard { – z odhazovací hromádky} other {}}",
  "choice.take.hand":
    "{card}, pozice {slot}{price, plural, =0 {} one { – za # kartu} few { – za # karty} other { – za # karet}}",
  "choice.take.discard":
    "{card}, pozice {slot}, na odhazovací hromádku{price, plural, =0 {} one { – za # kartu} few { – za # karty} other { – za # karet}}",
  "choice.discardPotion": "Odhodit lektvar: {potion}",
  "choice.raise":
    "Zvýšit {attribute, select, combat {Boj} defense {Obranu} alchemy {Alchymii} other {Specializaci}}",
  "choice.lower":
    "Snížit {attribute, select, combat {Boj} defense {Obranu} alchemy {Alchymii} other {Specializaci}}",
  "choice.trail": "Žeton stopování: {terrain}",
  "choice.school": "{school}: {specialization}. {text}",
  "choice.lair": "Terén: {terrain}",
  "choice.lookThrough": "Prohlédnout si svůj balíček",
  "choice.abandon": "Vzdát hru",
  "choice.endPhase": "Ukončit fázi I",
  "choice.move": "Pohyb: {place} ({terrain}; {action})",
  "choice.keptMove":
    "{kept}: pohyb, {place}{pay, select, anyCard { – za libovolnou kartu} other { – bez placení}}",
  "choice.action": "{action} ({place})",
  "choice.poker": "Kostkový poker, soupeř: {seat}",
  "choice.quest":
    "Vyřešit úkol „{quest}“{gold, plural, =0 {} one { za # zlaťák} few { za # zlaťáky} other { za # zlaťáků}}",
  "choice.pay":
    "{payment, select, wild {Odhodit: {card} – symbol divočiny} gold {Odhodit: {card} a zaplatit 1 zlaťák} two {Odhodit: {card} a ještě jednu kartu} second {Odhodit také: {card}} any {Odhodit: {card}} other {Odhodit: {card} – se symbolem cílového terénu}}",
  "choice.train":
    "{attribute, select, combat {Boj} defense {Obrana} alchemy {Alchymie} other {Specializace}} za {gold, plural, one {# zlaťák} few {# zlaťáky} other {# zlaťáků}}",
  "choice.train.with":
    "{attribute, select, combat {Boj} defense {Obrana} alchemy {Alchymie} other {Specializace}} za {gold, plural, one {# zlaťák} few {# zlaťáky} other {# zlaťáků}}, karta: {kept}",
  "choice.trailQuest": "Stopovací úkol: {terrain}",
  "choice.purge": "Odstranit: {card}, pozice {slot}",
  "choice.reroll": "Přehodit kostku s hodnotou {face}",
  "choice.ride": "Přesun: {place}",
  "choice.duel": "Vyzvat k souboji: {seat}",
  "choice.fight": "Bojovat s nestvůrou: {monster}",
  "choice.meditate":
    "Meditovat: {attribute, select, combat {Boj} defense {Obrana} alchemy {Alchymie} other {Specializace}}",
  "choice.explore": "Průzkum: {deck, select, city {město} other {divočina}}",
  "choice.option": "{option}: {text}",
  "choice.option.cost": "{option}: {text} (Cena: {cost}.)",
  "choice.option.plain": "Možnost {option}",

  "choice.bet": "Vsadit {gold, plural, one {# zlaťák} few {# zlaťáky} other {# zlaťáků}}, favorit: {seat}",
  "choice.goOn": "Dál ke kombinaci",
  "choice.potion": "Vypít: {potion}{free, select, yes { – bez ceny a nevýhody} other {}}. {text}",
  "choice.potion.plain": "Vypít: {potion}{free, select, yes { – bez ceny a nevýhody} other {}}",
  "choice.specialization":
    "{specialization}, úroveň {level}{again, select, yes { (ještě jednou, díky trofeji)} other {}}: {text}",
  "choice.lay": "{card}{extension, select, 0 {} other { – na rozšíření {extension}}}",
  "choice.lay.free": "{card} – bez propojení{extension, select, 0 {} other {}}",
  "choice.takeTop": "Vzít z odhazovací hromádky: {card}",
  "choice.returnCard": "Vrátit do ruky: {card}",
  "choice.attack": "Útok: {attack}",
  "choice.discardSeen": "Odhodit: {card}",
  "choice.putOnTop": "Navrch: {card}",

  "choice.use": "{source}: {effects}",
  "choice.use.cost": "{source}: {cost}; za to {effects}",
  "choice.use.plain": "{source}",
  "choice.takeBack.hand": "Do ruky: {card}",
  "choice.takeBack.deck": "Do balíčku: {card}",
  "choice.bury": "Pod balíček: {card}",
  "choice.keepSeen": "Do ruky: {card}",
  "choice.putBack.top": "Zpět navrch: {card}",
  "choice.putBack.bottom": "Pod balíček: {card}",

  "part.from": "Kde leží",
  "part.colour": "Barva",
  "part.card": "Karta",
  "stakes.school": "Škola určuje tvé počáteční karty, domov a Specializaci, která s úrovní sílí.",
};
