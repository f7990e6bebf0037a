import type en from "./en.ts";

const uk: Record<keyof typeof en, string> = {
  "language.name": "Українська",
  "name.person": "{alike, select, several {Гравець {number}} other {Гравець}}",
  "name.bot": "{alike, select, several {Бот {number}} other {Бот}}",

  begin: "{game}, {mode}, {seats, plural, one {# місце} few {# місця} many {# місць} other {# місця}}",
  "fairness.begin": "Перед роздачею: SHA-256 зерна — {commitment}",
  "fairness.end":
    "Чесна гра: зерном було {seed}, його SHA-256 — {commitment}; це доводить «{command} verify».",
  link: "Ця гра як посилання (для «{command} replay ''…''»): {link}",
  standing: "{place}. {name}: {result, select, win {перемога} draw {нічия} other {поразка}}",
  "standing.points":
    "{place}. {name}: {result, select, win {перемога} draw {нічия} other {поразка}}, {points, plural, one {# очко} few {# очки} many {# очок} other {# очка}}",
  keep: "Зберегти запис? Вкажіть назву файлу, наприклад hra.json; + — тека збережених ігор, Enter — ні: ",
  kept: "Запис лежить у {path}",

  prompt: "Ваш вибір (? — довідка): ",
  "question.offers": "Можна також:",
  curtain: "Передайте клавіатуру — грає {name}, хай натисне Enter: ",
  "input.unknown":
    "{count, plural, =1 {Введіть 1 або початок вибору} one {Введіть число від 1 до # або початок вибору} few {Введіть число від 1 до # або початок вибору} many {Введіть число від 1 до # або початок вибору} other {Введіть число від 1 до # або початок вибору}}; ? — довідка.",
  "input.number": "Введіть число від 1 до {count}.",
  "input.ambiguous": "Так починається кілька варіантів:",
  help: "Варіант обирають його номером або початком. Крім того:\n  Enter      знову варіанти\n  board      знову стіл\n  why        які числа можна пояснити; why 3 пояснює третє\n  card       карти та все інше, що видно; card 3 або card НАЗВА описує, що воно робить\n  log        усе, що сталося\n  undo       повернутися до стану перед вашим останнім вибором\n  save       зберегти гру зараз; save ФАЙЛ — зберегти туди\n  resign     здатися\n  quit       зберегти й вийти",
  "undo.none": "Нема чого скасовувати.",
  saved: "Збережено в {path}",
  left: "Збережено в {path}; продовжити можна командою «{command}».",
  failure: "Наша помилка: {error}. Вибір скасовано, і гра триває; те, що відтворює помилку, лежить у {path}",

  "refusal.noQuestion": "Зараз обираєте не ви; зачекайте на питання.",
  "refusal.staleQuestion": "На це питання вже відповіли; подивіться на поточне.",
  "refusal.noSuchChoice": "Такого вибору немає; оберіть зі списку.",
  "refusal.gameOver": "Гра закінчилася; обирати вже не можна.",
  "refusal.paused": "Гру призупинено; спершу відновіть її.",
  "refusal.notPaused": "Гру не призупинено; грайте далі.",
  "refusal.noSuchSeat": "За цим столом немає такого місця; оберіть інше.",

  "why.none": "На столі немає числа, яке можна пояснити.",
  "why.list": "Введіть «why» і номер:",
  "why.unknown": "Під номером {number} нема чого пояснювати; «why» показує список.",

  "card.none": "Тут нема чого описувати.",
  "card.list": "Введіть «card» і номер або початок назви:",
  "card.unknown": "Під «{asked}» тут нічого немає; «card» показує список.",
  "card.ambiguous": "Так починається кілька назв:",

  "log.takenBack": "Останній вибір скасовано.",
  "log.seated":
    "{who, select, bot {Місце, яке займає {name}, переходить до бота.} other {Місце займає {name}.}}",
  "log.paused": "Гру призупинено.",
  "log.resumed": "Гра триває.",

  "saved.line":
    "{when}  {game}  {status, select, running {триває} finished {закінчена} other {нечитабельна}}  {path}",
  "decks.seats": "кількість місць: {seats}",
  "decks.rules":
    "Опції правил для --rule назва=значення, спершу типове значення (true: увімкнено, false: вимкнено):",

  "menu.language": "Мова",
  "menu.what": "Що робимо?",
  "menu.new": "Нова гра",
  "menu.game": "Яка гра?",
  "menu.mode": "Який режим?",
  "menu.seats": "Скільки місць?",
  "menu.people": "Хто грає за цим терміналом?",
  "menu.crowd": "{people, plural, one {# людина} few {# людини} many {# людей} other {# людини}}",
  "menu.pick":
    "{people, plural, =1 {Що ви берете?} one {Що бере гравець {number}?} few {Що бере гравець {number}?} many {Що бере гравець {number}?} other {Що бере гравець {number}?}}",
  "menu.any": "Нехай вирішить випадок",
  "menu.bot": "Проти кого?",
  "menu.rival":
    "{id, select, greedy {Жадібний: бере те, що має найкращий вигляд} random {Випадковий: бере будь-що} other {{id}}}",
  "menu.prompt": "Номер (Enter — 1): ",

  "replay.step": "[{position}/{last}] {what}",
  "replay.begin": "Гра починається.",
  "replay.move": "{name}: вибір зроблено.",
  "replay.choice": "{name}: {choice}",
  "replay.ended": "Гра закінчується за столом.",
  "replay.prompt": "Enter — далі, b — назад, число — перейти, q — кінець: ",

  "verify.seed": "Зерно {seed}, SHA-256 {commitment}",
  "verify.subject":
    "{subject, select, record {запис} commitment {зобов’язання} key {ключ} segment {перебіг} other {результат}}",
  "verify.verdict":
    "{verdict, select, proved {Доведено: жодного тасування чи вибору не змінено.} failed {Нечесно: те, що не справдилося, позначено вище.} other {Довести вдалося не все: відкрите позначено вище.}}",

  "sim.progress": "{done, number} з {total, plural, one {# гри} few {# ігор} many {# ігор} other {# гри}}",
  "sim.title":
    "{game}, {mode}: {games, plural, one {# гра} few {# гри} many {# ігор} other {# гри}}, зерно {seed}",
  "sim.mirror":
    "Дзеркально: кожну роздачу зіграно {rounds, plural, =1 {один раз} =2 {двічі} one {# раз} few {# рази} many {# разів} other {# раза}}, боти щоразу на місце далі.",
  "sim.stopped":
    "Зупинено після {games} з {asked, plural, one {# гри} few {# ігор} many {# ігор} other {# гри}}.",
  "sim.bots": "Для кожного бота, з 95-відсотковими інтервалами:",
  "sim.seats": "Для кожного місця:",
  "sim.rates": "зіграно {played}   виграші {win}   нічиї {draw}   програші {loss}",
  "sim.length": "Середня кількість виборів: {mean}",
  "sim.speed": "Ігор за секунду: {rate}",
  "sim.failure":
    "Гра {number} обірвалася: {reason}. Та сама команда з --seed {seed} --first {number} --games 1 повторить її.",

  "error.language": "Мови «{asked}» немає; оберіть одну з: {known}.",
  "error.game": "Гри «{id}» немає; оберіть одну з: {known}.",
  "error.mode": "{game} не має режиму «{id}»; оберіть один із: {known}.",
  "error.bot": "Бота «{id}» немає; оберіть одного з: {known}.",
  "error.seats": "{game} у режимі {mode} має стільки місць: {known}.",
  "error.people":
    "На {seats, plural, one {# місце} few {# місця} many {# місць} other {# місця}} не можна посадити {people, plural, one {# людину} few {# людей} many {# людей} other {# людини}}; змініть --hotseat.",
  "error.names": "Імен більше, ніж людей ({people}); змініть --name або --hotseat.",
  "error.games": "У параметрі --games вкажіть щонайменше 1.",
  "error.read": "Файл {path} не вдається прочитати ({reason}).",
  "error.write": "Файл {path} не вдається записати ({reason}).",
  "error.foreign": "Файл {path} вже існує і не є збереженою грою; оберіть іншу назву.",
  "error.command": "Команди «{id}» немає; оберіть одну з: {known}.",
  "error.saves": "У {folder} немає збереженої гри, яку можна продовжити; почніть командою «medallion play».",
  "error.files": "Вкажіть хоча б один файл зі сценарієм або теку, де такі є.",
  "error.step": "Кроки цієї гри мають номери від 0 до {last}.",
  "error.viewer": "Місця «{given}» немає; оберіть одне з: {known} або all.",
  "error.number": "«{given}» — не ціле число; вкажіть, наприклад, 2.",
  "error.pair": "«{given}» — не опція правил; запишіть її як назва=значення.",
  "error.hash": "«{given}» — не оприлюднений хеш; вкажіть його 64 шістнадцяткові цифри.",
  "error.option": "Параметра {given} немає; --help показує наявні.",
  "error.value": "Параметр {given} потребує значення; вкажіть його.",
  "error.argument": "Чогось бракує: <{given}>; --help пояснює, чого саме.",
  "error.surplus": "Вказано більше, ніж приймає команда {given}; --help пояснює, що вона приймає.",
};

export default uk;
