/** What effects do, in Ukrainian. Each is a clause that follows a colon, said to the player as an order. */
export const EFFECTS: Record<string, string> = {
  "effect.none": "нічого",
  "effect.all": "{effects}",

  "effect.gold.gain":
    "отримайте {count, plural, one {# монету} few {# монети} many {# монет} other {# монети}}",
  "effect.gold.lose":
    "утратьте {count, plural, one {# монету} few {# монети} many {# монет} other {# монети}}",
  "effect.attribute.raise":
    "підвищте {which, select, combat {Бій на 1} defense {Захист на 1} alchemy {Алхімію на 1} specialization {Спеціалізацію на 1} any {будь-який атрибут на 1} lowest {свій найнижчий атрибут на 1} other {два свої найнижчі атрибути на 1}}",
  "effect.attribute.lower":
    "знизьте {which, select, combat {Бій на 1} defense {Захист на 1} alchemy {Алхімію на 1} specialization {Спеціалізацію на 1} any {будь-який атрибут на 1} lowest {свій найнижчий атрибут на 1} other {два свої найнижчі атрибути на 1}}",
  "effect.shield.raise": "підвищте Щит на {count}",
  "effect.shield.lower": "знизьте Щит на {count}",
  "effect.shield.overCap": "підвищте Щит на {count}, навіть понад його межу",
  "effect.shield.by": "змініть Щит ({amount})",
  "effect.shieldSet.0": "знизьте Щит до 0",
  "effect.shieldSet.cap": "підвищте Щит до його межі",
  "effect.potion.take":
    "візьміть {count, plural, one {# еліксир} few {# еліксири} many {# еліксирів} other {# еліксиру}}",
  "effect.potion.discard":
    "скиньте {count, plural, one {# невипитий еліксир} few {# невипиті еліксири} many {# невипитих еліксирів} other {# невипитого еліксиру}}",
  "effect.potionsUpTo": "доповніть свої еліксири до {count}{over, select, yes { (ліміт не діє)} other {}}",
  "effect.potionsDiscardAll": "скиньте всі свої невипиті еліксири",
  "effect.trail.choice": "візьміть жетон сліду будь-якої місцевості",
  "effect.trail.each": "візьміть по одному жетону сліду кожної місцевості",
  "effect.trail.asActive": "візьміть жетон сліду кожної місцевості, жетон якої має активний гравець",
  "effect.draw": "візьміть {count, plural, one {# карту} few {# карти} many {# карт} other {# карти}}",
  "effect.discardHand.owner":
    "скиньте з руки {count, plural, one {# карту} few {# карти} many {# карт} other {# карти}}{fallback, select, yes { (чого бракує, іде з верху колоди)} other {}}",
  "effect.discardHand.random":
    "скиньте з руки {count, plural, one {# випадкову карту} few {# випадкові карти} many {# випадкових карт} other {# випадкової карти}}{fallback, select, yes { (чого бракує, іде з верху колоди)} other {}}",
  "effect.discardHand.owner.by":
    "скиньте карти з руки ({amount}{fallback, select, yes {; чого бракує, іде з верху колоди} other {}})",
  "effect.discardHand.random.by":
    "скиньте випадкові карти з руки ({amount}{fallback, select, yes {; чого бракує, іде з верху колоди} other {}})",
  "effect.discardDeck":
    "перегляньте свою колоду, скиньте з неї {count, plural, one {# вибрану карту} few {# вибрані карти} many {# вибраних карт} other {# вибраної карти}} і перетасуйте її",
  "effect.removeCard":
    "вилучіть із гри {count, plural, one {# свою карту дії} few {# свої карти дій} many {# своїх карт дій} other {# своєї карти дії}}{fallback, select, yes { (з порожньою рукою — верхню карту колоди)} other {}}",
  "effect.removeCard.from":
    "вилучіть із гри {count, plural, one {# свою карту дії} few {# свої карти дій} many {# своїх карт дій} other {# своєї карти дії}} (звідки: {zones}{fallback, select, yes {; з порожньою рукою — верхню карту колоди} other {}})",
  "effect.gainPoolCard.any": "покладіть у свій скид будь-яку карту із запасу",
  "effect.gainPoolCard.cost": "покладіть у свій скид карту із запасу вартістю {cost}",
  "effect.takeDiscard.top": "візьміть на руку верхню карту свого скиду",
  "effect.takeDiscard.any": "візьміть на руку будь-яку карту свого скиду",
  "effect.discardToDeck.owner":
    "замішайте в колоду до {count, plural, one {# карти} few {# карт} many {# карт} other {# карти}} зі свого скиду",
  "effect.discardToDeck.random":
    "замішайте в колоду {count, plural, one {# випадкову карту} few {# випадкові карти} many {# випадкових карт} other {# випадкової карти}} зі свого скиду",
  "effect.cycleHand":
    "покладіть із руки під колоду до {count, plural, one {# карти} few {# карт} many {# карт} other {# карти}}, тоді візьміть стільки ж і ще {bonus}",
  "effect.lookOwnDeck":
    "перегляньте {count, plural, one {верхню карту} few {# верхні карти} many {# верхніх карт} other {# верхньої карти}} своєї колоди, візьміть із них на руку {take}, а решту покладіть {rest, select, top {наверх} other {під неї}} у будь-якому порядку",

  "effect.phase3Draw.more":
    "у фазі III візьміть на {count, plural, one {# карту} few {# карти} many {# карт} other {# карти}} більше",
  "effect.phase3Draw.fewer":
    "у фазі III візьміть на {count, plural, one {# карту} few {# карти} many {# карт} other {# карти}} менше",
  "effect.phase3DrawSet":
    "у фазі III беріть лише до {count, plural, one {# карти} few {# карт} many {# карт} other {# карти}} на руці",
  "effect.phase3Free": "карта, яку ви берете із запасу у фазі III, нічого не коштує",
  "effect.skipToPhase3": "одразу переходьте до фази III",
  "effect.noExplore": "цього ходу не можна досліджувати",
  "effect.quest":
    "візьміть завдання ({place}; подія {event}{pay, plural, =0 {} one {; на місці заплатите # монету} few {; на місці заплатите # монети} many {; на місці заплатите # монет} other {; на місці заплатите # монети}})",
  "effect.readEvent": "прочитайте подію {event}",
  "effect.keep":
    "залиште цю карту собі{kind, select, equipment { як спорядження} companion { як супутника} other {}}",
  "effect.loseKept": "поверніть збережену подію {event}",
  "effect.move":
    "перейдіть на з’єднану {to, select, forest {лісову локацію} mountain {гірську локацію} water {водну локацію} other {локацію}} {pay, select, anyCard {за 1 будь-яку карту} other {без плати}}{action, select, yes {; можете виконати її дію} other {}}",
  "effect.trainingDiscount":
    "цей вишкіл коштує на {count, plural, one {# монету} few {# монети} many {# монет} other {# монети}} менше, але щонайменше {least}",
  "effect.potionLimit":
    "можете мати до {count, plural, one {# еліксиру} few {# еліксирів} many {# еліксирів} other {# еліксиру}}",
  "place.forest": "випадкова лісова локація",
  "place.mountain": "випадкова гірська локація",
  "place.water": "випадкова водна локація",
  "place.own": "ваша власна школа",
  "place.ownOrOther": "школа будь-якого гравця",

  "effect.roll": "киньте кубик ({rows})",
  "effect.if": "якщо {conditions}, {met}, інакше {otherwise}",
  "effect.band":
    "залежно від рівня {of, select, combat {вашого Бою} defense {вашого Захисту} alchemy {вашої Алхімії} specialization {вашої Спеціалізації} other {вашого відьмака}} ({rows})",
  "effect.test": "випробування 2 × {attribute} + кубик ({rows})",
  "effect.shortFight":
    "коротка сутичка: {prepare}, візьміть {count, plural, one {# карту} few {# карти} many {# карт} other {# карти}} і зіграйте одну комбінацію (ушкодження {rows})",
  "effect.pokerAgainst": "зіграйте в покер на кістках проти {dice} (з кращим результатом: {effects})",
  "effect.schoolOwner": "для гравця, якому належить ця школа ({effects})",
  row: "{range}: {effects}",
  rows: "{row}; {rest}",
  range: "{from}–{to}",
  "range.one": "{from}",
  "range.up": "{from} або більше",

  "effect.damage.more":
    "додайте до атаки {count, plural, one {# ушкодження} few {# ушкодження} many {# ушкоджень} other {# ушкодження}}",
  "effect.damage.less":
    "завдайте атакою на {count, plural, one {# ушкодження} few {# ушкодження} many {# ушкоджень} other {# ушкодження}} менше",
  "effect.damage.now":
    "одразу завдайте {count, plural, one {# ушкодження} few {# ушкоджень} many {# ушкоджень} other {# ушкодження}}",
  "effect.damage.by": "додайте до атаки ушкодження ({amount})",
  "effect.takeDamage":
    "зазнайте {count, plural, one {# ушкодження} few {# ушкоджень} many {# ушкоджень} other {# ушкодження}}",
  "effect.takeDamage.by": "зазнайте ушкоджень ({amount})",
  "effect.refill.more":
    "на кроці 4 візьміть на {count, plural, one {# карту} few {# карти} many {# карт} other {# карти}} більше",
  "effect.refill.fewer":
    "на кроці 4 візьміть на {count, plural, one {# карту} few {# карти} many {# карт} other {# карти}} менше",
  "effect.refill.least":
    "на кроці 4 візьміть на {count, plural, one {# карту} few {# карти} many {# карт} other {# карти}} менше, але щонайменше {least}",
  "effect.refillBase": "на кроці 4 Бій рахується як {count}",
  "effect.comboMax":
    "ваша комбінація може мати щонайбільше {count, plural, one {# карту} few {# карти} many {# карт} other {# карти}}",
  "effect.comboFree":
    "можете завершити комбінацію {count, plural, one {# картою} few {# картами} many {# картами} other {# карти}} без зв’язку",
  "effect.comboShield":
    "додайте до комбінації {count, plural, one {# символ Щита} few {# символи Щита} many {# символів Щита} other {# символу Щита}}",
  "effect.comboShield.by": "додайте до комбінації символи Щита ({amount})",
  "effect.noComboShield": "символи Щита у вашій комбінації не рахуються",
  "effect.lookOpponentDeck":
    "перегляньте {count, plural, one {верхню карту} few {# верхні карти} many {# верхніх карт} other {# верхньої карти}} колоди життя суперника, скиньте з них {discard}, а решту покладіть наверх у будь-якому порядку",
  "effect.reduceAttack.this":
    "ця атака завдає на {count, plural, one {# ушкодження} few {# ушкодження} many {# ушкоджень} other {# ушкодження}} менше",
  "effect.reduceAttack.next":
    "наступна атака на вас завдає на {count, plural, one {# ушкодження} few {# ушкодження} many {# ушкоджень} other {# ушкодження}} менше",
  "effect.capAttack":
    "ця атака завдає щонайбільше {count, plural, one {# ушкодження} few {# ушкоджень} many {# ушкоджень} other {# ушкодження}}",
  "effect.attackBonus":
    "атака чудовиська завдає на {count, plural, one {# ушкодження} few {# ушкодження} many {# ушкоджень} other {# ушкодження}} більше",
  "effect.chooseAttack": "виберіть наново між випадом і укусом",
  "effect.worstAttack": "застосовується атака, що коштує вам більше карт",
  "effect.handFirst": "ушкодження спершу забирають карти з руки",
  "effect.potionCap":
    "у цьому бою можете випити щонайбільше {count, plural, one {# еліксир} few {# еліксири} many {# еліксирів} other {# еліксиру}}",
  "effect.freePotion": "випийте його без ціни й вади (до ліміту не входить)",
  "effect.repeatPotion": "його ефекти діють ще раз, без ціни й вади",
  "effect.repeatSpecialization": "використайте свою Спеціалізацію ще раз, як на рівні {level}",
  "effect.colourNoEffect":
    "{colour, select, blue {сині} red {червоні} green {зелені} yellow {жовті} other {фіолетові}} карти не мають ефектів, але зв’язуються й рахуються",
  "effect.firstCardRandom": "перша карта вашої комбінації — випадкова карта з руки",
  "effect.shieldGainCap": "у кожен ваш бойовий хід Щит може зрости щонайбільше на {count}",
  "effect.damageCap":
    "ваша атака завдає щонайбільше {count, plural, one {# ушкодження} few {# ушкоджень} many {# ушкоджень} other {# ушкодження}}",
  "effect.lossCap":
    "цього ходу чудовисько втрачає щонайбільше {count, plural, one {# карту} few {# карти} many {# карт} other {# карти}}",
  "effect.fightAttribute.higher":
    "{which, select, combat {Бій} defense {Захист} alchemy {Алхімія} other {Спеціалізація}} рахується в цьому бою на 1 вище",
  "effect.fightAttribute.lower":
    "{which, select, combat {Бій} defense {Захист} alchemy {Алхімія} other {Спеціалізація}} рахується в цьому бою на 1 нижче",
  "effect.actFirst": "перший бойовий хід ваш",

  "amount.attribute":
    "стільки, який рівень {attribute, select, combat {вашого Бою} defense {вашого Захисту} alchemy {вашої Алхімії} other {вашої Спеціалізації}}",
  "amount.handCard": "{each} за кожну карту на вашій руці",
  "amount.comboCard":
    "{each} за кожну {colour, select, blue {синю} red {червону} green {зелену} yellow {жовту} other {фіолетову}} карту комбінації",
  "amount.monsterLevel": "{one}/{two}/{three} для чудовиська рівня I/II/III",
};
