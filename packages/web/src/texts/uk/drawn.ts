/** Keys begin with `drawn.`: what every drawn table says. */
export default {
  "drawn.keys.move": "Від карти до карти",
  "drawn.keys.zoom": "Збільшити карту",
  "drawn.keys.release": "Покласти карту назад",
  "drawn.keys.again": "Показати останні ходи ще раз",
  "drawn.again": "Повторити ходи",
  "drawn.chronicle": "Журнал",
  "drawn.beneath": "Показати стіл",
  "drawn.rule": "Правило",
};
