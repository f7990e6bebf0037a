/** What is asked and answered, and how it ends, in Ukrainian. */
export const ASKS: Record<string, string> = {
  "question.school": "За яку школу ви гратимете?",
  "question.lair": "Де житиме чудовисько рівня II?",
  "question.headStart": "Який атрибут підвищите до рівня 2?",
  "question.potionOverflow": "У вас забагато еліксирів: який скинете?",
  "question.phaseOne": "Фаза I: що робитимете?",
  "question.movePayment": "Чим заплатите за перехід (куди: {place})?",
  "question.movePayment.second": "Яку другу карту скинете за перехід (куди: {place})?",
  "question.keptMovePayment": "Яку карту скинете за перехід (куди: {place})?",
  "question.training": "Який атрибут вишколюватимете?",
  "question.exchangeCard": "Яку карту з руки обміняєте?",
  "question.exchangePool": "Яку карту із запасу вартістю щонайбільше {most} візьмете?",
  "question.trailQuest": "Про чий слід розпитаєте?",
  "question.purge":
    "Яку карту запасу вилучите? {count, plural, one {Можна вилучити ще # карту.} few {Можна вилучити ще # карти.} many {Можна вилучити ще # карт.} other {Можна вилучити ще # карти.}}",
  "question.reroll.own": "Які свої кубики перекинете?",
  "question.reroll.challenged": "Вас викликали на партію покеру на кістках: які свої кубики перекинете?",
  "question.reroll.locals": "Ви кидаєте за місцевих: які їхні кубики перекинете?",
  "question.rideAction": "Виконаєте дію цієї локації?",
  "question.phaseTwo": "Фаза II: що робитимете?",
  "question.poolCard": "Яку карту із запасу вартістю {cost} візьмете?",
  "question.poolCard.any": "Яку карту із запасу візьмете?",
  "question.phaseThreeDiscard": "Фаза III: які карти скинете? Залишити можна щонайбільше 3.",
  "question.gain": "Яку карту із запасу здобудете?",
  "question.gainPayment":
    "Якою картою заплатите? {count, plural, one {Ще # карту.} few {Ще # карти.} many {Ще # карт.} other {Ще # карти.}}",

  "question.bet": "Зробите ставку на поєдинок?",
  "question.stepOne": "Крок 1: скористаєтеся еліксиром чи здібністю?",
  "question.combo": "З якої карти почнете комбінацію?",
  "question.combo.short": "Коротка сутичка: з якої карти почнете комбінацію?",
  "question.combo.next": "Яка карта буде в комбінації далі?",
  "question.specialization": "Використаєте свою Спеціалізацію (рівень {level})?",
  "question.special": "Який особливий ефект буде першим?",
  "question.wound":
    "Яку карту з руки втрачаєте? {count, plural, one {Лишилося # ушкодження.} few {Лишилося # ушкодження.} many {Лишилося # ушкоджень.} other {Лишилося # ушкодження.}}",
  "question.attack": "Як атакує чудовисько?",
  "question.revealedAttack": "Яку атаку відкритої карти застосувати?",
  "question.discardSeen":
    "Яку з цих карт скине суперник? {count, plural, one {Ще # карту.} few {Ще # карти.} many {Ще # карт.} other {Ще # карти.}}",
  "question.orderSeen": "Яку з цих карт покладете поверх інших?",
  "question.fatigue":
    "Втома: яку карту вилучите з гри? {count, plural, one {Ще # карту.} few {Ще # карти.} many {Ще # карт.} other {Ще # карти.}}",

  "question.attribute.raise": "Який атрибут підвищите?",
  "question.attribute.lower": "Який атрибут знизите?",
  "question.trail": "Жетон сліду якої місцевості візьмете?",
  "question.discardCards":
    "Яку карту скинете{from, select, deck { зі своєї колоди} other {}}? {count, plural, one {Ще # карту.} few {Ще # карти.} many {Ще # карт.} other {Ще # карти.}}",
  "question.removeCards":
    "Яку карту вилучите з гри? {count, plural, one {Ще # карту.} few {Ще # карти.} many {Ще # карт.} other {Ще # карти.}}",
  "question.discardPotions":
    "Який еліксир скинете? {count, plural, one {Ще # еліксир.} few {Ще # еліксири.} many {Ще # еліксирів.} other {Ще # еліксиру.}}",
  "question.ability": "{moment}: скористаєтеся здібністю?",
  "question.takeDiscard": "Яку карту свого скиду візьмете?",
  "question.discardToDeck": "Яку карту скиду замішаєте в колоду? Щонайбільше ще {count}.",
  "question.cycleHand": "Яку карту з руки покладете під свою колоду? Щонайбільше ще {count}.",
  "question.takeSeen":
    "Яку з цих карт візьмете на руку? {count, plural, one {Ще # карту.} few {Ще # карти.} many {Ще # карт.} other {Ще # карти.}}",
  "question.orderOwn.top": "Яку з цих карт покладете далі? Перша лежатиме зверху.",
  "question.orderOwn.bottom": "Яку з цих карт покладете далі під свою колоду?",

  "question.option": "Що зробите?",
  "question.ride": "На яку локацію перейдете?",

  "choice.decline": "Не зараз",
  "choice.back": "Назад",
  "choice.done": "Готово",
  "choice.discard": "Скинути: {card}{from, select, deck { — з колоди} other {}}",
  "choice.remove": "Вилучити: {card}{from, select, deck { — з колоди} discard { — зі скиду} other {}}",
  "choice.take.hand":
    "{card}, місце {slot}{price, plural, =0 {} one { — за # карту} few { — за # карти} many { — за # карт} other { — за # карти}}",
  "choice.take.discard":
    "{card}, місце {slot}, у скид{price, plural, =0 {} one { — за # карту} few { — за # карти} many { — за # карт} other { — за # карти}}",
  "choice.discardPotion": "Скинути еліксир: {potion}",
  "choice.raise":
    "Підвищити {attribute, select, combat {Бій} defense {Захист} alchemy {Алхімію} other {Спеціалізацію}}",
  "choice.lower":
    "Знизити {attribute, select, combat {Бій} defense {Захист} alchemy {Алхімію} other {Спеціалізацію}}",
  "choice.trail": "Жетон сліду: {terrain}",
  "choice.school": "{school}: {specialization}. {text}",
  "choice.lair": "Місцевість: {terrain}",
  "choice.lookThrough": "Переглянути свою колоду",
  "choice.abandon": "Покинути гру",
  "choice.endPhase": "Завершити фазу I",
  "choice.move": "Перехід: {place} ({terrain}; {action})",
  "choice.keptMove":
    "{kept}: перехід, {place}{pay, select, anyCard { — за будь-яку карту} other { — без плати}}",
  "choice.action": "{action} ({place})",
  "choice.poker": "Покер на кістках, суперник: {seat}",
  "choice.quest":
    "Виконати завдання «{quest}»{gold, plural, =0 {} one { за # монету} few { за # монети} many { за # монет} other { за # монети}}",
  "choice.pay":
    "{payment, select, wild {Скинути: {card} — символ будь-якої місцевості} gold {Скинути: {card} і заплатити 1 монету} two {Скинути: {card} і ще одну карту} second {Скинути також: {card}} any {Скинути: {card}} other {Скинути: {card} — із символом цієї місцевості}}",
  "choice.train":
    "{attribute, select, combat {Бій} defense {Захист} alchemy {Алхімія} other {Спеціалізація}} за {gold, plural, one {# монету} few {# монети} many {# монет} other {# монети}}",
  "choice.train.with":
    "{attribute, select, combat {Бій} defense {Захист} alchemy {Алхімія} other {Спеціалізація}} за {gold, plural, one {# монету} few {# монети} many {# монет} other {# монети}}, карта: {kept}",
  "choice.trailQuest": "Завдання стеження: {terrain}",
  "choice.purge": "Вилучити: {card}, місце {slot}",
  "choice.reroll": "Перекинути кубик зі значенням {face}",
  "choice.ride": "Перехід: {place}",
  "choice.duel": "Викликати на поєдинок: {seat}",
  "choice.fight": "Битися з чудовиськом: {monster}",
  "choice.meditate":
    "Медитувати: {attribute, select, combat {Бій} defense {Захист} alchemy {Алхімія} other {Спеціалізація}}",
  "choice.explore": "Дослідження: {deck, select, city {місто} other {глушина}}",
  "choice.option": "{option}: {text}",
  "choice.option.cost": "{option}: {text} (Ціна: {cost}.)",
  "choice.option.plain": "Варіант {option}",

  "choice.bet":
    "Поставити {gold, plural, one {# монету} few {# монети} many {# монет} other {# монети}}, фаворит: {seat}",
  "choice.goOn": "Далі до комбінації",
  "choice.potion": "Випити: {potion}{free, select, yes { — без ціни й вади} other {}}. {text}",
  "choice.potion.plain": "Випити: {potion}{free, select, yes { — без ціни й вади} other {}}",
  "choice.specialization":
    "{specialization}, рівень {level}{again, select, yes { (ще раз, завдяки трофею)} other {}}: {text}",
  "choice.lay": "{card}{extension, select, 0 {} other { — на розширення {extension}}}",
  "choice.lay.free": "{card} — без зв’язку{extension, select, 0 {} other {}}",
  "choice.takeTop": "Узяти зі скиду: {card}",
  "choice.returnCard": "Повернути на руку: {card}",
  "choice.attack": "Атака: {attack}",
  "choice.discardSeen": "Скинути: {card}",
  "choice.putOnTop": "Наверх: {card}",

  "choice.use": "{source}: {effects}",
  "choice.use.cost": "{source}: {cost}; за це {effects}",
  "choice.use.plain": "{source}",
  "choice.takeBack.hand": "На руку: {card}",
  "choice.takeBack.deck": "У колоду: {card}",
  "choice.bury": "Під колоду: {card}",
  "choice.keepSeen": "На руку: {card}",
  "choice.putBack.top": "Назад наверх: {card}",
  "choice.putBack.bottom": "Під колоду: {card}",

  "part.from": "Звідки",
  "part.colour": "Колір",
  "part.card": "Карта",
  "stakes.school": "Школа визначає ваші початкові карти, дім і Спеціалізацію, яка зростає з рівнем.",
};
