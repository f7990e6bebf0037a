/** Keys begin with `opponent.`. */
export default {
  "opponent.name":
    "{who, select, bertram {Бертрам} ludmila {Людмила} osric {Осрік} radka {Радка} tibor {Тібор} other {Бот}}",
  "opponent.named": "{name} (бот)",
  "opponent.kind": "{name}: {kind}",
  "opponent.greets":
    "{who, select, bertram {Сідай. Мито тут — одна добра партія.} ludmila {Чай гарячий, карти роздано. Почнімо?} osric {На твої карти мені й одного ока досить.} radka {Усе має свою ціну. Покажи свою.} tibor {Записую кожну помилку. Свої теж.} other {}}",
  "opponent.won":
    "{who, select, bertram {Мито сплачено. Заходь іще.} ludmila {Не супся так. Ось мед.} osric {Вільно. Завтра о цій самій порі?} radka {З тобою приємно мати справу.} tibor {Опишу це лагідно.} other {}}",
  "opponent.lost":
    "{who, select, bertram {То проходь. Чесно зароблено.} ludmila {Гарно вродило. Хто тебе вчив?} osric {Добре. У моїй роті для тебе знайшлося б місце.} radka {Обібрали до нитки, а я ще й дякую.} tibor {Одна до хроніки, і вона твоя.} other {}}",
  "opponent.drew":
    "{who, select, bertram {Отже, ніхто не платить.} ludmila {Як дві краплі води.} osric {Назвімо це перемир’ям.} radka {Торгуватися вміємо обоє.} tibor {Цей рядок лишається порожнім.} other {}}",
  "opponent.level":
    "{bot, select, novice {Бачить очевидне й помиляється.} adept {Одразу бере те, що має найкращий вигляд.} veteran {Думає на кілька ходів наперед.} master {Зважує, якими шляхами може піти гра.} other {}}",
  "opponent.beaten": "Дві перемоги. Час для сильнішого суперника?",
  "opponent.next":
    "{bot, select, adept {Зіграти з адептом} veteran {Зіграти з ветераном} master {Зіграти з майстром} other {}}",
};
