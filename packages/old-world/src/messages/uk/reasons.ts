/** What numbers are called and why they are what they are, in Ukrainian. */
export const REASONS: Record<string, string> = {
  "subject.damage": "{seat}: ушкодження атаки",
  "subject.shieldGain": "{seat}: Щит після комбінації",
  "subject.refill": "{seat}: карти, узяті на кроці 4",
  "subject.attack": "{seat}: ушкодження від атаки чудовиська",
  "subject.life": "{seat}: життя",
  "subject.potions": "{seat}: еліксири, які ще можна випити",
  "subject.potionLimit": "{seat}: еліксири",
  "subject.shield": "{seat}: Щит",
  "subject.track": "{seat}: шкала трофеїв",
  "subject.handTarget": "{seat}: карти на руці у фазі III",
  "subject.monsterLife": "Життя чудовиська: {monster}",
  "subject.training": "{seat}: вишкіл у школі, {attribute}",
  "subject.price": "Ціна на місці {slot}: {card}",
  "subject.poker": "{side, select, own {Кубики активного гравця} other {Кубики другої сторони}}",
  "subject.test": "{seat}: випробування {number}",

  "reason.damage.card":
    "{card}: {count, plural, one {# ушкодження} few {# ушкодження} many {# ушкоджень} other {# ушкодження}}",
  "reason.damage.extension":
    "{card}, розширення ({colour}): {count, plural, one {# ушкодження} few {# ушкодження} many {# ушкоджень} other {# ушкодження}}",
  "reason.damage.effect":
    "{source}: {count, plural, one {# ушкодження} few {# ушкодження} many {# ушкоджень} other {# ушкодження}}",
  "reason.damage.least": "Ніколи не менше від 0",
  "reason.damage.cap":
    "{source}: щонайбільше {cap, plural, one {# ушкодження} few {# ушкодження} many {# ушкоджень} other {# ушкодження}}",
  "reason.damage.total":
    "Атака завдає {damage, plural, one {# ушкодження} few {# ушкоджень} many {# ушкоджень} other {# ушкодження}}",
  "reason.attack.printed":
    "{card}, {attack}: {damage, plural, one {# ушкодження} few {# ушкодження} many {# ушкоджень} other {# ушкодження}}",
  "reason.attack.bonus": "{source}: на {count} більше",
  "reason.attack.reduced": "{source}: на {count} менше",
  "reason.attack.least": "Ніколи не менше від 0",
  "reason.attack.cap":
    "{source}: щонайбільше {cap, plural, one {# ушкодження} few {# ушкодження} many {# ушкоджень} other {# ушкодження}}",
  "reason.attack.total":
    "Атака завдає {damage, plural, one {# ушкодження} few {# ушкоджень} many {# ушкоджень} other {# ушкодження}}",

  "reason.shieldGain.card": "{card}: Щит {count}",
  "reason.shieldGain.extension": "{card}, розширення ({colour}): Щит {count}",
  "reason.shieldGain.effect": "{source}: Щит {count}",
  "reason.shieldGain.none": "{source}: символи Щита не рахуються",
  "reason.shieldGain.least": "Ніколи не менше від 0",
  "reason.shieldGain.after": "Щит змінюється з {shield} на {after}; межа — {cap}",
  "reason.refill.card": "{card}: {count, plural, one {# карта} few {# карти} many {# карт} other {# карти}}",
  "reason.refill.extension":
    "{card}, розширення ({colour}): {count, plural, one {# карта} few {# карти} many {# карт} other {# карти}}",
  "reason.refill.effect":
    "{source}: {count, plural, one {# карта} few {# карти} many {# карт} other {# карти}}",
  "reason.refill.row":
    "Бій на рівні {level}: {count, plural, one {# карта} few {# карти} many {# карт} other {# карти}}",
  "reason.refill.instead": "{source}: Бій рахується як {count}",
  "reason.refill.minimum": "{source}: {by}, але не менше від {min}",
  "reason.refill.least": "Ніколи не менше від 0",
  "reason.refill.total":
    "На кроці 4: {count, plural, one {# карта} few {# карти} many {# карт} other {# карти}}; з {limit, plural, one {# картою} few {# картами} many {# картами} other {# карти}} на руці добір спиняється",

  "reason.life.deck":
    "Колода життя: {count, plural, one {# карта} few {# карти} many {# карт} other {# карти}}",
  "reason.life.hand": "Рука: {count, plural, one {# карта} few {# карти} many {# карт} other {# карти}}",
  "reason.life.shield": "Перед ним стоїть Щит {count}",
  "reason.life.total": "Життя: {count, plural, one {# карта} few {# карти} many {# карт} other {# карти}}",
  "reason.monsterLife.printed":
    "{monster}: {count, plural, one {# карта} few {# карти} many {# карт} other {# карти}}",
  "reason.monsterLife.lost":
    "Утрачено: {count, plural, one {# карта} few {# карти} many {# карт} other {# карти}}",
  "reason.monsterLife.revealed":
    "Відкрито для атак: {count, plural, one {# карта} few {# карти} many {# карт} other {# карти}}",
  "reason.monsterLife.total":
    "Лишилося: {count, plural, one {# карта} few {# карти} many {# карт} other {# карти}}",
  "reason.level": "{attribute}: рівень {level}",
  "reason.level.fight": "{attribute} рахується в цьому бою як рівень {level}",
  "reason.shield.cap": "Межа Щита: {cap}",
  "reason.shield.now": "Щит тепер: {shield}",
  "reason.potions.row":
    "Дозволено в бою: {count, plural, one {# еліксир} few {# еліксири} many {# еліксирів} other {# еліксиру}}",
  "reason.potions.used":
    "Уже випито: {count, plural, one {# еліксир} few {# еліксири} many {# еліксирів} other {# еліксиру}}",
  "reason.potions.cap": "Чудовисько дозволяє лише {cap}",
  "reason.potions.held":
    "Невипиті: {count, plural, one {# еліксир} few {# еліксири} many {# еліксирів} other {# еліксиру}}",
  "reason.potionLimit.rule":
    "Щонайбільше водночас: {count, plural, one {# еліксир} few {# еліксири} many {# еліксирів} other {# еліксиру}}",
  "reason.potionLimit.kept":
    "{source}: до {count, plural, one {# еліксиру} few {# еліксирів} many {# еліксирів} other {# еліксиру}}",
  "reason.potionLimit.held":
    "Маєте: {count, plural, one {# еліксир} few {# еліксири} many {# еліксирів} other {# еліксиру}}",

  "reason.track.trophy": "{trophy}",
  "reason.track.position": "Позиція {position} на шкалі трофеїв",
  "reason.track.wins": "Позиція {position} приносить перемогу",
  "reason.track.fatigue":
    "Позиція {position} приносить втому: {count, plural, one {# карта} few {# карти} many {# карт} other {# карти}}",
  "reason.track.duelGold":
    "За виграний поєдинок із цим відьмаком: {gold, plural, one {# монета} few {# монети} many {# монет} other {# монети}}",

  "reason.price.printed": "{card}: надрукована вартість {cost}",
  "reason.price.slot": "Місце {slot}: {count}",
  "reason.price.least": "Ніколи не менше від 0",
  "reason.price.free": "Цього ходу безплатно",
  "reason.price.total": "Скинути: {count, plural, one {# карту} few {# карти} many {# карт} other {# карти}}",
  "reason.training.price":
    "{attribute} до рівня {level}: {gold, plural, one {# монета} few {# монети} many {# монет} other {# монети}}",
  "reason.training.discount":
    "{source}: на {count} менше, тобто {gold, plural, one {# монета} few {# монети} many {# монет} other {# монети}}",
  "reason.handTarget.rule":
    "У фазі III добирають до {count, plural, one {# карти} few {# карт} many {# карт} other {# карти}} на руці",
  "reason.handTarget.beaten":
    "Після поразки лише до {count, plural, one {# карти} few {# карт} many {# карт} other {# карти}}",
  "reason.handTarget.change": "Зміна цього ходу: {count}",
  "reason.handTarget.fixed":
    "Установлено боєм: {count, plural, one {# карта} few {# карти} many {# карт} other {# карти}}",
  "reason.handTarget.limit": "Щонайменше {least}, щонайбільше {most}",
  "reason.handTarget.total":
    "На руці до {count, plural, one {# карти} few {# карт} many {# карт} other {# карти}}",

  "reason.poker.hand": "{hand} (ранг {rank})",
  "reason.poker.forming": "Утворює значення {face}",
  "reason.poker.unused": "Невикористаний кубик: {face}",
  "reason.poker.reward":
    "Приносить {gold, plural, one {# монету} few {# монети} many {# монет} other {# монети}}",
  "reason.poker.ahead": "Краще за інший результат",
  "reason.poker.behind": "Гірше за інший результат",
  "reason.poker.tieWins": "Однаково, і цього досить",
  "reason.poker.tieLoses": "Однаково, а цього замало",
  "reason.test.level":
    "{of, select, combat {Бій} defense {Захист} alchemy {Алхімія} specialization {Спеціалізація} other {Рівень відьмака}}: {level}",
  "reason.test.twice": "Ще раз, рахується двічі: {level}",
  "reason.test.die": "Кубик: {die}",
  "reason.test.total": "Результат: {total}",
};
