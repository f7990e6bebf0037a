/** The table told in words, as headings with lists, in Ukrainian; terms as in `flow.ts`. */
export const OUTLINE: Record<string, string> = {
  "outline.standing": "Стан гри",
  "outline.start": "Партію готують.",
  "outline.mulligan": "Перед раундом 1 гравці обмінюють карти.",
  "outline.over":
    "Партію закінчено{count, plural, =0 {: нічия} one {, перемагає {winners}} few {, перемагають {winners}} many {, перемагають {winners}} other {, перемагають {winners}}}.",
  "outline.sideTotal": "{side}: разом {total}",
  "outline.weather": "Погода: {cards}",
  "outline.limbo": "Саме розігрується: {cards}",
  "outline.spiesDoubled": "У цій партії шпигуни для всіх рахуються подвійно.",
  "outline.restoreAtRandom": "У цій партії загін для повернення вибирає випадок.",
  "outline.hand":
    "{seat}, карти на руці: {count, plural, one {# карта} few {# карти} many {# карт} other {# карти}}",
  "outline.handOwn":
    "Ваша рука: {count, plural, =0 {немає карт} one {# карта} few {# карти} many {# карт} other {# карти}}",
  "outline.unit": "{card}: {strength}, {rows}{count, select, 0 {} other {, {abilities}}}",
  "outline.special": "{card}: {kind}",
  "outline.many": "{card} ×{count}",
  "outline.side": "{seat}, {faction}{own, select, yes { (ви)} other {}}",
  "outline.team": "Команда: {seats}{own, select, yes { (ваша)} other {}}",
  "outline.total": "Усі ряди разом: {total}",
  "outline.gems":
    "{count, plural, =0 {Самоцвітів не лишилося} one {Лишився # самоцвіт} few {Лишилося # самоцвіти} many {Лишилося # самоцвітів} other {Лишилося # самоцвіту}}",
  "outline.points": "{count, plural, one {# очко} few {# очки} many {# очок} other {# очка}}",
  "outline.halfWeather": "На цьому боці погода забирає лише половину сили.",
  "outline.due": "На початку наступного раунду прийде: {cards}",
  "outline.passed": "{seat}: пас до кінця раунду.",
  "outline.leader":
    "{seat}, командир: {leader}{state, select, ready {, напоготові} spent {, уже використано} cancelled {, без здібності} other {, діє завжди}}",
  "outline.handCount":
    "{seat}, на руці: {count, plural, =0 {немає карт} one {# карта} few {# карти} many {# карт} other {# карти}}",
  "outline.deckCount":
    "{seat}, у колоді: {count, plural, =0 {немає карт} one {# карта} few {# карти} many {# карт} other {# карти}}",
  "outline.drawDue": "{seat} на початку наступного раунду бере на одну карту більше.",
  "outline.known": "{seat}: що відомо про приховані карти",
  "outline.known.hand": "{card}: на руці",
  "outline.known.deck": "{card}: у колоді",
  "outline.known.either": "{card}: на руці або в колоді",
  "outline.row": "{row}: {total}",
  "outline.rowTotal": "Ряд разом {total}",
  "outline.rowEmpty": "Загонів немає",
  "outline.rowWeather": "На цьому ряду лежить негода.",
  "outline.slot": "На місці біля ряду: {card}",
  "outline.slotLeader": "На місці біля ряду: ріг командира",
  "outline.fielded":
    "{card}: {strength}{changed, select, yes { замість {printed}} other {}}{count, select, 0 {} other {, {abilities}}}",
  "outline.fieldedBy": "{unit}, грає {seat}",
  "outline.pile":
    "Скид: {count, plural, one {# карта} few {# карти} many {# карт} other {# карти}}, найновіша перша",
  "outline.rounds": "Дотеперішні раунди",
  "outline.round":
    "Раунд {round}: {totals}; {count, plural, =0 {без переможця} one {перемагає {winners}} few {перемагають {winners}} many {перемагають {winners}} other {перемагають {winners}}}",
  "outline.sideScore": "{side} {total}",
  "outline.deck":
    "Лишилося у вашій колоді: {count, plural, =0 {немає карт} one {# карта} few {# карти} many {# карт} other {# карти}}",
  "outline.aside": "Відкладено до кінця обміну: {cards}",
  "outline.bottom": "На споді колоди, від найнижчої: {cards}",
  "outline.lists": "{seat}: список колоди",
  "outline.list": "{faction}: {leader}",
  "outline.removed": "Поза цією партією",
  "outline.automaton": "Автоматон",
  "outline.leadersLeft": "Ще не показані командири: {leaders}",
  "outline.noLeadersLeft": "Усіх своїх командирів він уже показав.",
  "outline.owed":
    "Цього ходу він відкриє ще {count, plural, one {# карту} few {# карти} many {# карт} other {# карти}}.",
  "outline.unseen":
    "Десь у його колоді або під опудалом: {count, plural, one {# карта} few {# карти} many {# карт} other {# карти}}",
  "outline.decoyCovers": "{card}: під ним лежить прихована карта",
  "outline.decoyBare": "{card}: під ним нічого немає",
  "outline.decisions": "Його останні рішення, крок за кроком",
  "outline.decision":
    "{kind, select, row {Ряд для карти «{card}»} slot {Місце для карти «{card}»} medic {Повернено: {card}} card {Вибрано: {card}} relocation {Перегрупування спритних загонів} discarded {Скинуто: {card}} other {{card}}}",
  "outline.tournament": "Турнір, гра {game}",
  "outline.wins":
    "{seat}: {count, plural, =0 {виграних ігор немає} one {# виграна гра} few {# виграні гри} many {# виграних ігор} other {# виграної гри}}",
  "outline.decksOf": "{seat}: колоди",
  "outline.tournamentDeck":
    "{faction}, {leader}, {count, plural, one {# карта} few {# карти} many {# карт} other {# карти}}{state, select, out {: перемогла й вибула} used {: зараз у грі} other {}}",
  "outline.seen": "Уже бачили, {faction}: {cards}",
};
