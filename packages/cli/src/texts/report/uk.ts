/** Що каже `medallion sim --report`. */
export default {
  "report.written": "Звіт лежить у {path}",
  "report.title": "{game}: {games, plural, one {# гра} few {# гри} many {# ігор} other {# гри}} між ботами",
  "report.lead":
    "Біля кожного числа стоїть його 95-відсотковий проміжок: зі ста таких проміжків близько 95 містять справжнє число.",
  "report.command": "Команда",
  "report.versions": "Версія",
  "report.version": "правила {rules}{data, select, none {} other {, дані {data}}}",
  "report.bots": "Боти",

  "report.targets": "Цілі",
  "report.tally": "{met} з {all} досягнуто, {missed} не досягнуто, {open} без відповіді",
  "report.target": "Ціль",
  "report.found": "Виявлено",
  "report.wanted": "Бажано",
  "report.between": "від {low} до {high}",
  "report.least": "щонайменше {low}",
  "report.most": "щонайбільше {high}",
  "report.verdict": "{verdict, select, met {досягнуто} missed {не досягнуто} other {без відповіді}}",
  "report.unsure": "непевно: проміжок виходить за межу",
  "report.unknown": "не зіграно нічого, що б це показало",
  "report.every":
    "{count, plural, one {# значення} few {Усі # значення} many {Усі # значень} other {Усі # значення}}",

  "report.runs": "Що зіграно",
  "report.run": "Серія",
  "report.runName": "{mode}, {seats, plural, one {# місце} few {# місця} many {# місць} other {# місця}}",
  "report.played": "Ігри",
  "report.score": "Середній рахунок",
  "report.choices": "Середня тривалість",
  "report.apart": "лише для цілей",

  "report.wins": "{name}: перемоги",
  "report.winsLead":
    "Як часто з цим перемагає місце, як кратне тому, що було б, якби всі місця були рівні; 1 — порівну.",
  "report.means": "{name}: середні рахунки",
  "report.meansLead": "Лінія — середнє всіх місць.",
  "report.seat": "Місця",
  "report.seatName": "Місце {name}",
  "report.relative": "Кратність",
  "report.seats": "{count, plural, one {# місце} few {# місця} many {# місць} other {# місця}}",

  "report.scores": "Рахунки",
  "report.scoresLead": "Скільки зі ста місць закінчують з яким рахунком; лінія — середнє.",
  "report.mean": "середнє {mean}",
  "report.sources": "Звідки береться рахунок",
  "report.sourcesLead": "Якою частиною всіх очок серії є кожне джерело.",
  "report.lengths": "Тривалість",
  "report.lengthsLead": "Вибори, які за гру роблять усі місця разом; лінія — середнє.",
  "report.lengthHead": "Вибори",
  "report.perGame": "Використань за гру, найчастіші перші; лінія — середнє всіх.",
  "report.perChance": "Як часто це використовують, коли можна; лінія — середнє всіх.",
  "report.rate": "Використання",
  "report.times":
    "{count, plural, one {# використання} few {# використання} many {# використань} other {# використання}}",
  "report.table": "Те саме таблицею",
};
