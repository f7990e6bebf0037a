/** Keys begin with `oldWorld.map`: the map of Old World. What lies there is the game's own text. */
export default {
  "oldWorld.map": "Мапа",
  "oldWorld.map.nearer": "Наблизити",
  "oldWorld.map.farther": "Віддалити",
  "oldWorld.map.whole": "Показати всю мапу",
  "oldWorld.map.sea": "Велике море",
  "oldWorld.map.label":
    "{place}{standing, select, here {; ви тут} open {; чим заплатити: {prices}} other {}}",
  "oldWorld.map.where":
    "{terrain}; {roads, plural, =0 {ви тут} one {# дорога звідси} few {# дороги звідси} many {# доріг звідси} other {# дороги звідси}}",
  "oldWorld.map.nobody": "Тут нікого немає, чудовиська теж.",
  "oldWorld.map.pays": "Чим заплатити",
  "oldWorld.map.price":
    "{price, select, terrain {Карта з цією місцевістю} wild {Карта із символом будь-якої місцевості} gold {Будь-яка карта й 1 монета} two {Дві будь-які карти} any {Будь-яка карта} other {Безкоштовно}}",
  "oldWorld.map.fits":
    "{count, plural, one {# карта на руці} few {# карти на руці} many {# карт на руці} other {# карти на руці}}",
  "oldWorld.map.lacks":
    "{price, select, terrain {немає на руці} wild {немає на руці} gold {немає монети або карти} other {замало карт}}",
  "oldWorld.map.ride": "Вирушити туди",
  "oldWorld.map.sketch": "Накреслити шлях",
  "oldWorld.map.sketch.tell": "Вибирайте місця вздовж доріг. Це бачите лише ви.",
  "oldWorld.map.sketch.way":
    "{count, plural, one {# перехід} few {# переходи} many {# переходів} other {# переходу}}: {grounds}",
  "oldWorld.map.sketch.clear": "Стерти",
  "oldWorld.outlook":
    "{outlook, select, poor {Бій зараз, найімовірніше, скінчився б поразкою.} open {Бій зараз міг би скінчитися по-всякому.} fair {Бій зараз скінчився б радше перемогою, ніж поразкою.} other {Бій зараз, найімовірніше, скінчився б перемогою.}} Життя: ваше {own, number}, чудовиська {life, number}.",
} as const;
